### Dominion w terminalu.

dominion-verb-play = zagraj
    .also = zagrać zagrywam graj gram zagram wyłóż
    .form = zagraj KARTĘ (zagraj Kuźnię; kilka naraz: zagraj Miedziaki Złoto; zagraj wszystko)
dominion-verb-buy = kup
    .also = kupić kupuję kupię
    .form = kup KARTĘ (kup Srebrniki)
dominion-verb-gain = dodaj
    .also = dodać dodaję weź wziąć biorę
    .form = dodaj KARTĘ (dodaj Srebrniki)
dominion-verb-trash = wyrzuć
    .also = wyrzucić wyrzucam
    .form = wyrzuć KARTĘ KARTĘ … (wyrzuć Posiadłość Miedziaki, wszystko naraz)
dominion-verb-discard = odrzuć
    .also = odrzucić odrzucam
    .form = odrzuć KARTĘ KARTĘ … (odrzuć Posiadłość 2 Miedziaki, wszystko naraz)
dominion-verb-topdeck = połóż
    .also = położyć kładę wierzch
    .form = połóż KARTĘ (połóż Posiadłość)
dominion-verb-buys = zakupy
    .also = zakup kupować
    .form = zakupy
dominion-verb-treasures = skarby
    .also = wszystko wszystkie
    .form = skarby
dominion-verb-end = zakończ
    .also = koniec kończę zakończyć
    .form = zakończ
dominion-verb-done = gotowe
    .also = dość wystarczy nic nie
    .form = gotowe
dominion-verb-reveal = pokaż
    .also = pokazać pokazuję odsłoń tak
    .form = pokaż
dominion-verb-pass = pas
    .also = nie nic gotowe
    .form = pas
dominion-verb-show = pokaż
    .also = pokazać rękę
    .form = pokaż
dominion-verb-flip = przełóż
    .also = przełożyć odwróć tak
    .form = przełóż
dominion-verb-keep = zostaw
    .also = zostawić zatrzymaj zostawiam nie
    .form = zostaw
dominion-verb-aside = odłóż
    .also = odłożyć bok
    .form = odłóż
dominion-verb-drop = odrzuć
    .also = odrzucić
    .form = odrzuć
dominion-move-play = zagraj { $card_acc }
dominion-move-buy = kup { $card_acc }
dominion-move-gain = dodaj { $card_acc }
dominion-move-trash = wyrzuć { $card_acc }
dominion-move-discard = odrzuć { $card_acc }
dominion-move-topdeck = połóż { $card_acc }
dominion-move-buys = zakupy
dominion-move-treasures = zagraj wszystko
dominion-move-end = zakończ
dominion-move-done = gotowe
dominion-move-reveal = pokaż
dominion-move-pass = pas
dominion-move-show = pokaż
dominion-move-flip = przełóż
dominion-move-keep = zostaw
dominion-move-aside = odłóż
dominion-move-drop = odrzuć
dominion-all = wszystko wszystkie skarby
dominion-fillers = i oraz plus też to je
dominion-tale = { $seat_nom } { $deeds }.
dominion-trash-several = { $seat_nom } { dominion-trash-several.then }.
    .then = { AGREE($seat_is, "wyrzucasz", "wyrzuca") } { $cards_acc }
dominion-no-card-named = Karty „{ $text }” nie ma w tej grze.
dominion-name-several = Wymień karty naraz albo po jednej i na koniec napisz gotowe.
dominion-name-exactly = Wymień karty naraz albo po jednej.
dominion-name-all = { $count ->
    [one] To musi być dokładnie 1 karta.
    [few] To muszą być dokładnie { $count } karty.
   *[many] To musi być dokładnie { $count } kart.
}
dominion-too-many = { $count ->
    [one] Można wybrać już tylko 1 kartę.
    [few] Można wybrać najwyżej { $count } karty.
   *[many] Można wybrać najwyżej { $count } kart.
}
dominion-kingdom-unknown = Nie ma zestawu ani karty Królestwa „{ $text }”. Zestawy: { $list }; albo dziesięć kart po przecinku.
dominion-kingdom-size = Królestwo to 10 różnych kart, a podano ich { $count }.
dominion-kingdom-twice = Karta { $card } jest w Królestwie dwa razy; wszystkie dziesięć kart ma być różnych.
dominion-table-turn = { $seat }, tura { $count }
dominion-table-over = Koniec gry
dominion-table-supply = Zasoby: koszt, karta, ile zostało
dominion-table-group-treasure = Skarby:
dominion-table-group-victory = Punkty:
dominion-table-group-kingdom = Królestwo:
dominion-table-trash = Śmietnisko: { $cards_count ->
    [0] puste.
   *[other] { $cards }.
}
dominion-table-seat = { $seat }: { $hand ->
    [one] na ręce 1 karta
    [few] na ręce { $hand } karty
   *[many] na ręce { $hand } kart
}, w talii { $deck }, { $discard ->
    [0] odrzuconych brak.
   *[other] odrzuconych { $discard }, na wierzchu { $card }.
}
dominion-table-piles = { $seat }: w talii { $deck }, { $discard ->
    [0] odrzuconych brak.
   *[other] odrzuconych { $discard }, na wierzchu { $card }.
}
dominion-table-play = Zagrane: { $cards }.
dominion-table-aside = Pokazane lub odłożone na bok: { $cards }.
dominion-table-chosen = Wybrane: { $cards }.
dominion-table-hand = Ręka: { $cards_count ->
    [0] pusta.
   *[other] { $cards }.
}
dominion-table-left = W tej turze masz { $amounts }.
dominion-table-known = { $seat } na pewno ma na ręce: { $cards }.
dominion-table-top = Na wierzchu talii, jak wszyscy widzieli: { $cards }.
dominion-table-owned = { $seat }, wszystkie karty ({ $cards_count }): { $cards }.
dominion-table-discard = Stos kart odrzuconych: { $cards }.
dominion-table-card = { $card } ({ $types }; koszt { $cost }).
dominion-table-left-in-pile = { $left ->
    [0] W Zasobach już jej nie ma.
   *[other] W Zasobach zostało: { $left }.
}
dominion-table-legend = Pisz, co robisz: zagraj Kuźnię, kup Srebrniki. Kilka kart wymieniaj naraz, w dowolnej kolejności: odrzuć Posiadłość 2 Miedziaki. Zagraj wszystko wykłada wszystkie karty Skarbu. Karta NAZWA mówi, co robi karta, samo karta objaśnia wszystkie karty tej gry.
