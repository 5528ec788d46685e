### Eufrat a Tigris.

## Věci

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
tigris-leader = { $seat_is ->
    [you] vaším { $leader_ins } ({ $cell })
   *[other] { $leader_ins } ({ $seat }, { $cell })
}
tigris-kingdom = království s { $leaders }

## Volby

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

## Rozhodnutí

tigris-action = { $left ->
    [one] Máte ještě jednu akci.
   *[other] Máte dvě akce.
}
tigris-war = Která barva je teď na řadě v konfliktu okolo { $cell }: { $colours_or }?
tigris-revolt-attack = Útočíte { $leader_ins }: { $attack } proti { $defence }. Kolik chrámů přidáte?
tigris-revolt-defence = Bráníte { $leader_acc }: { $defence } proti { $attack }. Kolik chrámů přidáte?
tigris-war-attack = Útočíte { $leader_ins }: { $attack } proti { $defence }. Kolik { $colour_many } kartiček přidáte?
tigris-war-defence = Bráníte { $leader_acc }: { $defence } proti { $attack }. Kolik { $colour_many } kartiček přidáte?
tigris-monument = Na čtyři { $colour_few } kartičky s levým horním rohem { $cells } smíte postavit monument ({ $monuments_or }). Později už to nepůjde.
    .typed = Nechcete-li stavět, napište „{ tigris-verb-decline }“.
tigris-treasure = Vezměte si { $left ->
    [one] jeden poklad
    [few] { $left } poklady, jeden po druhém
   *[other] { $left } pokladů, jeden po druhém
}: { $cells_or }.

## Odmítnutí

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
tigris-catastrophe-on-leader = Na { $cell } stojí { $seat_is ->
    [you] váš { $leader }
   *[other] { $leader } ({ $seat })
}; na vůdce katastrofa nesmí.
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

## Co se děje

tigris-turn = Na tahu { AGREE($seat_is, "jste", "je") } { $seat }.
tigris-passed = { $seat_nom } { AGREE($seat_is, "pasujete", "pasuje") }.
tigris-leader-placed = { $seat_nom } { AGREE($seat_is, "pokládáte", "pokládá") } { $leader_acc } na { $cell }.
tigris-leader-moved = { $seat_nom } { AGREE($seat_is, "přesouváte", "přesouvá") } { $leader_acc } z { $origin } na { $cell }.
tigris-leader-withdrawn = { $seat_nom } { AGREE($seat_is, "stahujete", "stahuje") } { $leader_acc } z { $cell }.
tigris-leader-displaced = { $seat_is ->
    [you] Váš { $leader } na { $cell }
   *[other] { $leader } na { $cell } ({ $seat })
} přišel o poslední sousední chrám a vrací se domů.
tigris-tile-placed = { $seat_nom } { AGREE($seat_is, "pokládáte", "pokládá") } { $tile_acc } na { $cell }.
tigris-tile-scored = { $seat_nom } { AGREE($seat_is, "získáváte", "získává") } { $points ->
    [one] { $points } { $colour_one } bod
    [few] { $points } { $colour_few } body
   *[other] { $points } { $colour_many } bodů
}, { AGREE($seat_is, "máte", "má") } tam { $leader_acc }.
tigris-united = Kartička na { $cell } spojuje dvě království: { $kingdoms }.
tigris-union-over = Spojovací kartička na { $cell } je sejmuta.
tigris-catastrophe-placed = { $seat_nom } { AGREE($seat_is, "zahráváte", "zahrává") } katastrofu na { $cell }.
tigris-tile-destroyed = Zničeno: { $tile } na { $cell }.
tigris-swapped = { $seat_nom } { AGREE($seat_is, "vyměňujete", "vyměňuje") } { $count ->
    [one] { $count } kartičku
    [few] { $count } kartičky
   *[other] { $count } kartiček
}.
tigris-drew = { $seat_nom } { AGREE($seat_is, "berete si", "si bere") } z pytlíku { $count ->
    [one] { $count } kartičku
    [few] { $count } kartičky
   *[other] { $count } kartiček
}.
tigris-revolt = Povstání na { $cell }: { $leader } proti { $leader_dat }! { $attacker_is ->
    [you] Máte
   *[other] { $attacker } má
} vedle { $attack ->
    [one] { $attack } chrám
    [few] { $attack } chrámy
   *[other] { $attack } chrámů
}, { $defender } { AGREE($defender_is, "máte", "má") } { $defence }.
tigris-supported = { $seat_nom } { $count ->
    [0] { AGREE($seat_is, "nepřidáváte", "nepřidává") } nic.
    [one] { AGREE($seat_is, "přidáváte", "přidává") } { $count } { $tile_acc }.
    [few] { AGREE($seat_is, "přidáváte", "přidává") } { $count } { $tile_few }.
   *[other] { AGREE($seat_is, "přidáváte", "přidává") } { $count } { $tile_many }.
}
tigris-revolt-won = { $seat_nom } { AGREE($seat_is, "vítězíte", "vítězí") } ve vnitřním konfliktu (útok { $attack }, obrana { $defence }) a { AGREE($seat_is, "získáváte", "získává") } { $points ->
    [one] { $points } červený bod
    [few] { $points } červené body
   *[other] { $points } červených bodů
}; { $loser } si { AGREE($loser_is, "berete", "bere") } { $leader_acc } zpět.
tigris-war-begun = Vnější konflikt: { $leader } proti { $leader_dat }! { $attacker_is ->
    [you] Útočíte, stoupenců máte
   *[other] { $attacker } útočí, stoupenců má
} { $attack }; { $defender } se { AGREE($defender_is, "bráníte, máte", "brání, má") } jich { $defence }.
tigris-war-won = { $seat_nom } { AGREE($seat_is, "vítězíte", "vítězí") } ve vnějším konfliktu (útok { $attack }, obrana { $defence }): { $loser } si { AGREE($loser_is, "berete", "bere") } { $leader_acc } zpět{ $cells_count ->
    [0] {""}
    [one] , z desky mizí kartička na { $cells }
   *[other] , z desky mizí kartičky na { $cells }
} a { $seat } { AGREE($seat_is, "získáváte", "získává") } { $points ->
    [one] { $points } { $colour_one } bod
    [few] { $points } { $colour_few } body
   *[other] { $points } { $colour_many } bodů
}.
tigris-wars-vanished = Soupeři už nejsou propojení, tyto konflikty odpadají: { $colours }.
tigris-monument-built = { $seat_nom } { AGREE($seat_is, "stavíte", "staví") } { $monument } monument na { $cells }.
tigris-monument-declined = { $seat_nom } { AGREE($seat_is, "nestavíte", "nestaví") }.
tigris-treasure-taken = { $seat_nom } { AGREE($seat_is, "berete si", "si bere") } poklad z { $cell }.
tigris-monument-points = { $seat_nom } { AGREE($seat_is, "získáváte", "získává") } za { $monument } monument { $points ->
    [one] { $points } { $colour_one } bod
    [few] { $points } { $colour_few } body
   *[other] { $points } { $colour_many } bodů
} ({ $leader }).
tigris-over = { $ending ->
    [treasures] Na desce už skoro žádné poklady nezbývají: hra končí.
    [bag] Pytlík je prázdný: hra končí.
   *[stall] Mnoho kol nikdo netáhl kartičku: hra končí.
}

## Bodování

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
