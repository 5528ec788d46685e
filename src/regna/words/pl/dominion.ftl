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

dominion-action = { $seat } ma { $amounts }. Zagraj Akcję albo przejdź do zakupów.
dominion-buy = { $seat } ma { $amounts }. { $cards_count ->
    [0] Kup kartę albo zakończ turę.
   *[other] Zagraj karty Skarbu, kup kartę albo zakończ turę.
}
dominion-react = { $attacker } zagrywa { $card_acc }. Czy { $seat } pokazuje Fosę? Pokaż ją albo napisz pas.
dominion-cellar = { $seat } może odrzucić karty i tyle samo dobrać{ $count ->
    [0] .
   *[other] . Na razie wybrane: { $cards }.
}
dominion-chapel = { $seat } może wyrzucić do 4 kart{ $count ->
    [0] .
   *[other] . Na razie wybrane: { $cards }.
}
dominion-militia = { $seat } musi odrzucić { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}{ $cards_count ->
    [0] .
   *[other] . Na razie wybrane: { $cards }.
}
dominion-bureaucrat = { $seat } musi położyć kartę Zwycięstwa z ręki na wierzchu talii.
dominion-chancellor = Czy { $seat } przekłada całą talię na stos kart odrzuconych? Przełóż albo zostaw.
dominion-library = { $seat } dobiera { $card_acc }; { $count ->
    [one] na ręce jest wtedy 1 karta
    [few] na ręce są wtedy { $count } karty
   *[many] na ręce jest wtedy { $count } kart
}. Zostaw ją albo odłóż na bok.
dominion-mine = { $seat } wyrzuca z ręki kartę Skarbu, by wziąć inną, droższą najwyżej o 3. Którą?
dominion-moneylender = { $seat } wyrzuca z ręki Miedziaki za 3 monety.
dominion-remodel = { $seat } wyrzuca kartę z ręki za inną, droższą najwyżej o 2. Którą?
dominion-take = { $card }: { $seat } dodaje kartę o koszcie do { $limit }. Którą?
dominion-throne-room = { $seat } zagrywa Akcję z ręki dwa razy. Którą?
dominion-spy = { $victim } pokazuje { $card_acc }. Decyduje { $seat }: odrzuć albo zostaw na talii.
dominion-thief = { $victim } pokazuje { $cards_acc }. Którą kartę Skarbu { $seat } wyrzuca?
dominion-thief-gain = { $seat } może wziąć z łupu, co chce: { $cards_acc }.

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

dominion-turn = { $seat }, tura { $count }.
dominion-play = { $seat } { dominion-play.then }{ $actions ->
    [0] .
    [one] , zostaje 1 akcja.
    [few] , zostają { $actions } akcje.
   *[many] , zostaje { $actions } akcji.
}
    .then = zagrywa { $card_acc }
dominion-throne = { $seat } { dominion-throne.then }.
    .then = { $count ->
        [1] zagrywa { $card_acc }
       *[2] zagrywa { $card_acc } jeszcze raz
    }
dominion-throne-none = { $seat } { dominion-throne-none.then }.
    .then = niczego nie zagrywa dwa razy
dominion-left = { $seat } { dominion-left.then }.
    .then = ma { $amounts }
dominion-pay = { $seat } { dominion-pay.then }.
    .then = zagrywa { $cards_acc } i ma { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
# Tylko w zapisach sprzed czasu, gdy wszystkie karty Skarbu zaczęto podawać po kolei.
dominion-pay-all = { $seat } { dominion-pay-all.then }.
    .then = zagrywa wszystkie karty Skarbu, { $cards_acc }, i ma { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
dominion-bought = { $seat } { dominion-bought.then }{ $buys ->
    [0] .
    [one] , monety: { $coins }, jeszcze 1 zakup.
    [few] , monety: { $coins }, jeszcze { $buys } zakupy.
   *[many] , monety: { $coins }, jeszcze { $buys } zakupów.
}
    .then = kupuje { $card_acc } za { $cost }
dominion-gain = { $seat } { dominion-gain.then }.
    .then = dodaje { $card_acc }
dominion-gain-hand = { $seat } { dominion-gain-hand.then }.
    .then = bierze na rękę { $card_acc }
dominion-gain-deck = { $seat } { dominion-gain-deck.then }.
    .then = kładzie na talii { $card_acc }
dominion-gain-trash = { $seat } { dominion-gain-trash.then }.
    .then = bierze ze śmietniska { $card_acc }
dominion-pile-out = Stos { $card_pile } jest pusty.
dominion-none-left = Stos { $card_pile } jest już pusty.
dominion-take-none = { $seat } { dominion-take-none.then }.
    .then = nie ma czego dodać za { $limit } ani taniej
dominion-draw = { $seat } { dominion-draw.then }.
    .then = { $count ->
        [0] nic nie dobiera
        [one] dobiera kartę
        [few] dobiera { $count } karty
       *[many] dobiera { $count } kart
    }{ $cards_count ->
        [0] {""}
        [one] {" "}({ $cards })
        [few] {" "}({ $cards })
        [many] {" "}({ $cards })
        [other] {" "}({ $cards })
       *[none] {""}
    }
dominion-shuffle = { $seat } { dominion-shuffle.then }.
    .then = tasuje nową talię ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    })
dominion-trash = { $seat } { dominion-trash.then }.
    .then = wyrzuca { $card_acc }
dominion-trash-none = { $seat } { dominion-trash-none.then }.
    .then = nic nie wyrzuca ({ $card })
dominion-discard = { $seat } { dominion-discard.then }.
    .then = odrzuca { $cards_acc }
dominion-discard-some = { $seat } { dominion-discard-some.then }.
    .then = odrzuca { $count ->
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
dominion-clean-up = { $seat } { dominion-clean-up.then }; na wierzchu stosu kart odrzuconych widać { $card_acc }.
    .then = { $count ->
        [0] sprząta
        [one] sprząta razem z 1 kartą z ręki
        [few] sprząta razem z { $count } kartami z ręki
       *[many] sprząta razem z { $count } kartami z ręki
    }
dominion-show = { $seat } { dominion-show.then }.
    .then = { $cards_count ->
        [0] nie ma czego pokazać
       *[other] pokazuje { $cards_acc }
    }
dominion-show-hand = { $seat } { dominion-show-hand.then }.
    .then = pokazuje rękę bez kart Zwycięstwa: { $cards_acc }
dominion-no-deck = { $seat } nie ma karty do pokazania.
dominion-to-hand = { $seat } { dominion-to-hand.then }.
    .then = bierze na rękę { $cards_acc }
dominion-set-aside = { $seat } { dominion-set-aside.then }.
    .then = odkłada na bok { $card_acc }
dominion-put-back = { $seat } { dominion-put-back.then }.
    .then = zostawia na talii { $card_acc }
dominion-topdeck = { $seat } { dominion-topdeck.then }.
    .then = kładzie z ręki na talii { $card_acc }
dominion-flip = { $seat } { dominion-flip.then }.
    .then = przekłada talię na stos kart odrzuconych ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }, na wierzchu { $card })
dominion-moat = { $seat } { dominion-moat.then }.
    .then = pokazuje { $card_acc } i odpiera Atak
dominion-no-reaction = { $seat } { dominion-no-reaction.then }.
    .then = nie pokazuje Fosy
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
dominion-result-shared = Równo we wszystkim, zwycięstwem dzielą się { $seats }.
