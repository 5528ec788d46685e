### Dominion in the browser.

web-dominion-count = { $card }
web-dominion-tie = With equal points fewer turns win: { $one } to { $other }.
web-dominion-basic = Basic cards
web-dominion-kingdom = Kingdom cards
web-dominion-trash = trash
web-dominion-deck = deck
web-dominion-discard = discards
web-dominion-shown = Shown cards
web-dominion-in-play = In play
web-dominion-nothing-played = Nothing played yet.
web-dominion-known = known in hand: { $cards }
web-dominion-cost = costs { $count }
web-dominion-left = { $count } left
web-dominion-mat = hand { $hand } · deck { $deck } · discards { $discard }
web-dominion-actions = Actions left
web-dominion-buys = Buys left
web-dominion-coins = Coins
web-dominion-aside-cards = Set aside
web-dominion-played = Last turn
web-dominion-gained = Gained
web-dominion-points = { $count ->
    [one] point
   *[other] points
}
web-dominion-count-actions = { $count ->
    [one] action
   *[other] actions
}
web-dominion-count-buys = { $count ->
    [one] buy
   *[other] buys
}
web-dominion-count-coins = { $count ->
    [one] coin
   *[other] coins
}
web-dominion-sign-cards = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
}
web-dominion-sign-actions = { $count ->
    [one] One more Action to play
   *[other] { $count } more Actions to play
}
web-dominion-sign-buys = { $count ->
    [one] One more card to buy
   *[other] { $count } more cards to buy
}
web-dominion-sign-coins = { $count ->
    [one] 1 coin to spend
   *[other] { $count } coins to spend
}
web-dominion-sign-points = { $count ->
    [one] 1 point at the end
   *[other] { $count } points at the end
}
web-dominion-owned = you own { $count }
web-dominion-phase-action = actions
web-dominion-phase-buy = buying
web-dominion-phase-over = the end
web-dominion-type-action = Action
web-dominion-type-attack = Attack
web-dominion-type-reaction = Reaction
web-dominion-type-treasure = Treasure
web-dominion-type-victory = Victory
web-dominion-type-curse = Curse
web-dominion-none = None
web-dominion-discard-many = Discard { $count }
web-dominion-trash-many = Trash { $count }
web-dominion-gain-many = Take { $count }
web-dominion-buys-verb = To buying
web-dominion-treasures = { $count ->
    [one] Play the Treasure and buy with { $coins }
   *[other] Play { $count } Treasures and buy with { $coins }
}
web-dominion-end = End turn
web-dominion-done = Done
web-dominion-reveal = Show the Moat
web-dominion-pass = Nothing
web-dominion-show = Show the hand
web-dominion-flip = Turn the deck over
web-dominion-keep = Leave it
web-dominion-keep-drawn = Keep it
web-dominion-aside = Set aside
web-dominion-drop = Discard it
web-dominion-move-play = Play { $card_a }
web-dominion-move-buy = Buy { $card_a }
web-dominion-move-gain = Take { $card_a }
web-dominion-move-trash = Trash { $card_a }
web-dominion-move-discard = Discard { $card_a }
web-dominion-move-topdeck = Put { $card_a } on the deck
