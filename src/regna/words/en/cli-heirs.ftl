### The Two Heirs in the terminal.

heirs-verb-take = take
    .also = grab pick
    .form = take TILE (take inn, or take 2 for the second from the shield)
heirs-verb-build = build
    .also = raise b
    .form = build TILE PLACE (build inn n1e1)
heirs-verb-expand = expand
    .also = terrain e
    .form = expand with TILE PLACE (expand with inn n1e1)
heirs-verb-step = step
    .also = move go
    .form = step FROM TO (step 0 n1)
heirs-verb-summon = summon
    .also = call
    .form = summon PLACE (summon n1)
heirs-verb-withdraw = withdraw
    .also = retreat
    .form = withdraw PLACE (withdraw n1)
heirs-verb-camp = camp
    .also = break
    .form = camp PLACE (camp n1)
heirs-verb-destroy = destroy
    .also = raze
    .form = destroy PLACE (destroy n1)
heirs-verb-discard = discard
    .also = drop
    .form = discard TILE (discard inn)
heirs-verb-done = done
    .also = enough
    .form = done
heirs-verb-end = end
    .also = pass
    .form = end
heirs-move-take = take { $building }{ $more }
heirs-move-build = build { $building }{ $more } { $cell }
heirs-move-expand = expand with { $building }{ $more } { $cell }
heirs-move-step = step { $from } { $cell }
heirs-move-summon = summon { $cell }
heirs-move-withdraw = withdraw { $from }
heirs-move-camp = camp { $cell }
heirs-move-destroy = destroy { $cell }
heirs-move-discard = discard { $building }{ $more }
heirs-move-done = done
heirs-move-end = end
heirs-group-take = Take a tile
heirs-group-units = Move units
heirs-group-other = Other
heirs-no-tile-named = There is no “{ $text }” { $place ->
    [hand] in your hand
   *[ring] in the royal reserve
}{ $names_count ->
    [0] , which is empty.
   *[other] . There you find: { $names }.
}
heirs-bad-place = “{ $text }” is no place. Places are seen from the start tile: 0 is the tile itself, n2 lies 2 to the north, s1e3 lies 1 south and 3 east.
heirs-no-unit-there = None of your units stands at { $cell }; they stand at { $cells }.
heirs-no-unit-beside = None of your units stands next to { $cell }; they stand at { $cells }.
heirs-not-next-to = { $cell } is not next to { $from }.
heirs-which-unit = Several of your units could go to { $cell }: from { $cells }.
heirs-no-camp-yet = You have no camp in the landscape.
heirs-nothing-to-withdraw = None of your regulars is in the landscape.
heirs-no-tower-beside = { $cell } is not at a side of the new siege tower.
heirs-show-turn = Turn { $turn }: { $seat }
heirs-show-last = { $turns ->
    [0] This is the very last turn.
    [one] The stock is empty: one more turn after this.
   *[other] The stock is empty: { $turns } more turns after this.
}
heirs-show-reserve = Royal reserve, clockwise from the shield (crown: { $seat })
heirs-show-reach = Within { $seat }’s reach of { $reach }:
heirs-show-beyond = Further on:
heirs-show-stock = Stock: { $left ->
    [0] empty.
    [one] 1 tile, { $colour }.
   *[other] { $left } tiles, the top one { $colour }.
}
heirs-show-tile = { $name } – { $colour }; cost: { $amounts }; { $roads_count ->
    [0] no road
   *[other] roads: { $roads }
}
heirs-show-tile-short = { $building } ({ $more }{ $colour })
heirs-show-landscape = Landscape
heirs-show-legend = n north, e east, s south, w west of the start tile 0. First line: owner and building; second: resource and units (* elite, $ treasure). Places you may build on show their name. Roads end at the edges: ┃ ━ joined, ╹ ╻ ╸ ╺ loose.
heirs-show-building = { $cell }: { $name } of { $owner }, { $colour }
heirs-show-terrain = { $cell }: open terrain, { $colour }
heirs-show-stands = { $seat }’s { $unit }
heirs-show-treasure-here = treasure
heirs-show-start = start tile
heirs-show-hand = Hand: { $names_count ->
    [0] empty.
   *[other] { $names }.
}
heirs-show-hand-heading = Hand:
heirs-show-units = Units: elite at { $cell }; regulars in the landscape: { $cells_count ->
    [0] none
   *[other] { $cells }
}, at court: { $court }; reach { $reach }.
heirs-show-moved = Already moved this turn: { $cells }.
heirs-show-moved-court = the reserve
heirs-show-resources = Resources for each building: { $amounts }.
heirs-show-resources-none = Resources for each building: none.
heirs-show-source-reserve = { $resource }: { $name } in the reserve
heirs-show-source-unit = { $resource }: unit at { $cell }
heirs-show-source-building = { $resource }: { $building } at { $cell }
heirs-show-discounts = { $discounts ->
    [one] 1 discount ready.
   *[other] { $discounts } discounts ready.
}
heirs-show-henry-units = Units: { $cells_count ->
    [0] none placed yet.
   *[other] at { $cells }.
}
heirs-show-scaffold = Scaffolding (Henry builds beside it): { $cell }.
heirs-show-treasures = Treasures in the stack: { $stack }. In the landscape: { $treasures_count ->
    [0] none.
   *[other] { $treasures }.
}
heirs-show-treasure = { $cell } ({ $treasure })
heirs-result-tie-break = Level on points; more units in the reserve decide.
heirs-result-draw = Level in everything: ask your father for one more piece of land.
heirs-result-beat-henry = You have more points than Henry: the crown is yours!
heirs-result-lost = Henry is at least level with you, so the crown is his.
