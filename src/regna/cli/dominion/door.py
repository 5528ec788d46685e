"""Dominion in the terminal: the table in text, and the game as one tells it."""

from __future__ import annotations

from typing import Any

from regna.cli.dominion.reader import Reader, names_of_cards, verbs
from regna.cli.dominion.tale import Tale, may_hold_moat
from regna.cli.language import Said
from regna.cli.terminal.door import Door, Group
from regna.cli.terminal.screen import wrapped
from regna.core import Ask, Event, Game, Option, State
from regna.games.dominion.kinds import (
    ACTION,
    ATTACK,
    COST,
    CURSED,
    KIND_OF,
    KINGDOM,
    REACTION,
    TREASURE,
    TYPES,
    VICTORY,
)
from regna.words import Words
from regna.words.catalogue import named, plain

View = dict[str, Any]

TYPE_NAMES = {
    ACTION: "action",
    TREASURE: "treasure",
    VICTORY: "victory",
    CURSED: "curse",
    ATTACK: "attack",
    REACTION: "reaction",
}
GAP = 2


class DominionDoor(Door):
    """Supply, hands and piles; moves and the tale in the words of the language."""

    secret = True
    commands = ("card",)

    def question(self, state: State, ask: Ask) -> str:
        """Several cards are named at once, or one by one."""
        sentences = [super().question(state, ask)]
        if ask.code in ("dominion-cellar", "dominion-chapel", "dominion-thief-gain"):
            sentences.append(self.words.say("dominion-name-several", {}))
        if ask.code == "dominion-militia" and ask.facts["count"] != 1:
            sentences.append(self.words.say("dominion-name-exactly", {}))
        return " ".join(sentences)

    # ---- options -------------------------------------------------------------

    def read_option(self, option: Option, text: str) -> object:
        """A kingdom: the name of a set, or ten cards by their names."""
        items = [part.strip() for part in text.strip(" []").replace('"', "").split(",")]
        if len(items) == 1:
            return self._set_named(option, items[0])
        cards = [self._kingdom_card(option, item) for item in items if item]
        for card in cards:
            if cards.count(card) > 1:
                raise Said("dominion-kingdom-twice", card=self.card(card))
        if len(cards) != option.high:
            raise Said("dominion-kingdom-size", count=len(cards))
        return cards

    def _set_named(self, option: Option, text: str) -> str:
        known: dict[str, str] = {}
        for choice in map(str, option.choices):
            known[plain(choice)] = choice
            known.setdefault(plain(choice.replace("_", " ")), choice)
            known.setdefault(plain(self.words.name(f"dominion-option-kingdom-{choice}")), choice)
        found = named(known, text)
        if found is not None:
            return found
        wanted = plain(text)
        if any(wanted in forms for card, forms in names_of_cards(self.words).items()):
            raise Said("dominion-kingdom-size", count=1)
        raise self._no_kingdom(option, text)

    def _kingdom_card(self, option: Option, text: str) -> str:
        known = names_of_cards(self.words)
        wanted = plain(text)
        begun = [c for c in KINGDOM if any(form.startswith(wanted) for form in known[c])]
        exact = [card for card in begun if wanted in known[card]]
        for found in (exact, begun):
            if len(found) == 1:
                return found[0]
        raise self._no_kingdom(option, text)

    def _no_kingdom(self, option: Option, text: str) -> Said:
        return Said("dominion-kingdom-unknown", text=text, list=[str(c) for c in option.choices])

    # ---- names ---------------------------------------------------------------

    def card(self, card: str) -> str:
        return self.words.name(f"dominion-card-{card}")

    def titled(self, text: str) -> str:
        return text[:1].upper() + text[1:]

    # ---- the position --------------------------------------------------------

    def draw(self, state: State) -> list[str]:
        view: View = state.view(state.to_act)
        lines = [self.heading(state, view), *self.supply_lines(view)]
        lines += self.wrap(self.say(state, "dominion-table-trash", {"cards": view["trash"]}))
        lines.append("")
        for seat in self.others(state):
            lines += self.player_lines(state, view["players"][seat])
        if state.to_act is not None:
            lines += self.own_lines(state, view)
        return lines

    def look(self, state: State) -> list[str]:
        """The same, and all that everybody could remember."""
        view: View = state.view(state.to_act)
        lines = [*self.draw(state), ""]
        for player in view["players"]:
            seat, own = player["seat"], player["seat"] == state.to_act
            known = [] if own else player["hand_known"]
            facts: dict[str, object] = {"seat": seat, "cards": known}
            if known:
                lines += self.wrap(self.say(state, "dominion-table-known", facts))
            facts = {"seat": seat, "cards": player["deck_known"]}
            if player["deck_known"]:
                name = self.seat_name(state, seat)
                top = self.say(state, "dominion-table-top", facts)
                lines += self.wrap(f"{name}: {top}")
            owned = [card for card, many in player["cards"].items() for _ in range(many)]
            facts = {"seat": seat, "cards": owned}
            lines += self.wrap(self.say(state, "dominion-table-owned", facts))
            if own and player["discard"]:
                facts = {"cards": player["discard"]}
                lines += self.wrap(self.say(state, "dominion-table-discard", facts))
        return lines

    def status(self, state: State) -> list[str]:
        """After a move within a turn: what the one who decides has now."""
        view: View = state.view(state.to_act)
        player = view["players"][state.to_act]
        lines = self.zone_lines(state, player)
        return [*lines, *self.wrap(self.hand_line(state, player))]

    def moment(self, state: State) -> int:
        players = state.view(None)["players"]
        assert isinstance(players, list)
        return sum(player["turns"] for player in players)

    def legend(self) -> list[str]:
        return wrapped(self.words.name("dominion-table-legend"), self.width)

    def wrap(self, text: str, indent: str = "  ") -> list[str]:
        return wrapped(text, self.width, indent, indent + "  ")

    def others(self, state: State) -> list[int]:
        """The other seats in turn order; at the end all of them."""
        if state.to_act is None:
            return list(range(state.seats))
        return [(state.to_act + step) % state.seats for step in range(1, state.seats)]

    def heading(self, state: State, view: View) -> str:
        seat = view["turn"]["seat"]
        if seat is None:
            return self.words.name("dominion-table-over")
        facts = {"seat": seat, "count": view["players"][seat]["turns"]}
        return self.titled(self.say(state, "dominion-table-turn", facts))

    def supply_lines(self, view: View) -> list[str]:
        """Basic cards in two lines, the kingdom in columns by cost."""
        lines = [self.words.name("dominion-table-supply")]
        groups: dict[str, list[tuple[int, str]]] = {"treasure": [], "victory": [], "kingdom": []}
        for pile in view["piles"]:
            card, cost = pile["card"], pile["cost"]
            group = "kingdom"
            if card not in KINGDOM:
                group = "treasure" if TYPES[KIND_OF[card]] & TREASURE else "victory"
            groups[group].append((cost, f"{cost} {self.card(card)} ({pile['count']})"))
        titles = {name: self.words.name(f"dominion-table-group-{name}") for name in groups}
        indent = max(len(title) for title in titles.values()) + 3
        for name, cells in groups.items():
            if name == "kingdom":
                cells.sort(key=lambda cell: (cell[0], plain(cell[1])))
            rows = columns([text for _, text in cells], self.width - indent)
            for number, row in enumerate(rows):
                title = titles[name] if number == 0 else ""
                lines.append(f"  {title:<{indent - 2}}{row}".rstrip())
        return lines

    def player_lines(self, state: State, player: View) -> list[str]:
        """What everybody sees of a seat."""
        facts: dict[str, object] = {
            "seat": player["seat"],
            "hand": player["hand_count"],
            "deck": player["deck_count"],
            "discard": player["discard_count"],
            "card": player["discard_top"] or "",
        }
        lines = wrapped(self.say(state, "dominion-table-seat", facts), self.width, "", "  ")
        return lines + self.zone_lines(state, player)

    def zone_lines(self, state: State, player: View) -> list[str]:
        """Cards in play, shown, set aside or chosen, where there are any."""
        lines: list[str] = []
        zones = {"play": player["play"], "aside": player["aside"], "chosen": player.get("held")}
        if state.ask is not None and state.ask.code == "dominion-library":
            del zones["chosen"]  # the question is about it
        for name, cards in zones.items():
            if cards:
                lines += self.wrap(self.say(state, f"dominion-table-{name}", {"cards": cards}))
        return lines

    def own_lines(self, state: State, view: View) -> list[str]:
        """The one who decides: piles, cards in play, hand."""
        player = view["players"][state.to_act]
        facts: dict[str, object] = {
            "seat": player["seat"],
            "deck": player["deck_count"],
            "discard": player["discard_count"],
            "card": player["discard_top"] or "",
        }
        lines = wrapped(self.say(state, "dominion-table-piles", facts), self.width, "", "  ")
        lines += self.zone_lines(state, player)
        return lines + self.wrap(self.hand_line(state, player))

    def hand_line(self, state: State, player: View) -> str:
        return self.say(state, "dominion-table-hand", {"cards": player["hand"]})

    # ---- cards ---------------------------------------------------------------

    def explain(self, state: State, command: str, rest: str) -> list[str]:
        """What a card does; without a name all cards of this game."""
        view: View = state.view(None)
        left = {pile["card"]: pile["count"] for pile in view["piles"]}
        if not rest:
            return [line for card in left for line in self.card_lines(card, None)]
        reader = self.reader(state)
        words = [plain(word) for word in rest.split()]
        reader.spelled = dict(zip(words, rest.split(), strict=True))
        cards = [card for card, _ in reader.find_cards(words)]
        return [line for card in cards for line in self.card_lines(card, left.get(card))]

    def card_lines(self, card: str, left: int | None) -> list[str]:
        kind = KIND_OF[card]
        types = [name for bit, name in TYPE_NAMES.items() if TYPES[kind] & bit]
        facts: dict[str, object] = {"card": card, "types": types, "cost": COST[kind]}
        text = self.words.say("dominion-table-card", facts, "dominion")
        text += " " + self.words.name(f"dominion-card-{card}", "text")
        if left is not None:
            text += " " + self.words.say("dominion-table-left-in-pile", {"left": left})
        return self.wrap(text)

    # ---- moves ---------------------------------------------------------------

    def settles(self, state: State) -> bool:
        """Whoever could hold a Moat is asked, so that the question gives nothing away."""
        asked = state.ask is not None and state.ask.code == "dominion-react"
        return not (asked and may_hold_moat(state, state.to_act))

    def reader(self, state: State) -> Reader:
        return Reader(self.game, self.words, state)

    def describe(self, state: State, move: int) -> str:
        return self.reader(state).describe(move)

    def groups(self, state: State) -> list[Group]:
        found: dict[str, Group] = {}
        for move in state.moves():
            parts = self.game.parts(state, move)
            key = str(parts["verb"]) if "piece" in parts else ""
            found.setdefault(key, Group("")).moves.append((move, self.describe(state, move)))
        return list(found.values())

    def owns(self, state: State, word: str) -> bool:
        return any(verb in self.reader(state).legal() for verb in verbs(self.words).get(word, []))

    def read(self, state: State, text: str) -> list[int]:
        return self.reader(state).read(text)

    # ---- telling -------------------------------------------------------------

    def told(self, state: State, events: list[Event], seat: int | None) -> list[str]:
        """The events as a tale: what somebody does in one breath is one sentence."""
        tale = Tale(self.words, state, self.seats(state), seat)
        for event in events:
            tale.add(event)
        return tale.end()

    def result(self, state: State) -> list[str]:
        best = state.ranking()[0]
        scores = state.scores()
        if len(best) > 1:
            names = [self.words.name(self.seats(state)[seat]) for seat in best]
            return [self.words.say("dominion-result-shared", {"seats": names})]
        most = scores[best[0]].total
        level = sum(score.total == most for score in scores) > 1
        lines = [self.words.name("dominion-result-fewer-turns")] if level else []
        return lines + super().result(state)


def columns(cells: list[str], width: int) -> list[str]:
    """Cells in rows of equal columns, read row by row."""
    widest = max(len(cell) for cell in cells) + GAP
    many = max(1, (width + GAP) // widest)
    rows = [cells[at : at + many] for at in range(0, len(cells), many)]
    return ["".join(f"{cell:<{widest}}" for cell in row).rstrip() for row in rows]


def door(game: Game, words: Words) -> DominionDoor:
    return DominionDoor(game, words)
