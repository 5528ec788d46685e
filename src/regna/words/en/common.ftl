### Every word of Regna in English.
###
### A message is named by the engine's code, by the kind and id of a thing
### (heirs-building-inn), or by what a door says (cli-...). Facts are the placeholders;
### a thing's name comes with its attributes: $building, $building_a.
### In English `.a` is a name with its article, `.short` fits a map, `.also` lists more
### words people type.

## Common

language = English
yes = yes
no = no
list = { $items } and { $last }
list-or = { $items } or { $last }
seat-number = player { $number }
seat-you = you
game-over = The game is over, there is nothing left to decide.
no-such-move = There is no move number { $move }.

## Games, before one of them is chosen

game-heirs = The Two Heirs
game-dominion = Dominion
game-tigris = Tigris & Euphrates
heirs-level-1 = Henry the Poor
heirs-level-2 = Henry the Brave
heirs-level-3 = Henry the Relentless

## Bots

bot-random = Dice
    .about = Moves at random.
bot-random-2 = Coin
bot-random-3 = Roulette
bot-random-4 = Breeze
bot-greedy = Squirrel
    .about = Grabs what it can.
bot-greedy-2 = Magpie
bot-greedy-3 = Hamster
bot-greedy-4 = Jackdaw
bot-steward = Steward
    .about = Plays sensibly.
bot-steward-2 = Bailiff
bot-steward-3 = Chamberlain
bot-steward-4 = Reeve
bot-level-1 = Agnes
    .about = Still learning: thinks a little and does not always take the best move.
bot-level-1-2 = Clare
bot-level-1-3 = Alice
bot-level-1-4 = Joan
bot-level-2 = Matthew
    .about = Plays at once, by rules of thumb, for the fun of it.
bot-level-2-2 = Luke
bot-level-2-3 = Mark
bot-level-2-4 = Simon
bot-level-3 = Hedwig
    .about = Plans the whole turn before making the first move.
bot-level-3-2 = Sophia
bot-level-3-3 = Judith
bot-level-3-4 = Bridget
bot-level-4 = Casimir
    .about = Judges a table by what thousands of games have taught.
bot-level-4-2 = Otto
bot-level-4-3 = Louis
bot-level-4-4 = Conrad
bot-level-5 = Elisabeth
    .about = Tries out many plans in the turns to come and overlooks little.
bot-level-5-2 = Margaret
bot-level-5-3 = Barbara
bot-level-5-4 = Anne
bot-deep = Ambrose
    .about = Thinks for up to three seconds a move; the faster the computer, the better.
bot-deep-2 = Gregory
bot-deep-3 = Benedict
bot-deep-4 = Anselm

## How strong a bot is

rated-level = level { $number }
rated = rating { $rating }
rated-not-yet = not rated yet
rated-never = not rated
