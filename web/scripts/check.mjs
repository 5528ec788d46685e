// Fails the build: a word missing from a catalogue, a text outside of them, an icon without its author,
// a game named by the shell, a colour outside the themes, a rule in a door.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "@fluent/syntax";
import { iconBody, readCredits } from "./icons.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const problems = [];

function walk(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
}

const catalogue = join(root, "../src/regna/words/en"); // tools/check_words.py holds the other languages to it
const rooms = new Map(
  readdirSync(catalogue)
    .filter((file) => file.endsWith(".ftl") && !file.startsWith("cli"))
    .map((file) => [
      file.slice(0, -4),
      parse(readFileSync(join(catalogue, file), "utf8"), {}).body.map((entry) => entry.id?.name),
    ]),
);

/** The messages a source may use: those of every room, but of no other game than its own. */
function messages(source) {
  const game = /^src\/games\/(\w+)\//.exec(source)?.[1];
  const open = game ? ["common", "table", "web", game, `web-${game}`] : [...rooms.keys()];
  return new Set(open.flatMap((room) => rooms.get(room) ?? []));
}

const sources = walk(join(root, "src")).filter((path) => /\.(svelte|ts)$/.test(path));
const folders = readdirSync(join(root, "src/games"));
const gameName = new RegExp(`(?<![A-Za-z])(${folders.join("|")})(?![A-Za-z])`);
/** The ids of the rules of the game whose door a source is part of. */
function rulesOf(source) {
  const file = join(root, "../src/regna/games", /^src\/games\/(\w+)\//.exec(source)?.[1] ?? "", "data/rules.toml");
  return existsSync(file) ? readFileSync(file, "utf8").match(/(?<=^id = ")[^"]+/gm) : [];
}

const icons = new Set();
const used = new Set();

for (const path of sources) {
  const text = readFileSync(path, "utf8");
  const name = path.slice(root.length);
  for (const [, icon] of text.matchAll(/from "icon:([^"]+)"/g)) icons.add(icon);
  if (!name.startsWith("src/games/") && gameName.test(text))
    problems.push(`${name}: names a game: ${gameName.exec(text)[1]}`);
  for (const [colour] of text.matchAll(/(?<![&{])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi))
    problems.push(`${name}: the colour ${colour} belongs into a theme`);
  const script = name.endsWith(".ts") ? text : (/<script[\s\S]*?<\/script>/.exec(text)?.[0] ?? "");
  for (const rule of rulesOf(name))
    if (script.includes(`"${rule}"`)) problems.push(`${name}: names the rule ${rule}; the view says it`);
  const known = messages(name);
  for (const [, key] of text.matchAll(/(?:words\s*\.(?:t|name|say)\(\s*|(?="(?:web|bot)-))"([\w-]+)"/g)) {
    used.add(key);
    if (!known.has(key)) problems.push(`${name}: "${key}" is in no room it may use`);
  }
  if (name.endsWith(".svelte")) {
    const markup = text
      .replace(/<script[\s\S]*?<\/script>/g, "")
      .replace(/<style[\s\S]*?<\/style>/g, "")
      .replace(/<!--[\s\S]*?-->/g, "");
    let depth = 0;
    let plain = "";
    for (const sign of markup) {
      if (sign === "{") depth += 1;
      if (depth === 0) plain += sign;
      if (sign === "}") depth -= 1;
    }
    for (const [, found] of plain.replace(/=>/g, "").matchAll(/>([^<>]*)/g))
      if (/\p{L}{2,}/u.test(found.replace(/&\w+;/g, "")))
        problems.push(`${name}: a text outside the catalogues: ${found.trim()}`);
    for (const [, found] of plain.matchAll(/(?:title|placeholder|aria-label|alt)="([^"]+)"/g))
      if (/\p{L}{2,}/u.test(found)) problems.push(`${name}: a text outside the catalogues: ${found}`);
    if (/ style="/.test(markup))
      problems.push(`${name}: style="…" is not allowed by the server's policy; use style:name`);
  }
}
const credits = readCredits();
for (const icon of icons) {
  if (!(icon in credits.icons)) problems.push(`credits.toml: no author for the icon "${icon}"`);
  iconBody(icon);
}
for (const icon of Object.keys(credits.icons))
  if (!icons.has(icon)) problems.push(`credits.toml: the icon "${icon}" is not used`);

if (problems.length) {
  console.error(problems.join("\n"));
  process.exit(1);
}
console.log(`${used.size} words, ${icons.size} icons credited`);
