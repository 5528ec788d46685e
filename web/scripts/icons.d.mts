import type { Plugin } from "vite";
export default function icons(): Plugin;
