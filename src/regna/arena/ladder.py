"""The ladder: what the results of all claims say, as a page and as ratings.

Both are made of the files of results alone, so that whoever has those has the same
page. A game's ratings have `random` at 0 if it played, else whoever is lowest.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from regna.arena.contest import Course
from regna.arena.match import Result
from regna.arena.plan import NEAR, Claim
from regna.arena.rating import Rating, Standing, duels, rate
from regna.arena.results import Header, engine, read
from regna.words import words

ZERO = "random"
ABOUT = """\
# The ladder

How strong the bots are, and whether they reach what is claimed of them. `regna ladder` plays what
is not played yet and writes this page; [the arena](arena.md) says how games are played and counted.

A rating is Bradley and Terry's on Elo's scale, with `random` at 0. A claim is met when the first
player's share of wins meets the bar and the lower end of its interval is at most 5 points below. An
equal would have one win in as many as sit at the table. Every claim has the command that plays it
again, game by game the same.
"""


class Account:
    """A claim and what was played for it, as far as it counts."""

    def __init__(self, claim: Claim, header: Header | None, known: Iterable[Result]) -> None:
        self.claim = claim
        self.header = header
        self.course = Course(claim.contest, known)
        self.course.recall()

    @property
    def played(self) -> list[Result]:
        return self.course.played

    @property
    def standing(self) -> Standing | None:
        """How the first player fares; None before a game was played."""
        found = self.claim.contest.standings(self.played)
        return found[0] if found else None

    @property
    def is_of_today(self) -> bool:
        """Whether today's rules and bots played it."""
        return self.header is not None and self.header.engine == engine(self.claim.contest.game)

    @property
    def verdict(self) -> str:
        row, bar = self.standing, self.claim.bar
        if row is None:
            return "not played yet"
        if not self.course.over:
            return f"{len(self.played)} of {len(self.course.matches)} games played"
        return "met" if row.share >= bar and row.low >= bar - NEAR else "**not met**"


def account(claim: Claim, folder: Path) -> Account:
    """What a folder of results says of a claim; results on other terms say nothing."""
    path = folder / claim.file
    if not path.exists() or path.stat().st_size == 0:
        return Account(claim, None, [])
    header, known = read(path)
    contest = claim.contest
    if (header.game, header.seats) != (contest.game, contest.seats):
        return Account(claim, None, [])
    if (header.options, header.turns) != (contest.terms.options, contest.terms.turns):
        return Account(claim, None, [])
    return Account(claim, header, known)


def ratings(accounts: list[Account], game: str) -> list[Rating]:
    """The ratings of a game, best first, of all who met `random` or somebody who did."""
    pool = pool_of(accounts, game)
    names = {name for duel in duels(pool) for name in duel}
    if not names:
        return []
    zero = ZERO if ZERO in names else max(pool[0].players)
    circle = met(pool, zero)
    pool = [result for result in pool if circle.issuperset(result.players)]
    if zero != ZERO:
        zero = rate(pool)[-1].player
    return rate(pool, zero)


def pool_of(accounts: list[Account], game: str) -> list[Result]:
    """All games of a game's rated claims."""
    rated = [each for each in accounts if each.claim.rated and each.claim.contest.game == game]
    return [result for each in rated for result in each.played]


def met(results: Iterable[Result], player: str) -> set[str]:
    """A player and all who met him, or somebody who did, and so on."""
    others: defaultdict[str, set[str]] = defaultdict(set)
    for result in results:
        for name in result.players:
            others[name].update(result.players)
    found, new = {player}, [player]
    while new:
        for name in others[new.pop()] - found:
            found.add(name)
            new.append(name)
    return found


def seconds(results: Iterable[Result], player: str) -> float:
    """What a player costs in a game: seconds of CPU."""
    spent = [
        result.cpu[seat]
        for result in results
        for seat, name in enumerate(result.players)
        if name == player and result.cpu
    ]
    return sum(spent) / max(1, len(spent))


def all_ratings(accounts: list[Account]) -> dict[str, list[Rating]]:
    """The ratings of every game."""
    names = dict.fromkeys(each.claim.contest.game for each in accounts)
    return {game: ratings(accounts, game) for game in names}


def page(accounts: list[Account], rated: dict[str, list[Rating]]) -> str:
    """The page of the ladder."""
    parts = [ABOUT]
    for game, found in rated.items():
        own = [each for each in accounts if each.claim.contest.game == game]
        parts.append(f"\n## {words('en').name(f'game-{game}')}\n\n")
        parts.append(rating_table(found, pool_of(accounts, game)))
        parts.append(claim_table(own))
        commands = "\n".join(each.claim.contest.command() for each in own)
        parts.append(f"\nThe commands, in the same order:\n\n```\n{commands}\n```\n")
    return "".join(parts)


def rating_table(found: list[Rating], pool: list[Result]) -> str:
    if not found:
        return ""
    rows = ["| player | rating | 95 % | CPU seconds a game |", "|---|---:|---|---:|"]
    rows += [
        f"| `{each.player}` | {each.elo:.0f} | {each.low:.0f} to {each.high:.0f} "
        f"| {seconds(pool, each.player):.2f} |"
        for each in found
    ]
    return "\n".join(rows) + "\n\n"


def claim_table(accounts: list[Account]) -> str:
    rows = [
        "| claim | bar | games | wins | 95 % | | played by |",
        "|---|---:|---:|---:|---|---|---|",
    ]
    for each in accounts:
        row = each.standing
        cells = [said(each.claim), f"{each.claim.bar:.0%}"]
        if row is None:
            cells += ["", "", ""]
        else:
            cells += [str(row.games), f"{row.share:.1%}", f"{row.low:.1%} to {row.high:.1%}"]
        cells += [each.verdict, played_by(each)]
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows) + "\n"


def said(claim: Claim) -> str:
    """A claim in words."""
    contest = claim.contest
    first, *others = contest.players
    against = f"`{others[0]}`" if others else "the game itself"
    if contest.alone:
        against = f"{contest.seats - 1} × {against}"
    return f"`{first}` beats {against}" + (f" ({claim.on})" if claim.on else "")


def played_by(account: Account) -> str:
    """The program that played a claim; a star if it was another than today's."""
    if account.header is None:
        return ""
    star = "" if account.is_of_today else " *"
    return f"{account.header.commit or account.header.regna}{star}"


def rating_file(rated: dict[str, list[Rating]]) -> str:
    """The ratings of all games, as other programs read them."""
    lines = ["# Ratings of the bots, as `regna ladder` wrote them: who plays at random is at 0."]
    for game, found in rated.items():
        if found:
            lines += ["", f"[{game}]"]
            lines += [f"{key(each.player)} = {round(each.elo)}" for each in found]
    return "\n".join(lines) + "\n"


def key(name: str) -> str:
    """A name as TOML writes it."""
    return name if re.fullmatch(r"[\w-]+", name, re.ASCII) else json.dumps(name)
