import type { Plugin } from "vite";
export default function languages(): Plugin;
