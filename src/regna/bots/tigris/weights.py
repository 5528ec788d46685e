"""What a rule player of Tigris & Euphrates finds important: every number it weighs with."""

from __future__ import annotations


class Weights:
    """In points of the weakest colour, unless a line says otherwise.

    None is a rule of the game: a script may change some of them and measure.
    """

    def __init__(self) -> None:
        # Looking ahead
        self.horizon = 5.0  # turns of income that are counted at most
        self.softness = 3.5  # how far above the weakest a colour still matters
        self.any_point = 0.04  # a point of any colour, however strong it is already
        self.win = 100.0  # a game that ends now and is won, against a draw

        # Income a turn
        self.monument = 0.85  # of a monument for a leader: less than 1, for it may be lost
        self.leader = 0.25  # from tiles laid for a leader on the board
        self.stand_in = 0.12  # from tiles laid for a king where no other leader has the colour
        self.crowded = 0.4  # of both, where no square beside the kingdom takes such a tile

        # What lies ready
        self.scoring_tile = 0.12  # a tile in the hand that a leader of its colour waits for,
        self.scoring_tiles = 3.0  # up to so many of a colour
        self.tile = 0.01  # any tile in the hand
        self.temple = 0.05  # and more for a temple, with which revolts are fought
        self.catastrophe = 0.5  # one that is not laid yet
        self.waiting_treasure = 0.15  # a treasure in the kingdom of the trader, for the next one
        self.two_of_four = 0.04  # a tile that makes half of a square of four for its leader
        self.three_of_four = 0.1  # and one that makes three quarters of it
        self.gift = 0.15  # what a tile costs that scores for a rival, beside the rival's point
        self.spent = 0.06  # a tile added to a conflict
        self.swap = 0.04  # a useless tile swapped for another
        self.idle = 0.1  # an action not used

        # Conflicts
        self.revolt_fear = 0.35  # how likely a revolt is that would succeed
        self.war_fear = 0.4  # how likely a rival begins a war that pays
        self.war_hope = 0.2  # how likely a war that pays can still be begun in the next turn

        # The others
        self.best_rival = 0.5  # what the strongest rival has, against what one has oneself
        self.rivals = 0.25  # and what the rivals have on average
