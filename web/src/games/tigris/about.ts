import type { About } from "../../lib/games.ts";
import Picture from "./Picture.svelte";
import "./theme.css";

const about: About = { rank: 3, Picture, example: "temple d7" };

export default about;
