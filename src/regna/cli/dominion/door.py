"""Dominion in the terminal: the table in text, and the game as one tells it."""

from __future__ import annotations

from regna.cli.dominion.cards import KINGDOM, NAMES, cost, types
from regna.cli.dominion.reader import DominionReader, card_words
from regna.cli.dominion.tale import Tale, may_react
from regna.cli.language import Said
from regna.cli.terminal.colour import BLUE, GREEN, MAGENTA, RED, YELLOW
from regna.cli.terminal.door import Door, Group
from regna.cli.terminal.position import Position, View
from regna.cli.terminal.screen import wrapped
from regna.cli.terminal.vocabulary import Vocabulary
from regna.core import Event, Game, Option
from regna.words import Words
from regna.words.catalogue import plain

GAP = 2
DYES = {
    "treasure": YELLOW,
    "victory": GREEN,
    "curse": MAGENTA,
    "attack": RED,
    "reaction": BLUE,
}


class DominionDoor(Door):
    """Supply, hands and piles; moves and the tale in the words of the language."""

    secret = True
    commands = ("card",)

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
        known = Vocabulary()
        for choice in map(str, option.choices):
            called = self.words.name(f"dominion-option-kingdom-{choice}")
            known.add(choice, [choice, choice.replace("_", " "), called])
        found = known.one(text)
        if found is not None:
            return found
        if plain(text) in card_words(self.words):
            raise Said("dominion-kingdom-size", count=1)
        raise self._no_kingdom(option, text)

    def _kingdom_card(self, option: Option, text: str) -> str:
        wanted = plain(text)
        known = card_words(self.words)
        for found in (known.whole(wanted), known.begun(wanted)):
            cards = [card for card in found if card in KINGDOM]
            if len(cards) == 1:
                return cards[0]
        raise self._no_kingdom(option, text)

    def _no_kingdom(self, option: Option, text: str) -> Said:
        return Said("dominion-kingdom-unknown", text=text, list=[str(c) for c in option.choices])

    # ---- names ---------------------------------------------------------------

    def card(self, card: str) -> str:
        return self.words.name(f"dominion-card-{card}")

    def titled(self, text: str) -> str:
        return text[:1].upper() + text[1:]

    def dyes(self, now: Position) -> dict[str, str]:
        """Seats, and cards by their type."""
        found = super().dyes(now)
        for card in NAMES:
            for name in filter(DYES.get, types(card)):
                found.update(dict.fromkeys(self.forms(f"dominion-card-{card}"), DYES[name]))
        return found

    # ---- the position --------------------------------------------------------

    def draw(self, now: Position) -> list[str]:
        view = now.view
        lines = [self.heading(now, view), *self.supply_lines(view)]
        lines += self.wrap(self.say(now, "dominion-table-trash", {"cards": view["trash"]}))
        lines.append("")
        for seat in self.others(now):
            lines += self.player_lines(now, view["players"][seat])
        if now.to_act is not None:
            lines += self.own_lines(now, view)
        return lines

    def look(self, now: Position) -> list[str]:
        """The same, and all that everybody could remember."""
        view = now.view
        lines = [*self.draw(now), ""]
        for player in view["players"]:
            seat, own = player["seat"], player["seat"] == now.to_act
            known = [] if own else player["hand_known"]
            facts: dict[str, object] = {"seat": seat, "cards": known}
            if known:
                lines += self.wrap(self.say(now, "dominion-table-known", facts))
            facts = {"seat": seat, "cards": player["deck_known"]}
            if player["deck_known"]:
                name = self.seat_name(now, seat)
                top = self.say(now, "dominion-table-top", facts)
                lines += self.wrap(f"{name}: {top}")
            owned = [card for card, many in player["cards"].items() for _ in range(many)]
            facts = {"seat": seat, "cards": owned}
            lines += self.wrap(self.say(now, "dominion-table-owned", facts))
            if own and player["discard"]:
                facts = {"cards": player["discard"]}
                lines += self.wrap(self.say(now, "dominion-table-discard", facts))
        return lines

    def status(self, now: Position) -> list[str]:
        """After a move within a turn: the piles, and what the one who decides has now."""
        return [*self.supply_lines(now.view), *self.own_lines(now, now.view)]

    def moment(self, now: Position) -> int:
        return sum(player["turns"] for player in now.view["players"])

    def legend(self) -> list[str]:
        return wrapped(self.words.name("dominion-table-legend"), self.width)

    def wrap(self, text: str, indent: str = "  ") -> list[str]:
        return wrapped(text, self.width, indent, indent + "  ")

    def others(self, now: Position) -> list[int]:
        """The other seats in turn order; at the end all of them."""
        if now.to_act is None:
            return list(range(now.seats))
        return [(now.to_act + step) % now.seats for step in range(1, now.seats)]

    def heading(self, now: Position, view: View) -> str:
        seat = view["turn"]["seat"]
        if seat is None:
            return self.words.name("dominion-table-over")
        facts = {"seat": seat, "count": view["players"][seat]["turns"]}
        return self.titled(self.say(now, "dominion-table-turn", facts))

    def supply_lines(self, view: View) -> list[str]:
        """Basic cards in two lines, the kingdom in columns by cost."""
        lines = [self.words.name("dominion-table-supply")]
        groups: dict[str, list[tuple[int, str]]] = {"treasure": [], "victory": [], "kingdom": []}
        for pile in view["piles"]:
            card, cost = pile["card"], pile["cost"]
            group = "kingdom"
            if card not in KINGDOM:
                group = "treasure" if "treasure" in types(card) else "victory"
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

    def player_lines(self, now: Position, player: View) -> list[str]:
        """What everybody sees of a seat."""
        facts: dict[str, object] = {
            "seat": player["seat"],
            "hand": player["hand_count"],
            "deck": player["deck_count"],
            "discard": player["discard_count"],
            "card": player["discard_top"] or "",
        }
        lines = wrapped(self.say(now, "dominion-table-seat", facts), self.width, "", "  ")
        return lines + self.zone_lines(now, player)

    def zone_lines(self, now: Position, player: View) -> list[str]:
        """Cards in play, shown, set aside or chosen, where there are any."""
        lines: list[str] = []
        zones = {"play": player["play"], "aside": player["aside"], "chosen": player.get("held")}
        if now.asked == "dominion-library":
            del zones["chosen"]  # the question is about it
        for name, cards in zones.items():
            if cards:
                lines += self.wrap(self.say(now, f"dominion-table-{name}", {"cards": cards}))
        return lines

    def own_lines(self, now: Position, view: View) -> list[str]:
        """The one who decides: piles, cards in play, hand."""
        player = view["players"][now.to_act]
        facts: dict[str, object] = {
            "seat": player["seat"],
            "deck": player["deck_count"],
            "discard": player["discard_count"],
            "card": player["discard_top"] or "",
        }
        lines = wrapped(self.say(now, "dominion-table-piles", facts), self.width, "", "  ")
        lines += self.zone_lines(now, player)
        return lines + self.wrap(self.hand_line(now, player))

    def hand_line(self, now: Position, player: View) -> str:
        return self.say(now, "dominion-table-hand", {"cards": player["hand"]})

    # ---- cards ---------------------------------------------------------------

    def explain(self, now: Position, command: str, rest: str) -> list[str]:
        """What a card does; without a name all cards of this game."""
        view = now.view
        left = {pile["card"]: pile["count"] for pile in view["piles"]}
        if not rest:
            return [line for card in left for line in self.card_lines(card, None)]
        reader = self.reader(now)
        cards = [card for card, _ in reader.find_cards(reader.split(rest))]
        return [line for card in cards for line in self.card_lines(card, left.get(card))]

    def card_lines(self, card: str, left: int | None) -> list[str]:
        facts: dict[str, object] = {"card": card, "types": types(card), "cost": cost(card)}
        text = self.words.say("dominion-table-card", facts, "dominion")
        text += " " + self.words.name(f"dominion-card-{card}", "text")
        if left is not None:
            text += " " + self.words.say("dominion-table-left-in-pile", {"left": left})
        return self.wrap(text)

    # ---- moves ---------------------------------------------------------------

    def settles(self, now: Position) -> bool:
        """Whoever could hold a Reaction is asked, so that the question gives nothing away."""
        return not (now.asked == "dominion-react" and may_react(now, now.to_act))

    def reader(self, now: Position) -> DominionReader:
        return DominionReader(self.words, now)

    def groups(self, now: Position) -> list[Group]:
        found: dict[str, Group] = {}
        for move in now.moves:
            parts = now.parts(move)
            key = str(parts["verb"]) if "piece" in parts else ""
            found.setdefault(key, Group("")).moves.append((move, self.describe(now, move)))
        return list(found.values())

    def owns(self, now: Position, word: str) -> bool:
        reader = self.reader(now)
        return any(verb in now.verbs for verb in reader.begins().whole(word))

    # ---- telling -------------------------------------------------------------

    def told(self, now: Position, events: list[Event], seat: int | None) -> list[str]:
        """The events as a tale: what somebody does in one breath is one sentence."""
        tale = Tale(self.words, now, self.spoken_to(now), seat)
        for event in events:
            tale.add(event)
        return tale.end()

    def result(self, now: Position) -> list[str]:
        best = now.ranking()[0]
        scores = now.scores()
        if len(best) > 1:
            return [self.talk(now, "dominion-result-shared", {"seats": best})]
        most = scores[best[0]].total
        level = sum(score.total == most for score in scores) > 1
        lines = [self.words.name("dominion-result-fewer-turns")] if level else []
        return lines + super().result(now)


def columns(cells: list[str], width: int) -> list[str]:
    """Cells in rows of equal columns, read row by row."""
    widest = max(len(cell) for cell in cells) + GAP
    many = max(1, (width + GAP) // widest)
    rows = [cells[at : at + many] for at in range(0, len(cells), many)]
    return ["".join(f"{cell:<{widest}}" for cell in row).rstrip() for row in rows]


def door(game: Game, words: Words) -> DominionDoor:
    return DominionDoor(game, words)
