### Všechna slova Regny česky.
###
### Zpráva se jmenuje podle kódu enginu, podle druhu a id věci (heirs-building-inn), nebo podle
### toho, co říká terminál (cli-...). Údaje jsou zástupné znaky; jméno věci s sebou nese i své
### atributy: $building, $building_acc. Pády: .acc 4. (koho, co), .gen 2. (koho, čeho),
### .loc 6. (o kom, o čem). `.short` se vejde do mapy, `.also` jsou další slova, která lidé píšou.

## Společné

list = { $items } a { $last }
list-or = { $items } nebo { $last }
seat-number = hráč { $number }
language-en = angličtina
language-cs = čeština
language-pl = polština
game-heirs = Dva bratři
game-dominion = Dominion
game-tigris = Eufrat a Tigris
game-over = Partie skončila, není už o čem rozhodovat.
no-such-move = Tah číslo { $move } neexistuje.

## Uložené hry

save-missing = Soubor { $file } neexistuje.
save-unreadable = Soubor { $file } nejde přečíst.
save-unwritable = Soubor { $file } tam nejde zapsat.
save-foreign = { $file } není uložená hra Regny; zůstává, jak je.
save-damaged = { $file } je uložená hra, ale poškozená nebo neúplná; zůstává, jak je.
save-newer = { $file } uložila novější Regna; aktualizujte prosím tuto.
save-other-rules = { $file } se hrálo podle pravidel verze { $saved }, tento program hraje podle verze { $ours }.
save-other-game = V souboru { $file } už je uložená jiná partie; zvolte prosím jiné jméno.
save-unknown-game = V souboru { $file } je hra, kterou tento program nezná: { $name }.

## Stůl, mimo pravidla hry

table-absent-not-long = Ten hráč tu byl před chvílí; počkejte prosím ještě trochu.
table-already-open = Toto místo už své číslo odhalilo.
table-bad-opening = To není číslo, ke kterému se toto místo zavázalo.
table-bot-plays = Za toto místo teď hraje bot; nejdřív si ho vezměte zpátky.
table-clock-out = Tomuto místu vypršel čas; do konce za něj hraje bot.
table-game-over = Partie skončila.
table-list-too-long = Řada tahů končí tam, kde se něco losuje nebo odkrývá nebo kde rozhoduje někdo jiný; { $good ->
    [one] najednou lze zahrát jen první z nich.
    [few] najednou lze zahrát jen první { $good }.
   *[other] najednou lze zahrát jen prvních { $good }.
}
table-moved-on = Pozice se mezitím změnila; podívejte se na ni znovu.
table-no-undo = Není nic, co byste mohli vzít zpět.
table-not-bot = Za toto místo žádný bot nehraje.
table-not-playing = Partie ještě nezačala.
table-not-ready = Partie začne, až budou obsazena všechna místa a odhalena všechna čísla.
table-not-your-turn = Teď rozhoduje někdo jiný.
table-open-later = Čísla se odhalují, až budou všechna místa obsazena.
table-playing = Partie už začala.
table-seat-empty = Nikdo tam nesedí.
table-seat-taken = To místo už je obsazené.
table-undo-off = U tohoto stolu se tahy zpět neberou.
table-undo-too-far = Tak daleko zpět to nejde.

## Terminál: příkazová řádka

cli-help-program = Tři deskové hry o královstvích a dědicích.
cli-help-version = Vypíše verzi a skončí.
cli-help-play = Zahraje si hru v terminálu.
cli-help-resume = Pokračuje v uložené partii.
cli-help-rules = Pravidla: obsah, kapitola nebo jedno pravidlo.
cli-help-game = Která hra; jinak se zeptáme.
cli-help-rules-game = Pravidla které hry.
cli-help-solo = Hra pro jednoho (Dva bratři: proti Jindřichovi).
cli-help-level = Jak silný je soupeř v sólové hře.
cli-help-seats = Pro kolik hráčů.
cli-help-seed = Stejné semínko rozdá stejnou partii.
cli-help-lang = Jazyk: en, cs nebo pl; jinak jazyk systému.
cli-help-option = Pravidlo hry ve tvaru jméno=hodnota; lze zadat vícekrát.
cli-help-sets = Tři sady Dvou bratrů oddělené čárkami.
cli-help-file = Soubor s uloženou hrou.
cli-help-rule = Označení pravidla, nebo číslo či název kapitoly.
cli-stopped = Přerušeno.
cli-serve-at = Regna běží na { $url }
cli-serve-household = V domácnosti: { $url }
cli-serve-no-address = Tento počítač teď v místní síti žádnou adresu nemá.
cli-serve-stop = Zastaví ji Ctrl-C; po novém spuštění pokračuje každá partie tam, kde skončila.
cli-tiles-exported = { $file }: 54 vestavěných destiček, které můžete opravit.
cli-tiles-good = Soubor { $file } je v pořádku: 54 destiček v šesti sadách po devíti, každé pole je zkontrolované.
cli-tiles-same = Od vestavěných destiček se neliší.
cli-tiles-differ = Od vestavěných destiček se { $count ->
        [one] liší jedno pole
        [few] liší { $count } pole
        [many] liší { $count } pole
       *[other] liší { $count } polí
    }: { $fields }.
cli-tiles-use = Hrajte s --option tiles={ $file } (otisk { $digest }).
cli-bad-lang = Jazyk „{ $text }“ tu není, vyberte si z { $list }.
cli-bad-game = Hru „{ $text }“ neznám. Mám { $list }.
cli-bad-pair = Volba se píše jméno=hodnota, ne „{ $text }“.
cli-bad-option = Hra nemá volbu „{ $name }“. Její volby jsou { $list }.
cli-bad-flag = Volba „{ $name }“ je buď ano, nebo ne, nikoli „{ $text }“.
cli-bad-number = Volba „{ $name }“ je celé číslo od { $low } do { $high }, ne „{ $text }“.
cli-bad-choice = U volby „{ $name }“ lze vybírat z { $list }, ne „{ $text }“.
cli-bad-choices = U volby „{ $name }“ vyberte { $count } a oddělte je čárkami: { $list }.
cli-bad-document = Volba „{ $name }“ nesedí: { $reason }.
cli-bad-seats = Počet hráčů této hry je { $low } až { $high }.
cli-option-not-here = Volba „{ $name }“ k tomuto počtu hráčů nepatří.
cli-no-solo = Tuto hru nelze hrát sólo.

## Terminál: partie

cli-welcome = { $game }. Otazníkem vypíšete možné tahy, slovem pomoc všechno ostatní.
cli-seed-line = Tato partie má semínko { $seed }.
cli-resumed = Jsme zpátky, odehráno { $count ->
    [one] { $count } rozhodnutí
    [few] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
}.
cli-which-game = Co si zahrajeme? Napište číslo nebo jméno.
cli-not-understood = Nerozumím: „{ $text }“.
cli-did-you-mean = Nemyslíte: { $text }?
cli-begin-with = Tah začíná některým z těchto slov: { $list }. Všechny tahy vypíše ?, všechny příkazy pomoc.
cli-empty = Napište tah, nebo ? pro seznam tahů, nebo pomoc.
cli-no-number = Tah číslo { $number } v seznamu není; seznam (?) jde od 1 do { $count }.
cli-which-one = „{ $text }“ může být: { $list }. Upřesněte to prosím.
cli-form = Píše se to takhle: { $form }.
cli-moves = Co teď můžete udělat. Napište číslo, nebo slova tak, jak tu stojí.
cli-pass-keyboard = { $name } přebírá klávesnici, ostatní se nedívají. Stiskněte Enter.
cli-legal = Tento tah je teď v pořádku.
cli-undone = Vzato zpět: { $move }.
cli-nothing-to-undo = Není co brát zpět.
cli-saved = Uloženo do souboru { $file }. Příště pokračujte příkazem: regna resume { $file }
cli-save-needs-name = Pod jakým jménem uložit? Třeba: uložit večer
cli-why-needs-move = Proč ne co? Přidejte tah, třeba: proč { $move }
cli-offer-save = Končíme. Chcete-li partii uložit, napište jméno souboru, jinak jen stiskněte Enter.
cli-goodbye = Na shledanou!
cli-goodbye-saved = Uloženo do souboru { $file }. Na shledanou!
cli-help-heading = Příkazy
cli-help-moves = Tah napište tak, jak stojí v seznamu (?): číslem, nebo slovy. Několik tahů najednou oddělte středníky. Na háčcích, čárkách, předložkách a pádech nezáleží, jen musí být jasné, co myslíte.
cli-score-now = Body, kdyby hra skončila teď
cli-score-end = Bodování
cli-total = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
cli-no-points = Zatím žádné body.
cli-wins = Vítězí { $seat }.
cli-draw = Remíza: { $seats }.
cli-contents = Obsah
cli-contents-hint = Kapitolu nebo pravidlo si přečtete takto: regna rules { $game } { $example }
cli-no-rule = Pravidlo ani kapitola „{ $id }“ tu není{ $near_count ->
    [0] .
   *[other] ; nemyslíte { $near_or }?
}
cli-command-moves = tahy
    .also = ? moznosti seznam
    .form = ?
    .help = vypíše očíslované možné tahy
cli-command-board = stůl
    .also = plocha ukázat
    .form = stůl
    .help = znovu nakreslí celý stůl
cli-command-look = rozhlédnout
    .also = přečíst popis
    .form = rozhlédnout
    .help = řekne celou pozici ve větách
cli-command-why = proč
    .also = pročne
    .form = proč TAH
    .help = vysvětlí, proč tah nejde, i s pravidlem
cli-command-rule = pravidlo
    .also = pravidla
    .form = pravidlo ID
    .help = ukáže pravidlo, například { $example }
cli-command-score = body
    .also = skóre
    .form = body
    .help = bodování, jak to vypadá teď
cli-command-undo = zpět
    .also = vrátit
    .form = zpět
    .help = vezme zpět poslední tah
cli-command-save = uložit
    .also = ulož
    .form = uložit SOUBOR
    .help = uloží partii do souboru
cli-command-help = pomoc
    .also = nápověda h
    .form = pomoc
    .help = tato nápověda
cli-command-quit = odejít
    .also = q exit
    .form = odejít
    .help = opustí hru
cli-fillers = na z ze do od s si k ke v ve u jednotku jednotka destičku

## Dva bratři: věci

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
heirs-level-1 = Jindřich Chudý
heirs-level-2 = Jindřich Statečný
heirs-level-3 = Jindřich Neúprosný

## Dva bratři: volby

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
heirs-option-first-toss = hodit štítem
heirs-option-first-white = bílý
heirs-option-first-blue = modrý
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

## Dva bratři: rozhodnutí

heirs-act = Na tahu je { $seat }{ $owed ->
    [0] ; může pokračovat, nebo tah ukončit.
   *[other] ; destičku si ještě musí vzít.
}
heirs-surplus = { $seat } má v ruce víc než 3 destičky: { $surplus ->
    [one] jedna musí ze hry.
    [few] { $surplus } musí ze hry.
   *[other] { $surplus } jich musí ze hry.
}
heirs-destroy = { $seat } může obléhací věží na { $cell } zničit: { $cells }. Nebo řekněte hotovo.

## Dva bratři: odmítnutí

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

## Dva bratři: co se děje

heirs-turn = Tah { $turn }: { $seat }.
heirs-take = { $seat } si bere { $building_acc } ({ $colour }).
heirs-refill = Do královské nabídky přichází { $building } ({ $colour }).
heirs-last-round = To byla poslední destička ze zásoby: po tomto tahu hraje každý ještě jednou.
heirs-build = { $seat } staví { $building_acc } na { $cell }{ $discounts ->
    [0] .
    [one] {" "}s 1 slevou.
   *[other] {" "}se slevami ({ $discounts }).
}
heirs-expand = { $seat } rozšiřuje krajinu na { $cell }: { $building } leží lícem dolů jako volný terén ({ $colour }).
heirs-camp = { $seat } ruší ležení na { $cell }: je z něj volný terén a následuje další destička.
heirs-destroyed = { $seat } ničí { $building_acc } na { $cell }: je z toho volný terén.
heirs-step = { $seat } přesouvá { $unit_acc } z { $from } na { $cell }.
heirs-summon = { $seat } povolává řadovou jednotku na { $cell }.
heirs-withdraw = { $seat } stahuje řadovou jednotku z { $cell } do královské nabídky.
heirs-discard = { $seat } odkládá { $building_acc } ({ $colour }) ze hry.
heirs-end-turn = { $seat } končí tah.
heirs-over = Hra skončila. Teď se spočítají body.
heirs-henry-builds = { $seat } staví { $building_acc } na { $cell }{ $option ->
    [A] : napojuje se na silnici vaší poslední budovy.
    [B] : blokuje silnici vaší poslední budovy.
   *[C] : první volné místo u lešení.
}
heirs-henry-no-place = U lešení není místo: Jindřichova destička ({ $building }) odchází ze hry.
heirs-treasure = Na { $cell } ukrývá poklad. Přijde o něj, jakmile tu budou { $treasure }.
heirs-treasure-lifted = Jindřich přichází o poklad na { $cell }: jsou tu { $treasure }.
heirs-henry-moves = Jeho jednotka s křížkem této barvy ({ $colour }) jde na { $cell }.

## Dva bratři: bodování podle pravidel

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
   *[other] dvojice z { $cells }, { $guild ->
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

## Dva bratři: v terminálu

heirs-verb-take = vzít
    .also = vezmi vezmu beru brát ber
    .form = vzít DESTIČKU (vzít hostinec, nebo vzít 2: druhá od štítu)
heirs-verb-build = postavit
    .also = stavět postav stavím stavba
    .form = postavit BUDOVU MÍSTO (postavit hostinec n1e1)
heirs-verb-expand = terén
    .also = rozšířit rozšiř rozšiřuji
    .form = terén z DESTIČKY MÍSTO (terén z hostince n1e1)
heirs-verb-step = krok
    .also = přesunout přesuň jít jdi jdu
    .form = krok ODKUD KAM (krok 0 n1)
heirs-verb-summon = povolat
    .also = povolej povolávám
    .form = povolat MÍSTO (povolat n1)
heirs-verb-withdraw = stáhnout
    .also = stáhni stahuji
    .form = stáhnout MÍSTO (stáhnout n1)
heirs-verb-camp = ležení
    .also = zrušit zruš
    .form = ležení MÍSTO (ležení n1)
heirs-verb-destroy = zničit
    .also = znič ničím
    .form = zničit MÍSTO (zničit n1)
heirs-verb-discard = odložit
    .also = odlož odhodit odhoď zahodit
    .form = odložit DESTIČKU (odložit hostinec)
heirs-verb-done = hotovo
    .also = dost nechat
    .form = hotovo
heirs-verb-end = ukončit
    .also = konec ukonči končím
    .form = ukončit
heirs-move-take = vzít { $building_acc }{ $more }
heirs-move-build = postavit { $building_acc }{ $more } { $cell }
heirs-move-expand = terén z { $building_gen }{ $more } { $cell }
heirs-move-step = krok { $from } { $cell }
heirs-move-summon = povolat { $cell }
heirs-move-withdraw = stáhnout { $from }
heirs-move-camp = ležení { $cell }
heirs-move-destroy = zničit { $cell }
heirs-move-discard = odložit { $building_acc }{ $more }
heirs-move-done = hotovo
heirs-move-end = ukončit
heirs-group-take = Vzít destičku
heirs-group-units = Jednotky
heirs-group-other = Ostatní
heirs-no-tile-named = „{ $text }“ { $place ->
    [hand] v ruce nemáte
   *[ring] v královské nabídce není
}{ $names_count ->
    [0] , nic tam není.
   *[other] . Je tam { $names }.
}
heirs-bad-place = „{ $text }“ není místo. Místa se čtou od počáteční destičky: 0 je ona sama, n2 leží o 2 na sever, s1e3 o 1 na jih a o 3 na východ (n sever, e východ, s jih, w západ).
heirs-no-unit-there = Na { $cell } vaše jednotka nestojí; stojí na { $cells }.
heirs-no-unit-beside = Vedle { $cell } žádná vaše jednotka nestojí; stojí na { $cells }.
heirs-not-next-to = { $cell } nesousedí s { $from }.
heirs-which-unit = Na { $cell } by mohlo jít více vašich jednotek: z { $cells }.
heirs-no-camp-yet = Žádné ležení v krajině nemáte.
heirs-nothing-to-withdraw = Žádnou řadovou jednotku v krajině nemáte.
heirs-no-tower-beside = { $cell } nepřiléhá stranou k nové obléhací věži.
heirs-show-turn = Tah { $turn }: { $seat }
heirs-show-last = { $turns ->
    [0] Toto je poslední tah hry.
    [one] Zásoba je prázdná: po tomto tahu přijde ještě jeden.
   *[other] Zásoba je prázdná: po tomto tahu přijdou ještě { $turns }.
}
heirs-show-reserve = Královská nabídka po směru hodinových ručiček od štítu (koruna: { $seat })
heirs-show-reach = V dosahu { $reach } ({ $seat }):
heirs-show-beyond = Dál:
heirs-show-stock = Společná zásoba: { $left ->
    [0] prázdná.
    [one] 1 destička, { $colour }.
    [few] { $left } destičky, vrchní je { $colour }.
   *[other] { $left } destiček, vrchní je { $colour }.
}
heirs-show-tile = { $name } – { $colour }; cena: { $amounts }; { $roads_count ->
    [0] bez silnice
   *[other] silnice: { $roads }
}
heirs-show-tile-short = { $building } ({ $more }{ $colour })
heirs-show-landscape = Krajina
heirs-show-legend = Místa: n sever, e východ, s jih, w západ od počáteční destičky 0. První řádek políčka: majitel a budova; druhý: surovina a jednotky (* elitní, $ poklad). Místa, kam lze přikládat, ukazují své jméno. Silnice končí na okrajích: ┃ ━ spojené, ╹ ╻ ╸ ╺ volné.
heirs-show-building = { $cell }: { $name }, majitel { $owner }, { $colour }
heirs-show-terrain = { $cell }: volný terén, { $colour }
heirs-show-stands = { $unit } ({ $seat })
heirs-show-treasure-here = poklad
heirs-show-start = počáteční destička
heirs-show-hand = Ruka: { $names_count ->
    [0] prázdná.
   *[other] { $names }.
}
heirs-show-hand-heading = Ruka:
heirs-show-units = Jednotky: elitní na { $cell }; řadové v krajině: { $cells_count ->
    [0] žádná
   *[other] { $cells }
}, u dvora: { $court }; dosah { $reach }.
heirs-show-moved = V tomto tahu se už pohnuly: { $cells }.
heirs-show-moved-court = královská nabídka
heirs-show-resources = Suroviny na každou budovu: { $amounts }.
heirs-show-resources-none = Suroviny na každou budovu: žádné.
heirs-show-source-reserve = { $resource }: { $name } v nabídce
heirs-show-source-unit = { $resource }: jednotka na { $cell }
heirs-show-source-building = { $resource }: { $building } na { $cell }
heirs-show-discounts = { $discounts ->
    [one] Připravena 1 sleva.
    [few] Připraveny { $discounts } slevy.
   *[other] Připraveno { $discounts } slev.
}
heirs-show-henry-units = Jednotky: { $cells_count ->
    [0] zatím stranou.
   *[other] na { $cells }.
}
heirs-show-scaffold = Lešení (k němu Jindřich přikládá): { $cell }.
heirs-show-treasures = Poklady na hromádce: { $stack }. V krajině: { $treasures_count ->
    [0] žádný.
   *[other] { $treasures }.
}
heirs-show-treasure = { $cell } ({ $treasure })
heirs-result-tie-break = Bodů je stejně; rozhoduje více jednotek v královské nabídce.
heirs-result-draw = Shoda ve všem: poproste otce ještě o kousek země.
heirs-result-beat-henry = Máte víc bodů než Jindřich: koruna je vaše!
heirs-result-lost = Jindřich má bodů alespoň tolik co vy, koruna tedy připadá jemu.

## Dominion

## Eufrat a Tigris

tigris-player-archer = Lučištník
    .gen = Lučištníka
    .mark = U
tigris-player-bull = Býk
    .gen = Býka
    .mark = B
tigris-player-potter = Hrnčíř
    .gen = Hrnčíře
    .mark = H
tigris-player-lion = Lev
    .gen = Lva
    .mark = L
tigris-colour-red = červená
    .acc = červenou
    .one = červený
    .few = červené
    .many = červených
tigris-colour-blue = modrá
    .acc = modrou
    .one = modrý
    .few = modré
    .many = modrých
tigris-colour-green = zelená
    .acc = zelenou
    .one = zelený
    .few = zelené
    .many = zelených
tigris-colour-black = černá
    .acc = černou
    .one = černý
    .few = černé
    .many = černých
tigris-tile-temple = chrám
    .acc = chrám
    .gen = chrámu
    .few = chrámy
    .many = chrámů
    .sign = c
tigris-tile-farm = farma
    .acc = farmu
    .gen = farmy
    .few = farmy
    .many = farem
    .sign = f
tigris-tile-market = tržiště
    .acc = tržiště
    .gen = tržiště
    .few = tržiště
    .many = tržišť
    .sign = t
tigris-tile-settlement = osada
    .acc = osadu
    .gen = osady
    .few = osady
    .many = osad
    .sign = o
tigris-amount-temple = { $count ->
    [one] { $count } chrám
    [few] { $count } chrámy
   *[other] { $count } chrámů
}
tigris-amount-farm = { $count ->
    [one] { $count } farmu
    [few] { $count } farmy
   *[other] { $count } farem
}
tigris-amount-market = { $count ->
    [one] { $count } tržiště
    [few] { $count } tržiště
   *[other] { $count } tržišť
}
tigris-amount-settlement = { $count ->
    [one] { $count } osadu
    [few] { $count } osady
   *[other] { $count } osad
}
tigris-leader-priest = kněz
    .acc = kněze
    .gen = kněze
    .dat = knězi
    .ins = knězem
    .few = kněží
    .many = kněží
    .sign = Kn
tigris-leader-farmer = farmář
    .acc = farmáře
    .gen = farmáře
    .dat = farmáři
    .ins = farmářem
    .few = farmáři
    .many = farmářů
    .sign = Fa
tigris-leader-trader = obchodník
    .acc = obchodníka
    .gen = obchodníka
    .dat = obchodníkovi
    .ins = obchodníkem
    .few = obchodníci
    .many = obchodníků
    .sign = Ob
tigris-leader-king = král
    .acc = krále
    .gen = krále
    .dat = králi
    .ins = králem
    .few = králové
    .many = králů
    .sign = Kr
tigris-piece-temple = chrám
tigris-piece-farm = farma
tigris-piece-market = tržiště
tigris-piece-settlement = osada
tigris-piece-priest = kněz
tigris-piece-farmer = farmář
tigris-piece-trader = obchodník
tigris-piece-king = král
tigris-piece-monument = monument
tigris-monument-red-black = červeno-černý
tigris-monument-red-green = červeno-zelený
tigris-monument-blue-black = modro-černý
tigris-monument-blue-red = modro-červený
tigris-monument-green-black = zeleno-černý
tigris-monument-green-blue = zeleno-modrý
tigris-leader = { $leader_ins } ({ $seat }, { $cell })
tigris-kingdom = království s { $leaders }

## Eufrat a Tigris: volby

tigris-option-board = Deska
    .help = Pokročilá deska je jiná mapa, má 14 chrámů a pokladů místo 10.
tigris-option-board-standard = základní
tigris-option-board-advanced = pokročilá
tigris-option-english_variant = Anglická varianta
    .help = V konfliktech lze přidávat kartičky jen tam, kde mohou něco změnit.
tigris-option-open_scoring = Veřejné bodování
    .help = Body a poklady všech jsou stále na očích.
tigris-option-stall_turns = Pojistka proti nekonečné hře
    .help = Hra skončí po tolika kolech, v nichž nikdo netáhne kartičku; 0 znamená nikdy.
tigris-option-first = Kdo začíná
    .help = Určí to náhoda, pokud se nedomluvíte.
tigris-option-first--1 = určí náhoda
tigris-option-first-0 = { tigris-player-archer }
tigris-option-first-1 = { tigris-player-bull }
tigris-option-first-2 = { tigris-player-potter }
tigris-option-first-3 = { tigris-player-lion }

## Eufrat a Tigris: rozhodnutí

tigris-action = { $left ->
    [one] { $seat } má ještě jednu akci.
   *[other] { $seat } má dvě akce.
}
tigris-war = { $seat } vybírá, který vnější konflikt okolo { $cell } přijde na řadu: { $colours_or }.
tigris-revolt-attack = { $seat } útočí { $leader_ins }, { $attack } proti { $defence }: kolik chrámů přidá z ruky?
tigris-revolt-defence = { $seat } brání { $leader_acc }, { $defence } proti { $attack }: kolik chrámů přidá z ruky?
tigris-war-attack = { $seat } útočí { $leader_ins }, { $attack } proti { $defence }: kolik { $colour_many } kartiček přidá z ruky?
tigris-war-defence = { $seat } brání { $leader_acc }, { $defence } proti { $attack }: kolik { $colour_many } kartiček přidá z ruky?
tigris-monument = { $seat } smí postavit monument ({ $monuments_or }) na čtyři { $colour_few } kartičky s levým horním rohem { $cells }, nebo nestavět; příležitost se nevrátí.
tigris-treasure = { $seat } si bere { $left ->
    [one] jeden poklad
    [few] { $left } poklady, jeden po druhém
   *[other] { $left } pokladů, jeden po druhém
}; teď z { $cells_or }.

## Eufrat a Tigris: odmítnutí

tigris-not-now = { $ask ->
    [tigris-action] Nic takového se teď nerozhoduje; na řadě je akce.
    [tigris-war] Nejdřív vyberte, který konflikt přijde na řadu.
    [tigris-revolt-attack] Je tu povstání: nejdřív řekněte, kolik chrámů přidáte.
    [tigris-revolt-defence] Je tu povstání: nejdřív řekněte, kolik chrámů přidáte.
    [tigris-war-attack] Je válka: nejdřív řekněte, kolik kartiček přidáte.
    [tigris-war-defence] Je válka: nejdřív řekněte, kolik kartiček přidáte.
    [tigris-monument] Nejdřív rozhodněte o monumentu; nestavět je dovoleno.
   *[tigris-treasure] Nejdřív si vezměte poklad, který vám patří.
}
tigris-catastrophe-here = Políčko { $cell } zničila katastrofa, nic už na něj položit nelze.
tigris-not-empty = Políčko { $cell } není prázdné: je tam { $piece }.
tigris-leader-same-place = Váš { $leader } už na { $cell } stojí; přesunout se musí jinam.
tigris-leader-on-river = { $cell } je řeka a { $leader } musí stát na souši.
tigris-not-beside-temple = S { $cell } nesousedí žádný chrám lícem nahoru, a bez něj tam { $leader } stát nemůže.
tigris-leader-joins-kingdoms = Na { $cell } by { $leader } spojil dvě království, a to vůdce nikdy nesmí: { $kingdoms }.
tigris-leader-not-on-board = Váš { $leader } na desce není.
tigris-tile-not-in-hand = V ruce nemáte { $tile_acc }.
tigris-farm-on-land = { $cell } je souš; farmy patří jen na řeku.
tigris-tile-on-river = { $cell } je řeka; tam smějí jen farmy, { $tile } ne.
tigris-joins-three-kingdoms = Kartička na { $cell } by spojila { $count } království, a smí nejvýše dvě: { $kingdoms }.
tigris-no-catastrophe-left = Obě své katastrofy jste už zahráli.
tigris-catastrophe-on-leader = Na { $cell } stojí { $leader } ({ $seat }); na vůdce katastrofa nesmí.
tigris-catastrophe-on-treasure = Na { $cell } leží poklad, tam katastrofa nesmí.
tigris-catastrophe-on-monument = Na { $cell } stojí { $monument } monument, tam katastrofa nesmí.
tigris-catastrophe-twice = Na { $cell } už katastrofa je.
tigris-swap-nothing = Nevyměnit nic není akce; napište aspoň jednu kartičku.
tigris-swap-not-in-hand = Tolik { $tile_many } vyměnit nelze: chcete { $count }, máte { $held }.
tigris-no-such-war = Žádný konflikt { $leader_many } teď není. Ve sporu jsou tyto barvy: { $colours }.
tigris-support-not-in-hand = Tolik { $tile_many } přidat nelze: chcete { $count }, máte { $held }.
tigris-support-cannot-win = S přidanými kartičkami ({ $count }) by to bylo { $attack } proti { $defence }, a to nestačí; v anglické variantě útočník přidává jen to, čím obránce převýší, nebo nic.
tigris-support-not-level = S přidanými kartičkami ({ $count }) by to bylo { $defence } proti { $attack }; v anglické variantě obránce přidává přesně to, čím vyrovná, nebo nic.
tigris-no-square = Na { $cells } tato kartička žádný čtverec nedoplnila.
tigris-monument-used = Monument { $monument } už stojí na { $cell }.
tigris-monument-colour = Monument { $monument } nemá { $colour_acc } barvu.
tigris-no-treasure = Na { $cell } žádný poklad není.
tigris-treasure-elsewhere = Poklad na { $cell } neleží v království vašeho obchodníka.
tigris-corners-first = Přednost mají poklady v rozích: { $cells }. Ten na { $cell } musí počkat.

## Eufrat a Tigris: co se děje

tigris-turn = Na tahu je { $seat }.
tigris-passed = { $seat } pasuje.
tigris-leader-placed = { $seat } pokládá { $leader_acc } na { $cell }.
tigris-leader-moved = { $seat } přesouvá { $leader_acc } z { $origin } na { $cell }.
tigris-leader-withdrawn = { $seat } stahuje { $leader_acc } z { $cell }.
tigris-leader-displaced = { $leader } na { $cell } ({ $seat }) přišel o poslední sousední chrám a vrací se domů.
tigris-tile-placed = { $seat } pokládá { $tile_acc } na { $cell }.
tigris-tile-scored = { $seat } získává { $points ->
    [one] { $points } { $colour_one } bod
    [few] { $points } { $colour_few } body
   *[other] { $points } { $colour_many } bodů
}, má tam { $leader_acc }.
tigris-united = Kartička na { $cell } spojuje dvě království: { $kingdoms }.
tigris-union-over = Spojovací kartička na { $cell } je sejmuta.
tigris-catastrophe-placed = { $seat } zahrává katastrofu na { $cell }.
tigris-tile-destroyed = Zničeno: { $tile } na { $cell }.
tigris-swapped = { $seat } vyměňuje { $count ->
    [one] { $count } kartičku
    [few] { $count } kartičky
   *[other] { $count } kartiček
}.
tigris-drew = { $seat } si bere z pytlíku { $count ->
    [one] { $count } kartičku
    [few] { $count } kartičky
   *[other] { $count } kartiček
}.
tigris-revolt = Povstání na { $cell }: { $leader } proti { $leader_dat }! { $attacker } má vedle { $attack ->
    [one] { $attack } chrám
    [few] { $attack } chrámy
   *[other] { $attack } chrámů
}, { $defender } { $defence }.
tigris-supported = { $seat } { $count ->
    [0] nepřidává nic.
    [one] přidává { $count } { $tile_acc }.
    [few] přidává { $count } { $tile_few }.
   *[other] přidává { $count } { $tile_many }.
}
tigris-revolt-won = { $seat } vítězí ve vnitřním konfliktu (útok { $attack }, obrana { $defence }) a získává { $points ->
    [one] { $points } červený bod
    [few] { $points } červené body
   *[other] { $points } červených bodů
}; { $loser } si bere { $leader_acc } zpět.
tigris-war-begun = Vnější konflikt: { $leader } proti { $leader_dat }! { $attacker } útočí, stoupenců má { $attack }; { $defender } se brání, má jich { $defence }.
tigris-war-won = { $seat } vítězí ve vnějším konfliktu (útok { $attack }, obrana { $defence }): { $loser } si bere { $leader_acc } zpět{ $cells_count ->
    [0] {""}
    [one] , z desky mizí kartička na { $cells }
   *[other] , z desky mizí kartičky na { $cells }
} a { $seat } získává { $points ->
    [one] { $points } { $colour_one } bod
    [few] { $points } { $colour_few } body
   *[other] { $points } { $colour_many } bodů
}.
tigris-wars-vanished = Soupeři už nejsou propojení, tyto konflikty odpadají: { $colours }.
tigris-monument-built = { $seat } staví { $monument } monument na { $cells }.
tigris-monument-declined = { $seat } nestaví.
tigris-treasure-taken = { $seat } si bere poklad z { $cell }.
tigris-monument-points = Monument { $monument }: { $seat } získává { $points ->
    [one] { $points } { $colour_one } bod
    [few] { $points } { $colour_few } body
   *[other] { $points } { $colour_many } bodů
} ({ $leader }).
tigris-over = { $ending ->
    [treasures] Na desce už skoro žádné poklady nezbývají: hra končí.
    [bag] Pytlík je prázdný: hra končí.
   *[stall] Mnoho kol nikdo netáhl kartičku: hra končí.
}

## Eufrat a Tigris: bodování

tigris-score-61 = { $colour }: { $own ->
    [one] { $own } bod
    [few] { $own } body
   *[other] { $own } bodů
}{ $treasures ->
    [0] {""}
    [one] {" "}a { $treasures } poklad
    [few] {" "}a { $treasures } poklady
   *[other] {" "}a { $treasures } pokladů
}{ $weakest ->
    [yes] {" "}– nejslabší barva
   *[no] {""}
}
tigris-score-total = { $seat }: v nejslabší barvě { $points } ({ $key })
tigris-result-tie = { $count ->
    [one] V nejslabší barvě je shoda, rozhoduje další.
    [few] Ve { $count } nejslabších barvách je shoda, rozhoduje další.
   *[other] V { $count } nejslabších barvách je shoda, rozhoduje další.
}
tigris-result-shared = Shoda ve všech čtyřech barvách: o vítězství se dělíte.

## Eufrat a Tigris: v terminálu

tigris-verb-place = položit
    .also = polož pokládám přesunout přesuň dát dej táhnout
    .form = chrám POLÍČKO nebo král POLÍČKO (chrám d7, král d7)
tigris-verb-catastrophe = katastrofa
    .also = katastrofu katastrofy zničit znič
    .form = katastrofa POLÍČKO (katastrofa d7)
tigris-verb-withdraw = stáhnout
    .also = stáhni stahuji odvolat
    .form = stáhnout VŮDCE (stáhnout krále)
tigris-verb-swap = vyměnit
    .also = vyměň výměna měním vyměňuji
    .form = vyměnit KOLIK ČEHO (vyměnit 2 chrámy a 1 farmu)
tigris-verb-pass = pas
    .also = pasovat pasuji pasuju konec hotovo
    .form = pas
tigris-verb-war = válka
    .also = konflikt válku bojovat
    .form = válka KOHO (válka králů)
tigris-verb-support = přidat
    .also = přidej přidám přidávám podpora podpořit
    .form = přidat KOLIK (přidat 2)
tigris-verb-build = postavit
    .also = postav stavět stavím monument
    .form = postavit MONUMENT POLÍČKO (postavit červeno-černý d7), nebo nestavět
tigris-verb-decline = nestavět
    .also = nestavím nestav nic ne
    .form = nestavět
tigris-verb-treasure = poklad
    .also = vzít vezmi beru poklady
    .form = poklad POLÍČKO (poklad b2)
tigris-word-none = nic žádný žádnou žádné
tigris-word-and = a
tigris-move-leader = { $leader } { $cell }
tigris-move-tile = { $tile } { $cell }
tigris-move-catastrophe = katastrofa { $cell }
tigris-move-withdraw = stáhnout { $leader_acc }
tigris-move-swap = vyměnit { $amounts }
tigris-move-pass = pas
tigris-move-war = válka { $leader_many }
tigris-move-support = přidat { $count }
tigris-move-build = postavit { $monument } { $cell }
tigris-move-no-build = nestavět
tigris-move-treasure = poklad { $cell }
tigris-group-swap = vyměnit
tigris-group-swap-summary = kterékoli kartičky z ruky, například: { $example }
tigris-group-other = Ostatní
tigris-which-piece = Co položit? { $list }.
tigris-bad-place = „{ $text }“ není políčko. Políčka se jmenují podle sloupce a řady, od a1 vlevo nahoře po p11 vpravo dole.
tigris-no-place = Kam? Připište políčko, například: { $example }
tigris-bad-leader = „{ $text }“ není vůdce. Vůdci jsou { $list }.
tigris-bad-tile = „{ $text }“ není kartička. Kartičky jsou { $list }.
tigris-bad-count = „{ $text }“ není číslo od 0 do 6.
tigris-bad-war = „{ $text }“: kterých vůdců se to týká? Jsou { $list }.
tigris-bad-monument = „{ $text }“ není monument. Monumenty jsou { $list }.
tigris-which-square = Doplněných čtverců je víc; připište levý horní roh jednoho z nich: { $cells }.
tigris-show-turn = Na tahu je { $seat }, akce { $number } ze 2. V pytlíku: { $bag }. Pokladů na desce: { $treasures }.
tigris-show-idle = Pokud nikdo netáhne kartičku, hra skončí za { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}.
tigris-show-heading-hand = v ruce
tigris-show-heading-catastrophes = katastrofy
tigris-show-heading-supply = vůdci mimo desku
tigris-show-heading-treasures = poklady
tigris-show-heading-leaders = vůdci (síla: chrámy vedle / stoupenci)
tigris-show-no-kingdoms = Království zatím žádná: na desce není ani jeden vůdce.
tigris-show-monuments = Monumenty: { $built }. Nepostavené: { $left }.
tigris-show-monument = { $monument } na { $cell }
tigris-show-none = žádné
tigris-show-player = { $seat }: v ruce { $count ->
    [one] { $count } kartička
    [few] { $count } kartičky
   *[other] { $count } kartiček
}; katastrofy: { $catastrophes }; vůdci mimo desku: { $leaders }.
tigris-show-hand = V ruce máte { $amounts }.
tigris-show-hand-empty = V ruce nemáte nic.
tigris-show-points = Body { $seat_gen }: červené { $red }, modré { $blue }, zelené { $green }, černé { $black }, poklady { $treasures }; nejslabší: { $weakest }.
tigris-show-revolt = Vnitřní konflikt, { $leader } proti { $leader_dat }: rozhodují chrámy vedle nich
tigris-show-war = Vnější konflikt okolo { $cell }, { $leader } proti { $leader_dat }: rozhodují stoupenci, tedy { $tile_few }
tigris-show-attacks = útočí
tigris-show-defends = brání
tigris-show-on-board = deska
tigris-show-from-hand = ruka
tigris-show-together = celkem
tigris-show-step = Krok { $step } ze 2: { $seat } přidává { $tile_few } (v ruce: { $held }). Při rovnosti vítězí obránce.
tigris-show-wars = Vnější konflikty okolo { $cell }
tigris-show-war-line = { $leader } proti { $leader_dat } ({ $colour }): { $attacker } útočí s { $attack }, { $defender } brání s { $defence }
tigris-show-legend = Značky: c chrám (červený), f farma (modrá), t tržiště (zelené), o osada (černá); před nimi je číslo království, za nimi $ poklad, * rohový poklad, ! spojovací kartička. Vůdci: Kr král (černý), Kn kněz (červený), Fa farmář (modrý), Ob obchodník (zelený), za tím dynastie: U Lučištník, B Býk, H Hrnčíř, L Lev. #co je kartička pod monumentem těchto dvou barev, xxx katastrofa, ~~~ řeka, . souš.
tigris-show-kingdom = Království { $number }: { $parts }.
tigris-show-tiles = { $tile_few } na { $cells }
tigris-show-stands = { $leader } { $seat_gen } na { $cell } (chrámy vedle: { $temples }, stoupenci: { $supporters })
tigris-show-treasures = poklady na { $cells }
tigris-show-monument-in = { $monument } monument na { $cells }
tigris-show-no-leader = Bez vůdců: { $parts }.
tigris-show-catastrophes = Katastrofy na { $cells }.
tigris-show-marker = Spojovací kartička leží na { $cell }.
