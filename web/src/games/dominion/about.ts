import type { About } from "../../lib/games.ts";
import Picture from "./Picture.svelte";
import "./theme.css";

const about: About = { rank: 2, Picture, example: "buy silver", members: { kingdom: "card" } };

export default about;
