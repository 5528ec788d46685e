// The emblems: `import mill from "icon:windmill"` is the icon's path as a string.
// Only what is imported is shipped, and only what credits.toml names can be imported.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parse } from "smol-toml";

const require = createRequire(import.meta.url);
const ICON = "icon:";
const ENGINE = "engine:";

export function readCredits() {
  return parse(readFileSync(new URL("../credits.toml", import.meta.url), "utf8"));
}

/** `import cards from "engine:dominion/cards.toml"` is a file of the engine, of a game and its name. */
function engineFile(id) {
  const [game, name] = id.slice(ENGINE.length).split("/");
  return parse(readFileSync(new URL(`../../src/regna/games/${game}/data/${name}`, import.meta.url), "utf8"));
}

export function iconBody(name) {
  const set = require("@iconify-json/game-icons/icons.json");
  const icon = set.icons[name];
  if (!icon) throw new Error(`icon "${name}" is not in game-icons`);
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  if (paths.length !== 1) throw new Error(`icon "${name}" is not a single path`);
  return paths[0];
}

/** All the licences of what the app carries, in one text beside it. */
function licences() {
  const read = (path) => readFileSync(new URL(path, import.meta.url), "utf8").trim();
  const { icons, licence, source } = readCredits();
  const authors = {};
  for (const [icon, author] of Object.entries(icons)) (authors[author] ??= []).push(icon);
  const made = Object.entries(authors).map(([author, names]) => `Icons made by ${author}: ${names.join(", ")}`);
  const line = "\n\n" + "-".repeat(80) + "\n\n";
  return [
    `Icons from ${source}, ${licence}\n\n${made.join("\n\n")}`,
    read("../licences/CC-BY-3.0.txt"),
    read("../node_modules/@fontsource/eb-garamond/LICENSE"),
    read("../node_modules/@fontsource-variable/inter/LICENSE"),
    `Svelte\n\n${read("../node_modules/svelte/LICENSE.md")}`,
    "@fluent/bundle, Apache License 2.0, https://www.apache.org/licenses/LICENSE-2.0",
    `smol-toml\n\n${read("../node_modules/smol-toml/LICENSE")}`,
  ].join(line);
}

export default function icons() {
  return {
    name: "regna-icons",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "licences.txt", source: licences() });
    },
    resolveId(id) {
      return id.startsWith(ICON) || id.startsWith(ENGINE) || id === "virtual:credits" ? "\0" + id : null;
    },
    load(id) {
      if (id === "\0virtual:credits") return `export default ${JSON.stringify(readCredits())}`;
      if (id.startsWith("\0" + ENGINE)) return `export default ${JSON.stringify(engineFile(id.slice(1)))}`;
      if (!id.startsWith("\0" + ICON)) return null;
      const name = id.slice(ICON.length + 1);
      if (!(name in readCredits().icons)) throw new Error(`icon "${name}" has no author in credits.toml`);
      return `export default ${JSON.stringify(iconBody(name))}`;
    },
  };
}
