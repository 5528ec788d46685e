### Dominion w przeglądarce.

web-dominion-count = { $card }
web-dominion-tie = Przy równej liczbie punktów wygrywa mniej tur: { $one } do { $other }.
web-dominion-basic = Karty podstawowe
web-dominion-kingdom = Karty królestwa
web-dominion-trash = śmietnik
web-dominion-deck = talia
web-dominion-discard = odrzucone
web-dominion-shown = Pokazane karty
web-dominion-in-play = Zagrane
web-dominion-nothing-played = Jeszcze nic nie zagrano.
web-dominion-known = znane na ręce: { $cards }
web-dominion-cost = koszt { $count }
web-dominion-left = zostało { $count }
web-dominion-mat = ręka { $hand } · talia { $deck } · odrzucone { $discard }
web-dominion-actions = Pozostałe akcje
web-dominion-buys = Pozostałe zakupy
web-dominion-coins = Monety
web-dominion-aside-cards = Na boku
web-dominion-played = Ostatnia tura
web-dominion-gained = Zdobyte
web-dominion-points = { $count ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
web-dominion-count-actions = { $count ->
    [one] akcja
    [few] akcje
   *[other] akcji
}
web-dominion-count-buys = { $count ->
    [one] zakup
    [few] zakupy
   *[other] zakupów
}
web-dominion-count-coins = { $count ->
    [one] moneta
    [few] monety
   *[other] monet
}
web-dominion-sign-cards = { $count ->
    [one] Dobierasz kartę
    [few] Dobierasz { $count } karty
   *[other] Dobierasz { $count } kart
}
web-dominion-sign-actions = { $count ->
    [one] Jedna akcja więcej
    [few] { $count } akcje więcej
   *[other] { $count } akcji więcej
}
web-dominion-sign-buys = { $count ->
    [one] Jeden zakup więcej
    [few] { $count } zakupy więcej
   *[other] { $count } zakupów więcej
}
web-dominion-sign-coins = { $count ->
    [one] 1 moneta na zakupy
    [few] { $count } monety na zakupy
   *[other] { $count } monet na zakupy
}
web-dominion-sign-points = { $count ->
    [one] 1 punkt na koniec gry
    [few] { $count } punkty na koniec gry
   *[other] { $count } punktów na koniec gry
}
web-dominion-owned = masz { $count }
web-dominion-phase-action = akcje
web-dominion-phase-buy = zakupy
web-dominion-phase-over = koniec
web-dominion-type-action = Akcja
web-dominion-type-attack = Atak
web-dominion-type-reaction = Reakcja
web-dominion-type-treasure = Skarb
web-dominion-type-victory = Punkty
web-dominion-type-curse = Klątwa
web-dominion-none = Żadnej
web-dominion-discard-many = Odrzuć { $count }
web-dominion-trash-many = Wyrzuć { $count }
web-dominion-gain-many = Weź { $count }
web-dominion-buys-verb = Do zakupów
web-dominion-treasures = { $count ->
    [one] Zagraj skarb i kup za { $coins }
    [few] Zagraj { $count } skarby i kup za { $coins }
   *[other] Zagraj { $count } skarbów i kup za { $coins }
}
web-dominion-end = Zakończ turę
web-dominion-done = Gotowe
web-dominion-reveal = Pokaż fosę
web-dominion-pass = Nic
web-dominion-show = Pokaż rękę
web-dominion-flip = Odwróć talię
web-dominion-keep = Zostaw
web-dominion-keep-drawn = Zatrzymaj
web-dominion-aside = Odłóż na bok
web-dominion-drop = Odrzuć ją
web-dominion-move-play = Zagraj { $card_acc }
web-dominion-move-buy = Kup { $card_acc }
web-dominion-move-gain = Weź { $card_acc }
web-dominion-move-trash = Wyrzuć { $card_acc }
web-dominion-move-discard = Odrzuć { $card_acc }
web-dominion-move-topdeck = Połóż { $card_acc } na wierzch talii
