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
web-tigris-support = Add from the hand
web-tigris-support-none = Add nothing
web-tigris-support-with = Add { $count }
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
web-tigris-sides = { $attacker } { $attack } : { $defence } { $defender }
web-tigris-added = { $attacker_is ->
    [you] You have added { $support } from the hand.
   *[other] { $attacker } has added { $support } from the hand.
}
web-tigris-needs-attacker = { $needed ->
    [0] The attack wins as it stands; a tie goes to the defender.
   *[other] The attacker needs { $needed } more to win; a tie goes to the defender.
}
web-tigris-needs-defender = { $needed ->
    [0] The defence holds as it stands; a tie is enough.
   *[other] The defender needs { $needed } more to hold; a tie is enough.
}
