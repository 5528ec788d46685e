### Dwóch następców w przeglądarce.

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
