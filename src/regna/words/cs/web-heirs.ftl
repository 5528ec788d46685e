### Dva bratři v prohlížeči.

web-heirs-count = { $rule ->
    [D5] silnice
    [H7] poklady
   *[other] { $building }
}
web-heirs-tie = { $seats ->
    [1] Při stejném počtu bodů vítězí Jindřich.
   *[other] Při stejném počtu bodů rozhodují jednotky v královské nabídce: { $one } ku { $other }.
}
web-heirs-reserve = Královská nabídka
web-heirs-landscape = Krajina
web-heirs-stock = { $count ->
    [0] zásoba prázdná
   *[other] zásoba { $count }
}
web-heirs-reach = dosah { $count }
web-heirs-pool = Řadové jednotky v nabídce: { $count }
web-heirs-resources = Suroviny pro každou budovu
web-heirs-scaffold = Vaše poslední budova: Jindřich staví vedle ní
web-heirs-source-reserve = { $building } v nabídce
web-heirs-source-unit = jednotka na { $cell }
web-heirs-source-building = { $building } na { $cell }
web-heirs-take = Vzít
web-heirs-build = Postavit
web-heirs-expand = Položit jako terén
web-heirs-step = Přesunout
web-heirs-summon = Povolat
web-heirs-withdraw = Stáhnout do nabídky
web-heirs-camp = Zrušit ležení
web-heirs-destroy = Zničit
web-heirs-discard = Odložit
web-heirs-done = Hotovo
web-heirs-end = Ukončit tah
web-heirs-note = Destičky jsou rekonstrukcí podle pravidel: barvy, silnice a některé ceny se mohou od vaší krabice lišit. Opravený soubor lze nahrát v „Pravidla a možnosti“.
web-heirs-move-take = Vzít { $building_acc }{ $more }
web-heirs-move-build = Postavit { $building_acc }{ $more } na { $cell }
web-heirs-move-expand = Položit { $building_acc }{ $more } jako terén na { $cell }
web-heirs-move-step = Přesunout jednotku z { $from } na { $cell }
web-heirs-move-summon = Povolat jednotku na { $cell }
web-heirs-move-withdraw = Stáhnout jednotku z { $from }
web-heirs-move-destroy = Zničit budovu na { $cell }
web-heirs-move-discard = Odložit { $building_acc }{ $more }
web-heirs-reach-why = jeden, a za každou zdejší řadovou jednotku další
web-heirs-points = { $count ->
    [one] bod
    [few] body
   *[other] bodů
}
web-heirs-discounts = Slevy za terén položený v tomto tahu: { $count }
web-heirs-aside = Jednotky mimo krajinu: { $count }
web-heirs-treasures = Kolik má Jindřich pokladů: { $count }
web-heirs-lifted = Poklady vzaté Jindřichovi: { $count }
web-heirs-sign-cost = Cena: { $cost }.
web-heirs-sign-nothing = zdarma
web-heirs-sign-have = Máte { $have }; nic se neutrácí.
web-heirs-sign-road = Silnice: pokračuje tam, kde se potká se silnicí souseda.
web-heirs-sign-green = Les: jednotka na této destičce přináší 1 dřevo.
web-heirs-sign-grey = Skála: jednotka na této destičce přináší 1 kámen.
web-heirs-sign-yellow = Pole: jednotka na této destičce přináší 1 obilí.
web-heirs-sign-white-mine = Růže u vašeho okraje: destička je vaše.
web-heirs-sign-blue-mine = Lilie u vašeho okraje: destička je vaše.
web-heirs-sign-white-theirs = Růže u okraje majitele: { $who }.
web-heirs-sign-blue-theirs = Lilie u okraje majitele: { $who }.
web-heirs-siege = Obléhání
web-heirs-siege-of = { $seat_is ->
    [you] Můžete zbořit stavbu na poli { $cells_or }.
   *[other] { $seat } může zbořit stavbu na poli { $cells_or }.
}
