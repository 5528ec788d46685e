"""A game of Dominion in progress, and what cards do to it.

The verbs here (draw, gain, trash, ...) move cards, keep the memory of what
everybody has seen, and tell it. Steps of scripts are made of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from regna.core import Facts, Rng, Score, State
from regna.games.dominion.kinds import (
    COINS,
    HAND,
    KINDS,
    NAMES,
    PLUS_ACTIONS,
    PLUS_BUYS,
    PROVINCE,
    listed,
    named,
    names_of,
    no_cards,
)
from regna.games.dominion.piles import Mat

if TYPE_CHECKING:
    from regna.core import Game


class Dominion(State):
    """Supply, trash, the mats of all seats, and what the turn has left."""

    kingdom: list[int]  # the ten kinds, by number
    supply: list[int]  # the seventeen kinds of this game
    may_effects: bool
    turn_limit: int
    first: int
    mats: list[Mat]
    piles: list[int]  # cards left of each kind, -1 for kinds not in this game
    trash: list[int]
    spoils: list[int]  # of the trash: what the running Thief has trashed
    held: list[int]  # cards taken out of the hand or deck for a choice in progress, face down
    held_size: int
    held_seat: int  # whose they are, -1 for nobody's
    actions: int
    buys: int
    coins: int

    def __init__(self, game: Game, seats: int, rng: Rng) -> None:
        super().__init__(game, seats, rng)
        self.kingdom = []
        self.supply = []
        self.may_effects = False
        self.turn_limit = 0
        self.first = 0
        self.mats = []
        self.piles = []
        self.trash = no_cards()
        self.spoils = no_cards()
        self.held = no_cards()
        self.held_size = 0
        self.held_seat = -1
        self.actions = 0
        self.buys = 0
        self.coins = 0

    def copy(self) -> Dominion:
        twin = Dominion(self.game, self.seats, self.rng.copy())
        twin.kingdom = self.kingdom  # never changes
        twin.supply = self.supply
        twin.may_effects = self.may_effects
        twin.turn_limit = self.turn_limit
        twin.first = self.first
        twin.mats = [mat.copy() for mat in self.mats]
        twin.piles = self.piles[:]
        twin.trash = self.trash[:]
        twin.spoils = self.spoils[:]
        twin.held = self.held[:]
        twin.held_size = self.held_size
        twin.held_seat = self.held_seat
        twin.actions = self.actions
        twin.buys = self.buys
        twin.coins = self.coins
        self.copy_pending(twin)
        return twin

    def owned(self, seat: int) -> list[int]:
        """All cards a seat owns, wherever they are: public knowledge."""
        counts = self.mats[seat].owned()
        if self.held_seat == seat:
            for kind in range(KINDS):
                counts[kind] += self.held[kind]
        return counts

    # ---- the deck --------------------------------------------------------------------

    def ready(self, seat: int) -> bool:
        """Whether the deck has a top card, shuffling if one is needed (G1, G2, G20)."""
        mat = self.mats[seat]
        if mat.deck:
            return True
        if mat.discard_size == 0:
            return False
        cards = listed(mat.discard)
        self.shuffle(cards)
        mat.deck = cards
        mat.discard = no_cards()
        mat.discard_size = 0
        mat.top = -1
        mat.memory.shuffle()
        if self.telling:
            self.report("dominion-shuffle", {"seat": seat, "count": len(cards)})
        return True

    def draw(self, seat: int, count: int) -> None:
        """Draw so many cards, or as many as there are (G2)."""
        mat = self.mats[seat]
        drawn: list[int] = []
        while len(drawn) < count and self.ready(seat):
            if mat.memory.top == 0:
                self.look()
            drawn.append(mat.draw_top())
        if self.telling and count > 0:
            facts: Facts = {"seat": seat, "count": len(drawn)}
            self.report("dominion-draw", facts, {seat: {"cards": named(drawn)}})

    def draw_to_look(self, seat: int) -> bool:
        """Draw one card and hold it apart until it is decided on; False if there is none."""
        if not self.ready(seat):
            return False
        mat = self.mats[seat]
        if mat.memory.top == 0:
            self.look()
        kind = mat.deck.pop()
        mat.memory.draw_to_look(kind)
        self._hold(seat, kind)
        if self.telling:
            facts: Facts = {"seat": seat, "count": 1}
            self.report("dominion-draw", facts, {seat: {"cards": named([kind])}})
        return True

    def show_top(self, seat: int) -> bool:
        """Reveal the top card of a deck and lay it beside; False if there is none (G21)."""
        if not self.ready(seat):
            return False
        mat = self.mats[seat]
        if mat.memory.top == 0:
            self.look()
        mat.show_top()
        return True

    def tell_shown(self, seat: int) -> None:
        if self.telling:
            self.report("dominion-show", {"seat": seat, "cards": named(self.mats[seat].aside)})

    # ---- cards held for a choice ---------------------------------------------------------

    def _hold(self, seat: int, kind: int) -> None:
        self.held[kind] += 1
        self.held_size += 1
        self.held_seat = seat

    def _release(self) -> None:
        self.held = no_cards()
        self.held_size = 0
        self.held_seat = -1

    def choose_card(self, seat: int, kind: int) -> None:
        """Pick a card of the hand for a choice of several: nobody sees which."""
        mat = self.mats[seat]
        mat.hand[kind] -= 1
        mat.hand_size -= 1
        mat.memory.choose()
        self._hold(seat, kind)

    def last_chosen(self) -> int:
        """The highest kind picked so far, -1 for none."""
        for kind in range(KINDS - 1, -1, -1):
            if self.held[kind] > 0:
                return kind
        return -1

    def held_kind(self) -> int:
        """The card held, if it is one."""
        return self.last_chosen()

    def keep_held(self) -> None:
        """The held card joins the hand, unseen."""
        mat = self.mats[self.held_seat]
        for kind in range(KINDS):
            mat.hand[kind] += self.held[kind]
        mat.hand_size += self.held_size
        mat.memory.keep_held()
        self._release()

    def set_held_aside(self) -> None:
        """The held card is set aside face up."""
        seat, kind = self.held_seat, self.held_kind()
        self.mats[seat].memory.show_held(kind)
        self.mats[seat].aside.append(kind)
        self._release()
        if self.telling:
            self.report("dominion-set-aside", {"seat": seat, "card": NAMES[kind]})

    def discard_held(self) -> int:
        """The picked cards go to the discard pile at once; chance says which ends on top.

        Others see their number and that card; returns the number.
        """
        count, seat = self.held_size, self.held_seat
        if count == 0:
            return 0
        mat = self.mats[seat]
        cards = listed(self.held)
        shown = cards[int(self.below(count))] if count > 1 else cards[0]
        mat.memory.show_held(shown)
        self.held[shown] -= 1
        for kind in range(KINDS):
            mat.discard[kind] += self.held[kind]
        mat.discard_size += count - 1
        mat.memory.discard_held()
        mat.put_on_discard(shown)
        self._release()
        if self.telling:
            facts: Facts = {"seat": seat, "count": count, "card": NAMES[shown]}
            self.report("dominion-discard-some", facts, {seat: {"cards": named(cards)}})
        return count

    def trash_held(self) -> None:
        """The picked cards go to the trash."""
        for kind in listed(self.held):
            self.mats[self.held_seat].memory.show_held(kind)
            self._trash(self.held_seat, kind)
        self._release()

    # ---- supply and trash --------------------------------------------------------------

    def gain(self, seat: int, kind: int) -> None:
        """A card from the supply to the discard pile (G3)."""
        self._from_pile(kind)
        self.mats[seat].put_on_discard(kind)
        self._tell_gain("dominion-gain", seat, kind)

    def gain_to_hand(self, seat: int, kind: int) -> None:
        self._from_pile(kind)
        self.mats[seat].join_hand(kind)
        self._tell_gain("dominion-gain-hand", seat, kind)

    def gain_on_deck(self, seat: int, kind: int) -> None:
        self._from_pile(kind)
        self.mats[seat].put_on_deck(kind)
        self._tell_gain("dominion-gain-deck", seat, kind)

    def gain_from_trash(self, seat: int, kind: int) -> None:
        """A card trashed by the running Thief to the discard pile (D-thief-3)."""
        self.trash[kind] -= 1
        self.spoils[kind] -= 1
        self.mats[seat].put_on_discard(kind)
        if self.telling:
            self.report("dominion-gain-trash", {"seat": seat, "card": NAMES[kind]})

    def _from_pile(self, kind: int) -> None:
        self.piles[kind] -= 1

    def _tell_gain(self, code: str, seat: int, kind: int) -> None:
        if self.telling:
            self.report(code, {"seat": seat, "card": NAMES[kind]})
            if self.piles[kind] == 0:
                self.report("dominion-pile-out", {"card": NAMES[kind]})

    def trash_from_hand(self, seat: int, kind: int) -> None:
        self.mats[seat].leave_hand(kind)
        self._trash(seat, kind)

    def trash_from_play(self, seat: int, kind: int) -> bool:
        """Trash a card in play, if it is still there."""
        play = self.mats[seat].play
        if kind not in play:
            return False
        play.reverse()
        play.remove(kind)
        play.reverse()
        self._trash(seat, kind)
        return True

    def trash_from_aside(self, seat: int, kind: int) -> None:
        self.mats[seat].aside.remove(kind)
        self.spoils[kind] += 1
        self._trash(seat, kind)

    def _trash(self, seat: int, kind: int) -> None:
        self.trash[kind] += 1
        if self.telling:
            self.report("dominion-trash", {"seat": seat, "card": NAMES[kind]})

    def discard_aside(self, seat: int) -> None:
        """Cards revealed or set aside go to the discard pile."""
        mat = self.mats[seat]
        if mat.aside:
            if self.telling:
                self.report("dominion-discard", {"seat": seat, "cards": named(mat.aside)})
            mat.discard_aside()

    # ---- the turn ------------------------------------------------------------------------

    def begin_turn(self, seat: int) -> None:
        """One action, one buy, no coins (G5); the turn counts from now on (G23)."""
        self.mats[seat].turns += 1
        self.actions = 1
        self.buys = 1
        self.coins = 0
        if self.telling:
            self.report("dominion-turn", {"seat": seat, "count": self.mats[seat].turns})

    def add_bonus(self, seat: int, kind: int) -> None:
        """A card's plain pluses to actions, buys and coins."""
        self.actions += PLUS_ACTIONS[kind]
        self.buys += PLUS_BUYS[kind]
        self.coins += COINS[kind]
        if self.telling and PLUS_ACTIONS[kind] + PLUS_BUYS[kind] + COINS[kind] > 0:
            self.tell_left(seat)

    def tell_left(self, seat: int) -> None:
        """Say aloud what is left, as players do."""
        facts: Facts = {
            "seat": seat,
            "actions": self.actions,
            "buys": self.buys,
            "coins": self.coins,
        }
        self.report("dominion-left", facts)

    def clean_up(self, seat: int) -> None:
        """Hand, then played cards on top of it, to the discard pile; draw five (G4, G20).

        The hand need not be shown. If no card was played, one of the hand
        lies on top, whichever chance says.
        """
        mat = self.mats[seat]
        shown = -1
        count = mat.hand_size
        cards = names_of(mat.hand) if self.telling else []
        if not mat.play and count > 0:
            hand = listed(mat.hand)
            self.look()
            shown = hand[int(self.below(count))] if count > 1 else hand[0]
        mat.discard_hand(shown)
        mat.discard_play()
        if self.telling and mat.top >= 0:
            facts: Facts = {"seat": seat, "count": count, "card": NAMES[mat.top]}
            self.report("dominion-clean-up", facts, {seat: {"cards": cards}})
        self.draw(seat, HAND)

    def empty_piles(self) -> list[int]:
        return [kind for kind in self.supply if self.piles[kind] == 0]

    def is_over(self) -> bool:
        """No Province, or three piles empty (G15, G22)."""
        return self.piles[PROVINCE] == 0 or len(self.empty_piles()) >= 3

    # ---- documents and scores: see the modules of these names ------------------------------

    def dump(self, seat: int | None = None) -> dict[str, object]:
        from regna.games.dominion.documents import dump

        return dump(self, seat)

    def view(self, seat: int | None = None) -> dict[str, object]:
        from regna.games.dominion.views import view

        return view(self, seat)

    def determinize(self, seat: int, rng: Rng) -> Dominion:
        from regna.games.dominion.filling import determinize

        return determinize(self, seat, rng)

    def scores(self) -> list[Score]:
        from regna.games.dominion.scoring import scores

        return scores(self)

    def faults(self) -> list[str]:
        from regna.games.dominion.faults import faults

        return faults(self)
