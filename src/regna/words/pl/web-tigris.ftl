### Eufrat i Tygrys w przeglądarce.

web-tigris-count = { $colour }
web-tigris-tie = { $at ->
    [1] W najsłabszym kolorze jest remis, decyduje następny
    [2] W dwóch najsłabszych kolorach jest remis, decyduje następny
   *[other] W trzech najsłabszych kolorach jest remis, decyduje najmocniejszy
}: { $one } do { $other }.
web-tigris-board = Plansza
web-tigris-leaders = Przywódcy poza planszą
web-tigris-off-board = poza planszą
web-tigris-catastrophe = Katastrofa
web-tigris-catastrophes = Pozostałe katastrofy
web-tigris-monuments = Monumenty
web-tigris-bag = worek { $count }
web-tigris-revolt = Bunt
web-tigris-war = Wojna
web-tigris-attacker = Atakujący
web-tigris-defender = Broniący
web-tigris-support-none = Nie dokładaj
web-tigris-support-with = Dołóż { $amount }
web-tigris-treasures-left = { $count ->
    [one] { $count } skarb na planszy
    [few] { $count } skarby na planszy
   *[many] { $count } skarbów na planszy
}
web-tigris-weakest = Twój najsłabszy kolor
web-tigris-hidden = Żetony za zasłonką: { $count }
web-tigris-strengths = siła w wojnie { $war }, w buncie { $revolt }
web-tigris-revolt-of = Bunt { $leader_many }
web-tigris-war-of = Wojna { $leader_many }
web-tigris-attack-needs = { $needed ->
    [0] Na razie wygrywasz, o ile broniący nie dołoży.
   *[other] Brakuje ci { $needed }: przy remisie wygrywa broniący.
} W ręce masz { $held }.
web-tigris-defence-needs = { $needed ->
    [0] Na razie się obronisz: remis ci wystarczy.
   *[other] Brakuje ci { $needed }: remis ci wystarczy.
} W ręce masz { $held }.
web-tigris-war-win = Jeśli wygrasz: do { $points ->
    [one] { $points } { $colour_gen } punktu
   *[many] { $points } { $colour_many } punktów
}
web-tigris-war-win-gone = Z planszy znikają { $leader } przeciwnika i jego { $tile_few }.
web-tigris-war-lose = Jeśli przegrasz: przeciwnik zdobędzie do { $points }
web-tigris-war-lose-gone = Z planszy znikają twój { $leader } i jego { $tile_few }.
web-tigris-revolt-win = Jeśli wygrasz: jeden czerwony punkt
web-tigris-revolt-win-gone = Przeciwnik zabiera { $leader_acc } z planszy.
web-tigris-revolt-lose = Jeśli przegrasz: czerwony punkt dla przeciwnika
web-tigris-revolt-lose-gone = Zabierasz { $leader_acc } z planszy.
web-tigris-which-war = Która wojna będzie pierwsza?
web-tigris-swap = Wymień żetony
web-tigris-swap-now = Wymień { $count }
web-tigris-pass = Pasuj
web-tigris-withdraw = Wycofaj
web-tigris-build = Zbuduj monument
web-tigris-no-build = Nie buduj
web-tigris-tile = Połóż
web-tigris-leader = Umieść
web-tigris-treasure = Weź
web-less = Mniej
web-more = Więcej
web-tigris-move-tile = Połóż { $tile_acc } na { $cell }
web-tigris-move-leader = Umieść { $leader_acc } na { $cell }
web-tigris-move-withdraw = Wycofaj { $leader_acc }
web-tigris-move-catastrophe = Katastrofa na { $cell }
web-tigris-move-treasure = Weź skarb z { $cell }
web-tigris-move-build = Zbuduj monument { $monument } na { $cell }
web-tigris-move-war = Najpierw wojna: { $colour }
web-tigris-move-support = { $count ->
    [0] Nie dokładaj
   *[other] Dołóż { $count } z ręki
}
web-tigris-move-swap = Wymień { $amounts }
web-tigris-needs-attacker = { $needed ->
    [0] Atak wystarcza do wygranej; przy remisie wygrywa broniący.
   *[other] Atakującemu brakuje do wygranej { $needed }; przy remisie wygrywa broniący.
}
web-tigris-needs-defender = { $needed ->
    [0] Obrona na razie się trzyma; wystarczy jej remis.
   *[other] Broniącemu brakuje { $needed }; wystarczy mu remis.
}
