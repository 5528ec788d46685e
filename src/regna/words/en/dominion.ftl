### Dominion.

## Things

dominion-type-action = Action
dominion-type-treasure = Treasure
dominion-type-victory = Victory
dominion-type-curse = Curse
dominion-type-attack = Attack
dominion-type-reaction = Reaction
dominion-amount-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
dominion-amount-buys = { $count ->
    [one] { $count } buy
   *[other] { $count } buys
}
dominion-amount-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
dominion-card-copper = Copper
    .a = a Copper
    .counted = { $count } Coppers
    .pile = Copper
    .text = Worth 1 coin.
dominion-card-silver = Silver
    .a = a Silver
    .counted = { $count } Silvers
    .pile = Silver
    .text = Worth 2 coins.
dominion-card-gold = Gold
    .a = a Gold
    .counted = { $count } Golds
    .pile = Gold
    .text = Worth 3 coins.
dominion-card-estate = Estate
    .a = an Estate
    .counted = { $count } Estates
    .pile = Estate
    .text = 1 point at the end.
dominion-card-duchy = Duchy
    .a = a Duchy
    .counted = { $count } Duchies
    .pile = Duchy
    .text = 3 points at the end.
dominion-card-province = Province
    .a = a Province
    .counted = { $count } Provinces
    .pile = Province
    .text = 6 points at the end.
dominion-card-curse = Curse
    .a = a Curse
    .counted = { $count } Curses
    .pile = Curse
    .text = Takes 1 point from you at the end.
dominion-card-adventurer = Adventurer
    .a = an Adventurer
    .counted = { $count } Adventurers
    .pile = Adventurer
    .text = Search your deck, face up, for two Treasures: they join your hand, whatever else came up is discarded.
dominion-card-bureaucrat = Bureaucrat
    .a = a Bureaucrat
    .counted = { $count } Bureaucrats
    .pile = Bureaucrat
    .text = A Silver goes on top of your deck; everyone else has to put a Victory card from hand on theirs, or show a hand without one.
dominion-card-cellar = Cellar
    .a = a Cellar
    .counted = { $count } Cellars
    .pile = Cellar
    .text = +1 action. Throw off as many cards as you like and draw the same number.
dominion-card-chancellor = Chancellor
    .a = a Chancellor
    .counted = { $count } Chancellors
    .pile = Chancellor
    .text = +2 coins. You may send your whole deck to your discard pile.
dominion-card-chapel = Chapel
    .a = a Chapel
    .counted = { $count } Chapels
    .pile = Chapel
    .text = Rid yourself of up to 4 cards from your hand for good.
dominion-card-council_room = Council Room
    .a = a Council Room
    .counted = { $count } Council Rooms
    .pile = Council Room
    .text = +4 cards, +1 buy. Everyone else draws a card, too.
dominion-card-feast = Feast
    .a = a Feast
    .counted = { $count } Feasts
    .pile = Feast
    .text = The Feast itself is trashed, and you gain a card that costs at most 5.
dominion-card-festival = Festival
    .a = a Festival
    .counted = { $count } Festivals
    .pile = Festival
    .text = +2 actions, +1 buy, +2 coins.
dominion-card-gardens = Gardens
    .a = a Gardens
    .counted = { $count } Gardens
    .pile = Gardens
    .text = At the end 1 point for every full ten cards you own.
dominion-card-laboratory = Laboratory
    .a = a Laboratory
    .counted = { $count } Laboratories
    .pile = Laboratory
    .text = +2 cards, +1 action.
dominion-card-library = Library
    .a = a Library
    .counted = { $count } Libraries
    .pile = Library
    .text = Fill your hand up to 7 cards one by one; Actions that come may be set aside and are discarded at the end.
dominion-card-market = Market
    .a = a Market
    .counted = { $count } Markets
    .pile = Market
    .text = +1 card, +1 action, +1 buy, +1 coin.
dominion-card-militia = Militia
    .a = a Militia
    .counted = { $count } Militias
    .pile = Militia
    .text = +2 coins. Everyone else keeps only 3 cards and discards the others.
dominion-card-mine = Mine
    .a = a Mine
    .counted = { $count } Mines
    .pile = Mine
    .text = Exchange a Treasure from your hand for one that costs up to 3 more; you may spend it at once.
dominion-card-moat = Moat
    .a = a Moat
    .counted = { $count } Moats
    .pile = Moat
    .text = +2 cards. Show it from your hand when somebody else attacks, and the attack passes you by.
dominion-card-moneylender = Moneylender
    .a = a Moneylender
    .counted = { $count } Moneylenders
    .pile = Moneylender
    .text = Trash a Copper from your hand and have 3 coins for it.
dominion-card-remodel = Remodel
    .a = a Remodel
    .counted = { $count } Remodels
    .pile = Remodel
    .text = Turn a card from your hand into one that costs up to 2 more.
dominion-card-smithy = Smithy
    .a = a Smithy
    .counted = { $count } Smithies
    .pile = Smithy
    .text = +3 cards.
dominion-card-spy = Spy
    .a = a Spy
    .counted = { $count } Spies
    .pile = Spy
    .text = +1 card, +1 action. All players, you included, show the top of their deck; you say what is discarded and what goes back.
dominion-card-thief = Thief
    .a = a Thief
    .counted = { $count } Thieves
    .pile = Thief
    .text = Everyone else shows two cards of their deck and loses one Treasure among them, as you choose; keep any of the loot you like.
dominion-card-throne_room = Throne Room
    .a = a Throne Room
    .counted = { $count } Throne Rooms
    .pile = Throne Room
    .text = Choose an Action from your hand and play it two times.
dominion-card-village = Village
    .a = a Village
    .counted = { $count } Villages
    .pile = Village
    .text = +1 card, +2 actions.
dominion-card-witch = Witch
    .a = a Witch
    .counted = { $count } Witches
    .pile = Witch
    .text = +2 cards. Everyone else gets a Curse.
dominion-card-woodcutter = Woodcutter
    .a = a Woodcutter
    .counted = { $count } Woodcutters
    .pile = Woodcutter
    .text = +1 buy, +2 coins.
dominion-card-workshop = Workshop
    .a = a Workshop
    .counted = { $count } Workshops
    .pile = Workshop
    .text = Gain a card that costs at most 4.

## Options

dominion-option-kingdom = Kingdom
    .help = A recommended set of ten cards, a random one, or ten of your own choice.
dominion-option-kingdom-first_game = First Game
dominion-option-kingdom-big_money = Big Money
dominion-option-kingdom-interaction = Interaction
dominion-option-kingdom-size_distortion = Size Distortion
dominion-option-kingdom-village_square = Village Square
dominion-option-kingdom-random = random
dominion-option-may_effects = Later wording
    .help = Throne Room, Mine and Moneylender say “you may” instead of “you must”.
dominion-option-turn_limit = Turn limit
    .help = After so many turns each the game ends, whatever the supply looks like.
dominion-option-first = Who begins
    .help = By lot, unless you have agreed.
dominion-option-first-random = by lot
dominion-option-first-0 = player 1
dominion-option-first-1 = player 2
dominion-option-first-2 = player 3
dominion-option-first-3 = player 4

## Decisions

dominion-action = { $seat } has { $amounts }. Play an Action, or go on to the buys.
dominion-buy = { $seat } has { $amounts }. { $cards_count ->
    [0] Buy a card, or end the turn.
   *[other] Play Treasures, buy a card, or end the turn.
}
dominion-react = { $attacker } plays { $card_a }. Does { $seat } show a Moat? Reveal it, or pass.
dominion-cellar = { $seat } may discard cards and draw as many{ $count ->
    [0] .
   *[other] . Chosen so far: { $cards_a }.
}
dominion-chapel = { $seat } may trash up to 4 cards{ $count ->
    [0] .
   *[other] . Chosen so far: { $cards_a }.
}
dominion-militia = { $seat } has to discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $cards_count ->
    [0] .
   *[other] . Chosen so far: { $cards_a }.
}
dominion-bureaucrat = { $seat } has to put a Victory card from hand on the deck.
dominion-chancellor = Does { $seat } put the whole deck on the discard pile? Flip it, or keep it.
dominion-library = { $seat } draws { $card_a }, which makes { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand. Keep it, or set it aside.
dominion-mine = { $seat } trashes a Treasure from hand for one that costs up to 3 more. Which?
dominion-moneylender = { $seat } trashes a Copper from hand for 3 coins.
dominion-remodel = { $seat } trashes a card from hand for one that costs up to 2 more. Which?
dominion-take = { $card } lets { $seat } gain a card that costs at most { $limit }. Which?
dominion-throne-room = { $seat } plays an Action from hand twice. Which?
dominion-spy = { $victim } shows { $card_a }. { $seat } decides: drop it on the discard pile, or keep it on the deck.
dominion-thief = { $victim } shows { $cards_a }. Which Treasure does { $seat } trash?
dominion-thief-gain = { $seat } may take any of the stolen Treasures: { $cards_a }.

## Refusals

dominion-not-now = That cannot be done now.
dominion-not-in-hand = You have no { $card } in your hand to do that with.
dominion-not-playable = { $card } cannot be played: it is neither an Action nor a Treasure.
dominion-treasure-early = Treasures are played in the buy phase. Go on to the buys first.
dominion-treasure-late = After the first buy no more Treasures are played.
dominion-action-late = { $card } is an Action, and your action phase is over.
dominion-buy-early = Buying { $card_a } has to wait: go on to the buys first.
dominion-no-treasures = You have no Treasure left in your hand.
dominion-no-pile = { $card } is not among the cards of this game.
dominion-pile-empty = The { $card_pile } pile is empty.
dominion-too-expensive = { $card } costs { $cost }, and you have { $coins ->
    [0] no coins.
    [one] only 1 coin.
   *[other] only { $coins } coins.
}
dominion-over-limit = { $card } costs { $cost }, and the limit here is { $limit }.
dominion-must-gain = You have to take a card.
dominion-must-discard = You still have to discard { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
dominion-out-of-order = { $card } does not fit in here: one by one, cards are chosen in the order of the list. Better name them all at once.
dominion-no-moat = You have no Moat in your hand.
dominion-not-action = { $card } is not an Action.
dominion-must-play = You hold an Action, so you have to choose one.
dominion-not-treasure = { $card } is not a Treasure.
dominion-must-trash-treasure = You hold a Treasure, so you have to trash one.
dominion-take-treasure = You may only take a Treasure, and { $card } is not one.
dominion-not-copper = It has to be a Copper, not { $card_a }.
dominion-must-trash-copper = You hold a Copper, so you have to trash one.
dominion-must-trash = You have to trash a card.
dominion-not-victory = { $card } is not a Victory card.
dominion-has-victory = You hold a Victory card, so you have to put one on your deck.
dominion-keep-only = Only an Action can be set aside; this card stays in your hand.
dominion-not-revealed = There is no { $card } among the Treasures shown.
dominion-not-stolen = There is no { $card } among the Treasures just trashed.

## What happens
## `.then` is the same without its subject: what somebody does in one breath is joined.

dominion-turn = Turn { $count } of { $seat }.
dominion-play = { $seat } { dominion-play.then }{ $actions ->
    [0] .
    [one] , with 1 action left.
   *[other] , with { $actions } actions left.
}
    .then = plays { $card_a }
dominion-throne = { $seat } { dominion-throne.then }.
    .then = { $count ->
        [1] plays { $card_a }
       *[2] plays the { $card } again
    }
dominion-throne-none = { $seat } { dominion-throne-none.then }.
    .then = plays no Action twice
dominion-left = { $seat } { dominion-left.then }.
    .then = has { $amounts }
dominion-pay = { $seat } { dominion-pay.then }.
    .then = plays { $cards_a } and has { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
# Only in logs from before all Treasures were told one by one.
dominion-pay-all = { $seat } { dominion-pay-all.then }.
    .then = plays all Treasures, { $cards_a }, and has { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
dominion-bought = { $seat } { dominion-bought.then }{ $buys ->
    [0] .
    [one] , with { $coins } left and 1 more buy.
   *[other] , with { $coins } left and { $buys } more buys.
}
    .then = buys { $card_a } for { $cost }
dominion-gain = { $seat } { dominion-gain.then }.
    .then = gains { $card_a }
dominion-gain-hand = { $seat } { dominion-gain-hand.then }.
    .then = takes { $card_a } in hand
dominion-gain-deck = { $seat } { dominion-gain-deck.then }.
    .then = puts { $card_a } on the deck
dominion-gain-trash = { $seat } { dominion-gain-trash.then }.
    .then = takes { $card_a } from the trash
dominion-pile-out = That was the last { $card_pile }: its pile is empty.
dominion-none-left = There is no { $card_pile } left.
dominion-take-none = { $seat } { dominion-take-none.then }.
    .then = finds nothing to gain for { $limit } or less
dominion-draw = { $seat } { dominion-draw.then }.
    .then = draws { $count ->
        [0] no card
        [one] a card
       *[other] { $count } cards
    }{ $cards_count ->
        [0] {""}
        [one] {" "}({ $cards })
        [other] {" "}({ $cards })
       *[none] {""}
    }
dominion-shuffle = { $seat } { dominion-shuffle.then }.
    .then = shuffles { $count ->
        [one] 1 card
       *[other] { $count } cards
    } into a new deck
dominion-trash = { $seat } { dominion-trash.then }.
    .then = trashes { $card_a }
dominion-trash-none = { $seat } { dominion-trash-none.then }.
    .then = trashes nothing for { $card }
dominion-discard = { $seat } { dominion-discard.then }.
    .then = discards { $cards_a }
dominion-discard-some = { $seat } { dominion-discard-some.then }.
    .then = discards { $count ->
        [one] { $card_a }
       *[other] { $count } cards, { $card_a } on top
    }{ $cards_count ->
        [0] {""}
        [one] {""}
        [other] {" "}({ $cards })
       *[none] {""}
    }
dominion-clean-up = { $seat } { dominion-clean-up.then }; { $card } is on top of the discard pile.
    .then = { $count ->
        [0] tidies up
        [one] tidies up with 1 card left in hand
       *[other] tidies up with { $count } cards left in hand
    }
dominion-show = { $seat } { dominion-show.then }.
    .then = shows { $cards_count ->
        [0] nothing
       *[other] { $cards_a }
    }
dominion-show-hand = { $seat } { dominion-show-hand.then }.
    .then = shows a hand without Victory cards: { $cards_a }
dominion-no-deck = { $seat } has no card to show.
dominion-to-hand = { $seat } { dominion-to-hand.then }.
    .then = takes { $cards_a } in hand
dominion-set-aside = { $seat } { dominion-set-aside.then }.
    .then = sets { $card_a } aside
dominion-put-back = { $seat } { dominion-put-back.then }.
    .then = puts the { $card } back on the deck
dominion-topdeck = { $seat } { dominion-topdeck.then }.
    .then = puts { $card_a } from hand on the deck
dominion-flip = { $seat } { dominion-flip.then }.
    .then = turns the deck onto the discard pile ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }, { $card } on top)
dominion-moat = { $seat } { dominion-moat.then }.
    .then = shows { $card_a } and is safe
dominion-no-reaction = { $seat } { dominion-no-reaction.then }.
    .then = shows no Moat
dominion-over-provinces = The last { $card } is gone: the game is over.
dominion-over-piles = Empty piles: { $cards }. The game is over.
dominion-over-turns = Everybody has had { $count } turns: the game is over.

## Score sheet, by rule

dominion-score-G23 = { $count ->
    [one] { $card }.
   *[other] { $card } ×{ $count }, { $each } each.
}
dominion-score-D-gardens-1 = { $count ->
    [one] { $card }: { $cards } cards make { $each }.
   *[other] { $card } ×{ $count }: { $cards } cards make { $each } each.
}
dominion-result-fewer-turns = Level on points; fewer turns decide.
dominion-result-shared = Level in everything: { $seats } share the victory.
