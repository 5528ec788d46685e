### Tigris & Euphrates in the browser.

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
