// Fails the build: a word missing from a catalogue, a text outside of them, an icon without its author.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse, Message } from "@fluent/syntax";
import { iconBody, readCredits } from "./icons.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const problems = [];

function walk(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
}

function catalogue(lang) {
  const found = new Map();
  const path = join(root, `../src/regna/words/${lang}.ftl`);
  for (const entry of parse(readFileSync(path, "utf8"), {}).body) {
    if (entry.type === "Junk") problems.push(`${path}: cannot be read: ${entry.content.slice(0, 60)}`);
    if (entry instanceof Message) {
      if (found.has(entry.id.name)) problems.push(`${path}: "${entry.id.name}" is there twice`);
      found.set(entry.id.name, placeholders(entry));
    }
  }
  return found;
}

function placeholders(entry) {
  return [...new Set(JSON.stringify(entry).match(/"VariableReference","id":\{"type":"Identifier","name":"[^"]+/g) ?? [])]
    .map((found) => found.split('"').at(-1))
    .sort()
    .join(" ");
}

const languages = ["en", "cs", "pl"];
const words = Object.fromEntries(languages.map((lang) => [lang, catalogue(lang)]));
const sources = walk(join(root, "src")).filter((path) => /\.(svelte|ts)$/.test(path));
const icons = new Set();
const used = new Set();

for (const path of sources) {
  const text = readFileSync(path, "utf8");
  const name = path.slice(root.length);
  for (const [, icon] of text.matchAll(/from "icon:([^"]+)"/g)) icons.add(icon);
  for (const [, key] of text.matchAll(/words\s*\.(?:t|name|say)\(\s*"([\w-]+)"/g)) used.add(key);
  for (const [, key] of text.matchAll(/"((?:web|bot)-[\w-]+)"/g)) used.add(key);
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
      if (/\p{L}{2,}/u.test(found.replace(/&\w+;/g, ""))) problems.push(`${name}: a text outside the catalogues: ${found.trim()}`);
    for (const [, found] of plain.matchAll(/(?:title|placeholder|aria-label|alt)="([^"]+)"/g))
      if (/\p{L}{2,}/u.test(found)) problems.push(`${name}: a text outside the catalogues: ${found}`);
    if (/ style="/.test(markup)) problems.push(`${name}: style="…" is not allowed by the server's policy; use style:name`);
  }
}
for (const lang of languages) for (const key of used) if (!words[lang].has(key)) problems.push(`${lang}: "${key}" is missing`);
for (const lang of languages)
  for (const [key, holders] of words.en) {
    if (!key.startsWith("web-") && !key.startsWith("bot-")) continue;
    if (!words[lang].has(key)) problems.push(`${lang}: "${key}" is missing`);
    else if (words[lang].get(key) !== holders) problems.push(`${lang}: "${key}" has other placeholders than in English`);
  }
const credits = readCredits();
for (const icon of icons) {
  if (!(icon in credits.icons)) problems.push(`credits.toml: no author for the icon "${icon}"`);
  iconBody(icon);
}
for (const icon of Object.keys(credits.icons)) if (!icons.has(icon)) problems.push(`credits.toml: the icon "${icon}" is not used`);

if (problems.length) {
  console.error(problems.join("\n"));
  process.exit(1);
}
console.log(`${used.size} words in ${languages.length} languages, ${icons.size} icons credited`);
