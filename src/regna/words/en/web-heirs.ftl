### The Two Heirs in the browser.

web-heirs-count = { $rule ->
    [D5] roads
    [H7] treasures
   *[other] { $building }
}
web-heirs-tie = { $seats ->
    [1] With equal points Henry wins.
   *[other] With equal points the units in the reserve decide: { $one } to { $other }.
}
web-heirs-reserve = Royal reserve
web-heirs-landscape = Landscape
web-heirs-stock = { $count ->
    [0] stock empty
   *[other] stock { $count }
}
web-heirs-reach = reach { $count }
web-heirs-pool = Regulars in the reserve: { $count }
web-heirs-resources = Resources for each building
web-heirs-scaffold = Your latest building: Henry builds beside it
web-heirs-source-reserve = { $building } in the reserve
web-heirs-source-unit = unit at { $cell }
web-heirs-source-building = { $building } at { $cell }
web-heirs-take = Take
web-heirs-build = Build
web-heirs-expand = Lay as terrain
web-heirs-step = Move
web-heirs-summon = Summon
web-heirs-withdraw = Withdraw to the reserve
web-heirs-camp = Break camp
web-heirs-destroy = Destroy
web-heirs-discard = Discard
web-heirs-done = Done
web-heirs-end = End turn
web-heirs-note = The tiles are a reconstruction from the rulebook: colours, roads and some costs may differ from your box. A corrected file can be loaded under “Rules and options”.
web-heirs-move-take = Take { $building_a }{ $more }
web-heirs-move-build = Build { $building_a }{ $more } at { $cell }
web-heirs-move-expand = Lay { $building_a }{ $more } as terrain at { $cell }
web-heirs-move-step = Move the unit from { $from } to { $cell }
web-heirs-move-summon = Summon a unit to { $cell }
web-heirs-move-withdraw = Withdraw the unit at { $from }
web-heirs-move-destroy = Destroy the building at { $cell }
web-heirs-move-discard = Discard { $building_a }{ $more }
web-heirs-reach-why = one, and one for each regular kept here
web-heirs-points = { $count ->
    [one] point
   *[other] points
}
web-heirs-discounts = Discounts from terrain laid this turn: { $count }
web-heirs-aside = Units beside the landscape: { $count }
web-heirs-treasures = Treasures that Henry has: { $count }
web-heirs-lifted = Treasures taken from Henry: { $count }
web-heirs-sign-cost = Costs { $cost }.
web-heirs-sign-nothing = nothing
web-heirs-sign-have = You have { $have }; nothing is spent.
web-heirs-sign-road = Road: it goes on where a neighbour’s road meets it.
web-heirs-sign-green = Forest: a unit standing here brings 1 wood.
web-heirs-sign-grey = Rock: a unit standing here brings 1 stone.
web-heirs-sign-yellow = Field: a unit standing here brings 1 grain.
web-heirs-sign-white-mine = Rose, at your edge: yours.
web-heirs-sign-blue-mine = Lily, at your edge: yours.
web-heirs-sign-white-theirs = Rose, at the owner’s edge: { $who }.
web-heirs-sign-blue-theirs = Lily, at the owner’s edge: { $who }.
web-heirs-siege = Siege
web-heirs-siege-of = { $seat_is ->
    [you] You may destroy what stands at { $cells_or }.
   *[other] { $seat } may destroy what stands at { $cells_or }.
}
