### Dominion.

## Rzeczy

dominion-type-action = Akcja
dominion-type-treasure = Skarb
dominion-type-victory = Zwycięstwo
dominion-type-curse = Klątwa
dominion-type-attack = Atak
dominion-type-reaction = Reakcja
dominion-amount-actions = { $count ->
    [one] { $count } akcję
    [few] { $count } akcje
   *[many] { $count } akcji
}
dominion-amount-buys = { $count ->
    [one] { $count } zakup
    [few] { $count } zakupy
   *[many] { $count } zakupów
}
dominion-amount-coins = { $count ->
    [one] { $count } monetę
    [few] { $count } monety
   *[many] { $count } monet
}
dominion-card-copper = Miedziaki
    .acc = Miedziaki
    .counted = { $count ->
        [few] { $count } karty Miedziaków
       *[many] { $count } kart Miedziaków
    }
    .pile = Miedziaków
    .text = Warte 1 monetę.
dominion-card-silver = Srebrniki
    .acc = Srebrniki
    .counted = { $count ->
        [few] { $count } karty Srebrników
       *[many] { $count } kart Srebrników
    }
    .pile = Srebrników
    .text = Warte 2 monety.
dominion-card-gold = Złoto
    .acc = Złoto
    .counted = { $count ->
        [few] { $count } karty Złota
       *[many] { $count } kart Złota
    }
    .pile = Złota
    .text = Warte 3 monety.
dominion-card-estate = Posiadłość
    .acc = Posiadłość
    .counted = { $count } Posiadłości
    .pile = Posiadłości
    .text = Na koniec 1 punkt.
dominion-card-duchy = Powiat
    .acc = Powiat
    .counted = { $count ->
        [few] { $count } Powiaty
       *[many] { $count } Powiatów
    }
    .pile = Powiatów
    .text = Na koniec 3 punkty.
dominion-card-province = Prowincja
    .acc = Prowincję
    .counted = { $count ->
        [few] { $count } Prowincje
       *[many] { $count } Prowincji
    }
    .pile = Prowincji
    .text = Na koniec 6 punktów.
dominion-card-curse = Klątwa
    .acc = Klątwę
    .counted = { $count ->
        [few] { $count } Klątwy
       *[many] { $count } Klątw
    }
    .pile = Klątw
    .text = Na koniec odbiera ci 1 punkt.
dominion-card-adventurer = Odkrywca
    .acc = Odkrywcę
    .counted = { $count } Odkrywców
    .pile = Odkrywców
    .text = Odkrywaj karty talii, aż trafisz na dwie karty Skarbu; te weź na rękę, resztę odkrytych odrzuć.
dominion-card-bureaucrat = Urzędnik
    .acc = Urzędnika
    .counted = { $count } Urzędników
    .pile = Urzędników
    .text = Na wierzch twojej talii trafiają Srebrniki; każdy inny kładzie na swojej kartę Zwycięstwa z ręki albo pokazuje, że żadnej nie ma.
dominion-card-cellar = Piwnica
    .acc = Piwnicę
    .counted = { $count ->
        [few] { $count } Piwnice
       *[many] { $count } Piwnic
    }
    .pile = Piwnic
    .text = +1 akcja. Wymień dowolną liczbę kart: odrzuć je i tyle samo dobierz.
dominion-card-chancellor = Kanclerz
    .acc = Kanclerza
    .counted = { $count } Kanclerzy
    .pile = Kanclerzy
    .text = +2 monety. Całą talię możesz przełożyć na stos kart odrzuconych.
dominion-card-chapel = Kaplica
    .acc = Kaplicę
    .counted = { $count ->
        [few] { $count } Kaplice
       *[many] { $count } Kaplic
    }
    .pile = Kaplic
    .text = Pozbądź się na zawsze do 4 kart z ręki.
dominion-card-council_room = Sala obrad
    .acc = Salę obrad
    .counted = { $count ->
        [few] { $count } Sale obrad
       *[many] { $count } Sal obrad
    }
    .pile = Sal obrad
    .text = +4 karty, +1 zakup. Pozostali też dobierają po karcie.
dominion-card-feast = Uczta
    .acc = Ucztę
    .counted = { $count ->
        [few] { $count } Uczty
       *[many] { $count } Uczt
    }
    .pile = Uczt
    .text = Uczta ląduje na śmietnisku, a ty dodajesz kartę o koszcie do 5.
dominion-card-festival = Festyn
    .acc = Festyn
    .counted = { $count ->
        [few] { $count } Festyny
       *[many] { $count } Festynów
    }
    .pile = Festynów
    .text = +2 akcje, +1 zakup, +2 monety.
dominion-card-gardens = Ogrody
    .acc = Ogrody
    .counted = { $count ->
        [few] { $count } karty Ogrodów
       *[many] { $count } kart Ogrodów
    }
    .pile = Ogrodów
    .text = Na koniec 1 punkt za każdą pełną dziesiątkę twoich kart.
dominion-card-laboratory = Laboratorium
    .acc = Laboratorium
    .counted = { $count ->
        [few] { $count } Laboratoria
       *[many] { $count } Laboratoriów
    }
    .pile = Laboratoriów
    .text = +2 karty, +1 akcja.
dominion-card-library = Biblioteka
    .acc = Bibliotekę
    .counted = { $count ->
        [few] { $count } Biblioteki
       *[many] { $count } Bibliotek
    }
    .pile = Bibliotek
    .text = Uzupełnij rękę karta po karcie do 7; dobrane Akcje możesz odkładać na bok, na końcu się je odrzuca.
dominion-card-market = Targowisko
    .acc = Targowisko
    .counted = { $count ->
        [few] { $count } Targowiska
       *[many] { $count } Targowisk
    }
    .pile = Targowisk
    .text = +1 karta, +1 akcja, +1 zakup, +1 moneta.
dominion-card-militia = Milicja
    .acc = Milicję
    .counted = { $count ->
        [few] { $count } Milicje
       *[many] { $count } Milicji
    }
    .pile = Milicji
    .text = +2 monety. Pozostałym zostają na ręce tylko 3 karty, resztę odrzucają.
dominion-card-mine = Kopalnia
    .acc = Kopalnię
    .counted = { $count ->
        [few] { $count } Kopalnie
       *[many] { $count } Kopalń
    }
    .pile = Kopalń
    .text = Wymień kartę Skarbu z ręki na inną, droższą najwyżej o 3; możesz jej od razu użyć.
dominion-card-moat = Fosa
    .acc = Fosę
    .counted = { $count ->
        [few] { $count } Fosy
       *[many] { $count } Fos
    }
    .pile = Fos
    .text = +2 karty. Pokazana z ręki, gdy atakuje ktoś inny, sprawia, że Atak cię omija.
dominion-card-moneylender = Lichwiarz
    .acc = Lichwiarza
    .counted = { $count } Lichwiarzy
    .pile = Lichwiarzy
    .text = Za Miedziaki wyrzucone z ręki masz 3 monety.
dominion-card-remodel = Przebudowa
    .acc = Przebudowę
    .counted = { $count ->
        [few] { $count } Przebudowy
       *[many] { $count } Przebudów
    }
    .pile = Przebudów
    .text = Zamień kartę z ręki na inną, droższą najwyżej o 2.
dominion-card-smithy = Kuźnia
    .acc = Kuźnię
    .counted = { $count ->
        [few] { $count } Kuźnie
       *[many] { $count } Kuźni
    }
    .pile = Kuźni
    .text = +3 karty.
dominion-card-spy = Szpieg
    .acc = Szpiega
    .counted = { $count } Szpiegów
    .pile = Szpiegów
    .text = +1 karta, +1 akcja. Wszyscy, ty też, pokazują wierzch talii, a ty mówisz, co odrzucić, a co zostawić.
dominion-card-thief = Złodziej
    .acc = Złodzieja
    .counted = { $count } Złodziei
    .pile = Złodziei
    .text = Każdy inny pokazuje dwie karty z talii i traci jedną kartę Skarbu spośród nich, tę, którą wskażesz; z łupu zatrzymaj, co chcesz.
dominion-card-throne_room = Sala tronowa
    .acc = Salę tronową
    .counted = { $count ->
        [few] { $count } Sale tronowe
       *[many] { $count } Sal tronowych
    }
    .pile = Sal tronowych
    .text = Wybierz z ręki Akcję i zagraj ją dwa razy pod rząd.
dominion-card-village = Wioska
    .acc = Wioskę
    .counted = { $count ->
        [few] { $count } Wioski
       *[many] { $count } Wiosek
    }
    .pile = Wiosek
    .text = +1 karta, +2 akcje.
dominion-card-witch = Wiedźma
    .acc = Wiedźmę
    .counted = { $count ->
        [few] { $count } Wiedźmy
       *[many] { $count } Wiedźm
    }
    .pile = Wiedźm
    .text = +2 karty. Wszyscy pozostali dostają Klątwę.
dominion-card-woodcutter = Drwal
    .acc = Drwala
    .counted = { $count } Drwali
    .pile = Drwali
    .text = +1 zakup, +2 monety.
dominion-card-workshop = Warsztat
    .acc = Warsztat
    .counted = { $count ->
        [few] { $count } Warsztaty
       *[many] { $count } Warsztatów
    }
    .pile = Warsztatów
    .text = Dodaj kartę o koszcie do 4.

## Jak grają boty, jeśli nie tak jak w innych grach

dominion-about-level-1 = Kupuje pieniądze i prowincje, a resztą się nie zajmuje.
dominion-about-level-2 = Zbiera pieniądze i wie, kiedy pora na punkty.
dominion-about-level-3 = Zbiera pieniądze i jedną kartę, która najlepiej do nich pasuje.
dominion-about-level-4 = Układa talię pasującą do królestwa i trzyma się jej.
dominion-about-level-5 = Porównuje ze sobą kilka talii i zauważa, co budują inni.

## Opcje

dominion-option-kingdom = Królestwo
    .help = Polecany zestaw dziesięciu kart, losowy albo dziesięć kart do wyboru.
dominion-option-kingdom-first_game = Pierwsza gra
dominion-option-kingdom-big_money = Wielkie pieniądze
dominion-option-kingdom-interaction = Interakcja
dominion-option-kingdom-size_distortion = Zmiana rozmiaru
dominion-option-kingdom-village_square = Wiejski plac
dominion-option-kingdom-random = losowe
dominion-option-may_effects = Późniejsze brzmienie
    .help = Sala tronowa, Kopalnia i Lichwiarz mówią „możesz” zamiast „musisz”.
dominion-option-turn_limit = Najwięcej tur
    .help = Po tylu turach każdego gra się kończy, cokolwiek zostało w Zasobach.
dominion-option-first = Kto zaczyna
    .help = Decyduje los, chyba że ustaliliście inaczej.
dominion-option-first-random = decyduje los
dominion-option-first-0 = gracz 1
dominion-option-first-1 = gracz 2
dominion-option-first-2 = gracz 3
dominion-option-first-3 = gracz 4

## Decyzje

dominion-action = Masz { $amounts }. Zagraj Akcję albo przejdź do zakupów.
dominion-buy = Masz { $amounts }. { $cards_count ->
    [0] Kup kartę albo zakończ turę.
   *[other] Zagraj karty Skarbu, kup kartę albo zakończ turę.
}
dominion-react = { $attacker } zagrywa { $card_acc }. Czy pokazujesz Fosę?
    .typed = Wpisz „{ dominion-verb-reveal }” albo „{ dominion-verb-pass }”.
dominion-cellar = Odrzuć tyle kart, ile chcesz; tyle samo dobierzesz.{ $count ->
    [0] {""}
   *[other] {" "}Na razie wybrane: { $cards }.
}
    .typed = { dominion-name-several }
dominion-chapel = Możesz wyrzucić na śmietnisko do 4 kart z ręki.{ $count ->
    [0] {""}
   *[other] {" "}Na razie wybrane: { $cards }.
}
    .typed = { dominion-name-several }
dominion-militia = Musisz odrzucić { $count ->
    [one] 1 kartę.
    [few] { $count } karty.
   *[many] { $count } kart.
}{ $cards_count ->
    [0] {""}
   *[other] {" "}Na razie wybrane: { $cards }.
}
    .typed = { $count ->
        [one] {""}
       *[other] { dominion-name-exactly }
    }
dominion-bureaucrat = Połóż kartę Zwycięstwa z ręki na wierzchu swojej talii.
dominion-chancellor = Czy przekładasz całą talię na stos kart odrzuconych?
    .typed = Wpisz „{ dominion-verb-flip }” albo „{ dominion-verb-keep }”.
dominion-library = Dobierasz { $card_acc }; { $count ->
    [one] na ręce masz 1 kartę
    [few] na ręce masz { $count } karty
   *[many] na ręce masz { $count } kart
}. Zatrzymać czy odłożyć na bok?
    .typed = Wpisz „{ dominion-verb-keep }” albo „{ dominion-verb-aside }”.
dominion-mine = Którą kartę Skarbu wyrzucasz? Weźmiesz za nią inną, droższą najwyżej o 3.
dominion-moneylender = Wyrzuć z ręki kartę Miedziaków za 3 monety.
dominion-remodel = Którą kartę wyrzucasz? Weźmiesz za nią inną, droższą najwyżej o 2.
dominion-take = { $card }: dodaj kartę o koszcie do { $limit }.
dominion-throne-room = Którą Akcję zagrywasz dwa razy?
dominion-spy = { $victim_nom } { AGREE($victim_is, "pokazujesz", "pokazuje") } { $card_acc }. Odrzucić czy zostawić na talii?
    .typed = Wpisz „{ dominion-verb-drop }” albo „{ dominion-verb-keep }”.
dominion-thief = { $victim } pokazuje { $cards_acc }. Którą kartę Skarbu wyrzucasz?
dominion-thief-gain = Weź z łupu, co chcesz: { $cards_acc }.
    .typed = { dominion-name-several }

## Odmowy

dominion-not-now = Teraz nie można tego zrobić.
dominion-not-in-hand = Na twojej ręce nie ma takiej karty: { $card }.
dominion-not-playable = { $card } to nie Akcja ani Skarb, tego się nie zagrywa.
dominion-treasure-early = Karty Skarbu zagrywa się w fazie zakupu. Najpierw przejdź do zakupów.
dominion-treasure-late = Po pierwszym zakupie kart Skarbu już się nie zagrywa.
dominion-action-late = { $card } to Akcja, a faza akcji już się skończyła.
dominion-buy-early = { $card_acc } kupisz za chwilę: najpierw przejdź do zakupów.
dominion-no-treasures = Na ręce nie masz już kart Skarbu.
dominion-no-pile = Tej karty nie ma w tej grze: { $card }.
dominion-pile-empty = Stos { $card_pile } jest pusty.
dominion-too-expensive = Koszt karty { $card } to { $cost }, a ty { $coins ->
    [0] nie masz monet.
    [one] masz tylko 1 monetę.
    [few] masz tylko { $coins } monety.
   *[many] masz tylko { $coins } monet.
}
dominion-over-limit = Koszt karty { $card } to { $cost }, a granica tutaj to { $limit }.
dominion-must-gain = Kartę trzeba wziąć.
dominion-must-discard = Trzeba jeszcze odrzucić { $count ->
    [one] 1 kartę.
    [few] { $count } karty.
   *[many] { $count } kart.
}
dominion-out-of-order = Karta { $card } tu nie pasuje: pojedynczo wybiera się karty w kolejności z listy. Lepiej wymień je naraz.
dominion-no-moat = Nie masz Fosy na ręce.
dominion-not-action = { $card } to nie Akcja.
dominion-must-play = Masz na ręce Akcję, więc trzeba ją wybrać.
dominion-not-treasure = { $card } to nie karta Skarbu.
dominion-must-trash-treasure = Masz na ręce kartę Skarbu, więc trzeba jakąś wyrzucić.
dominion-take-treasure = Wziąć możesz tylko kartę Skarbu, a { $card } to co innego.
dominion-not-copper = To muszą być Miedziaki, a nie { $card }.
dominion-must-trash-copper = Masz na ręce Miedziaki, więc trzeba je wyrzucić.
dominion-must-trash = Jakąś kartę trzeba wyrzucić.
dominion-not-victory = { $card } to nie karta Zwycięstwa.
dominion-has-victory = Masz na ręce kartę Zwycięstwa, więc trzeba ją położyć na talii.
dominion-keep-only = Na bok można odłożyć tylko Akcję; ta karta zostaje na ręce.
dominion-not-revealed = Wśród pokazanych kart Skarbu nie ma takiej: { $card }.
dominion-not-stolen = Wśród wyrzuconych właśnie kart Skarbu nie ma takiej: { $card }.

## Co się dzieje
## `.then` to samo bez podmiotu: co ktoś robi jednym tchem, to się łączy.

dominion-turn = { $seat_is ->
    [you] Twoja { $count }. tura.
   *[other] { $seat }, tura { $count }.
}
dominion-play = { $seat_nom } { dominion-play.then }{ $actions ->
    [0] .
    [one] , zostaje 1 akcja.
    [few] , zostają { $actions } akcje.
   *[many] , zostaje { $actions } akcji.
}
    .then = { AGREE($seat_is, "zagrywasz", "zagrywa") } { $card_acc }
dominion-throne = { $seat_nom } { dominion-throne.then }.
    .then = { $count ->
        [1] { AGREE($seat_is, "zagrywasz", "zagrywa") } { $card_acc }
       *[2] { AGREE($seat_is, "zagrywasz", "zagrywa") } { $card_acc } jeszcze raz
    }
dominion-throne-none = { $seat_nom } { dominion-throne-none.then }.
    .then = niczego nie { AGREE($seat_is, "zagrywasz", "zagrywa") } dwa razy
dominion-left = { $seat_nom } { dominion-left.then }.
    .then = { AGREE($seat_is, "masz", "ma") } { $amounts }
dominion-pay = { $seat_nom } { dominion-pay.then }.
    .then = { AGREE($seat_is, "zagrywasz", "zagrywa") } { $cards_acc } i { AGREE($seat_is, "masz", "ma") } { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
# Tylko w zapisach sprzed czasu, gdy wszystkie karty Skarbu zaczęto podawać po kolei.
dominion-pay-all = { $seat_nom } { dominion-pay-all.then }.
    .then = { AGREE($seat_is, "zagrywasz", "zagrywa") } wszystkie karty Skarbu, { $cards_acc }, i { AGREE($seat_is, "masz", "ma") } { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
dominion-bought = { $seat_nom } { dominion-bought.then }{ $buys ->
    [0] .
    [one] , monety: { $coins }, jeszcze 1 zakup.
    [few] , monety: { $coins }, jeszcze { $buys } zakupy.
   *[many] , monety: { $coins }, jeszcze { $buys } zakupów.
}
    .then = { AGREE($seat_is, "kupujesz", "kupuje") } { $card_acc } za { $cost }
dominion-gain = { $seat_nom } { dominion-gain.then }.
    .then = { AGREE($seat_is, "dodajesz", "dodaje") } { $card_acc }
dominion-gain-hand = { $seat_nom } { dominion-gain-hand.then }.
    .then = { AGREE($seat_is, "bierzesz", "bierze") } na rękę { $card_acc }
dominion-gain-deck = { $seat_nom } { dominion-gain-deck.then }.
    .then = { AGREE($seat_is, "kładziesz", "kładzie") } na talii { $card_acc }
dominion-gain-trash = { $seat_nom } { dominion-gain-trash.then }.
    .then = { AGREE($seat_is, "bierzesz", "bierze") } ze śmietniska { $card_acc }
dominion-pile-out = Stos { $card_pile } jest pusty.
dominion-none-left = Stos { $card_pile } jest już pusty.
dominion-take-none = { $seat_nom } { dominion-take-none.then }.
    .then = nie { AGREE($seat_is, "masz", "ma") } czego dodać za { $limit } ani taniej
dominion-draw = { $seat_nom } { dominion-draw.then }.
    .then = { $count ->
        [0] nic nie { AGREE($seat_is, "dobierasz", "dobiera") }
        [one] { AGREE($seat_is, "dobierasz", "dobiera") } kartę
        [few] { AGREE($seat_is, "dobierasz", "dobiera") } { $count } karty
       *[many] { AGREE($seat_is, "dobierasz", "dobiera") } { $count } kart
    }{ $cards_count ->
        [0] {""}
        [one] {" "}({ $cards })
        [few] {" "}({ $cards })
        [many] {" "}({ $cards })
        [other] {" "}({ $cards })
       *[none] {""}
    }
dominion-shuffle = { $seat_nom } { dominion-shuffle.then }.
    .then = { AGREE($seat_is, "tasujesz", "tasuje") } nową talię ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    })
dominion-trash = { $seat_nom } { dominion-trash.then }.
    .then = { AGREE($seat_is, "wyrzucasz", "wyrzuca") } { $card_acc }
dominion-trash-none = { $seat_nom } { dominion-trash-none.then }.
    .then = nic nie { AGREE($seat_is, "wyrzucasz", "wyrzuca") } ({ $card })
dominion-discard = { $seat_nom } { dominion-discard.then }.
    .then = { AGREE($seat_is, "odrzucasz", "odrzuca") } { $cards_acc }
dominion-discard-some = { $seat_nom } { dominion-discard-some.then }.
    .then = { AGREE($seat_is, "odrzucasz", "odrzuca") } { $count ->
        [one] { $card_acc }
        [few] { $count } karty, na wierzchu { $card }
       *[many] { $count } kart, na wierzchu { $card }
    }{ $cards_count ->
        [0] {""}
        [one] {""}
        [few] {" "}({ $cards })
        [many] {" "}({ $cards })
        [other] {" "}({ $cards })
       *[none] {""}
    }
dominion-clean-up = { $seat_nom } { dominion-clean-up.then }; na wierzchu stosu kart odrzuconych widać { $card_acc }.
    .then = { AGREE($seat_is, "sprzątasz", "sprząta") }{ $count ->
        [0] {""}
        [one] {" "}razem z 1 kartą z ręki
       *[other] {" "}razem z { $count } kartami z ręki
    }
dominion-show = { $seat_nom } { dominion-show.then }.
    .then = { $cards_count ->
        [0] nie { AGREE($seat_is, "masz", "ma") } czego pokazać
       *[other] { AGREE($seat_is, "pokazujesz", "pokazuje") } { $cards_acc }
    }
dominion-show-hand = { $seat_nom } { dominion-show-hand.then }.
    .then = { AGREE($seat_is, "pokazujesz", "pokazuje") } rękę bez kart Zwycięstwa: { $cards_acc }
dominion-no-deck = { $seat_nom } nie { AGREE($seat_is, "masz", "ma") } karty do pokazania.
dominion-to-hand = { $seat_nom } { dominion-to-hand.then }.
    .then = { AGREE($seat_is, "bierzesz", "bierze") } na rękę { $cards_acc }
dominion-set-aside = { $seat_nom } { dominion-set-aside.then }.
    .then = { AGREE($seat_is, "odkładasz", "odkłada") } na bok { $card_acc }
dominion-put-back = { $seat_nom } { dominion-put-back.then }.
    .then = { AGREE($seat_is, "zostawiasz", "zostawia") } na talii { $card_acc }
dominion-topdeck = { $seat_nom } { dominion-topdeck.then }.
    .then = { AGREE($seat_is, "kładziesz", "kładzie") } z ręki na talii { $card_acc }
dominion-flip = { $seat_nom } { dominion-flip.then }.
    .then = { AGREE($seat_is, "przekładasz", "przekłada") } talię na stos kart odrzuconych ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }, na wierzchu { $card })
dominion-moat = { $seat_nom } { dominion-moat.then }.
    .then = { AGREE($seat_is, "pokazujesz", "pokazuje") } { $card_acc } i { AGREE($seat_is, "odpierasz", "odpiera") } Atak
dominion-no-reaction = { $seat_nom } { dominion-no-reaction.then }.
    .then = nie { AGREE($seat_is, "pokazujesz", "pokazuje") } Fosy
dominion-over-provinces = Zabrano ostatnią kartę: { $card }. Gra się kończy.
dominion-over-piles = Puste stosy: { $cards }. Gra się kończy.
dominion-over-turns = Każdy ma za sobą { $count ->
    [one] 1 turę
    [few] { $count } tury
   *[many] { $count } tur
}: gra się kończy.

## Punktacja, według zasad

dominion-score-G23 = { $count ->
    [one] { $card }.
   *[other] { $card } ×{ $count }, po { $each }.
}
dominion-score-D-gardens-1 = { $count ->
    [one] { $card }: kart { $cards }, czyli { $each }.
   *[other] { $card } ×{ $count }: kart { $cards }, czyli po { $each }.
}
dominion-result-fewer-turns = Punktów tyle samo; decyduje mniej tur.
dominion-result-shared = Równo we wszystkim, zwycięstwem { AGREE($seats_is, "dzielicie", "dzielą") } się { $seats }.
