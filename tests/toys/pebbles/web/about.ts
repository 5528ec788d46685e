import type { About } from "../../lib/games.ts";
import Picture from "./Picture.svelte";

const about: About = { rank: 4, Picture, example: "draw" };

export default about;
