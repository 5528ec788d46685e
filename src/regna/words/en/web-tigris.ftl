### Tigris & Euphrates in the browser.

web-tigris-count = { $colour }
web-tigris-tie = Equal in the weakest { $at ->
    [1] colour; the next one decides
    [2] two colours; the next one decides
   *[other] three colours; the strongest decides
}: { $one } to { $other }.
web-tigris-board = Board
web-tigris-leaders = Leaders not on the board
web-tigris-off-board = not on the board
web-tigris-catastrophe = Catastrophe
web-tigris-catastrophes = Catastrophes left
web-tigris-monuments = Monuments
web-tigris-bag = bag { $count }
web-tigris-revolt = Revolt
web-tigris-war = War
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
web-tigris-attack-needs = { $needed ->
    [0] You win as it stands, unless the defender adds.
   *[other] You need { $needed } more: a tie goes to the defender.
} In your hand: { $held }.
web-tigris-defence-needs = { $needed ->
    [0] You hold out as it is: a tie is yours.
   *[other] You need { $needed } more: a tie is yours.
} In your hand: { $held }.
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
web-tigris-needs-attacker = { $needed ->
    [0] The attack wins as it stands; a tie goes to the defender.
   *[other] The attacker needs { $needed } more to win; a tie goes to the defender.
}
web-tigris-needs-defender = { $needed ->
    [0] The defence holds as it stands; a tie is enough.
   *[other] The defender needs { $needed } more to hold; a tie is enough.
}
