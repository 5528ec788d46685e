### Eufrat a Tigris v terminálu.

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
