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

dominion-action = { $seat } má { $amounts }. Zahrajte akci, nebo přejděte k nákupu.
dominion-buy = { $seat } má { $amounts }. { $cards_count ->
    [0] Kupte kartu, nebo ukončete tah.
   *[other] Vyložte peníze, kupte kartu, nebo ukončete tah.
}
dominion-react = { $attacker } hraje { $card_acc }. Chce { $seat } ukázat hradní příkop? Ukažte ho, nebo napište pas.
dominion-cellar = { $seat } smí odložit karty a stejně tolik dobrat{ $count ->
    [0] .
   *[other] . Zatím vybráno: { $cards }.
}
dominion-chapel = { $seat } smí zahodit až 4 karty{ $count ->
    [0] .
   *[other] . Zatím vybráno: { $cards }.
}
dominion-militia = { $seat } musí odložit { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
}{ $cards_count ->
    [0] .
   *[other] . Zatím vybráno: { $cards }.
}
dominion-bureaucrat = { $seat } musí dát bodovací kartu z ruky navrch balíčku.
dominion-chancellor = Chce { $seat } celý dobírací balíček přesunout na odkládací? Přesunout, nebo nechat.
dominion-library = { $seat } dobírá { $card_acc }; { $count ->
    [one] v ruce je pak 1 karta
    [few] v ruce jsou pak { $count } karty
   *[other] v ruce je pak { $count } karet
}. Nechat, nebo dát stranou.
dominion-mine = { $seat } zahazuje z ruky kartu peněz za jinou, nejvýš o 3 dražší. Kterou?
dominion-moneylender = { $seat } zahazuje z ruky měďák za 3 mince.
dominion-remodel = { $seat } zahazuje kartu z ruky za jinou, nejvýš o 2 dražší. Kterou?
dominion-take = { $card }: { $seat } si bere kartu s cenou do { $limit }. Kterou?
dominion-throne-room = { $seat } hraje akci z ruky dvakrát. Kterou?
dominion-spy = { $victim } ukazuje { $card_acc }. Rozhoduje { $seat }: odložit, nebo nechat na balíčku.
dominion-thief = { $victim } ukazuje { $cards_acc }. Kterou kartu peněz { $seat } zahodí?
dominion-thief-gain = { $seat } si smí vzít z kořisti, co chce: { $cards_acc }.

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

dominion-turn = { $seat }, tah { $count }.
dominion-play = { $seat } { dominion-play.then }{ $actions ->
    [0] .
    [one] , zbývá 1 akce.
    [few] , zbývají { $actions } akce.
   *[other] , zbývá { $actions } akcí.
}
    .then = hraje { $card_acc }
dominion-throne = { $seat } { dominion-throne.then }.
    .then = { $count ->
        [1] hraje { $card_acc }
       *[2] hraje { $card_acc } ještě jednou
    }
dominion-throne-none = { $seat } { dominion-throne-none.then }.
    .then = nehraje dvakrát nic
dominion-left = { $seat } { dominion-left.then }.
    .then = má { $amounts }
dominion-pay = { $seat } { dominion-pay.then }.
    .then = vykládá { $cards_acc } a má { $coins ->
        [one] 1 minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
# Jen v záznamech z doby, než se všechny peníze oznamovaly po jedné kartě.
dominion-pay-all = { $seat } { dominion-pay-all.then }.
    .then = vykládá všechny peníze, { $cards_acc }, a má { $coins ->
        [one] 1 minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
dominion-bought = { $seat } { dominion-bought.then }{ $buys ->
    [0] .
    [one] , mince: { $coins }, ještě 1 nákup.
    [few] , mince: { $coins }, ještě { $buys } nákupy.
   *[other] , mince: { $coins }, ještě { $buys } nákupů.
}
    .then = kupuje { $card_acc } za { $cost }
dominion-gain = { $seat } { dominion-gain.then }.
    .then = bere { $card_acc }
dominion-gain-hand = { $seat } { dominion-gain-hand.then }.
    .then = bere do ruky { $card_acc }
dominion-gain-deck = { $seat } { dominion-gain-deck.then }.
    .then = dává navrch balíčku { $card_acc }
dominion-gain-trash = { $seat } { dominion-gain-trash.then }.
    .then = bere ze smetiště { $card_acc }
dominion-pile-out = Hromádka { $card_pile } je prázdná.
dominion-none-left = Hromádka { $card_pile } je už prázdná.
dominion-take-none = { $seat } { dominion-take-none.then }.
    .then = nemá co vzít za { $limit } ani levněji
dominion-draw = { $seat } { dominion-draw.then }.
    .then = { $count ->
        [0] nedobírá nic
        [one] dobírá kartu
        [few] dobírá { $count } karty
       *[other] dobírá { $count } karet
    }{ $cards_count ->
        [0] {""}
        [one] {" "}({ $cards })
        [few] {" "}({ $cards })
        [other] {" "}({ $cards })
       *[none] {""}
    }
dominion-shuffle = { $seat } { dominion-shuffle.then }.
    .then = míchá nový balíček ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    })
dominion-trash = { $seat } { dominion-trash.then }.
    .then = zahazuje { $card_acc }
dominion-trash-none = { $seat } { dominion-trash-none.then }.
    .then = nic nezahazuje ({ $card })
dominion-discard = { $seat } { dominion-discard.then }.
    .then = odkládá { $cards_acc }
dominion-discard-some = { $seat } { dominion-discard-some.then }.
    .then = odkládá { $count ->
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
dominion-clean-up = { $seat } { dominion-clean-up.then }; navrchu odkládacího balíčku je vidět { $card_acc }.
    .then = { $count ->
        [0] uklízí
        [one] uklízí i 1 kartu z ruky
        [few] uklízí i { $count } karty z ruky
       *[other] uklízí i { $count } karet z ruky
    }
dominion-show = { $seat } { dominion-show.then }.
    .then = { $cards_count ->
        [0] nemá co ukázat
       *[other] ukazuje { $cards_acc }
    }
dominion-show-hand = { $seat } { dominion-show-hand.then }.
    .then = ukazuje ruku bez bodovacích karet: { $cards_acc }
dominion-no-deck = { $seat } nemá žádnou kartu k ukázání.
dominion-to-hand = { $seat } { dominion-to-hand.then }.
    .then = bere do ruky { $cards_acc }
dominion-set-aside = { $seat } { dominion-set-aside.then }.
    .then = dává stranou { $card_acc }
dominion-put-back = { $seat } { dominion-put-back.then }.
    .then = vrací na balíček { $card_acc }
dominion-topdeck = { $seat } { dominion-topdeck.then }.
    .then = dává z ruky navrch balíčku { $card_acc }
dominion-flip = { $seat } { dominion-flip.then }.
    .then = přesouvá dobírací balíček na odkládací ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[other] { $count } karet
    }, navrchu { $card })
dominion-moat = { $seat } { dominion-moat.then }.
    .then = ukazuje { $card_acc } a je v bezpečí
dominion-no-reaction = { $seat } { dominion-no-reaction.then }.
    .then = hradní příkop neukazuje
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
dominion-result-shared = Shoda ve všem, o vítězství se dělí { $seats }.
