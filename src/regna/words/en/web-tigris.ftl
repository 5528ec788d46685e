### Tigris & Euphrates in the browser.

web-tigris-board = Board
web-tigris-leaders = Leaders not on the board
web-tigris-off-board = not on the board
web-tigris-catastrophe = Catastrophe
web-tigris-catastrophes = Catastrophes left
web-tigris-monuments = Monuments
web-tigris-bag = bag { $count }
web-tigris-attacker = Attacker
web-tigris-defender = Defender
web-tigris-support-none = Add nothing
web-tigris-support-with = Add { $amount }
web-tigris-treasures-left = { $count ->
    [one] One treasure on the board
   *[other] { $count } treasures on the board
}
web-tigris-weakest = Your weakest colour
web-tigris-hidden = Tiles behind the screen: { $count }
web-tigris-strengths = strength { $war } in a war, { $revolt } in a revolt
web-tigris-revolt-of = Revolt of the { $leader_many }
web-tigris-war-of = War of the { $leader_many }
web-tigris-tie = A tie goes to the defender.
web-tigris-attack-needs = You need { $count }: a tie goes to the defender. You hold { $held }.
web-tigris-defence-needs = You need { $count }: a tie is yours. You hold { $held }.
web-tigris-war-win = If you win: up to { $points ->
    [one] { $points } { $colour } point
   *[other] { $points } { $colour } points
}
web-tigris-war-win-gone = The other { $leader } and the { $tile_many } that follow leave the board.
web-tigris-war-lose = If you lose: the other gets up to { $points }
web-tigris-war-lose-gone = Your { $leader } and the { $tile_many } that follow leave the board.
web-tigris-revolt-win = If you win: one red point
web-tigris-revolt-win-gone = The other { $leader } goes home.
web-tigris-revolt-lose = If you lose: one red point for the other
web-tigris-revolt-lose-gone = Your { $leader } goes home.
web-tigris-which-war = Which war comes first?
web-tigris-swap = Exchange tiles
web-tigris-swap-now = Exchange { $count }
web-tigris-pass = Pass
web-tigris-withdraw = Withdraw
web-tigris-build = Build a monument
web-tigris-no-build = Build none
web-tigris-tile = Place
web-tigris-leader = Place
web-tigris-treasure = Take
web-less = Less
web-more = More
web-tigris-move-tile = Place { $tile_a } on { $cell }
web-tigris-move-leader = Place the { $leader } on { $cell }
web-tigris-move-withdraw = Withdraw the { $leader }
web-tigris-move-catastrophe = Catastrophe on { $cell }
web-tigris-move-treasure = Take the treasure on { $cell }
web-tigris-move-build = Build the { $monument } monument on { $cell }
web-tigris-move-war = First the { $colour } war
web-tigris-move-support = { $count ->
    [0] Add nothing
   *[other] Add { $count } from the hand
}
web-tigris-move-swap = Exchange { $amounts }
