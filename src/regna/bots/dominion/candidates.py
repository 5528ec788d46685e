"""Menus that may do well in a kingdom: those known by name, and some made for it."""

from __future__ import annotations

from typing import Final

from regna.bots.dominion.menu import Menu
from regna.bots.dominion.menus import MENUS
from regna.games.dominion.kinds import BASIC, COST, KIND_OF, NAMES

# Terminals that go with money, how many of them, and what each is bought by.
TERMINALS: Final[dict[str, str]] = {
    "witch": "n < 2",
    "council_room": "n = 0 or 13 * n < $tot",
    "smithy": "11 * n < T",
    "militia": "n < 2",
    "library": "n = 0 or 14 * n < T",
    "bureaucrat": "n < 1",
    "mine": "n < 1",
    "moneylender": "n < 1 and turn < 6",
    "remodel": "n < 1",
    "moat": "n < 1 and T > 8",
    "thief": "n < 1",
    "feast": "n < 1 and turn < 6",
    "adventurer": "n < 1 and n(gold) > 1",
}
# Cards that cost no action are good in any number.
FREE: Final[dict[str, str]] = {
    "laboratory": "3 * n < $tot",
    "market": "n < 8",
    "festival": "n < 4",
}
THIN_TERMINALS: Final = ["witch", "militia", "council_room", "smithy", "mine", "bureaucrat"]
DRAWS: Final = ["smithy", "council_room", "library", "witch", "moat"]
VILLAGES: Final = ["village", "festival"]
MONEY_END: Final = "duchy if P <= 5\nestate if P <= 2"
OPENING: Final = "n = 0 and turn <= 2 and coins <= 4"
OPENERS: Final = ["chapel", "moneylender", "remodel", "workshop"]


def candidates(kingdom: list[str]) -> list[Menu]:
    """Menus for these ten cards, the ones known by name first."""
    found = [menu for menu in MENUS.values() if fits(menu, kingdom)]
    found += money_menus(kingdom)
    found += thin_menus(kingdom)
    found += engine_menus(kingdom)
    found += gardens_menus(kingdom)
    return found


def fits(menu: Menu, kingdom: list[str]) -> bool:
    """Whether most kingdom cards of a menu are there; who knows none fits everywhere."""
    wanted = {NAMES[kind] for kind in menu.cards if kind >= BASIC}
    return 2 * len(wanted.intersection(kingdom)) >= len(wanted)


# ---- money -------------------------------------------------------------------------------


def money_menus(kingdom: list[str]) -> list[Menu]:
    """Money with one or two terminals, with and without the cards that cost no action."""
    terminals = [card for card in TERMINALS if card in kingdom]
    chosen: list[list[str]] = [[]]
    chosen += [[card] for card in terminals]
    for place, card in enumerate(terminals):
        chosen += [[card, other] for other in terminals[place + 1 :]]
    found: list[Menu] = []
    free = [card for card in FREE if card in kingdom]
    for cards in chosen:
        if cards:
            found.append(money_menu(cards, [], False))
        if free:
            found.append(money_menu(cards, free, False))
        if "chapel" in kingdom:
            found.append(money_menu(cards, free, True))
    return found


def money_menu(terminals: list[str], free: list[str], chapel: bool) -> Menu:
    """Provinces by money, cards by price, Silver last."""
    lines = ["province if n(gold) > 0 or $tot > 15", MONEY_END]
    if "witch" in terminals:
        lines.append("witch if n = 0")
    if chapel:
        lines.append(f"chapel if {OPENING}")
    lines += ["gold", "duchy if P <= 6"]
    wanted = [f"{card} if {TERMINALS[card]}" for card in terminals]
    wanted += [f"{card} if {FREE[card]}" for card in free]
    wanted.sort(key=lambda line: -_price(line))
    lines += [*wanted, "silver"]
    if "moat" in terminals:
        lines.append("moat if n < 2")
    name = " ".join(["money", *terminals, *(["free"] if free else []), *(["chapel"] * chapel)])
    return Menu(name, "\n".join(lines))


def _price(line: str) -> int:
    return int(COST[KIND_OF[line.split()[0]]])


def modest_menus() -> dict[str, Menu]:
    """Big Money Ultimate with one copy of a terminal, for each of them, the best first."""
    money = MENUS["bmu"].text.strip().splitlines()
    found: dict[str, Menu] = {}
    for card in TERMINALS:
        found[card] = Menu(f"one {card}", "\n".join([*money[:-1], f"{card} if n < 1", money[-1]]))
    return found


# ---- thin decks --------------------------------------------------------------------------


def thin_menus(kingdom: list[str]) -> list[Menu]:
    """A Chapel first, then few good cards, with or without a terminal."""
    if "chapel" not in kingdom:
        return []
    terminals = ["", *[card for card in THIN_TERMINALS if card in kingdom]]
    return [thin_menu(card, golds) for card in terminals for golds in (2, 4)]


def thin_menu(terminal: str, golds: int) -> Menu:
    """Cards that cost no action, by the money that they find; Provinces after so many Golds."""
    lines = [
        f"province if n(gold) >= {golds}",
        "duchy if P <= 3",
        "estate if P <= 1",
        "laboratory if 4 * n < $tot",
        "chapel if n = 0 and turn <= 2 and coins <= 4",
    ]
    if terminal:
        lines.append(f"{terminal} if n = 0")
    lines += [
        "market if n < 1",
        "gold",
        "market if n < 4",
        "festival if n < 3",
        f"{terminal or 'feast'} if 6 * n < T",
        "silver if n < 5",
    ]
    words = ["thin", terminal, str(golds)] if terminal else ["thin", str(golds)]
    return Menu(" ".join(words), "\n".join(lines))


# ---- engines -----------------------------------------------------------------------------


def engine_menus(kingdom: list[str]) -> list[Menu]:
    """Villages with what draws, and a payload; or Laboratories alone."""
    found: list[Menu] = []
    opened: list[str] = ["", *[card for card in OPENERS if card in kingdom]]
    for draw in DRAWS:
        if draw in kingdom and "festival" in kingdom:
            found.append(stepped_menu(draw))
    for opener in opened:
        for draw in DRAWS:
            if draw in kingdom and any(card in kingdom for card in VILLAGES):
                found.append(engine_menu(kingdom, draw, opener, 2))
                found.append(engine_menu(kingdom, draw, opener, 4))
        if "laboratory" in kingdom:
            found.append(engine_menu(kingdom, "laboratory", opener, 2))
    return found


def stepped_menu(draw: str) -> Menu:
    """Festivals and what draws in step, an attack, then Markets and Villages."""
    lines = [
        "province if n > 0 or coins >= 13 and buys > 1 or $tot > 22",
        f"{draw} if n < n(festival)",
        "duchy if n(province) > 0 and P <= 4",
        "gold if n = 0",
        f"militia if n = 0 and n({draw}) > 0",
        f"festival if n < n({draw}) or n < n(village)",
        f"village if n < 2 and n({draw}) > 1",
        "festival if n < 3",
        f"{draw} if n < 6",
        "estate if P <= 1",
        "laboratory",
        "market",
        "village if n < 9",
        f"cellar if n < 2 and n({draw}) > 0",
        "silver",
    ]
    return Menu(f"engine festival {draw}", "\n".join(lines))


def engine_menu(kingdom: list[str], draw: str, opener: str, golds: int) -> Menu:
    """Gold, attacks and buys between Villages and what draws; Provinces once it runs."""
    lines = [
        "duchy if P = 2 and n(province) > 0 and ahead < 0",
        "province if n > 0 or coins >= 13 and buys > 1 or $tot > 20",
        "duchy if n(province) > 0 and P <= 4",
        "estate if n(province) > 0 and P <= 2",
    ]
    if opener:
        lines.append(f"{opener} if {OPENING}")
    if draw != "witch":
        lines.append("witch if n < 1")
    lines.append(f"gold if n < 1 or n < {golds} and n({draw}) > 2")
    lines += [
        f"{draw} if n = 0",
        f"militia if n = 0 and n({draw}) > 1",
        "village if Term > n + n(festival) + 1",
        f"festival if n < 2 or n < 4 and n({draw}) > 1",
        f"market if n < 5 and n({draw}) > 1",
        "laboratory if 3 * n < $tot",
        "market if n < 8",
        "village if n + n(festival) < Term",
        f"{draw} if n < 6",
        f"village if n < 9 and 2 * n < 3 * Term and n({draw}) > 0",
        f"cellar if n < 2 and n({draw}) > 1",
        "silver if T < 9",
    ]
    words = ["engine", draw, str(golds)]
    return Menu(" ".join([*words, opener] if opener else words), "\n".join(lines))


# ---- Gardens -----------------------------------------------------------------------------


def gardens_menus(kingdom: list[str]) -> list[Menu]:
    """Cards that gain or buy many cards, until there are enough of them for Gardens."""
    if "gardens" not in kingdom:
        return []
    found: list[Menu] = []
    for card in ("workshop", "bureaucrat", "woodcutter", "market", "festival"):
        if card in kingdom:
            for many in (3, 5):
                found.append(gardens_menu(card, many))
    return found


def gardens_menu(card: str, many: int) -> Menu:
    lines = [
        f"gardens if n({card}) >= {many}",
        "province if left(gardens) = 0",
        "duchy if left(gardens) = 0",
        "estate if left(gardens) <= 3",
        card,
        "gardens",
        "silver",
        "estate if end <= 10",
        f"copper if n({card}) > 0",
    ]
    return Menu(f"gardens {card} {many}", "\n".join(lines))
