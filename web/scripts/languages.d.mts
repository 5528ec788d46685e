import type { Plugin } from "vite";
export function readLanguages(folder?: string): Record<string, string>;
export default function languages(): Plugin;
