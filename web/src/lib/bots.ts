// What is told of a bot beside its name: how strong it is, and how it plays.

import type { GameShown } from "./wire.ts";
import { words } from "./words.svelte.ts";

export type Ratings = GameShown["ratings"];

/** A bot's name in the language; somebody's own bot has only the name it is registered by. */
export function botName(bot: string): string {
  return words.has(`bot-${bot}`) ? words.name(`bot-${bot}`) : bot;
}

/** Its level, if it has one, and its rating: a number, none yet, or none ever. */
export function rankOf(bot: string, ratings: Ratings): string[] {
  const rating = ratings[bot];
  const level = levelOf(bot);
  const rated =
    rating === undefined
      ? words.t("rated-never")
      : rating === null
        ? words.t("rated-not-yet")
        : words.t("rated", { rating: String(rating) });
  return level ? [level, rated] : [rated];
}

/** The level of a bot in words, "" if it has none. */
export function levelOf(bot: string): string {
  const number = /^level-(\d+)$/.exec(bot)?.[1];
  return number ? words.t("rated-level", { number }) : "";
}

/** How it plays this game, or else any game. */
export function aboutBot(game: string, bot: string): string {
  const here = `${game}-about-${bot}`;
  const general = words.hasForm(`bot-${bot}`, "about") ? words.name(`bot-${bot}`, "about") : "";
  const said = words.has(here) ? words.t(here) : general;
  return said.replace(/(?<=\s)(\p{L})\s/gu, "$1\u00a0"); // no line ends with a word of one letter
}
