// The languages there are, by their own names: every folder of words, English last.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const words = fileURLToPath(new URL("../../src/regna/words", import.meta.url));

export function readLanguages(folder = words) {
  const folders = readdirSync(folder).filter((name) => existsSync(`${folder}/${name}/common.ftl`));
  const found = [...folders.filter((lang) => lang !== "en").sort(), "en"];
  const own = (lang) => /^language = (.+)$/m.exec(readFileSync(`${folder}/${lang}/common.ftl`, "utf8"))?.[1] ?? lang;
  return Object.fromEntries(found.map((lang) => [lang, own(lang)]));
}

export default function languages() {
  const id = "virtual:languages";
  return {
    name: "regna-languages",
    resolveId: (wanted) => (wanted === id ? "\0" + id : null),
    load: (wanted) => (wanted === "\0" + id ? `export default ${JSON.stringify(readLanguages())}` : null),
  };
}
