### Dominion v prohlížeči.

web-dominion-count = { $card }
web-dominion-tie = Při stejném počtu bodů vítězí méně tahů: { $one } ku { $other }.
web-dominion-basic = Základní karty
web-dominion-kingdom = Karty království
web-dominion-trash = smetiště
web-dominion-deck = balíček
web-dominion-discard = odkládací
web-dominion-shown = Ukázané karty
web-dominion-in-play = Ve hře
web-dominion-nothing-played = Zatím nic zahráno.
web-dominion-known = známé v ruce: { $cards }
web-dominion-cost = cena { $count }
web-dominion-left = zbývá { $count }
web-dominion-mat = ruka { $hand } · balíček { $deck } · odloženo { $discard }
web-dominion-actions = Zbývající akce
web-dominion-buys = Zbývající nákupy
web-dominion-coins = Mince
web-dominion-aside-cards = Stranou
web-dominion-played = Poslední tah
web-dominion-gained = Získáno
web-dominion-points = { $count ->
    [one] bod
    [few] body
   *[other] bodů
}
web-dominion-count-actions = { $count ->
    [one] akce
    [few] akce
   *[other] akcí
}
web-dominion-count-buys = { $count ->
    [one] nákup
    [few] nákupy
   *[other] nákupů
}
web-dominion-count-coins = { $count ->
    [one] mince
    [few] mince
   *[other] mincí
}
web-dominion-sign-cards = { $count ->
    [one] Líznete si kartu
    [few] Líznete si { $count } karty
   *[other] Líznete si { $count } karet
}
web-dominion-sign-actions = { $count ->
    [one] O jednu akci víc
    [few] O { $count } akce víc
   *[other] O { $count } akcí víc
}
web-dominion-sign-buys = { $count ->
    [one] O jeden nákup víc
    [few] O { $count } nákupy víc
   *[other] O { $count } nákupů víc
}
web-dominion-sign-coins = { $count ->
    [one] 1 mince na nákupy
    [few] { $count } mince na nákupy
   *[other] { $count } mincí na nákupy
}
web-dominion-sign-points = { $count ->
    [one] 1 bod na konci hry
    [few] { $count } body na konci hry
   *[other] { $count } bodů na konci hry
}
web-dominion-owned = máte { $count }
web-dominion-phase-action = akce
web-dominion-phase-buy = nákup
web-dominion-phase-over = konec
web-dominion-type-action = Akce
web-dominion-type-attack = Útok
web-dominion-type-reaction = Reakce
web-dominion-type-treasure = Peníze
web-dominion-type-victory = Body
web-dominion-type-curse = Kletba
web-dominion-none = Žádnou
web-dominion-discard-many = Odložit { $count }
web-dominion-trash-many = Zahodit { $count }
web-dominion-gain-many = Vzít { $count }
web-dominion-buys-verb = K nákupu
web-dominion-treasures = { $count ->
    [one] Zahrát peníze a nakoupit za { $coins }
    [few] Zahrát { $count } karty peněz a nakoupit za { $coins }
   *[other] Zahrát { $count } karet peněz a nakoupit za { $coins }
}
web-dominion-end = Ukončit tah
web-dominion-done = Hotovo
web-dominion-reveal = Ukázat příkop
web-dominion-pass = Nic
web-dominion-show = Ukázat ruku
web-dominion-flip = Otočit balíček
web-dominion-keep = Nechat
web-dominion-keep-drawn = Nechat si ji
web-dominion-aside = Dát stranou
web-dominion-drop = Odložit ji
web-dominion-move-play = Zahrát { $card_acc }
web-dominion-move-buy = Koupit { $card_acc }
web-dominion-move-gain = Vzít { $card_acc }
web-dominion-move-trash = Zahodit { $card_acc }
web-dominion-move-discard = Odložit { $card_acc }
web-dominion-move-topdeck = Dát { $card_acc } navrch balíčku
