### Dwóch następców w przeglądarce.

web-heirs-count = { $rule ->
    [D5] drogi
    [H7] skarby
   *[other] { $building }
}
web-heirs-tie = { $seats ->
    [1] Przy równej liczbie punktów wygrywa Henryk.
   *[other] Przy równej liczbie punktów decydują oddziały w rezerwie: { $one } do { $other }.
}
web-heirs-reserve = Królewska rezerwa
web-heirs-landscape = Krajobraz
web-heirs-stock = { $count ->
    [0] stos pusty
   *[other] stos { $count }
}
web-heirs-reach = zasięg { $count }
web-heirs-pool = Normalne oddziały w rezerwie: { $count }
web-heirs-resources = Surowce na każdy budynek
web-heirs-scaffold = Twój ostatni budynek: Henryk buduje obok niego
web-heirs-source-reserve = { $building } w rezerwie
web-heirs-source-unit = oddział na { $cell }
web-heirs-source-building = { $building } na { $cell }
web-heirs-take = Weź
web-heirs-build = Zbuduj
web-heirs-expand = Połóż jako teren otwarty
web-heirs-step = Przesuń
web-heirs-summon = Przenieś
web-heirs-withdraw = Wycofaj do rezerwy
web-heirs-camp = Zwiń obozowisko
web-heirs-destroy = Zniszcz
web-heirs-discard = Odrzuć
web-heirs-done = Gotowe
web-heirs-end = Zakończ turę
web-heirs-note = Kafelki są rekonstrukcją według instrukcji: kolory, drogi i niektóre koszty mogą różnić się od twojego pudełka. Poprawiony plik można wczytać w „Zasady i opcje”.
web-heirs-move-take = Weź { $building_acc }{ $more }
web-heirs-move-build = Zbuduj { $building_acc }{ $more } na { $cell }
web-heirs-move-expand = Połóż { $building_acc }{ $more } jako teren otwarty na { $cell }
web-heirs-move-step = Przesuń oddział z { $from } na { $cell }
web-heirs-move-summon = Przenieś oddział na { $cell }
web-heirs-move-withdraw = Wycofaj oddział z { $from }
web-heirs-move-destroy = Zniszcz budynek na { $cell }
web-heirs-move-discard = Odrzuć { $building_acc }{ $more }
web-heirs-reach-why = jeden i po jednym za każdy normalny oddział w rezerwie
web-heirs-points = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
web-heirs-discounts = Obniżki za teren położony w tej turze: { $count }
web-heirs-aside = Oddziały obok krajobrazu: { $count }
web-heirs-treasures = Ile skarbów ma Henryk: { $count }
web-heirs-lifted = Skarby odebrane Henrykowi: { $count }
web-heirs-sign-cost = Koszt: { $cost }.
web-heirs-sign-nothing = za darmo
web-heirs-sign-have = Masz teraz: { $have }; nic się nie zużywa.
web-heirs-sign-road = Droga: biegnie dalej tam, gdzie spotyka drogę sąsiada.
web-heirs-sign-green = Las: stojący tu oddział daje 1 drewno.
web-heirs-sign-grey = Skała: stojący tu oddział daje 1 kamień.
web-heirs-sign-yellow = Pole: stojący tu oddział daje 1 pszenicę.
web-heirs-sign-white-mine = Róża przy twojej krawędzi: kafelek jest twój.
web-heirs-sign-blue-mine = Lilia przy twojej krawędzi: kafelek jest twój.
web-heirs-sign-white-theirs = Róża przy krawędzi właściciela: { $who }.
web-heirs-sign-blue-theirs = Lilia przy krawędzi właściciela: { $who }.
web-heirs-siege = Oblężenie
web-heirs-siege-of = { $seat_is ->
    [you] Możesz zburzyć budynek na polu { $cells_or }.
   *[other] { $seat } może zburzyć budynek na polu { $cells_or }.
}
