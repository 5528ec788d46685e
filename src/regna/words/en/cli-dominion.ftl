### Dominion in the terminal.

dominion-verb-play = play
    .also = p lay
    .form = play CARD (play smithy; several: play copper silver; play all)
dominion-verb-buy = buy
    .also = b
    .form = buy CARD (buy silver)
dominion-verb-gain = gain
    .also = take get g
    .form = gain CARD (gain silver)
dominion-verb-trash = trash
    .also = t scrap
    .form = trash CARD CARD … (trash estate copper, all at once)
dominion-verb-discard = discard
    .also = d
    .form = discard CARD CARD … (discard estate 2 copper, all at once)
dominion-verb-topdeck = put
    .also = topdeck return
    .form = put CARD (put estate)
dominion-verb-buys = buys
    .also = buying shop
    .form = buys
dominion-verb-treasures = treasures
    .also = all money
    .form = treasures
dominion-verb-end = end
    .also = finish
    .form = end
dominion-verb-done = done
    .also = enough nothing none
    .form = done
dominion-verb-reveal = reveal
    .also = show yes
    .form = reveal
dominion-verb-pass = pass
    .also = no nothing none done
    .form = pass
dominion-verb-show = show
    .also = reveal
    .form = show
dominion-verb-flip = flip
    .also = turn yes
    .form = flip
dominion-verb-keep = keep
    .also = leave back no
    .form = keep
dominion-verb-aside = aside
    .also = set discard
    .form = aside
dominion-verb-drop = drop
    .also = discard
    .form = drop
dominion-move-play = play { $card }
dominion-move-buy = buy { $card }
dominion-move-gain = gain { $card }
dominion-move-trash = trash { $card }
dominion-move-discard = discard { $card }
dominion-move-topdeck = put { $card }
dominion-move-buys = buys
dominion-move-treasures = play all
dominion-move-end = end
dominion-move-done = done
dominion-move-reveal = reveal
dominion-move-pass = pass
dominion-move-show = show
dominion-move-flip = flip
dominion-move-keep = keep
dominion-move-aside = aside
dominion-move-drop = drop
dominion-all = all everything
dominion-fillers = and plus also it them
dominion-tale = { $seat } { $deeds }.
dominion-trash-several = { $seat } { dominion-trash-several.then }.
    .then = { AGREE($seat_is, "trash", "trashes") } { $cards_a }
dominion-no-card-named = There is no card “{ $text }” in this game.
dominion-name-several = Name them all at once, or one by one and then “done”.
dominion-name-exactly = Name them all at once, or one by one.
dominion-name-all = { $count ->
    [one] It has to be exactly 1 card.
   *[other] It has to be exactly { $count } cards.
}
dominion-too-many = { $count ->
    [one] Only 1 more card can be chosen.
   *[other] At most { $count } cards can be chosen.
}
dominion-kingdom-unknown = There is no set and no kingdom card “{ $text }”. Sets: { $list }; or ten cards separated by commas.
dominion-kingdom-size = A kingdom has 10 different cards, and here { $count ->
    [one] is 1.
   *[other] are { $count }.
}
dominion-kingdom-twice = { $card } is in the kingdom twice; all ten cards differ.
dominion-table-turn = { $seat }, turn { $count }
dominion-table-over = The end
dominion-table-supply = Supply: cost, card, how many are left
dominion-table-group-treasure = Treasures:
dominion-table-group-victory = Victory:
dominion-table-group-kingdom = Kingdom:
dominion-table-trash = Trash: { $cards_count ->
    [0] empty.
   *[other] { $cards }.
}
dominion-table-seat = { $seat }: { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}, { $deck } in the deck, { $discard ->
    [0] none in the discard pile.
   *[other] { $discard } in the discard pile, { $card } on top.
}
dominion-table-piles = { $seat }: { $deck } in the deck, { $discard ->
    [0] none in the discard pile.
   *[other] { $discard } in the discard pile, { $card } on top.
}
dominion-table-play = In play: { $cards }.
dominion-table-aside = Shown or set aside: { $cards }.
dominion-table-chosen = Chosen: { $cards }.
dominion-table-hand = Hand: { $cards_count ->
    [0] empty.
   *[other] { $cards }.
}
dominion-table-left = This turn: { $amounts }.
dominion-table-known = { $seat } is known to hold: { $cards }.
dominion-table-top = On top of the deck, as all have seen: { $cards }.
dominion-table-owned = All cards of { $seat } ({ $cards_count }): { $cards }.
dominion-table-discard = Discard pile: { $cards }.
dominion-table-card = { $card } ({ $types }; cost { $cost }).
dominion-table-left-in-pile = { $left ->
    [0] None left in the supply.
   *[other] { $left } left in the supply.
}
dominion-table-legend = Type what you do: play smithy, buy silver. Several cards are named at once, in any order: discard estate 2 copper. play all lays out all Treasures. card NAME says what a card does, card alone explains all cards of this game.
