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

## How bots play, where it is not as in other games

dominion-about-level-1 = Buys Treasures and Provinces, and leaves everything else alone.
dominion-about-level-2 = Collects Treasures, and knows when to turn to points.
dominion-about-level-3 = Collects money, and the one card that goes with it best.
dominion-about-level-4 = Finds a deck that suits the kingdom, and keeps to it.
dominion-about-level-5 = Weighs several decks against each other, and notices what the others build.

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

dominion-action = You have { $amounts }. Play an Action, or go on to the buy phase.
dominion-buy = You have { $amounts }. { $cards_count ->
    [0] Buy a card, or end your turn.
   *[other] Play Treasures, buy a card, or end your turn.
}
dominion-react = { $attacker } plays { $card_a }. Do you show a Moat?
    .typed = Type “{ dominion-verb-reveal }” or “{ dominion-verb-pass }”.
dominion-cellar = Discard as many cards as you like; you draw the same number.{ $count ->
    [0] {""}
   *[other] {" "}Chosen so far: { $cards_a }.
}
    .typed = { dominion-name-several }
dominion-chapel = You may trash up to 4 cards from your hand.{ $count ->
    [0] {""}
   *[other] {" "}Chosen so far: { $cards_a }.
}
    .typed = { dominion-name-several }
dominion-militia = You have to discard { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}{ $cards_count ->
    [0] {""}
   *[other] {" "}Chosen so far: { $cards_a }.
}
    .typed = { $count ->
        [one] {""}
       *[other] { dominion-name-exactly }
    }
dominion-bureaucrat = Put a Victory card from your hand on top of your deck.
dominion-chancellor = Put your whole deck on your discard pile?
    .typed = Type “{ dominion-verb-flip }” or “{ dominion-verb-keep }”.
dominion-library = You draw { $card_a }, which makes { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand. Keep it, or set it aside?
    .typed = Type “{ dominion-verb-keep }” or “{ dominion-verb-aside }”.
dominion-mine = Which Treasure do you trash? You get one that costs up to 3 more.
dominion-moneylender = Trash a Copper from your hand for 3 coins.
dominion-remodel = Which card do you trash? You get one that costs up to 2 more.
dominion-take = { $card }: gain a card that costs at most { $limit }.
dominion-throne-room = Which Action do you play twice?
dominion-spy = { $victim } { AGREE($victim_is, "show", "shows") } { $card_a }. Discard it, or leave it on the deck?
    .typed = Type “{ dominion-verb-drop }” or “{ dominion-verb-keep }”.
dominion-thief = { $victim } shows { $cards_a }. Which Treasure do you trash?
dominion-thief-gain = Gain any of the stolen Treasures: { $cards_a }.
    .typed = { dominion-name-several }

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

dominion-turn = { $seat_is ->
    [you] Your turn { $count }.
   *[other] Turn { $count } of { $seat }.
}
dominion-play = { $seat } { dominion-play.then }{ $actions ->
    [0] .
    [one] , with 1 action left.
   *[other] , with { $actions } actions left.
}
    .then = { AGREE($seat_is, "play", "plays") } { $card_a }
dominion-throne = { $seat } { dominion-throne.then }.
    .then = { $count ->
        [1] { AGREE($seat_is, "play", "plays") } { $card_a }
       *[2] { AGREE($seat_is, "play", "plays") } the { $card } again
    }
dominion-throne-none = { $seat } { dominion-throne-none.then }.
    .then = { AGREE($seat_is, "play", "plays") } no Action twice
dominion-left = { $seat } { dominion-left.then }.
    .then = { AGREE($seat_is, "have", "has") } { $amounts }
dominion-pay = { $seat } { dominion-pay.then }.
    .then = { AGREE($seat_is, "play", "plays") } { $cards_a } and { AGREE($seat_is, "have", "has") } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
# Only in logs from before all Treasures were told one by one.
dominion-pay-all = { $seat } { dominion-pay-all.then }.
    .then = { AGREE($seat_is, "play", "plays") } all Treasures, { $cards_a }, and { AGREE($seat_is, "have", "has") } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
dominion-bought = { $seat } { dominion-bought.then }{ $buys ->
    [0] .
    [one] , with { $coins } left and 1 more buy.
   *[other] , with { $coins } left and { $buys } more buys.
}
    .then = { AGREE($seat_is, "buy", "buys") } { $card_a } for { $cost }
dominion-gain = { $seat } { dominion-gain.then }.
    .then = { AGREE($seat_is, "gain", "gains") } { $card_a }
dominion-gain-hand = { $seat } { dominion-gain-hand.then }.
    .then = { AGREE($seat_is, "take", "takes") } { $card_a } in hand
dominion-gain-deck = { $seat } { dominion-gain-deck.then }.
    .then = { AGREE($seat_is, "put", "puts") } { $card_a } on the deck
dominion-gain-trash = { $seat } { dominion-gain-trash.then }.
    .then = { AGREE($seat_is, "take", "takes") } { $card_a } from the trash
dominion-pile-out = That was the last { $card_pile }: its pile is empty.
dominion-none-left = There is no { $card_pile } left.
dominion-take-none = { $seat } { dominion-take-none.then }.
    .then = { AGREE($seat_is, "find", "finds") } nothing to gain for { $limit } or less
dominion-draw = { $seat } { dominion-draw.then }.
    .then = { AGREE($seat_is, "draw", "draws") } { $count ->
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
    .then = { AGREE($seat_is, "shuffle", "shuffles") } { $count ->
        [one] 1 card
       *[other] { $count } cards
    } into a new deck
dominion-trash = { $seat } { dominion-trash.then }.
    .then = { AGREE($seat_is, "trash", "trashes") } { $card_a }
dominion-trash-none = { $seat } { dominion-trash-none.then }.
    .then = { AGREE($seat_is, "trash", "trashes") } nothing for { $card }
dominion-discard = { $seat } { dominion-discard.then }.
    .then = { AGREE($seat_is, "discard", "discards") } { $cards_a }
dominion-discard-some = { $seat } { dominion-discard-some.then }.
    .then = { AGREE($seat_is, "discard", "discards") } { $count ->
        [one] { $card_a }
       *[other] { $count } cards, { $card_a } on top
    }{ $cards_count ->
        [0] {""}
        [one] {""}
        [other] {" "}({ $cards })
       *[none] {""}
    }
dominion-clean-up = { $seat } { dominion-clean-up.then }; { $card } is on top of the discard pile.
    .then = { AGREE($seat_is, "tidy up", "tidies up") }{ $count ->
        [0] {""}
        [one] {" "}with 1 card left in hand
       *[other] {" "}with { $count } cards left in hand
    }
dominion-show = { $seat } { dominion-show.then }.
    .then = { AGREE($seat_is, "show", "shows") } { $cards_count ->
        [0] nothing
       *[other] { $cards_a }
    }
dominion-show-hand = { $seat } { dominion-show-hand.then }.
    .then = { AGREE($seat_is, "show", "shows") } a hand without Victory cards: { $cards_a }
dominion-no-deck = { $seat } { AGREE($seat_is, "have", "has") } no card to show.
dominion-to-hand = { $seat } { dominion-to-hand.then }.
    .then = { AGREE($seat_is, "take", "takes") } { $cards_a } in hand
dominion-set-aside = { $seat } { dominion-set-aside.then }.
    .then = { AGREE($seat_is, "set", "sets") } { $card_a } aside
dominion-put-back = { $seat } { dominion-put-back.then }.
    .then = { AGREE($seat_is, "put", "puts") } the { $card } back on the deck
dominion-topdeck = { $seat } { dominion-topdeck.then }.
    .then = { AGREE($seat_is, "put", "puts") } { $card_a } from hand on the deck
dominion-flip = { $seat } { dominion-flip.then }.
    .then = { AGREE($seat_is, "turn", "turns") } the deck onto the discard pile ({ $count ->
        [one] 1 card
       *[other] { $count } cards
    }, { $card } on top)
dominion-moat = { $seat } { dominion-moat.then }.
    .then = { AGREE($seat_is, "show", "shows") } { $card_a } and { AGREE($seat_is, "are", "is") } safe
dominion-no-reaction = { $seat } { dominion-no-reaction.then }.
    .then = { AGREE($seat_is, "show", "shows") } no Moat
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
