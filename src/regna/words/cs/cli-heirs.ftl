### Dva bratři v terminálu.

heirs-verb-take = vzít
    .also = vezmi vezmu beru brát ber
    .form = vzít DESTIČKU (vzít hostinec, nebo vzít 2: druhá od štítu)
heirs-verb-build = postavit
    .also = stavět postav stavím stavba
    .form = postavit BUDOVU MÍSTO (postavit hostinec n1e1)
heirs-verb-expand = terén
    .also = rozšířit rozšiř rozšiřuji
    .form = terén z DESTIČKY MÍSTO (terén z hostince n1e1)
heirs-verb-step = krok
    .also = přesunout přesuň jít jdi jdu
    .form = krok ODKUD KAM (krok 0 n1)
heirs-verb-summon = povolat
    .also = povolej povolávám
    .form = povolat MÍSTO (povolat n1)
heirs-verb-withdraw = stáhnout
    .also = stáhni stahuji
    .form = stáhnout MÍSTO (stáhnout n1)
heirs-verb-camp = ležení
    .also = zrušit zruš
    .form = ležení MÍSTO (ležení n1)
heirs-verb-destroy = zničit
    .also = znič ničím
    .form = zničit MÍSTO (zničit n1)
heirs-verb-discard = odložit
    .also = odlož odhodit odhoď zahodit
    .form = odložit DESTIČKU (odložit hostinec)
heirs-verb-done = hotovo
    .also = dost nechat
    .form = hotovo
heirs-verb-end = ukončit
    .also = konec ukonči končím
    .form = ukončit
heirs-move-take = vzít { $building_acc }{ $more }
heirs-move-build = postavit { $building_acc }{ $more } { $cell }
heirs-move-expand = terén z { $building_gen }{ $more } { $cell }
heirs-move-step = krok { $from } { $cell }
heirs-move-summon = povolat { $cell }
heirs-move-withdraw = stáhnout { $from }
heirs-move-camp = ležení { $cell }
heirs-move-destroy = zničit { $cell }
heirs-move-discard = odložit { $building_acc }{ $more }
heirs-move-done = hotovo
heirs-move-end = ukončit
heirs-group-take = Vzít destičku
heirs-group-units = Jednotky
heirs-group-other = Ostatní
heirs-no-tile-named = „{ $text }“ { $place ->
    [hand] v ruce nemáte
   *[ring] v královské nabídce není
}{ $names_count ->
    [0] , nic tam není.
   *[other] . Je tam { $names }.
}
heirs-bad-place = „{ $text }“ není místo. Místa se čtou od počáteční destičky: 0 je ona sama, n2 leží o 2 na sever, s1e3 o 1 na jih a o 3 na východ (n sever, e východ, s jih, w západ).
heirs-no-unit-there = Na { $cell } vaše jednotka nestojí; stojí na { $cells }.
heirs-no-unit-beside = Vedle { $cell } žádná vaše jednotka nestojí; stojí na { $cells }.
heirs-not-next-to = Místo { $cell } nesousedí s místem { $from }.
heirs-which-unit = Na { $cell } by mohlo jít více vašich jednotek: z míst { $cells }.
heirs-no-camp-yet = Žádné ležení v krajině nemáte.
heirs-nothing-to-withdraw = Žádnou řadovou jednotku v krajině nemáte.
heirs-no-tower-beside = { $cell } nepřiléhá stranou k nové obléhací věži.
heirs-show-turn = Tah { $turn }: { $seat }
heirs-show-last = { $turns ->
    [0] Toto je poslední tah hry.
    [one] Zásoba je prázdná: po tomto tahu přijde ještě jeden.
   *[other] Zásoba je prázdná: po tomto tahu přijdou ještě { $turns }.
}
heirs-show-reserve = Královská nabídka po směru hodinových ručiček od štítu (koruna: { $seat })
heirs-show-reach = V dosahu { $reach } ({ $seat }):
heirs-show-beyond = Dál:
heirs-show-stock = Společná zásoba: { $left ->
    [0] prázdná.
    [one] 1 destička, { $colour }.
    [few] { $left } destičky, vrchní je { $colour }.
   *[other] { $left } destiček, vrchní je { $colour }.
}
heirs-show-tile = { $name } – { $colour }; cena: { $amounts }; { $roads_count ->
    [0] bez silnice
   *[other] silnice: { $roads }
}
heirs-show-tile-short = { $building } ({ $more }{ $colour })
heirs-show-landscape = Krajina
heirs-show-legend = Místa: n sever, e východ, s jih, w západ od počáteční destičky 0. První řádek políčka: majitel a budova; druhý: surovina a jednotky (* elitní, $ poklad). Místa, kam lze přikládat, ukazují své jméno. Silnice končí na okrajích: ┃ ━ spojené, ╹ ╻ ╸ ╺ volné.
heirs-show-building = { $cell }: { $name }, majitel { $owner }, { $colour }
heirs-show-terrain = { $cell }: volný terén, { $colour }
heirs-show-stands = { $unit } ({ $seat })
heirs-show-treasure-here = poklad
heirs-show-start = počáteční destička
heirs-show-hand = Ruka: { $names_count ->
    [0] prázdná.
   *[other] { $names }.
}
heirs-show-hand-heading = Ruka:
heirs-show-units = Jednotky: elitní na { $cell }; řadové v krajině: { $cells_count ->
    [0] žádná
   *[other] { $cells }
}, u dvora: { $court }; dosah { $reach }.
heirs-show-moved = V tomto tahu se už pohnuly: { $cells }.
heirs-show-moved-court = královská nabídka
heirs-show-resources = Suroviny na každou budovu: { $amounts }.
heirs-show-resources-none = Suroviny na každou budovu: žádné.
heirs-show-source-reserve = { $resource }: { $name } v nabídce
heirs-show-source-unit = { $resource }: jednotka na { $cell }
heirs-show-source-building = { $resource }: { $building } na { $cell }
heirs-show-discounts = { $discounts ->
    [one] Připravena 1 sleva.
    [few] Připraveny { $discounts } slevy.
   *[other] Připraveno { $discounts } slev.
}
heirs-show-henry-units = Jednotky: { $cells_count ->
    [0] zatím stranou.
   *[other] na { $cells }.
}
heirs-show-scaffold = Lešení (k němu Jindřich přikládá): { $cell }.
heirs-show-treasures = Poklady na hromádce: { $stack }. V krajině: { $treasures_count ->
    [0] žádný.
   *[other] { $treasures }.
}
heirs-show-treasure = { $cell } ({ $treasure })
heirs-result-tie-break = Bodů je stejně; rozhoduje více jednotek v královské nabídce.
heirs-result-draw = Shoda ve všem: poproste otce ještě o kousek země.
heirs-result-beat-henry = Máte víc bodů než Jindřich: koruna je vaše!
heirs-result-lost = Jindřich má bodů alespoň tolik co vy, koruna tedy připadá jemu.
