### Dominion.

## Věci

dominion-type-action = akce
dominion-type-treasure = peníze
dominion-type-victory = bodovací karta
dominion-type-curse = kletba
dominion-type-attack = útok
dominion-type-reaction = reakce
dominion-amount-actions = { $count ->
    [one] { $count } akci
    [few] { $count } akce
   *[other] { $count } akcí
}
dominion-amount-buys = { $count ->
    [one] { $count } nákup
    [few] { $count } nákupy
   *[other] { $count } nákupů
}
dominion-amount-coins = { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
}
dominion-card-copper = měďák
    .acc = měďák
    .counted = { $count ->
        [few] { $count } měďáky
       *[other] { $count } měďáků
    }
    .pile = měďáků
    .text = Dává 1 minci.
dominion-card-silver = stříbrňák
    .acc = stříbrňák
    .counted = { $count ->
        [few] { $count } stříbrňáky
       *[other] { $count } stříbrňáků
    }
    .pile = stříbrňáků
    .text = Dává 2 mince.
dominion-card-gold = zlaťák
    .acc = zlaťák
    .counted = { $count ->
        [few] { $count } zlaťáky
       *[other] { $count } zlaťáků
    }
    .pile = zlaťáků
    .text = Dává 3 mince.
dominion-card-estate = statek
    .acc = statek
    .counted = { $count ->
        [few] { $count } statky
       *[other] { $count } statků
    }
    .pile = statků
    .text = Na konci 1 bod.
dominion-card-duchy = vévodství
    .acc = vévodství
    .counted = { $count } vévodství
    .pile = vévodství
    .text = Na konci 3 body.
dominion-card-province = provincie
    .acc = provincii
    .counted = { $count ->
        [few] { $count } provincie
       *[other] { $count } provincií
    }
    .pile = provincií
    .text = Na konci 6 bodů.
dominion-card-curse = kletba
    .acc = kletbu
    .counted = { $count ->
        [few] { $count } kletby
       *[other] { $count } kleteb
    }
    .pile = kleteb
    .text = Na konci vám 1 bod ubere.
dominion-card-adventurer = dobrodruh
    .acc = dobrodruha
    .counted = { $count ->
        [few] { $count } dobrodruzi
       *[other] { $count } dobrodruhů
    }
    .counted_acc = { $count ->
        [few] { $count } dobrodruhy
       *[other] { $count } dobrodruhů
    }
    .pile = dobrodruhů
    .text = Otáčejte karty svého balíčku, dokud nenajdete dvě karty peněz; ty jdou do ruky, ostatní otočené odložíte.
dominion-card-bureaucrat = úředník
    .acc = úředníka
    .counted = { $count ->
        [few] { $count } úředníci
       *[other] { $count } úředníků
    }
    .counted_acc = { $count ->
        [few] { $count } úředníky
       *[other] { $count } úředníků
    }
    .pile = úředníků
    .text = Navrch vašeho balíčku přijde stříbrňák; každý jiný na svůj vrátí z ruky bodovací kartu, nebo ukáže, že žádnou nemá.
dominion-card-cellar = sklepení
    .acc = sklepení
    .counted = { $count } sklepení
    .pile = sklepení
    .text = +1 akce. Vyměňte kolik karet chcete: odložte je a stejně tolik dalších doberte.
dominion-card-chancellor = kancléř
    .acc = kancléře
    .counted = { $count ->
        [few] { $count } kancléři
       *[other] { $count } kancléřů
    }
    .counted_acc = { $count ->
        [few] { $count } kancléře
       *[other] { $count } kancléřů
    }
    .pile = kancléřů
    .text = +2 mince. Celý dobírací balíček smíte přesunout na odkládací.
dominion-card-chapel = kaple
    .acc = kapli
    .counted = { $count ->
        [few] { $count } kaple
       *[other] { $count } kaplí
    }
    .pile = kaplí
    .text = Zbavte se navždy až 4 karet z ruky.
dominion-card-council_room = zasedání rady
    .acc = zasedání rady
    .counted = { $count } zasedání rady
    .pile = zasedání rady
    .text = +4 karty, +1 nákup. Po kartě dobírají i všichni ostatní.
dominion-card-feast = hostina
    .acc = hostinu
    .counted = { $count ->
        [few] { $count } hostiny
       *[other] { $count } hostin
    }
    .pile = hostin
    .text = Hostina skončí na smetišti a vy si vezmete kartu s cenou do 5.
dominion-card-festival = jarmark
    .acc = jarmark
    .counted = { $count ->
        [few] { $count } jarmarky
       *[other] { $count } jarmarků
    }
    .pile = jarmarků
    .text = +2 akce, +1 nákup, +2 mince.
dominion-card-gardens = zahrady
    .acc = zahrady
    .counted = { $count ->
        [few] { $count } zahrady
       *[other] { $count } zahrad
    }
    .pile = zahrad
    .text = Na konci 1 bod za každou celou desítku vašich karet.
dominion-card-laboratory = laboratoř
    .acc = laboratoř
    .counted = { $count ->
        [few] { $count } laboratoře
       *[other] { $count } laboratoří
    }
    .pile = laboratoří
    .text = +2 karty, +1 akce.
dominion-card-library = knihovna
    .acc = knihovnu
    .counted = { $count ->
        [few] { $count } knihovny
       *[other] { $count } knihoven
    }
    .pile = knihoven
    .text = Doplňte ruku kartu po kartě na 7; dobrané akce smíte dávat stranou, nakonec se odloží.
dominion-card-market = trh
    .acc = trh
    .counted = { $count ->
        [few] { $count } trhy
       *[other] { $count } trhů
    }
    .pile = trhů
    .text = +1 karta, +1 akce, +1 nákup, +1 mince.
dominion-card-militia = milice
    .acc = milici
    .counted = { $count ->
        [few] { $count } milice
       *[other] { $count } milic
    }
    .pile = milic
    .text = +2 mince. Všem ostatním zůstanou v ruce jen 3 karty, zbytek odloží.
dominion-card-mine = důl
    .acc = důl
    .counted = { $count ->
        [few] { $count } doly
       *[other] { $count } dolů
    }
    .pile = dolů
    .text = Vyměňte kartu peněz z ruky za jinou, nejvýš o 3 dražší; smíte ji hned použít.
dominion-card-moat = hradní příkop
    .acc = hradní příkop
    .counted = { $count ->
        [few] { $count } hradní příkopy
       *[other] { $count } hradních příkopů
    }
    .pile = hradních příkopů
    .text = +2 karty. Ukážete-li ho z ruky, když útočí někdo jiný, útok vás mine.
dominion-card-moneylender = lichvář
    .acc = lichváře
    .counted = { $count ->
        [few] { $count } lichváři
       *[other] { $count } lichvářů
    }
    .counted_acc = { $count ->
        [few] { $count } lichváře
       *[other] { $count } lichvářů
    }
    .pile = lichvářů
    .text = Za měďák z ruky, který zahodíte, máte 3 mince.
dominion-card-remodel = přestavba
    .acc = přestavbu
    .counted = { $count ->
        [few] { $count } přestavby
       *[other] { $count } přestaveb
    }
    .pile = přestaveb
    .text = Proměňte kartu z ruky v jinou, nejvýš o 2 dražší.
dominion-card-smithy = kovářna
    .acc = kovářnu
    .counted = { $count ->
        [few] { $count } kovářny
       *[other] { $count } kovářen
    }
    .pile = kovářen
    .text = +3 karty.
dominion-card-spy = špion
    .acc = špiona
    .counted = { $count ->
        [few] { $count } špioni
       *[other] { $count } špionů
    }
    .counted_acc = { $count ->
        [few] { $count } špiony
       *[other] { $count } špionů
    }
    .pile = špionů
    .text = +1 karta, +1 akce. Všichni včetně vás ukážou vrchní kartu balíčku a vy řeknete, která se odloží a která vrátí.
dominion-card-thief = zloděj
    .acc = zloděje
    .counted = { $count ->
        [few] { $count } zloději
       *[other] { $count } zlodějů
    }
    .counted_acc = { $count ->
        [few] { $count } zloděje
       *[other] { $count } zlodějů
    }
    .pile = zlodějů
    .text = Každý jiný ukáže dvě karty balíčku a o jednu kartu peněz z nich, podle vás, přijde; z kořisti si nechte, co chcete.
dominion-card-throne_room = trůnní sál
    .acc = trůnní sál
    .counted = { $count ->
        [few] { $count } trůnní sály
       *[other] { $count } trůnních sálů
    }
    .pile = trůnních sálů
    .text = Vyberte z ruky akci a zahrajte ji dvakrát po sobě.
dominion-card-village = vesnice
    .acc = vesnici
    .counted = { $count ->
        [few] { $count } vesnice
       *[other] { $count } vesnic
    }
    .pile = vesnic
    .text = +1 karta, +2 akce.
dominion-card-witch = čarodějnice
    .acc = čarodějnici
    .counted = { $count ->
        [few] { $count } čarodějnice
       *[other] { $count } čarodějnic
    }
    .pile = čarodějnic
    .text = +2 karty. Všichni ostatní dostanou kletbu.
dominion-card-woodcutter = dřevorubec
    .acc = dřevorubce
    .counted = { $count ->
        [few] { $count } dřevorubci
       *[other] { $count } dřevorubců
    }
    .counted_acc = { $count ->
        [few] { $count } dřevorubce
       *[other] { $count } dřevorubců
    }
    .pile = dřevorubců
    .text = +1 nákup, +2 mince.
dominion-card-workshop = dílna
    .acc = dílnu
    .counted = { $count ->
        [few] { $count } dílny
       *[other] { $count } dílen
    }
    .pile = dílen
    .text = Vezměte si kartu s cenou do 4.

## Jak hrají boti, pokud ne jako v jiných hrách

dominion-about-level-1 = Kupuje peníze a provincie a ničeho jiného si nevšímá.
dominion-about-level-2 = Shání peníze a ví, kdy je čas na body.
dominion-about-level-3 = Shání peníze a k nim jedinou kartu, která se k nim hodí nejlépe.
dominion-about-level-4 = Vymyslí si balíček, který se ke království hodí, a toho se drží.
dominion-about-level-5 = Zvažuje několik balíčků proti sobě a všímá si, co si staví ostatní.

## Volby

dominion-option-kingdom = Království
    .help = Doporučená sada deseti karet, náhodná, nebo deset karet podle vlastního výběru.
dominion-option-kingdom-first_game = První hra
dominion-option-kingdom-big_money = Velké peníze
dominion-option-kingdom-interaction = Interakce
dominion-option-kingdom-size_distortion = Změna velikosti
dominion-option-kingdom-village_square = Náves
dominion-option-kingdom-random = náhodné
dominion-option-may_effects = Pozdější znění
    .help = Trůnní sál, důl a lichvář říkají „smíte“ místo „musíte“.
dominion-option-turn_limit = Nejvíce tahů
    .help = Po tolika tazích každého hra skončí, ať v zásobě zbývá cokoli.
dominion-option-first = Kdo začíná
    .help = Rozhodne los, pokud jste se nedohodli.
dominion-option-first-random = rozhodne los
dominion-option-first-0 = hráč 1
dominion-option-first-1 = hráč 2
dominion-option-first-2 = hráč 3
dominion-option-first-3 = hráč 4

## Rozhodnutí

dominion-action = Máte { $amounts }. Zahrajte akci, nebo přejděte k nákupu.
dominion-buy = Máte { $amounts }. { $cards_count ->
    [0] Kupte kartu, nebo ukončete tah.
   *[other] Vyložte peníze, kupte kartu, nebo ukončete tah.
}
dominion-react = { $attacker } hraje { $card_acc }. Ukážete hradní příkop?
    .typed = Napište „{ dominion-verb-reveal }“ nebo „{ dominion-verb-pass }“.
dominion-cellar = Odložte, kolik karet chcete; stejně tolik si jich doberete.{ $count ->
    [0] {""}
   *[other] {" "}Zatím vybráno: { $cards }.
}
    .typed = { dominion-name-several }
dominion-chapel = Smíte zahodit až 4 karty z ruky.{ $count ->
    [0] {""}
   *[other] {" "}Zatím vybráno: { $cards }.
}
    .typed = { dominion-name-several }
dominion-militia = Musíte odložit { $count ->
    [one] 1 kartu.
    [few] { $count } karty.
   *[other] { $count } karet.
}{ $cards_count ->
    [0] {""}
   *[other] {" "}Zatím vybráno: { $cards }.
}
    .typed = { $count ->
        [one] {""}
       *[other] { dominion-name-exactly }
    }
dominion-bureaucrat = Dejte bodovací kartu z ruky navrch svého balíčku.
dominion-chancellor = Přesunete celý dobírací balíček na odkládací?
    .typed = Napište „{ dominion-verb-flip }“ nebo „{ dominion-verb-keep }“.
dominion-library = Dobíráte { $card_acc }; { $count ->
    [one] v ruce máte 1 kartu
    [few] v ruce máte { $count } karty
   *[other] v ruce máte { $count } karet
}. Nechat, nebo dát stranou?
    .typed = Napište „{ dominion-verb-keep }“ nebo „{ dominion-verb-aside }“.
dominion-mine = Kterou kartu peněz zahodíte? Vezmete si za ni jinou, nejvýš o 3 dražší.
dominion-moneylender = Zahoďte z ruky měďák za 3 mince.
dominion-remodel = Kterou kartu zahodíte? Vezmete si za ni jinou, nejvýš o 2 dražší.
dominion-take = { $card }: vezměte si kartu s cenou do { $limit }.
dominion-throne-room = Kterou akci zahrajete dvakrát?
dominion-spy = { $victim_nom } { AGREE($victim_is, "ukazujete", "ukazuje") } { $card_acc }. Odložit, nebo nechat na balíčku?
    .typed = Napište „{ dominion-verb-drop }“ nebo „{ dominion-verb-keep }“.
dominion-thief = { $victim } ukazuje { $cards_acc }. Kterou kartu peněz zahodíte?
dominion-thief-gain = Z kořisti si vezměte, co chcete: { $cards_acc }.
    .typed = { dominion-name-several }

## Proč ne

dominion-not-now = To teď udělat nejde.
dominion-not-in-hand = V ruce { $card_acc } nemáte, takže to nejde.
dominion-not-playable = { $card_acc } zahrát nejde: není to akce ani peníze.
dominion-treasure-early = Peníze se vykládají až ve fázi nákup. Nejdřív přejděte k nákupu.
dominion-treasure-late = Po prvním nákupu se už peníze nevykládají.
dominion-action-late = { $card } je akce a akční fáze už skončila.
dominion-buy-early = Na { $card_acc } dojde za chvíli: nejdřív přejděte k nákupu.
dominion-no-treasures = V ruce už žádné peníze nemáte.
dominion-no-pile = Karta { $card } v této partii není.
dominion-pile-empty = Hromádka { $card_pile } je prázdná.
dominion-too-expensive = { $card } stojí { $cost } a vy { $coins ->
    [0] žádné mince nemáte.
    [one] máte jen 1 minci.
    [few] máte jen { $coins } mince.
   *[other] máte jen { $coins } mincí.
}
dominion-over-limit = { $card } stojí { $cost }, tady je strop { $limit }.
dominion-must-gain = Kartu si vzít musíte.
dominion-must-discard = Ještě musíte odložit { $count ->
    [one] 1 kartu.
    [few] { $count } karty.
   *[other] { $count } karet.
}
dominion-out-of-order = Karta { $card } sem nezapadne: po jedné se karty vybírají v pořadí seznamu. Raději je vyjmenujte najednou.
dominion-no-moat = Hradní příkop v ruce nemáte.
dominion-not-action = Karta { $card } není akce.
dominion-must-play = Máte v ruce akci, takže ji vybrat musíte.
dominion-not-treasure = Karta { $card } nepatří k penězům.
dominion-must-trash-treasure = Máte v ruce kartu peněz, takže nějakou zahodit musíte.
dominion-take-treasure = Vzít si můžete jen kartu peněz, ne { $card_acc }.
dominion-not-copper = Musí to být měďák, ne { $card }.
dominion-must-trash-copper = Máte v ruce měďák, takže ho zahodit musíte.
dominion-must-trash = Nějakou kartu zahodit musíte.
dominion-not-victory = { $card } není bodovací karta.
dominion-has-victory = Máte v ruce bodovací kartu, takže ji na balíček dát musíte.
dominion-keep-only = Stranou smí jen akce; tato karta zůstává v ruce.
dominion-not-revealed = Karta { $card } mezi ukázanými penězi není.
dominion-not-stolen = Karta { $card } mezi právě zahozenými penězi není.

## Co se děje
## `.then` je totéž bez podmětu: co někdo dělá jedním dechem, to se spojí.

dominion-turn = { $seat_is ->
    [you] Váš { $count }. tah.
   *[other] { $seat }, tah { $count }.
}
dominion-play = { $seat_nom } { dominion-play.then }{ $actions ->
    [0] .
    [one] , zbývá 1 akce.
    [few] , zbývají { $actions } akce.
   *[other] , zbývá { $actions } akcí.
}
    .then = { AGREE($seat_is, "hrajete", "hraje") } { $card_acc }
dominion-throne = { $seat_nom } { dominion-throne.then }.
    .then = { $count ->
        [1] { AGREE($seat_is, "hrajete", "hraje") } { $card_acc }
       *[2] { AGREE($seat_is, "hrajete", "hraje") } { $card_acc } ještě jednou
    }
dominion-throne-none = { $seat_nom } { dominion-throne-none.then }.
    .then = { AGREE($seat_is, "nehrajete", "nehraje") } dvakrát nic
dominion-left = { $seat_nom } { dominion-left.then }.
    .then = { AGREE($seat_is, "máte", "má") } { $amounts }
dominion-pay = { $seat_nom } { dominion-pay.then }.
    .then = { AGREE($seat_is, "vykládáte", "vykládá") } { $cards_acc } a { AGREE($seat_is, "máte", "má") } { $coins ->
        [one] 1 minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
# Jen v záznamech z doby, než se všechny peníze oznamovaly po jedné kartě.
dominion-pay-all = { $seat_nom } { dominion-pay-all.then }.
    .then = { AGREE($seat_is, "vykládáte", "vykládá") } všechny peníze, { $cards_acc }, a { AGREE($seat_is, "máte", "má") } { $coins ->
        [one] 1 minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
dominion-bought = { $seat_nom } { dominion-bought.then }{ $buys ->
    [0] .
    [one] , mince: { $coins }, ještě 1 nákup.
    [few] , mince: { $coins }, ještě { $buys } nákupy.
   *[other] , mince: { $coins }, ještě { $buys } nákupů.
}
    .then = { AGREE($seat_is, "kupujete", "kupuje") } { $card_acc } za { $cost }
dominion-gain = { $seat_nom } { dominion-gain.then }.
    .then = { AGREE($seat_is, "berete", "bere") } { $card_acc }
dominion-gain-hand = { $seat_nom } { dominion-gain-hand.then }.
    .then = { AGREE($seat_is, "berete", "bere") } do ruky { $card_acc }
dominion-gain-deck = { $seat_nom } { dominion-gain-deck.then }.
    .then = { AGREE($seat_is, "dáváte", "dává") } navrch balíčku { $card_acc }
dominion-gain-trash = { $seat_nom } { dominion-gain-trash.then }.
    .then = { AGREE($seat_is, "berete", "bere") } ze smetiště { $card_acc }
dominion-pile-out = Hromádka { $card_pile } je prázdná.
dominion-none-left = Hromádka { $card_pile } je už prázdná.
dominion-take-none = { $seat_nom } { dominion-take-none.then }.
    .then = { AGREE($seat_is, "nemáte", "nemá") } co vzít za { $limit } ani levněji
dominion-draw = { $seat_nom } { dominion-draw.then }.
    .then = { $count ->
        [0] { AGREE($seat_is, "nedobíráte", "nedobírá") } nic
        [one] { AGREE($seat_is, "dobíráte", "dobírá") } kartu
        [few] { AGREE($seat_is, "dobíráte", "dobírá") } { $count } karty
       *[other] { AGREE($seat_is, "dobíráte", "dobírá") } { $count } karet
    }{ $cards_count ->
        [0] {""}
        [one] {" "}({ $cards })
        [few] {" "}({ $cards })
        [other] {" "}({ $cards })
       *[none] {""}
    }
dominion-shuffle = { $seat_nom } { dominion-shuffle.then }.
    .then = { AGREE($seat_is, "mícháte", "míchá") } nový balíček ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    })
dominion-trash = { $seat_nom } { dominion-trash.then }.
    .then = { AGREE($seat_is, "zahazujete", "zahazuje") } { $card_acc }
dominion-trash-none = { $seat_nom } { dominion-trash-none.then }.
    .then = nic { AGREE($seat_is, "nezahazujete", "nezahazuje") } ({ $card })
dominion-discard = { $seat_nom } { dominion-discard.then }.
    .then = { AGREE($seat_is, "odkládáte", "odkládá") } { $cards_acc }
dominion-discard-some = { $seat_nom } { dominion-discard-some.then }.
    .then = { AGREE($seat_is, "odkládáte", "odkládá") } { $count ->
        [one] { $card_acc }
        [few] { $count } karty, navrchu { $card }
       *[other] { $count } karet, navrchu { $card }
    }{ $cards_count ->
        [0] {""}
        [one] {""}
        [few] {" "}({ $cards })
        [other] {" "}({ $cards })
       *[none] {""}
    }
dominion-clean-up = { $seat_nom } { dominion-clean-up.then }; navrchu odkládacího balíčku je vidět { $card_acc }.
    .then = { AGREE($seat_is, "uklízíte", "uklízí") }{ $count ->
        [0] {""}
        [one] {" "}i 1 kartu z ruky
        [few] {" "}i { $count } karty z ruky
       *[other] {" "}i { $count } karet z ruky
    }
dominion-show = { $seat_nom } { dominion-show.then }.
    .then = { $cards_count ->
        [0] { AGREE($seat_is, "nemáte", "nemá") } co ukázat
       *[other] { AGREE($seat_is, "ukazujete", "ukazuje") } { $cards_acc }
    }
dominion-show-hand = { $seat_nom } { dominion-show-hand.then }.
    .then = { AGREE($seat_is, "ukazujete", "ukazuje") } ruku bez bodovacích karet: { $cards_acc }
dominion-no-deck = { $seat_nom } { AGREE($seat_is, "nemáte", "nemá") } žádnou kartu k ukázání.
dominion-to-hand = { $seat_nom } { dominion-to-hand.then }.
    .then = { AGREE($seat_is, "berete", "bere") } do ruky { $cards_acc }
dominion-set-aside = { $seat_nom } { dominion-set-aside.then }.
    .then = { AGREE($seat_is, "dáváte", "dává") } stranou { $card_acc }
dominion-put-back = { $seat_nom } { dominion-put-back.then }.
    .then = { AGREE($seat_is, "vracíte", "vrací") } na balíček { $card_acc }
dominion-topdeck = { $seat_nom } { dominion-topdeck.then }.
    .then = { AGREE($seat_is, "dáváte", "dává") } z ruky navrch balíčku { $card_acc }
dominion-flip = { $seat_nom } { dominion-flip.then }.
    .then = { AGREE($seat_is, "přesouváte", "přesouvá") } dobírací balíček na odkládací ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }, navrchu { $card })
dominion-moat = { $seat_nom } { dominion-moat.then }.
    .then = { AGREE($seat_is, "ukazujete", "ukazuje") } { $card_acc } a { AGREE($seat_is, "jste", "je") } v bezpečí
dominion-no-reaction = { $seat_nom } { dominion-no-reaction.then }.
    .then = hradní příkop { AGREE($seat_is, "neukazujete", "neukazuje") }
dominion-over-provinces = Došla poslední { $card }: hra končí.
dominion-over-piles = Prázdné hromádky: { $cards }. Hra končí.
dominion-over-turns = Každý má za sebou { $count ->
    [one] 1 tah
    [few] { $count } tahy
   *[other] { $count } tahů
}: hra končí.

## Bodování, podle pravidel

dominion-score-G23 = { $count ->
    [one] { $card }.
   *[other] { $card } ×{ $count }, po { $each }.
}
dominion-score-D-gardens-1 = { $count ->
    [one] { $card }: karet { $cards }, tedy { $each }.
   *[other] { $card } ×{ $count }: karet { $cards }, tedy po { $each }.
}
dominion-result-fewer-turns = Bodů je stejně; rozhoduje méně tahů.
dominion-result-shared = Shoda ve všem, o vítězství se { AGREE($seats_is, "dělíte", "dělí") } { $seats }.
