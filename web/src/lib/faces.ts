// The faces of bots: everybody is put together from a few shared parts, and which is data.
// A bot that nobody has drawn gets parts by its name, always the same.

import { BEARDS, CLOTHES, EYES, HAIR, HATS, HEADS, SKINS, type Part, type Shape } from "./parts.ts";

/** `dye` is the colour of the hair, `hue` of the hat, `cloth` of the clothes. */
type Row = [
  head: keyof typeof HEADS,
  skin: (typeof SKINS)[number],
  eyes: keyof typeof EYES,
  hair: keyof typeof HAIR,
  dye: string,
  hat: keyof typeof HATS,
  hue: string,
  beard: keyof typeof BEARDS,
  clothes: keyof typeof CLOTHES,
  cloth: string,
];

/** Village children, craftsmen, townswomen, lords, queens, and those who have read everything. */
const DRAWN: Record<string, Row> = {
  "level-1": ["round", "fair", "merry", "braids", "straw", "wreath", "rose", "none", "tunic", "blue"],
  "level-1-2": ["round", "warm", "open", "parted", "chestnut", "kerchief", "rose", "none", "tunic", "green"],
  "level-1-3": ["round", "fair", "open", "loose", "copper", "ribbon", "blue", "none", "gown", "green"],
  "level-1-4": ["round", "tan", "merry", "fringe", "black", "coif", "linen", "none", "tunic", "plum"],
  "level-2": ["broad", "warm", "merry", "short", "chestnut", "straw", "straw", "none", "tunic", "green"],
  "level-2-2": ["long", "fair", "open", "none", "chestnut", "hood", "green", "goatee", "tunic", "green"],
  "level-2-3": ["broad", "tan", "open", "bowl", "black", "beret", "rose", "moustache", "tunic", "blue"],
  "level-2-4": ["broad", "fair", "merry", "none", "copper", "none", "linen", "full", "apron", "leather"],
  "level-3": ["long", "fair", "calm", "none", "straw", "veil", "blue", "none", "tunic", "blue"],
  "level-3-2": ["long", "warm", "calm", "coils", "chestnut", "turret", "green", "none", "gown", "rose"],
  "level-3-3": ["long", "brown", "open", "curls", "black", "ribbon", "gold", "none", "gown", "plum"],
  "level-3-4": ["long", "tan", "glasses", "parted", "grey", "horns", "plum", "none", "tunic", "rose"],
  "level-4": ["broad", "warm", "keen", "bowl", "chestnut", "crown", "rose", "full", "ermine", "rose"],
  "level-4-2": ["broad", "fair", "keen", "none", "straw", "helmet", "steel", "moustache", "cloak", "blue"],
  "level-4-3": ["long", "tan", "calm", "bowl", "black", "chaperon", "rose", "none", "cloak", "plum"],
  "level-4-4": ["broad", "warm", "keen", "none", "black", "mail", "steel", "none", "cloak", "green"],
  "level-5": ["long", "fair", "calm", "parted", "straw", "circlet", "linen", "none", "ermine", "blue"],
  "level-5-2": ["long", "warm", "calm", "loose", "copper", "hennin", "blue", "none", "gown", "blue"],
  "level-5-3": ["long", "brown", "calm", "coils", "black", "coronet", "gold", "none", "ermine", "green"],
  "level-5-4": ["round", "tan", "open", "parted", "copper", "crescent", "rose", "none", "gown", "rose"],
  deep: ["long", "fair", "keen", "none", "white", "mitre", "linen", "long", "cloak", "plum"],
  "deep-2": ["long", "tan", "calm", "none", "grey", "hood", "leather", "long", "habit", "leather"],
  "deep-3": ["round", "warm", "glasses", "tonsure", "grey", "none", "linen", "none", "habit", "ink"],
  "deep-4": ["long", "brown", "glasses", "bowl", "white", "cap", "ink", "full", "cloak", "ink"],
};

const DYES = ["straw", "chestnut", "copper", "black", "grey"];
const HUES = ["rose", "blue", "green", "plum", "leather"];

/** A number that a name always gives (FNV-1a). */
function numberOf(name: string): number {
  let found = 2166136261;
  for (const sign of name) found = Math.imul(found ^ sign.codePointAt(0)!, 16777619) >>> 0;
  return found;
}

function rowOf(name: string): Row {
  if (Object.hasOwn(DRAWN, name)) return DRAWN[name]!;
  let left = numberOf(name);
  const one = <T>(of: readonly T[]): T => {
    const found = of[left % of.length]!;
    left = Math.floor(left / of.length);
    return found;
  };
  const keys = <T extends object>(of: T): (keyof T)[] => Object.keys(of) as (keyof T)[];
  return [
    one(keys(HEADS)),
    one(SKINS),
    one(keys(EYES)),
    one(["short", "bowl", "parted"] as const),
    one(DYES),
    one(["none", "straw", "beret", "cap", "chaperon"] as const),
    one(HUES),
    one(keys(BEARDS)),
    one(["tunic", "apron", "cloak"] as const),
    one(HUES),
  ];
}

/** Everything that is drawn of somebody, from the back to the front, in the colours of the theme. */
export function faceOf(name: string): Shape[] {
  const [head, skin, eyes, hair, dye, hat, hue, beard, clothes, cloth] = rowOf(name);
  const trim = hue === "rose" ? "blue" : "rose";
  const colours: Record<string, string> = { dye, hue, cloth, skin, trim };
  const worn: Part[] = [HATS[hat], HAIR[hair], CLOTHES[clothes]];
  const shapes: Shape[] = [
    ...worn.flatMap((part) => part.back ?? []),
    ["skin", "M26 44h12v8c-3 3.500-9 3.500-12 0z"],
    ["skin", HEADS[head]],
    ...EYES[eyes],
    ...[BEARDS[beard], HAIR[hair], HATS[hat]].flatMap((part: Part) => part.front ?? []),
  ];
  return shapes.map(([colour, path]) => [colours[colour] ?? colour, path]);
}

/** Everybody who has been drawn. */
export const FACES = Object.keys(DRAWN);
