### Eufrat i Tygrys w terminalu.

tigris-verb-place = połóż
    .also = położyć kładę przesuń przesunąć postaw daj
    .form = świątynia POLE albo król POLE (świątynia d7, król d7)
tigris-verb-catastrophe = katastrofa
    .also = katastrofę katastrofy zniszcz
    .form = katastrofa POLE (katastrofa d7)
tigris-verb-withdraw = wycofaj
    .also = wycofać wycofuję odwołaj
    .form = wycofaj WŁADCĘ (wycofaj króla)
tigris-verb-swap = wymień
    .also = wymienić wymiana wymieniam
    .form = wymień ILE CZEGO (wymień 2 świątynie i 1 farmę)
tigris-verb-pass = pas
    .also = pasuję pasować koniec gotowe
    .form = pas
tigris-verb-war = wojna
    .also = konflikt wojnę walka
    .form = wojna KOGO (wojna królów)
tigris-verb-support = dołóż
    .also = dołożyć dokładam dodaj wesprzyj wsparcie
    .form = dołóż ILE (dołóż 2)
tigris-verb-build = zbuduj
    .also = zbudować buduj buduję monument
    .form = zbuduj MONUMENT POLE (zbuduj czerwono-czarny d7) albo rezygnuję
tigris-verb-decline = rezygnuję
    .also = rezygnuj zrezygnuj nic nie
    .form = rezygnuję
tigris-verb-treasure = skarb
    .also = weź biorę wziąć skarby
    .form = skarb POLE (skarb b2)
tigris-word-none = nic żaden żadnej żadnego
tigris-word-and = i oraz
tigris-move-leader = { $leader } { $cell }
tigris-move-tile = { $tile } { $cell }
tigris-move-catastrophe = katastrofa { $cell }
tigris-move-withdraw = wycofaj { $leader_acc }
tigris-move-swap = wymień { $amounts }
tigris-move-pass = pas
tigris-move-war = wojna { $leader_many }
tigris-move-support = dołóż { $count }
tigris-move-build = zbuduj { $monument } { $cell }
tigris-move-no-build = rezygnuję
tigris-move-treasure = skarb { $cell }
tigris-group-swap = wymień
tigris-group-swap-summary = dowolne żetony z ręki, na przykład: { $example }
tigris-group-other = Inne
tigris-which-piece = Co położyć? { $list }.
tigris-bad-place = „{ $text }” to nie pole. Pola nazywają się według kolumny i rzędu, od a1 w lewym górnym rogu do p11 w prawym dolnym.
tigris-no-place = Gdzie? Dopisz pole, na przykład: { $example }
tigris-bad-leader = „{ $text }” to nie władca. Władcy to { $list }.
tigris-bad-tile = „{ $text }” to nie żeton. Żetony to { $list }.
tigris-bad-count = „{ $text }” to nie liczba od 0 do 6.
tigris-bad-war = „{ $text }”: o których władców chodzi? Są { $list }.
tigris-bad-monument = „{ $text }” to nie monument. Monumenty to { $list }.
tigris-which-square = Dopełnionych kwadratów jest kilka; dopisz lewy górny róg jednego z nich: { $cells }.
tigris-show-turn = Tura: { $seat }, akcja { $number } z 2. W woreczku: { $bag }. Skarbów na planszy: { $treasures }.
tigris-show-idle = Jeśli nikt nie wylosuje żetonu, gra skończy się za { $turns ->
    [one] { $turns } turę
    [few] { $turns } tury
   *[many] { $turns } tur
}.
tigris-show-heading-hand = ręka
tigris-show-heading-catastrophes = katastrofy
tigris-show-heading-supply = władcy poza planszą
tigris-show-heading-treasures = skarby
tigris-show-heading-leaders = władcy (siła: świątynie obok / zwolennicy)
tigris-show-no-kingdoms = Królestw jeszcze nie ma: na planszy nie stoi żaden władca.
tigris-show-monuments = Monumenty: { $built }. Niezbudowane: { $left }.
tigris-show-monument = { $monument } na { $cell }
tigris-show-none = brak
tigris-show-player = { $seat }: na ręce { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}; katastrofy: { $catastrophes }; władcy poza planszą: { $leaders }.
tigris-show-hand = Na ręce masz { $amounts }.
tigris-show-hand-empty = Na ręce nie masz nic.
tigris-show-points = Punkty { $seat_gen }: czerwone { $red }, niebieskie { $blue }, zielone { $green }, czarne { $black }, skarby { $treasures }; najsłabszy: { $weakest }.
tigris-show-revolt = Konflikt wewnętrzny, { $leader } przeciw { $leader_dat }: decydują świątynie obok nich
tigris-show-war = Konflikt zewnętrzny wokół { $cell }, { $leader } przeciw { $leader_dat }: decydują zwolennicy, czyli { $tile_few }
tigris-show-attacks = atakuje
tigris-show-defends = broni się
tigris-show-on-board = plansza
tigris-show-from-hand = ręka
tigris-show-together = razem
tigris-show-step = Krok { $step } z 2: { $seat } dokłada { $tile_few } (na ręce: { $held }). Przy remisie wygrywa obrońca.
tigris-show-wars = Konflikty zewnętrzne wokół { $cell }
tigris-show-war-line = { $leader } przeciw { $leader_dat } ({ $colour }): { $attacker } atakuje siłą { $attack }, { $defender } broni się siłą { $defence }
tigris-show-legend = Znaki: ś świątynia (czerwona), f farma (niebieska), t targowisko (zielone), o osada (czarna); przed nimi numer królestwa, za nimi $ skarb, * skarb narożny, ! znacznik zjednoczenia. Władcy: Kr król (czarny), Ka kapłan (czerwony), Ro rolnik (niebieski), Ku kupiec (zielony), dalej dynastia: U Łucznik, B Byk, D Dzban, L Lew. #śo to żeton pod monumentem w tych dwóch kolorach, xxx katastrofa, ~~~ rzeka, . ląd.
tigris-show-kingdom = Królestwo { $number }: { $parts }.
tigris-show-tiles = { $tile_few } na { $cells }
tigris-show-stands = { $leader } { $seat_gen } na { $cell } (świątynie obok: { $temples }, zwolennicy: { $supporters })
tigris-show-treasures = skarby na { $cells }
tigris-show-monument-in = { $monument } monument na { $cells }
tigris-show-no-leader = Bez władców: { $parts }.
tigris-show-catastrophes = Katastrofy na { $cells }.
tigris-show-marker = Znacznik zjednoczenia leży na { $cell }.
