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
table-called = Tato partie se už znovu hraje u jiného stolu.
table-clock-out = Tomuto místu vypršel čas; do konce za něj hraje bot.
table-game-over = Partie skončila.
table-list-too-long = Řada tahů končí tam, kde se něco losuje nebo odkrývá nebo kde rozhoduje někdo jiný; { $good ->
    [one] najednou lze zahrát jen první z nich.
    [few] najednou lze zahrát jen první { $good }.
   *[other] najednou lze zahrát jen prvních { $good }.
}
table-log-full = U tohoto stolu se kromě hry stalo už tolik věcí, že se teď přijímají jen tahy.
table-moved-on = Pozice se mezitím změnila; podívejte se na ni znovu.
table-no-undo = Není nic, co byste mohli vzít zpět.
table-not-bot = Za toto místo žádný bot nehraje.
table-not-over = Partie ještě neskončila.
table-not-playing = Partie ještě nezačala.
table-not-ready = Partie začne, až budou obsazena všechna místa a odhalena všechna čísla.
table-not-your-turn = Teď rozhoduje někdo jiný.
table-open-later = Čísla se odhalují, až budou všechna místa obsazena.
table-playing = Partie už začala.
table-seat-empty = Nikdo tam nesedí.
table-seat-taken = To místo už je obsazené.
table-turn-passed = Na tahu už je někdo jiný; jeho tah mu vzít nemůžete.
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
cli-help-bot = Soupeřem bude bot; lze zadat vícekrát pro víc botů.
cli-help-seats = Pro kolik hráčů.
cli-help-seed = Stejné semínko rozdá stejnou partii.
cli-help-lang = Jazyk: en, cs nebo pl; jinak jazyk systému.
cli-help-option = Pravidlo hry ve tvaru jméno=hodnota; lze zadat vícekrát.
cli-help-sets = Tři sady Dvou bratrů oddělené čárkami.
cli-help-file = Soubor s uloženou hrou.
cli-help-rule = Označení pravidla, nebo číslo či název kapitoly.
cli-stopped = Přerušeno.
cli-see-help = Nápověda: { $command }
cli-serve-at = Regna běží na { $url }
cli-serve-household = V domácnosti: { $url }
cli-serve-no-address = Tento počítač teď v místní síti žádnou adresu nemá.
cli-serve-no-web = Webová aplikace v této instalaci není: hrát mohou programy, prohlížeče ne. Sestaví ji „make play“.
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
cli-no-solo = Tuto hru nelze hrát sólo. Soupeřem ale může být bot: { $list_or }.
cli-bad-bot = Bota „{ $text }“ pro tuto hru neznám. Mám { $list }.
cli-too-many-bots = { $count ->
    [0] Na bota už nezbývá místo: jedno je vaše.
    [one] K tomuto stolu se vejde jen jeden bot: jedno místo je vaše.
    [few] K tomuto stolu se vejdou nejvýš { $count } boti: jedno místo je vaše.
   *[other] K tomuto stolu se vejde nejvýš { $count } botů: jedno místo je vaše.
}
cli-solo-and-bots = Buď --solo, nebo --bot: sólová hra má vlastního soupeře.

## Terminál: partie

cli-welcome = { $game }. Otazníkem vypíšete možné tahy, slovem pomoc všechno ostatní.
cli-seed-line = Tato partie má semínko { $seed }.
cli-resumed = Jsme zpátky, odehráno { $count ->
    [one] { $count } rozhodnutí
    [few] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
}.
cli-which-game = Co si zahrajeme? Napište číslo nebo jméno.
cli-which-opponents = Proti komu? Napište číslo nebo jméno, pro víc botů i několik. Jen Enter: lidé u této klávesnice.
cli-which-number = Napište jedno číslo, nebo několik od { $low } do { $high }.
cli-people-here = lidé u této klávesnice
cli-solo-heirs = Jindřich, soupeř sólové hry
cli-bot-about = { $name } ({ $about })
cli-you-are = Hrajete jako { $seat }.
cli-not-understood = Nerozumím: „{ $text }“.
cli-did-you-mean = Nemyslíte: { $text }?
cli-begin-with = Tah začíná některým z těchto slov: { $list }. Všechny tahy vypíše ?, všechny příkazy pomoc.
cli-empty = Napište tah, nebo ? pro seznam tahů, nebo pomoc.
cli-no-number = Tah číslo { $number } v seznamu není; seznam (?) jde od 1 do { $count }.
cli-which-one = „{ $text }“ může být: { $list }. Upřesněte to prosím.
cli-form = Píše se to takhle: { $form }.
cli-moves = Co teď můžete udělat. Napište číslo, nebo slova tak, jak tu stojí.
cli-pass-keyboard = { $name } přebírá klávesnici, ostatní se nedívají. Stiskněte Enter.
cli-thinking = { $seat } přemýšlí…
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
cli-too-narrow = Terminál je pro plán příliš úzký: potřeba je { $count } sloupců.
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
cli-command-card = karta
    .also = karty kartu
    .form = karta JMÉNO
    .help = řekne, co karta dělá; bez jména všechny karty partie
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
heirs-step = { $seat } přesouvá { $unit_acc } z místa { $from } na { $cell }.
heirs-summon = { $seat } povolává řadovou jednotku na { $cell }.
heirs-withdraw = { $seat } stahuje řadovou jednotku z místa { $cell } do královské nabídky.
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
heirs-not-next-to = Místo { $cell } nesousedí s místem { $from }.
heirs-which-unit = Na { $cell } by mohlo jít více vašich jednotek: z míst { $cells }.
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

## Dominion: věci

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

## Dominion: volby

dominion-option-kingdom = Království
    .help = Doporučená sada deseti karet, nebo náhodná.
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

## Dominion: rozhodnutí

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

## Dominion: proč ne

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

## Dominion: co se děje
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

## Dominion: bodování, podle pravidel

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

## Dominion: v terminálu

dominion-verb-play = zahrát
    .also = zahraj zahraji zahraju hrát hraj hraji hraju vyložit vylož vykládám
    .form = zahrát KARTU (zahrát kovářnu; víc najednou: zahrát měďák stříbrňák; zahrát vše)
dominion-verb-buy = koupit
    .also = kup kupuji kupuju koupím
    .form = koupit KARTU (koupit stříbrňák)
dominion-verb-gain = vzít
    .also = vezmi vezmu beru bere brát získat
    .form = vzít KARTU (vzít stříbrňák)
dominion-verb-trash = zahodit
    .also = zahoď zahazuji zahazuju zahodím vyhodit
    .form = zahodit KARTU KARTU … (zahodit statek měďák, vše najednou)
dominion-verb-discard = odložit
    .also = odlož odkládám odložím odhodit odhoď
    .form = odložit KARTU KARTU … (odložit statek 2 měďáky, vše najednou)
dominion-verb-topdeck = navrch
    .also = položit polož dát dej dávám
    .form = navrch KARTU (navrch statek)
dominion-verb-buys = nákup
    .also = nákupy nakupovat nakoupit k
    .form = nákup
dominion-verb-treasures = peníze
    .also = vše všechno
    .form = peníze
dominion-verb-end = ukončit
    .also = konec ukonči končím tah
    .form = ukončit
dominion-verb-done = hotovo
    .also = dost nic ne
    .form = hotovo
dominion-verb-reveal = ukázat
    .also = ukaž ukazuji ukážu bránit ano
    .form = ukázat
dominion-verb-pass = pas
    .also = nic ne neukázat nechat hotovo
    .form = pas
dominion-verb-show = ukázat
    .also = ukaž ruku
    .form = ukázat
dominion-verb-flip = přesunout
    .also = přesuň otočit převrátit ano
    .form = přesunout
dominion-verb-keep = nechat
    .also = nech ponechat vrátit vrať ne
    .form = nechat
dominion-verb-aside = stranou
    .also = odložit dát
    .form = stranou
dominion-verb-drop = odložit
    .also = odlož odhodit pryč
    .form = odložit
dominion-move-play = zahrát { $card_acc }
dominion-move-buy = koupit { $card_acc }
dominion-move-gain = vzít { $card_acc }
dominion-move-trash = zahodit { $card_acc }
dominion-move-discard = odložit { $card_acc }
dominion-move-topdeck = navrch { $card_acc }
dominion-move-buys = nákup
dominion-move-treasures = zahrát vše
dominion-move-end = ukončit
dominion-move-done = hotovo
dominion-move-reveal = ukázat
dominion-move-pass = pas
dominion-move-show = ukázat
dominion-move-flip = přesunout
dominion-move-keep = nechat
dominion-move-aside = stranou
dominion-move-drop = odložit
dominion-all = vše všechno všechny peníze
dominion-fillers = a i plus taky to je
dominion-tale = { $seat } { $deeds }.
dominion-trash-several = { $seat } { dominion-trash-several.then }.
    .then = zahazuje { $cards_acc }
dominion-no-card-named = Kartu „{ $text }“ v této partii nemáme.
dominion-name-several = Vyjmenujte karty najednou, nebo po jedné a nakonec napište hotovo.
dominion-name-exactly = Vyjmenujte karty najednou, nebo po jedné.
dominion-name-all = { $count ->
    [one] Musí to být právě 1 karta.
    [few] Musí to být právě { $count } karty.
   *[other] Musí to být právě { $count } karet.
}
dominion-too-many = { $count ->
    [one] Vybrat lze už jen 1 kartu.
    [few] Vybrat lze nejvýš { $count } karty.
   *[other] Vybrat lze nejvýš { $count } karet.
}
dominion-kingdom-unknown = Sadu ani kartu království „{ $text }“ neznám. Sady: { $list }; nebo deset karet oddělených čárkami.
dominion-kingdom-size = Království tvoří 10 různých karet, zadáno jich je { $count }.
dominion-kingdom-twice = Karta { $card } je v království dvakrát; všech deset karet má být různých.
dominion-table-turn = { $seat }, tah { $count }
dominion-table-over = Konec hry
dominion-table-supply = Společná zásoba: cena, karta, kolik jich zbývá
dominion-table-group-treasure = Peníze:
dominion-table-group-victory = Body:
dominion-table-group-kingdom = Království:
dominion-table-trash = Smetiště: { $cards_count ->
    [0] prázdné.
   *[other] { $cards }.
}
dominion-table-seat = { $seat }: { $hand ->
    [one] v ruce 1 karta
    [few] v ruce { $hand } karty
   *[other] v ruce { $hand } karet
}, v dobíracím balíčku { $deck }, { $discard ->
    [0] odkládací je prázdný.
   *[other] v odkládacím { $discard }, navrchu { $card }.
}
dominion-table-piles = { $seat }: v dobíracím balíčku { $deck }, { $discard ->
    [0] odkládací je prázdný.
   *[other] v odkládacím { $discard }, navrchu { $card }.
}
dominion-table-play = Vyloženo: { $cards }.
dominion-table-aside = Ukázáno nebo dáno stranou: { $cards }.
dominion-table-chosen = Vybráno: { $cards }.
dominion-table-hand = V ruce: { $cards_count ->
    [0] nic.
   *[other] { $cards }.
}
dominion-table-left = V tomto tahu máte { $amounts }.
dominion-table-known = { $seat } má v ruce jistě: { $cards }.
dominion-table-top = Navrchu balíčku, jak všichni viděli: { $cards }.
dominion-table-owned = { $seat }, všechny karty ({ $cards_count }): { $cards }.
dominion-table-discard = Odkládací balíček: { $cards }.
dominion-table-card = { $card } ({ $types }; cena { $cost }).
dominion-table-left-in-pile = { $left ->
    [0] V zásobě už není.
   *[other] V zásobě zbývá: { $left }.
}
dominion-table-legend = Pište, co děláte: zahrát kovářnu, koupit stříbrňák. Víc karet vyjmenujte najednou v libovolném pořadí: odložit statek 2 měďáky. Zahrát vše vyloží všechny peníze. Karta JMÉNO řekne, co karta dělá, samotné karta vysvětlí všechny karty partie.

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
tigris-option-first-random = určí náhoda
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
tigris-show-war-line = { $leader } proti { $leader_dat } ({ $colour }): { $attacker } útočí silou { $attack }, { $defender } se brání silou { $defence }
tigris-show-legend = Značky: c chrám (červený), f farma (modrá), t tržiště (zelené), o osada (černá); před nimi je číslo království, za nimi $ poklad, * rohový poklad, ! spojovací kartička. Vůdci: Kr král (černý), Kn kněz (červený), Fa farmář (modrý), Ob obchodník (zelený), za tím dynastie: U Lučištník, B Býk, H Hrnčíř, L Lev. #co je kartička pod monumentem těchto dvou barev, xxx katastrofa, ~~~ řeka, . souš.
tigris-show-kingdom = Království { $number }: { $parts }.
tigris-show-tiles = { $tile_few } na { $cells }
tigris-show-stands = { $leader } { $seat_gen } na { $cell } (chrámy vedle: { $temples }, stoupenci: { $supporters })
tigris-show-treasures = poklady na { $cells }
tigris-show-monument-in = { $monument } monument na { $cells }
tigris-show-no-leader = Bez vůdců: { $parts }.
tigris-show-catastrophes = Katastrofy na { $cells }.
tigris-show-marker = Spojovací kartička leží na { $cell }.

## Web: everywhere

web-title = Regna
web-welcome = Tři hry o královstvích a dědicích. Posaďte se a hrajte.
web-language = Jazyk
web-language-en = angličtina
web-language-cs = čeština
web-language-pl = polština
web-theme-light = Světlé barvy
web-theme-dark = Tmavé barvy
web-home = Domů
web-about = O aplikaci
web-loading = Okamžik…
web-you = vy
web-close = Zavřít
web-nowhere = Tady nic není
web-nowhere-why = Na této adrese žádná stránka není. Možná se z odkazu ztratilo písmeno.
web-yes = ano
web-no = ne

web-heirs-about = Dva bratři stavějí království destičku po destičce: berte z královské nabídky, veďte silnice a zastiňte své dvojče.
web-heirs-facts = 2 hráči, nebo sám proti Jindřichovi · 40 minut
web-dominion-about = Začínáte s hrstkou měďáků a třemi usedlostmi; postavte balíček, který líže, platí a útočí lépe než sousedův.
web-dominion-facts = 2–4 hráči · 30 minut · deset z 25 karet království
web-tigris-about = Čtyři dynastie mezi dvěma řekami. Umisťujte vůdce, spojujte království, přežijte války: počítá se vaše nejslabší barva.
web-tigris-facts = 2–4 hráči · 90 minut
web-play-now = Hrát hned
web-more-ways = Přátelé a možnosti
web-solo = Sám proti
web-my-tables = Moje stoly
web-open-tables = Volné stoly
web-no-tables = Právě teď nikdo na hráče nečeká. Založte stůl a pošlete odkaz příteli.
web-your-turn = Jste na tahu
web-status-gathering = Čeká se na hráče
web-status-playing = Hraje se
web-status-over = Konec hry
web-open-chair = volná židle
web-sit = Posadit se
web-watch = Dívat se
web-not-here = Tento server tuto hru zatím nemá.
web-ways = Jak hrát
web-way-online = Přes odkaz
web-way-hot = U jedné obrazovky
web-way-bots = Proti botům
web-way-solo = Sám
web-your-name = Vaše jméno
web-name-limit = { $length } z { $most } znaků
web-players = Hráčů
web-opponent = Soupeř
web-public = Ukázat mezi volnými stoly
web-days = Bez spěchu: tři dny na každý tah
web-options = Pravidla a možnosti
web-make-table = Založit stůl
web-begin = Začít
web-starting = Všichni jsou tu, hra začíná…
web-invite = Pošlete tento odkaz těm, s kým chcete hrát:
web-invite-alone = Tento odkaz funguje jen na tomto počítači. Chcete-li hrát s přáteli v domácí síti, spusťte server příkazem { $command } a pošlete jim adresu, kterou vypíše.
web-copy = Kopírovat
web-copied = Zkopírováno
web-seat-bot = Posadit sem bota
web-term-clock = Čas
web-term-clock-none = bez omezení
web-term-clock-live = { $minutes } min na partii, { $seconds } s navíc za každý tah
web-term-clock-days = { $days ->
    [one] { $days } den na každý tah
    [few] { $days } dny na každý tah
   *[other] { $days } dnů na každý tah
}
web-term-undo = Braní zpět
web-term-undo-free = kdykoli
web-term-undo-revealed = dokud se nic neodhalí
web-term-undo-off = nikdy
web-own-file = vlastní soubor
web-source-position = Sestavená pozice
    .about = Výchozí pozice nebyla rozdána: sestavil ji ten, kdo stůl založil.
web-source-record = Uložená partie
    .about = Tento stůl pokračuje v uložené partii. Kdo ji nahrál, může znát všechnu její náhodu, minulou i budoucí.

web-waiting-for = Na tahu: { $name }
web-looking-back = Ohlédnutí: tah { $ply } z { $plies }
web-watching = Jen se díváte
web-away = není tu
web-bot-plays = hraje bot
web-bot-played = dohrál bot
web-resigned = vzdáno
web-clock-days = { $days } d { $hours } h
web-log = Průběh
web-scores = Body
web-rules = Pravidla
web-settings = Nastavení
web-panels = Co ukázat vedle plánu
web-undo = Zpět
web-restart-turn = Tah znovu
web-confirm = Potvrdit
web-back = Zpátky
web-to-now = Zpět do hry
web-since = Co se stalo od mého tahu
web-since-short = Od mého tahu
web-replay = Tahy hry
web-step-back = O tah zpět
web-step-on = O tah dál
web-notation = Napište tah, třeba: { $example }
web-fit = Celý plán
web-hand = Vaše ruka
web-hand-empty = V ruce nic nemáte.
web-in-hand = v ruce { $count }
web-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
web-empty = prázdné
web-rule = Pravidlo { $rule }
web-rules-hint = Klepněte na pravidlo uvedené u odmítnutí nebo u bodů a ukáže se tady.
web-rulebook = Celá pravidla
web-no-points = Zatím žádné body.
web-scores-hidden = Body se sčítají na konci.
web-tap-again = Klepněte ještě jednou a stane se.
web-pass-to = Předejte prosím zařízení: { $name }.
web-i-am = Já jsem { $name }
web-reconnecting = Spojení se přerušilo; samo se obnoví.
web-kept = Váš tah je schovaný a odešle se.
web-offline = Server teď neodpovídá. Nic se neztratilo, zkouší se to znovu.
web-failed = To se nepovedlo: { $text }
web-bad-input = Tomu nerozumím: { $text }
web-not-yours = To místo patří někomu jinému.
web-no-table = Takový stůl není; možná byl smazán.
web-damaged = Uložená data tohoto stolu jsou poškozená, proto ho nelze otevřít. Ostatních stolů se to netýká.
web-other-rules = Tento stůl hraje podle jiné verze pravidel než tento program, a proto ho nelze otevřít.
web-unavailable = Teď se to nepodařilo uložit; zkuste to prosím znovu.
web-log-start = Hra začíná.
web-log-sit = { $name } usedá ke stolu.
web-log-bot = { $name } usedá ke stolu.
web-log-stand = Jedna židle je zase volná.
web-log-undo = { $name } bere zpět.
web-log-resign = { $name } se vzdává.
web-log-again = { $name } chce hrát ještě jednou.
web-log-away = Server { $minutes } min neběžel; čas nikomu neubíhal.
web-taken-back = Vzato zpět
web-log-hand = { $name }: { $bot ->
    [0] hraje dál.
   *[other] dál hraje bot.
}
web-log-hand-time = { $name }: čas vypršel, dál hraje bot.
web-log-hand-absent = { $name } tu není, dál hraje bot.

web-you-win = Vyhráváte!
web-wins = Vítězí { $name }.
web-draw = Remíza: { $names }.
web-result = Výsledek
web-end-resigned = { $name } se vzdává.
web-end-time = { $name }: čas vypršel, dohrál bot.
web-end-absent = { $name } tu není, dohrál bot.
web-end-self = { $name }: dohrál bot.
web-rematch = Ještě jednou
web-play-along = Hrát také
web-score-sheet = Rozpis bodů
web-check-fair = Byla náhoda poctivá?
web-save-record = Uložit záznam
web-save-kept = Uložit závazky
    .about = K čemu se všichni před hrou zavázali, jak si to uložil tento prohlížeč: k ověření záznamu i jinde.
web-fair-good = Poctivá: všechna losování ({ $draws }) pocházejí z proudu, k němuž se před hrou { $seats ->
    [0] zavázal server
    [one] zavázali server a jeden hráč
    [few] zavázali server a { $seats } hráči
   *[other] zavázali server a { $seats } hráčů
}.
web-fair-record = Záznam je sám v sobě v pořádku: čísla, semínko i všechna losování ({ $draws }) k sobě pasují. Tento prohlížeč si před hrou neuložil žádné závazky, a proto nepozná, zda je někdo nezměnil.
web-fair-kept-server = Nepoctivá: závazek serveru není ten, který si tento prohlížeč před hrou uložil.
web-fair-kept-place = Nepoctivá: závazek hráče { $name } není ten, který si tento prohlížeč před hrou uložil.
web-fair-server = Nepoctivá: číslo serveru není to, k němuž se zavázal.
web-fair-place = Nepoctivá: číslo hráče { $name } neodpovídá jeho závazku.
web-fair-seed = Nepoctivá: semínko není složeno ze slíbených čísel.
web-fair-draw = Nepoctivá: jedno losování neodpovídá proudu.
web-fair-unreadable = To nelze ověřit: záznam se nedá přečíst.

web-set-confirm = Potvrzovat, co nejde vzít zpět
web-set-sound = Zaťukat, když jsem na tahu
web-set-tints = Barevně odlišit království
web-set-numbers = Ukazovat hodnotu budov
web-set-motion = Pohyb
web-motion-slow = pomalý
web-motion-normal = běžný
web-motion-off = žádný
web-elsewhere = Přenést mé místo na jiné zařízení
web-elsewhere-note = Otevřete tento odkaz tam. Z tohoto prohlížeče místo odejde.
web-resign = Vzdát se
web-resign-sure = Opravdu se vzdát?
web-keys = Klávesy
web-keys-list = Šipky přecházejí, Enter bere a pokládá, Esc pouští, U vrací, / píše tah, L průběh, ? tento seznam.

web-unofficial = Neoficiální bezplatný projekt fanoušků; není spojen s autory ani vydavateli těchto her a nemá jejich záštitu. Všechny názvy patří svým majitelům.
web-about-what = Regna hraje tři deskové hry o královstvích a dědicích, česky, polsky a anglicky. Každý odmítnutý tah říká proč a podle kterého pravidla; co nebylo odhaleno, lze vzít zpět; a kdokoli si může ověřit, že se míchalo poctivě.
web-about-tiles = Destičky hry Dva bratři jsou rekonstrukcí podle pravidel. Máte-li krabici, můžete je opravit a hrát se svým souborem.
web-thanks = Děkujeme
web-designer-heirs = Tvůrcům hry Dva bratři
web-designer-dominion = Donaldu X. Vaccarinovi za Dominion
web-designer-tigris = Reineru Kniziovi za Eufrat a Tigris
web-icons = Ikony
web-icons-from = Z
web-icons-by = Ikony, autor { $author }:
web-fonts = Písma
web-fonts-what = EB Garamond a Inter, pod licencí SIL Open Font License 1.1.
web-licences = Texty licencí

bot-random = Kostka
    .about = táhne náhodně
bot-random-2 = Mince
bot-random-3 = Ruleta
bot-random-4 = Vánek
bot-greedy = Veverka
    .about = bere, co může
bot-greedy-2 = Straka
bot-greedy-3 = Křeček
bot-greedy-4 = Kavka
bot-steward = Správce
    .about = hraje rozumně
bot-steward-2 = Šafář
bot-steward-3 = Komorník
bot-steward-4 = Purkrabí

web-heirs-reserve = Královská nabídka
web-heirs-landscape = Krajina
web-heirs-stock = { $count ->
    [0] zásoba prázdná
   *[other] zásoba { $count }
}
web-heirs-reach = dosah { $count }
web-heirs-pool = Řadové jednotky v nabídce: { $count }
web-heirs-resources = Suroviny pro každou budovu
web-heirs-scaffold = Vaše poslední budova: Jindřich staví vedle ní
web-heirs-source-reserve = { $building } v nabídce
web-heirs-source-unit = jednotka na { $cell }
web-heirs-source-building = { $building } na { $cell }
web-heirs-take = Vzít
web-heirs-build = Postavit
web-heirs-expand = Položit jako terén
web-heirs-step = Přesunout
web-heirs-summon = Povolat
web-heirs-withdraw = Stáhnout do nabídky
web-heirs-camp = Zrušit ležení
web-heirs-destroy = Zničit
web-heirs-discard = Odložit
web-heirs-done = Hotovo
web-heirs-end = Ukončit tah
web-heirs-note = Destičky jsou rekonstrukcí podle pravidel: barvy, silnice a některé ceny se mohou od vaší krabice lišit. Opravený soubor lze nahrát v „Pravidla a možnosti“.

web-tigris-board = Plán
web-tigris-leaders = Vůdci mimo plán
web-tigris-off-board = mimo plán
web-tigris-catastrophe = Katastrofa
web-tigris-catastrophes = Zbývající katastrofy
web-tigris-monuments = Monumenty
web-tigris-bag = pytlík { $count }
web-tigris-revolt = Povstání
web-tigris-war = Válka
web-tigris-attacker = Útočník
web-tigris-defender = Obránce
web-tigris-support = Přidat z ruky
web-tigris-support-none = Nepřidat nic
web-tigris-support-with = Přidat { $count }
web-tigris-which-war = Která válka bude první?
web-tigris-swap = Vyměnit kartičky
web-tigris-swap-now = Vyměnit { $count }
web-tigris-pass = Nedělat nic
web-tigris-withdraw = Stáhnout
web-tigris-build = Postavit monument
web-tigris-no-build = Nestavět
web-tigris-tile = Položit
web-tigris-leader = Umístit
web-tigris-treasure = Vzít
web-less = Méně
web-more = Více

web-dominion-basic = Základní karty
web-dominion-kingdom = Karty království
web-dominion-trash = smetiště
web-dominion-deck = balíček
web-dominion-discard = odkládací
web-dominion-shown = Ukázané karty
web-dominion-in-play = Ve hře
web-dominion-nothing-played = Zatím nic zahráno.
web-dominion-known = známé v ruce: { $cards }
web-dominion-cost = cena { $count }
web-dominion-left = zbývá { $count }
web-dominion-mat = ruka { $hand } · balíček { $deck } · odloženo { $discard }
web-dominion-actions = Zbývající akce
web-dominion-buys = Zbývající nákupy
web-dominion-coins = Mince
web-dominion-phase-action = akce
web-dominion-phase-buy = nákup
web-dominion-phase-over = konec
web-dominion-type-action = Akce
web-dominion-type-attack = Útok
web-dominion-type-reaction = Reakce
web-dominion-type-treasure = Peníze
web-dominion-type-victory = Body
web-dominion-type-curse = Kletba
web-dominion-none = Žádnou
web-dominion-discard-many = Odložit { $count }
web-dominion-trash-many = Zahodit { $count }
web-dominion-gain-many = Vzít { $count }
web-dominion-buys-verb = K nákupu
web-dominion-treasures = Zahrát všechny peníze
web-dominion-end = Ukončit tah
web-dominion-done = Hotovo
web-dominion-reveal = Ukázat příkop
web-dominion-pass = Nic
web-dominion-show = Ukázat ruku
web-dominion-flip = Otočit balíček
web-dominion-keep = Nechat
web-dominion-keep-drawn = Nechat si ji
web-dominion-aside = Dát stranou
web-dominion-drop = Odložit ji
