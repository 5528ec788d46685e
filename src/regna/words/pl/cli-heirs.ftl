### Dwóch następców w terminalu.

heirs-verb-take = weź
    .also = wziąć biorę brać
    .form = weź KAFELEK (weź Gospodę albo weź 2: drugi od tarczy)
heirs-verb-build = zbuduj
    .also = wybuduj budować buduj buduję zbudować wybudować
    .form = zbuduj BUDYNEK POLE (zbuduj Gospodę n1e1)
heirs-verb-expand = teren
    .also = powiększ powiększyć rozszerz
    .form = teren z KAFELKA POLE (teren z Gospody n1e1)
heirs-verb-step = idź
    .also = przesuń przesunąć ruch krok
    .form = idź SKĄD DOKĄD (idź 0 n1)
heirs-verb-summon = przenieś
    .also = przenieść wezwij
    .form = przenieś POLE (przenieś n1)
heirs-verb-withdraw = wycofaj
    .also = wycofać
    .form = wycofaj POLE (wycofaj n1)
heirs-verb-camp = zwiń
    .also = obozowisko obóz
    .form = zwiń POLE (zwiń n1)
heirs-verb-destroy = zniszcz
    .also = zniszczyć niszcz
    .form = zniszcz POLE (zniszcz n1)
heirs-verb-discard = odrzuć
    .also = odrzucić wyrzuć
    .form = odrzuć KAFELEK (odrzuć Gospodę)
heirs-verb-done = gotowe
    .also = dość wystarczy
    .form = gotowe
heirs-verb-end = zakończ
    .also = koniec kończę zakończyć
    .form = zakończ
heirs-move-take = weź { $building_acc }{ $more }
heirs-move-build = zbuduj { $building_acc }{ $more } { $cell }
heirs-move-expand = teren z { $building_gen }{ $more } { $cell }
heirs-move-step = idź { $from } { $cell }
heirs-move-summon = przenieś { $cell }
heirs-move-withdraw = wycofaj { $from }
heirs-move-camp = zwiń { $cell }
heirs-move-destroy = zniszcz { $cell }
heirs-move-discard = odrzuć { $building_acc }{ $more }
heirs-move-done = gotowe
heirs-move-end = zakończ
heirs-group-take = Weź kafelek
heirs-group-units = Oddziały
heirs-group-other = Inne
heirs-no-tile-named = „{ $text }” – takiego kafelka { $place ->
    [hand] nie masz na ręce
   *[ring] nie ma w rezerwie
}{ $names_count ->
    [0] , nic tam nie ma.
   *[other] . Jest tam { $names }.
}
heirs-bad-place = „{ $text }” to nie jest pole. Pola liczy się od kafelka początkowego: 0 to on sam, n2 leży 2 na północ, s1e3 leży 1 na południe i 3 na wschód (n północ, e wschód, s południe, w zachód).
heirs-no-unit-there = Na { $cell } nie stoi twój oddział; twoje stoją na { $cells }.
heirs-no-unit-beside = Obok { $cell } nie stoi żaden twój oddział; twoje stoją na { $cells }.
heirs-not-next-to = Pole { $cell } nie sąsiaduje z polem { $from }.
heirs-which-unit = Na { $cell } może iść kilka twoich oddziałów: z pól { $cells }.
heirs-no-camp-yet = Nie masz w krajobrazie Obozowiska.
heirs-nothing-to-withdraw = Nie masz w krajobrazie normalnych oddziałów.
heirs-no-tower-beside = { $cell } nie leży przy boku nowej Wieży oblężniczej.
heirs-show-turn = Tura { $turn }: { $seat }
heirs-show-last = { $turns ->
    [0] To ostatnia tura gry.
    [one] Stos jest pusty: po tej turze będzie jeszcze jedna.
   *[other] Stos jest pusty: po tej turze będą jeszcze { $turns }.
}
heirs-show-reserve = Królewska rezerwa, zgodnie z ruchem wskazówek od tarczy (korona: { $seat })
heirs-show-reach = W zasięgu { $reach } ({ $seat }):
heirs-show-beyond = Dalej:
heirs-show-stock = Wspólny stos: { $left ->
    [0] pusty.
    [one] 1 kafelek, { $colour }.
    [few] { $left } kafelki, wierzchni jest { $colour }.
   *[many] { $left } kafelków, wierzchni jest { $colour }.
}
heirs-show-tile = { $name } – { $colour }; koszt: { $amounts }; { $roads_count ->
    [0] bez drogi
   *[other] drogi: { $roads }
}
heirs-show-tile-short = { $building } ({ $more }{ $colour })
heirs-show-landscape = Krajobraz
heirs-show-legend = Pola: n północ, e wschód, s południe, w zachód od kafelka początkowego 0. Pierwszy wiersz pola: właściciel i budynek; drugi: zasób i oddziały (* orszak, $ skarb). Pola, na których można dokładać, pokazują swoją nazwę. Drogi kończą się na brzegach: ┃ ━ połączone, ╹ ╻ ╸ ╺ wolne.
heirs-show-building = { $cell }: { $name }, właściciel { $owner }, { $colour }
heirs-show-terrain = { $cell }: teren otwarty, { $colour }
heirs-show-stands = { $unit } ({ $seat })
heirs-show-treasure-here = skarb
heirs-show-start = kafelek początkowy
heirs-show-hand = Ręka: { $names_count ->
    [0] pusta.
   *[other] { $names }.
}
heirs-show-hand-heading = Ręka:
heirs-show-units = Oddziały: orszak na { $cell }; normalne w krajobrazie: { $cells_count ->
    [0] brak
   *[other] { $cells }
}, na dworze: { $court }; zasięg { $reach }.
heirs-show-moved = W tej turze już się ruszały: { $cells }.
heirs-show-moved-court = rezerwa
heirs-show-resources = Zasoby na każdy budynek: { $amounts }.
heirs-show-resources-none = Zasoby na każdy budynek: żadne.
heirs-show-source-reserve = { $resource }: { $name } w rezerwie
heirs-show-source-unit = { $resource }: oddział na { $cell }
heirs-show-source-building = { $resource }: { $building } na { $cell }
heirs-show-discounts = { $discounts ->
    [one] Gotowa 1 obniżka.
    [few] Gotowe { $discounts } obniżki.
   *[many] Gotowych { $discounts } obniżek.
}
heirs-show-henry-units = Oddziały: { $cells_count ->
    [0] jeszcze na boku.
   *[other] na { $cells }.
}
heirs-show-scaffold = Rusztowanie (obok niego buduje Henryk): { $cell }.
heirs-show-treasures = Skarby w stosie: { $stack }. W krajobrazie: { $treasures_count ->
    [0] żaden.
   *[other] { $treasures }.
}
heirs-show-treasure = { $cell } ({ $treasure })
heirs-result-tie-break = Punktów jest po równo; rozstrzyga liczba oddziałów w rezerwie.
heirs-result-draw = We wszystkim po równo: poproście ojca o jeszcze jeden skrawek ziemi.
heirs-result-beat-henry = Masz więcej punktów niż Henryk: korona jest twoja!
heirs-result-lost = Henryk ma co najmniej tyle punktów co ty, więc korona należy do niego.
