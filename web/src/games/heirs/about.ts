import type { About } from "../../lib/games.ts";
import Picture from "./Picture.svelte";
import "./theme.css";

const about: About = {
  rank: 1,
  Picture,
  example: "take inn",
  alone: [1, 2, 3].map((level) => ({ name: `heirs-level-${level}`, options: { level } })),
};

export default about;
