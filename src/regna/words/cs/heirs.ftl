### Dva bratři.

## Věci

heirs-player-white = bílý
    .gen = bílého
    .mark = B
heirs-player-blue = modrý
    .gen = modrého
    .mark = M
heirs-player-henry = Jindřich
    .gen = Jindřicha
    .mark = J
heirs-set-travel = Putování
heirs-set-lands_industry = Dominium
heirs-set-trade_church = Obchod a církev
heirs-set-war = Válčení
heirs-set-crafts = Řemesla
heirs-set-patrol = Stráž
heirs-colour-green = zelená
    .acc = zelenou
    .also = zelený zelené zelenou
heirs-colour-grey = šedá
    .acc = šedou
    .also = šedý šedé šedou
heirs-colour-yellow = žlutá
    .acc = žlutou
    .also = žlutý žluté žlutou
heirs-resource-wood = dřevo
heirs-resource-stone = kámen
heirs-resource-grain = obilí
heirs-amount-wood = { $count ->
    [one] { $count } dřevo
    [few] { $count } dřeva
   *[other] { $count } dřev
}
heirs-amount-stone = { $count ->
    [one] { $count } kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
heirs-amount-grain = { $count } obilí
heirs-unit-elite = elitní jednotka
    .acc = elitní jednotku
    .gen = elitní jednotky
heirs-unit-regular = řadová jednotka
    .acc = řadovou jednotku
    .gen = řadové jednotky
heirs-building-inn = hostinec
    .acc = hostinec
    .gen = hostince
    .loc = hostinci
    .short = hostin.
heirs-building-market = tržiště
    .acc = tržiště
    .gen = tržiště
    .loc = tržišti
    .short = tržiště
heirs-building-pilgrimage_site = poutní místo
    .acc = poutní místo
    .gen = poutního místa
    .loc = poutním místě
    .short = poutní
heirs-building-robber_keep = lapkovská tvrz
    .acc = lapkovskou tvrz
    .gen = lapkovské tvrze
    .loc = lapkovské tvrzi
    .short = lapk.tv
heirs-building-mill = mlýn
    .acc = mlýn
    .gen = mlýna
    .loc = mlýně
    .short = mlýn
heirs-building-stonemason = kamenictví
    .acc = kamenictví
    .gen = kamenictví
    .loc = kamenictví
    .short = kamen.
heirs-building-sty = chlív
    .acc = chlív
    .gen = chlíva
    .loc = chlívě
    .short = chlív
heirs-building-bakery = pekárna
    .acc = pekárnu
    .gen = pekárny
    .loc = pekárně
    .short = pekárna
heirs-building-forge = kovárna
    .acc = kovárnu
    .gen = kovárny
    .loc = kovárně
    .short = kovárna
heirs-building-lodge = hájovna
    .acc = hájovnu
    .gen = hájovny
    .loc = hájovně
    .short = hájovna
heirs-building-camp = ležení
    .acc = ležení
    .gen = ležení
    .loc = ležení
    .short = ležení
heirs-building-farm = farma
    .acc = farmu
    .gen = farmy
    .loc = farmě
    .short = farma
heirs-building-sawmill = pila
    .acc = pilu
    .gen = pily
    .loc = pile
    .short = pila
heirs-building-quarry = lom
    .acc = lom
    .gen = lomu
    .loc = lomu
    .short = lom
heirs-building-trading_post = obchodní stanice
    .acc = obchodní stanici
    .gen = obchodní stanice
    .loc = obchodní stanici
    .short = obchod
heirs-building-cathedral = katedrála
    .acc = katedrálu
    .gen = katedrály
    .loc = katedrále
    .short = katedr.
heirs-building-siege_tower = obléhací věž
    .acc = obléhací věž
    .gen = obléhací věže
    .loc = obléhací věži
    .short = ob.věž
heirs-building-fortress = pevnost
    .acc = pevnost
    .gen = pevnosti
    .loc = pevnosti
    .short = pevnost
heirs-building-basket_workshop = košíkářská dílna
    .acc = košíkářskou dílnu
    .gen = košíkářské dílny
    .loc = košíkářské dílně
    .short = košík.
heirs-building-pottery_workshop = hrnčířská dílna
    .acc = hrnčířskou dílnu
    .gen = hrnčířské dílny
    .loc = hrnčířské dílně
    .short = hrnčíř.
heirs-building-cooper_workshop = bednářská dílna
    .acc = bednářskou dílnu
    .gen = bednářské dílny
    .loc = bednářské dílně
    .short = bednář.
heirs-building-guild_house = cechovní dům
    .acc = cechovní dům
    .gen = cechovního domu
    .loc = cechovním domě
    .short = cech
heirs-building-watchtower = hláska
    .acc = hlásku
    .gen = hlásky
    .loc = hlásce
    .short = hláska
heirs-building-guardhouse = strážnice
    .acc = strážnici
    .gen = strážnice
    .loc = strážnici
    .short = strážn.
heirs-terrain = volný terén
    .short = terén
heirs-treasure-vert-green = 2 další zelené destičky v jeho sloupci
heirs-treasure-vert-grey = 2 další šedé destičky v jeho sloupci
heirs-treasure-vert-yellow = 2 další žluté destičky v jeho sloupci
heirs-treasure-horiz-green = 2 další zelené destičky v jeho řadě
heirs-treasure-horiz-grey = 2 další šedé destičky v jeho řadě
heirs-treasure-horiz-yellow = 2 další žluté destičky v jeho řadě
heirs-treasure-pos-n-s = destičky severně i jižně od něj
heirs-treasure-pos-e-w = destičky východně i západně od něj
heirs-treasure-pos-ne-sw = destičky severovýchodně i jihozápadně od něj
heirs-treasure-pos-nw-se = destičky severozápadně i jihovýchodně od něj
heirs-line-row = řada
heirs-line-column = sloupec
heirs-pattern-sides = strany
heirs-pattern-corners = rohy

## Volby

heirs-option-sets = Sady
    .help = Hraje se se třemi ze šesti sad.
heirs-option-sets-travel = { heirs-set-travel }
heirs-option-sets-lands_industry = { heirs-set-lands_industry }
heirs-option-sets-trade_church = { heirs-set-trade_church }
heirs-option-sets-war = { heirs-set-war }
heirs-option-sets-crafts = { heirs-set-crafts }
heirs-option-sets-patrol = { heirs-set-patrol }
heirs-option-roads = Body za silnice
    .help = V první partii je můžete vynechat.
heirs-option-first = Kdo začíná
    .help = Hodí se štítem, pokud jste se nedomluvili jinak.
heirs-option-first-random = hodit štítem
heirs-option-first-0 = bílý
heirs-option-first-1 = modrý
heirs-option-level = Úroveň
    .help = Kolik má Jindřich pokladů.
heirs-option-level-1 = { heirs-level-1 }
heirs-option-level-2 = { heirs-level-2 }
heirs-option-level-3 = { heirs-level-3 }
heirs-option-colour = Vaše barva
    .help = Jindřich dostane tu druhou.
heirs-option-colour-white = bílá
heirs-option-colour-blue = modrá
heirs-option-discounts = Slevy na jednu budovu
    .help = Smí se na jednu budovu použít více slev?
heirs-option-discounts-many = libovolně mnoho
heirs-option-discounts-one = nejvýše jedna
heirs-option-inn = Co počítá hostinec
    .help = Jak se počítají vzdálenější destičky v jeho směru.
heirs-option-inn-tiles = tři destičky na každé straně, i přes mezery
heirs-option-inn-distance = tři nejbližší místa na každé straně
heirs-option-inn-contiguous = jen nepřerušená řada destiček
heirs-option-siege = Kdy obléhací věže ničí
    .help = Dává další příležitost i třetí věž?
heirs-option-siege-every = s druhou a každou další věží
heirs-option-siege-second = jen s druhou věží
heirs-option-guardhouse = Strážnice sama o sobě
    .help = Kolik má strážnice bez jediné hlásky.
heirs-option-guardhouse-2 = 2 body
heirs-option-guardhouse-0 = nic
heirs-option-tiles = Destičky
    .help = Soubor s destičkami, pokud nechcete hrát s obvyklými.

## Rozhodnutí

heirs-act = Jste na tahu. { $owed ->
    [0] Pokračujte, nebo tah ukončete.
   *[other] Ještě si musíte vzít destičku.
}
heirs-surplus = V ruce si smíte nechat jen 3 destičky: { $surplus ->
    [one] jednu odložte.
    [few] { $surplus } odložte.
   *[other] { $surplus } jich odložte.
}
heirs-destroy = Obléhací věž na { $cell } může zničit: { $cells }. Vyberte, nebo toho nechte.
    .typed = Napište „{ heirs-verb-destroy }“ a místo, nebo „{ heirs-verb-done }“.

## Odmítnutí

heirs-not-now = Teď to udělat nejde.
heirs-no-tile-in-hand = Takovou destičku v ruce nemáte.
heirs-cell-taken = Na { $cell } už destička leží.
heirs-no-unit-near = Vedle { $cell } nestojí žádná vaše jednotka; přikládá se jen k vlastním jednotkám.
heirs-too-expensive = Na { $building_acc } zatím nemáte; chybí { $amounts }{ $discounts ->
    [0] .
    [one] {" "}a 1 sleva to nepokryje.
    [few] {" "}a { $discounts } slevy to nepokryjí.
   *[other] {" "}a { $discounts } slev to nepokryje.
}
heirs-already-taken = Destičku jste si v tomto tahu už vzali.
heirs-no-tile-in-ring = Na tom místě královské nabídky žádná destička není.
heirs-out-of-reach = { $building } je od štítu { $order }. v pořadí a váš dosah je jen { $reach }.
heirs-unit-not-on-board = { $unit } není v krajině.
heirs-unit-has-moved = { $unit } se v tomto tahu už pohnula.
heirs-no-tile-to-step-on = Na { $cell } není žádná destička, nedá se tam stát.
heirs-cell-has-unit = Na { $cell } už nějaká jednotka stojí.
heirs-no-regular-in-reserve = V královské nabídce už nemáte žádnou řadovou jednotku.
heirs-summon-too-far = { $cell } nepřiléhá k žádné z vašich jednotek.
heirs-elite-stays = Elitní jednotka nesmí opustit krajinu.
heirs-no-camp = To není vaše ležení.
heirs-camp-before-taking = Nejdřív si vezměte destičku; ležení vám pak dovolí vzít si další.
heirs-camp-reserve-empty = V královské nabídce už není co brát, ležení by vám nic nepřineslo.
heirs-camp-hand-full = Víc destiček se do ruky nevejde; než použijete ležení, nějakou vyložte.
heirs-take-owed = Než tah ukončíte, musíte si vzít destičku.
heirs-nothing-to-destroy = Na { $cell } vaše věže zničit nic nemohou.
heirs-destroy-order = { $cell } jste už nechali být; postupuje se od severu po směru hodinových ručiček.
heirs-must-destroy = Nejdřív rozhodněte, co nová obléhací věž zničí, a pak řekněte hotovo.
heirs-must-discard = Nejdřív srovnejte ruku na 3 destičky: { $surplus ->
    [one] jedna musí ze hry.
    [few] { $surplus } musí ze hry.
   *[other] { $surplus } jich musí ze hry.
}
heirs-discard-order = Odkládá se v pořadí, v jakém destičky držíte; můžete také jmenovat všechny najednou, celkem { $surplus }.
heirs-no-such-move = Takový tah neexistuje.

## Co se děje

heirs-turn = Tah { $turn }: { AGREE($seat_is, "hrajete", "hraje") } { $seat }.
heirs-take = { $seat_nom } { AGREE($seat_is, "berete si", "si bere") } { $building_acc } ({ $colour }).
heirs-refill = Do královské nabídky přichází { $building } ({ $colour }).
heirs-last-round = To byla poslední destička ze zásoby: po tomto tahu hraje každý ještě jednou.
heirs-build = { $seat_nom } { AGREE($seat_is, "stavíte", "staví") } { $building_acc } na { $cell }{ $discounts ->
    [0] .
    [one] {" "}s 1 slevou.
   *[other] {" "}se slevami ({ $discounts }).
}
heirs-expand = { $seat_nom } { AGREE($seat_is, "rozšiřujete", "rozšiřuje") } krajinu na { $cell }: { $building } leží lícem dolů jako volný terén ({ $colour }).
heirs-camp = { $seat_nom } { AGREE($seat_is, "rušíte", "ruší") } ležení na { $cell }: je z něj volný terén a následuje další destička.
heirs-destroyed = { $seat_nom } { AGREE($seat_is, "ničíte", "ničí") } { $building_acc } na { $cell }: je z toho volný terén.
heirs-step = { $seat_nom } { AGREE($seat_is, "přesouváte", "přesouvá") } { $unit_acc } z místa { $from } na { $cell }.
heirs-summon = { $seat_nom } { AGREE($seat_is, "povoláváte", "povolává") } řadovou jednotku na { $cell }.
heirs-withdraw = { $seat_nom } { AGREE($seat_is, "stahujete", "stahuje") } řadovou jednotku z místa { $cell } do královské nabídky.
heirs-discard = { $seat_nom } { AGREE($seat_is, "odkládáte", "odkládá") } { $building_acc } ({ $colour }) ze hry.
heirs-end-turn = { $seat_nom } { AGREE($seat_is, "končíte", "končí") } tah.
heirs-over = Hra skončila. Teď se spočítají body.
heirs-henry-builds = { heirs-player-henry } staví { $building_acc } na { $cell }{ $option ->
    [A] : napojuje se na silnici vaší poslední budovy.
    [B] : blokuje silnici vaší poslední budovy.
   *[C] : první volné místo u lešení.
}
heirs-henry-no-place = U lešení není místo: Jindřichova destička ({ $building }) odchází ze hry.
heirs-treasure = Na { $cell } ukrývá poklad. Přijde o něj, jakmile tu budou { $treasure }.
heirs-treasure-lifted = Jindřich přichází o poklad na { $cell }: jsou tu { $treasure }.
heirs-henry-moves = Jeho jednotka s křížkem této barvy ({ $colour }) jde na { $cell }.

## Bodování podle pravidel

heirs-score-TV1 = { $building } na { $where }: 1 za sebe{ $cells_count ->
    [0] .
   *[other] {" "}a { $cells_count } za destičky ve svém směru ({ $cells }).
}
heirs-score-TV2 = { $building } na { $where }: 1 za sebe{ $cells_count ->
    [0] .
   *[other] {" "}a { $cells_count } za destičky u svých stran ({ $cells }).
}
heirs-score-TV3 = { $building } na { $where }: { $cells_count ->
    [0] 1 za sebe, žádná silnice k němu nevede.
   *[other] 1 za sebe a { $cells_count } za destičky na nejdelší silnici ({ $cells }).
}
heirs-score-TV4 = { $building } na { $where }: 2 za sebe{ $cells_count ->
    [0] .
   *[other] {" "}a 2 za každou soupeřovu budovu u svých stran ({ $cells }).
}
heirs-score-LI1 = { $building } na { $where }: 1 za sebe{ $cells_count ->
    [0] .
   *[other] {" "}a { $cells_count } za žlutý útvar ({ $cells }).
}
heirs-score-LI2 = { $building } na { $where }: 1 za sebe{ $cells_count ->
    [0] .
   *[other] {" "}a { $cells_count } za šedý útvar ({ $cells }).
}
heirs-score-LI3 = { $building } na { $where }: 1 za sebe{ $cells_count ->
    [0] .
   *[other] {" "}a { $cells_count } za zelený útvar ({ $cells }).
}
heirs-score-LI4 = { $building } na { $where }: 1 za sebe{ $cells_count ->
    [0] .
   *[other] {" "}a { $cells_count } za vlastní budovy na správné barvě ({ $cells }).
}
heirs-score-LI5 = { $building } na { $where }, nevyužité.
heirs-score-TC1 = { $building } na { $where }: dává suroviny, ne body.
heirs-score-TC2 = { $building } na { $where }: { $cells_count ->
    [0] její majitel nemá farmu, pilu ani lom.
   *[other] 3 za každou vlastní farmu, pilu a lom ({ $cells }).
}
heirs-score-TC3 = { $building } na { $where }.
heirs-score-WA1 = { $building } na { $where }: bez bodů.
heirs-score-WA2 = { $building } na { $where }: 1 za sebe{ $cells_count ->
    [0] .
   *[other] {" "}a { $cells_count } za další věže a pevnosti ({ $cells }).
}
heirs-score-CR1 = { $building } na { $where }: { $cells_count ->
    [0] žádná dvojice.
   *[other] dvojice z míst { $cells }, { $guild ->
        [yes] po 4 bodech díky cechovnímu domu.
       *[no] po 3 bodech.
    }
}
heirs-score-CR2 = { $building } na { $where }: pomáhá dílnám, sám body nemá.
heirs-score-PA1 = { $building } na { $where }: 1 za sebe{ $cells_count ->
    [0] .
   *[other] {" "}a { $cells_count } za destičky své barvy ve svém směru ({ $cells }).
}
heirs-score-PA2 = { $building } na { $where }: { $cells_count ->
    [0] úhlopříčně žádná hláska.
   *[other] kromě vlastní hodnoty 2 za každou hlásku úhlopříčně ({ $cells }).
}
heirs-score-D5 = Silnice přes { $cells }: vlastní budovy { $own } − soupeřovy { $other }.
heirs-score-H7 = { $where ->
    [stack] Poklady, které zbyly na hromádce: { $treasures }, po 5 bodech.
   *[other] Poklad na { $where }.
}
heirs-score-doubled = Dvojnásobek, stojí tam vlastní jednotka.
heirs-score-best = Dvojnásobek, patří k Jindřichovým třem nejlepším.
