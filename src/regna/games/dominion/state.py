"""A game of Dominion in progress, and what cards do to it.

The verbs here (draw, gain, trash, ...) move cards, keep the memory of what
everybody has seen, and tell it. Steps of scripts are made of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from regna.core import Rng, State
from regna.games.dominion import kinds, said
from regna.games.dominion.frames import Choosing
from regna.games.dominion.mat import Mat

if TYPE_CHECKING:
    from regna.core import Game


class Dominion(State):
    """Supply, trash, the mats of all seats, and what the turn has left."""

    def __init__(
        self, game: Game, seats: int, rng: Rng, kingdom: kinds.Kingdom, like: Dominion | None = None
    ) -> None:
        """The supply laid out and nobody at the table, or like another."""
        super().__init__(game, seats, rng)
        self.kingdom = kingdom
        self.may_effects: bool = like.may_effects if like else False
        self.turn_limit: i64 = like.turn_limit if like else i64(0)
        self.first: i64 = like.first if like else i64(0)
        self.mats: list[Mat] = []
        # Cards left of each kind, -1 for kinds not in this game.
        self.piles: vec[i64] = (like.piles if like else kingdom.piles[seats - 2])[:]
        self.trash: vec[i64] = like.trash[:] if like else kinds.no_cards()
        self.actions: i64 = like.actions if like else i64(0)
        self.buys: i64 = like.buys if like else i64(0)
        self.coins: i64 = like.coins if like else i64(0)

    def copy(self) -> Dominion:
        twin = Dominion(self.game, self.seats, self.rng.copy(), self.kingdom, self)
        for mat in self.mats:
            twin.mats.append(Mat(mat, self.remembers))
        self.copy_pending(twin)
        return twin

    def held(self, seat: i64) -> vec[i64]:
        """The cards a seat holds face down for a choice in progress, by kind."""
        if len(self.stack) > 0:
            frame = self.stack[-1]
            if frame.seat == seat and isinstance(frame, Choosing):
                return frame.held
        return vec[i64]()

    def owned(self, seat: i64) -> vec[i64]:
        """All cards a seat owns, wherever they are: public knowledge."""
        counts = self.mats[seat].owned()
        for kind in self.held(seat):
            counts[kind] += 1
        return counts

    # ---- the deck --------------------------------------------------------------------

    def ready(self, seat: i64) -> bool:
        """Whether the deck has a top card, shuffling if one is needed (G1, G2, G20)."""
        mat = self.mats[seat]
        if mat.deck_size > 0:
            return True
        if mat.discard_size == 0:
            return False
        mat.gather()
        deck = mat.deck
        last = mat.deck_size - 1
        while last > 0:
            other = self.below(last + 1)
            kind = deck[last]
            deck[last] = deck[other]
            deck[other] = kind
            last -= 1
        if self.remembers:
            mat.diary.shuffle()
        if self.telling:
            self.tell(said.SHUFFLE, seat, mat.deck_size)
        return True

    def take_top(self, mat: Mat) -> i64:
        """The top card of a deck that has one; the caller says where it goes."""
        if mat.seen == 0:
            self.look()
        mat.deck_size -= 1
        return mat.deck[mat.deck_size]

    def draw(self, seat: i64, count: i64) -> None:
        """Draw so many cards, or as many as there are (G2)."""
        mat = self.mats[seat]
        drawn = vec[i64]()
        left = count
        hand = mat.hand
        while left > 0 and (mat.deck_size > 0 or self.ready(seat)):
            kind = self.take_top(mat)
            hand[kind] += 1
            mat.hand_size += 1
            if mat.seen > 0:
                mat.seen -= 1
                if self.remembers:
                    mat.memory().join_hand(kind)
            elif self.remembers:
                mat.diary.draw()
            if self.telling:
                drawn = append(drawn, kind)
            left -= 1
        if self.telling and count > 0:
            self.tell(said.DRAW, seat, count - left, kinds.named(drawn))

    def draw_to_look(self, seat: i64, frame: Choosing) -> bool:
        """Draw one card and hold it apart until it is decided on; False if there is none."""
        if not self.ready(seat):
            return False
        mat = self.mats[seat]
        kind = self.take_top(mat)
        if self.remembers:
            mat.memory().draw_to_look(kind, mat.seen > 0)
        if mat.seen > 0:
            mat.seen -= 1
        frame.held = append(frame.held, kind)
        if self.telling:
            self.tell(said.DRAW, seat, 1, [kinds.NAMES[kind]])
        return True

    def show_top(self, seat: i64) -> bool:
        """Reveal the top card of a deck and lay it beside; False if there is none (G21)."""
        if not self.ready(seat):
            return False
        mat = self.mats[seat]
        kind = self.take_top(mat)
        mat.aside = append(mat.aside, kind)
        if mat.seen > 0:
            mat.seen -= 1
        elif self.remembers:
            mat.memory().show_top(kind)
        return True

    def put_on_deck(self, mat: Mat, kind: i64) -> None:
        """A card all have seen goes on top of the deck (G21)."""
        mat.lay(kind)
        mat.seen += 1

    def flip_deck(self, seat: i64) -> None:
        """The deck is turned over onto the discard pile; the former bottom card shows.

        The bottom card is unseen unless the whole deck is known.
        """
        mat = self.mats[seat]
        count = mat.deck_size
        if mat.seen < count:
            self.look()
        mat.top = mat.deck[0]
        for place in range(count):
            mat.discard[mat.deck[place]] += 1
        mat.discard_size += count
        if self.remembers:
            if mat.seen < count:
                mat.memory().show_bottom(mat.top)
            mat.memory().flip(mat.tops())
        mat.deck_size = 0
        mat.seen = 0
        if self.telling:
            self.tell(said.FLIP, seat, count, kinds.NAMES[mat.top])

    # ---- hand and play -----------------------------------------------------------------

    def leave_hand(self, mat: Mat, kind: i64) -> None:
        """A card leaves the hand for where all can see it."""
        mat.hand[kind] -= 1
        mat.hand_size -= 1
        if self.remembers:
            mat.diary.leave_hand(kind)

    def join_hand(self, mat: Mat, kind: i64) -> None:
        """A card all have seen goes to the hand."""
        mat.hand[kind] += 1
        mat.hand_size += 1
        if self.remembers:
            mat.memory().join_hand(kind)

    def play_card(self, mat: Mat, kind: i64) -> None:
        self.leave_hand(mat, kind)
        mat.put_in_play(kind)

    def has_none(self, seat: i64, kinds: vec[i64]) -> None:
        """A duty left undone tells everybody that the hand has none of these kinds."""
        if self.remembers:
            self.mats[seat].memory().has_none(kinds)

    def show_hand(self, seat: i64) -> None:
        """The whole hand is shown, by a move that does not name what it shows."""
        mat = self.mats[seat]
        self.look()
        if self.remembers:
            for kind in self.kingdom.supply:
                mat.memory().show(kind, mat.hand[kind])
        if self.telling:
            self.tell(said.SHOW_HAND, seat, kinds.names_of(mat.hand))

    # ---- cards held for a choice ---------------------------------------------------------

    def hold(self, frame: Choosing, kind: i64) -> None:
        """Pick a card of the hand for a choice of several: nobody sees which."""
        mat = self.mats[frame.seat]
        mat.hand[kind] -= 1
        mat.hand_size -= 1
        if self.remembers:
            mat.memory().choose()
        frame.held = append(frame.held, kind)

    def keep_held(self, frame: Choosing) -> None:
        """The held card joins the hand, unseen."""
        mat = self.mats[frame.seat]
        for kind in frame.held:
            mat.hand[kind] += 1
            mat.hand_size += 1
        if self.remembers:
            mat.memory().keep_held()
        frame.held = vec[i64]()

    def set_held_aside(self, frame: Choosing) -> None:
        """The held card is set aside face up."""
        mat = self.mats[frame.seat]
        kind = frame.last_held()
        if self.remembers:
            mat.memory().show_held(kind)
        mat.aside = append(mat.aside, kind)
        frame.held = vec[i64]()
        if self.telling:
            self.tell(said.SET_ASIDE, frame.seat, kinds.NAMES[kind])

    def discard_held(self, frame: Choosing) -> i64:
        """The picked cards go to the discard pile at once; chance says which ends on top.

        Others see their number and that card; returns the number.
        """
        cards = frame.held
        count: i64 = len(cards)
        if count == 0:
            return 0
        mat = self.mats[frame.seat]
        shown = cards[self.below(count)] if count > 1 else cards[0]
        for kind in cards:
            mat.discard[kind] += 1
        mat.discard_size += count
        mat.top = shown
        if self.remembers:
            mat.memory().show_held(shown)
            mat.memory().discard_held()
            mat.diary.join_pile(shown)
        frame.held = vec[i64]()
        if self.telling:
            self.tell(said.DISCARD_SOME, frame.seat, count, kinds.NAMES[shown], kinds.named(cards))
        return count

    def trash_held(self, frame: Choosing) -> None:
        """The picked cards go to the trash."""
        for kind in frame.held:
            if self.remembers:
                self.mats[frame.seat].memory().show_held(kind)
            self.put_in_trash(frame.seat, kind)
        frame.held = vec[i64]()

    # ---- discard pile, supply and trash ----------------------------------------------------

    def put_on_discard(self, mat: Mat, kind: i64) -> None:
        """A card goes face up on the discard pile."""
        mat.discard[kind] += 1
        mat.discard_size += 1
        mat.top = kind
        if self.remembers:
            mat.diary.join_pile(kind)

    def discard_aside(self, seat: i64) -> None:
        """Cards revealed or set aside go to the discard pile, the first one first."""
        mat = self.mats[seat]
        if len(mat.aside) > 0:
            if self.telling:
                self.tell(said.DISCARD, seat, kinds.named(mat.aside))
            for kind in mat.aside:
                self.put_on_discard(mat, kind)
            mat.aside = vec[i64]()

    def gain(self, seat: i64, kind: i64) -> None:
        """A card from the supply to the discard pile (G3)."""
        self.piles[kind] -= 1
        self.put_on_discard(self.mats[seat], kind)
        self.tell_gain(said.GAIN, seat, kind)

    def gain_to_hand(self, seat: i64, kind: i64) -> None:
        self.piles[kind] -= 1
        self.join_hand(self.mats[seat], kind)
        self.tell_gain(said.GAIN_HAND, seat, kind)

    def gain_on_deck(self, seat: i64, kind: i64) -> None:
        self.piles[kind] -= 1
        self.put_on_deck(self.mats[seat], kind)
        self.tell_gain(said.GAIN_DECK, seat, kind)

    def tell_gain(self, event: int, seat: i64, kind: i64) -> None:
        if self.telling:
            self.tell(event, seat, kinds.NAMES[kind])
            if self.piles[kind] == 0:
                self.tell(said.PILE_OUT, kinds.NAMES[kind])

    def put_in_trash(self, seat: i64, kind: i64) -> None:
        """A card that has left its zone goes to the trash."""
        self.trash[kind] += 1
        if self.telling:
            self.tell(said.TRASH, seat, kinds.NAMES[kind])

    def trash_from_aside(self, seat: i64, kind: i64) -> None:
        mat = self.mats[seat]
        mat.aside = kinds.without(mat.aside, kind)
        self.put_in_trash(seat, kind)

    # ---- the turn ------------------------------------------------------------------------

    def begin_turn(self, seat: i64) -> None:
        """One action, one buy, no coins (G5); the turn counts from now on (G23)."""
        mat = self.mats[seat]
        mat.turns += 1
        self.actions = 1
        self.buys = 1
        self.coins = 0
        if self.telling:
            self.tell(said.TURN, seat, mat.turns)

    def add_bonus(self, seat: i64, kind: i64) -> None:
        """A card's plain pluses to actions, buys and coins."""
        actions, buys, coins = kinds.PLUS_ACTIONS[kind], kinds.PLUS_BUYS[kind], kinds.COINS[kind]
        self.actions += actions
        self.buys += buys
        self.coins += coins
        if actions + buys + coins > 0:
            self.tell_left(seat)

    def tell_left(self, seat: i64) -> None:
        """Say aloud what is left, as players do."""
        if self.telling:
            self.tell(said.LEFT, seat, self.actions, self.buys, self.coins)

    def clean_up(self, seat: i64) -> None:
        """Hand, then played cards on top of it, to the discard pile; draw five (G4, G20).

        The hand need not be shown. If no card was played, one of the hand
        lies on top, whichever chance says.
        """
        mat = self.mats[seat]
        count = mat.hand_size
        hand = mat.hand[:] if self.telling else mat.hand
        shown: i64 = -1
        if mat.play_size == 0 and count > 0:
            self.look()
            shown = mat.nth_of_hand(self.below(count) if count > 1 else 0)
            self.leave_hand(mat, shown)
        mat.drop_hand()
        if self.remembers:
            mat.diary.discard_hand()
        if shown >= 0:
            self.put_on_discard(mat, shown)
        if self.remembers:
            for place in range(mat.play_size):
                mat.diary.join_pile(mat.play[place])
        mat.drop_play()
        if self.telling and mat.top >= 0:
            self.tell(said.CLEAN_UP, seat, count, kinds.NAMES[mat.top], kinds.names_of(hand))
        self.draw(seat, kinds.HAND)

    def empty_piles(self) -> list[int]:
        return [int(kind) for kind in self.kingdom.supply if self.piles[kind] == 0]

    def is_over(self) -> bool:
        """No Province, or three piles empty (G15, G22)."""
        if self.piles[kinds.PROVINCE] == 0:
            return True
        empty: i64 = 0
        for kind in self.kingdom.supply:
            if self.piles[kind] == 0:
                empty += 1
        return empty >= 3
