### Eufrat i Tygrys.

## Rzeczy

tigris-player-archer = Łucznik
    .gen = Łucznika
    .mark = U
tigris-player-bull = Byk
    .gen = Byka
    .mark = B
tigris-player-potter = Dzban
    .gen = Dzbana
    .mark = D
tigris-player-lion = Lew
    .gen = Lwa
    .mark = L
tigris-colour-red = czerwony
    .gen = czerwonego
    .one = czerwony
    .few = czerwone
    .many = czerwonych
tigris-colour-blue = niebieski
    .gen = niebieskiego
    .one = niebieski
    .few = niebieskie
    .many = niebieskich
tigris-colour-green = zielony
    .gen = zielonego
    .one = zielony
    .few = zielone
    .many = zielonych
tigris-colour-black = czarny
    .gen = czarnego
    .one = czarny
    .few = czarne
    .many = czarnych
tigris-tile-temple = świątynia
    .acc = świątynię
    .gen = świątyni
    .few = świątynie
    .many = świątyń
    .sign = ś
tigris-tile-farm = farma
    .acc = farmę
    .gen = farmy
    .few = farmy
    .many = farm
    .sign = f
tigris-tile-market = targowisko
    .acc = targowisko
    .gen = targowiska
    .few = targowiska
    .many = targowisk
    .sign = t
tigris-tile-settlement = osada
    .acc = osadę
    .gen = osady
    .few = osady
    .many = osad
    .sign = o
tigris-amount-temple = { $count ->
    [one] { $count } świątynię
    [few] { $count } świątynie
   *[many] { $count } świątyń
}
tigris-amount-farm = { $count ->
    [one] { $count } farmę
    [few] { $count } farmy
   *[many] { $count } farm
}
tigris-amount-market = { $count ->
    [one] { $count } targowisko
    [few] { $count } targowiska
   *[many] { $count } targowisk
}
tigris-amount-settlement = { $count ->
    [one] { $count } osadę
    [few] { $count } osady
   *[many] { $count } osad
}
tigris-leader-priest = kapłan
    .acc = kapłana
    .gen = kapłana
    .dat = kapłanowi
    .ins = kapłanem
    .few = kapłani
    .many = kapłanów
    .sign = Ka
tigris-leader-farmer = rolnik
    .acc = rolnika
    .gen = rolnika
    .dat = rolnikowi
    .ins = rolnikiem
    .few = rolnicy
    .many = rolników
    .sign = Ro
tigris-leader-trader = kupiec
    .acc = kupca
    .gen = kupca
    .dat = kupcowi
    .ins = kupcem
    .few = kupcy
    .many = kupców
    .sign = Ku
tigris-leader-king = król
    .acc = króla
    .gen = króla
    .dat = królowi
    .ins = królem
    .few = królowie
    .many = królów
    .sign = Kr
tigris-piece-temple = świątynia
tigris-piece-farm = farma
tigris-piece-market = targowisko
tigris-piece-settlement = osada
tigris-piece-priest = kapłan
tigris-piece-farmer = rolnik
tigris-piece-trader = kupiec
tigris-piece-king = król
tigris-piece-monument = monument
tigris-monument-red-black = czerwono-czarny
tigris-monument-red-green = czerwono-zielony
tigris-monument-blue-black = niebiesko-czarny
tigris-monument-blue-red = niebiesko-czerwony
tigris-monument-green-black = zielono-czarny
tigris-monument-green-blue = zielono-niebieski
tigris-leader = { $seat_is ->
    [you] twoim { $leader_ins } ({ $cell })
   *[other] { $leader_ins } ({ $seat }, { $cell })
}
tigris-kingdom = królestwo z { $leaders }

## Opcje

tigris-option-board = Plansza
    .help = Plansza zaawansowana to inna mapa: 14 świątyń i skarbów zamiast 10.
tigris-option-board-standard = podstawowa
tigris-option-board-advanced = zaawansowana
tigris-option-english_variant = Wariant angielski
    .help = W konfliktach można dokładać żetony tylko tam, gdzie mogą coś zmienić.
tigris-option-open_scoring = Jawna punktacja
    .help = Punkty i skarby wszystkich są stale widoczne.
tigris-option-stall_turns = Zabezpieczenie przed grą bez końca
    .help = Gra kończy się po tylu kolejkach, w których nikt nie losuje żetonu; 0 znaczy nigdy.
tigris-option-first = Kto zaczyna
    .help = Decyduje los, chyba że się umówicie.
tigris-option-first-random = decyduje los
tigris-option-first-0 = { tigris-player-archer }
tigris-option-first-1 = { tigris-player-bull }
tigris-option-first-2 = { tigris-player-potter }
tigris-option-first-3 = { tigris-player-lion }

## Decyzje

tigris-action = { $left ->
    [one] Masz jeszcze jedną akcję.
   *[other] Masz dwie akcje.
}
tigris-war = Który kolor rozstrzygasz teraz w konflikcie wokół { $cell }: { $colours_or }?
tigris-revolt-attack = Atakujesz { $leader_ins }: { $attack } do { $defence }. Ile świątyń dokładasz?
tigris-revolt-defence = Bronisz { $leader_gen }: { $defence } do { $attack }. Ile świątyń dokładasz?
tigris-war-attack = Atakujesz { $leader_ins }: { $attack } do { $defence }. Ile { $colour_many } żetonów dokładasz?
tigris-war-defence = Bronisz { $leader_gen }: { $defence } do { $attack }. Ile { $colour_many } żetonów dokładasz?
tigris-monument = Na czterech { $colour_many } żetonach z lewym górnym rogiem { $cells } możesz zbudować monument ({ $monuments_or }). Później już się nie da.
    .typed = Jeśli nie budujesz, wpisz „{ tigris-verb-decline }”.
tigris-treasure = Weź { $left ->
    [one] jeden skarb
    [few] { $left } skarby, jeden po drugim
   *[many] { $left } skarbów, jeden po drugim
}: { $cells_or }.

## Odmowy

tigris-not-now = { $ask ->
    [tigris-action] O niczym takim się teraz nie decyduje; pora na akcję.
    [tigris-war] Najpierw wybierz, który konflikt rozstrzygnąć.
    [tigris-revolt-attack] Trwa bunt: najpierw powiedz, ile świątyń dokładasz.
    [tigris-revolt-defence] Trwa bunt: najpierw powiedz, ile świątyń dokładasz.
    [tigris-war-attack] Trwa wojna: najpierw powiedz, ile żetonów dokładasz.
    [tigris-war-defence] Trwa wojna: najpierw powiedz, ile żetonów dokładasz.
    [tigris-monument] Najpierw zdecyduj o monumencie; można też nie budować.
   *[tigris-treasure] Najpierw weź skarb, który ci się należy.
}
tigris-catastrophe-here = Pole { $cell } zniszczyła katastrofa, nic już na nim nie położysz.
tigris-not-empty = Pole { $cell } nie jest puste: jest tam { $piece }.
tigris-leader-same-place = Twój { $leader } już stoi na { $cell }; przesunąć się musi gdzie indziej.
tigris-leader-on-river = { $cell } to rzeka, a { $leader } musi stać na lądzie.
tigris-not-beside-temple = Z polem { $cell } nie sąsiaduje żadna odkryta świątynia, a bez niej { $leader } nie może tam stać.
tigris-leader-joins-kingdoms = Na { $cell } { $leader } połączyłby dwa królestwa, a tego władcy nigdy nie wolno: { $kingdoms }.
tigris-leader-not-on-board = Twojego { $leader_gen } nie ma na planszy.
tigris-tile-not-in-hand = Nie masz na ręce { $tile_gen }.
tigris-farm-on-land = { $cell } to ląd; farmy kładzie się tylko na rzece.
tigris-tile-on-river = { $cell } to rzeka; tam leżą tylko farmy, { $tile } nie.
tigris-joins-three-kingdoms = Żeton na { $cell } połączyłby { $count } królestwa, a wolno najwyżej dwa: { $kingdoms }.
tigris-no-catastrophe-left = Obie swoje katastrofy masz już za sobą.
tigris-catastrophe-on-leader = Na { $cell } stoi { $seat_is ->
    [you] twój { $leader }
   *[other] { $leader } ({ $seat })
}; na władcę katastrofa nie może spaść.
tigris-catastrophe-on-treasure = Na { $cell } leży skarb, tam katastrofa nie może spaść.
tigris-catastrophe-on-monument = Na { $cell } stoi { $monument } monument, tam katastrofa nie może spaść.
tigris-catastrophe-twice = Na { $cell } katastrofa już jest.
tigris-swap-nothing = Wymiana zera żetonów to nie akcja; podaj co najmniej jeden.
tigris-swap-not-in-hand = Tylu { $tile_many } nie wymienisz: chcesz { $count }, masz { $held }.
tigris-no-such-war = Konfliktu { $leader_many } teraz nie ma. W konflikcie są te kolory: { $colours }.
tigris-support-not-in-hand = Tylu { $tile_many } nie dołożysz: chcesz { $count }, masz { $held }.
tigris-support-cannot-win = Po dołożeniu { $count } byłoby { $attack } do { $defence }, a to za mało; w wariancie angielskim atakujący dokłada tylko tyle, by przewyższyć obrońcę, albo nic.
tigris-support-not-level = Po dołożeniu { $count } byłoby { $defence } do { $attack }; w wariancie angielskim obrońca dokłada dokładnie tyle, by wyrównać, albo nic.
tigris-no-square = Na { $cells } ten żeton nie dopełnił żadnego kwadratu.
tigris-monument-used = Monument { $monument } stoi już na { $cell }.
tigris-monument-colour = Monument { $monument } nie ma koloru { $colour_gen }.
tigris-no-treasure = Na { $cell } nie ma skarbu.
tigris-treasure-elsewhere = Skarb na { $cell } leży poza królestwem twojego kupca.
tigris-corners-first = Pierwszeństwo mają skarby narożne: { $cells }. Ten na { $cell } musi poczekać.

## Co się dzieje

tigris-turn = { $seat_is ->
    [you] Twoja tura.
   *[other] Tura: { $seat }.
}
tigris-passed = { $seat_nom } { AGREE($seat_is, "pasujesz", "pasuje") }.
tigris-leader-placed = { $seat_nom } { AGREE($seat_is, "kładziesz", "kładzie") } { $leader_acc } na { $cell }.
tigris-leader-moved = { $seat_nom } { AGREE($seat_is, "przesuwasz", "przesuwa") } { $leader_acc } z { $origin } na { $cell }.
tigris-leader-withdrawn = { $seat_nom } { AGREE($seat_is, "wycofujesz", "wycofuje") } { $leader_acc } z { $cell }.
tigris-leader-displaced = { $seat_is ->
    [you] Twój { $leader } na { $cell }
   *[other] { $leader } na { $cell } ({ $seat })
} traci ostatnią sąsiednią świątynię i wraca do domu.
tigris-tile-placed = { $seat_nom } { AGREE($seat_is, "kładziesz", "kładzie") } { $tile_acc } na { $cell }.
tigris-tile-scored = { $seat_nom } { AGREE($seat_is, "zdobywasz", "zdobywa") } { $points ->
    [one] { $points } { $colour_one } punkt
    [few] { $points } { $colour_few } punkty
   *[many] { $points } { $colour_many } punktów
}, bo { AGREE($seat_is, "masz", "ma") } tam { $leader_acc }.
tigris-united = Żeton na { $cell } łączy dwa królestwa: { $kingdoms }.
tigris-union-over = Znacznik zjednoczenia znika z { $cell }.
tigris-catastrophe-placed = { $seat_nom } { AGREE($seat_is, "zsyłasz", "zsyła") } katastrofę na { $cell }.
tigris-tile-destroyed = Zniszczenie na { $cell }: { $tile }.
tigris-swapped = { $seat_nom } { AGREE($seat_is, "wymieniasz", "wymienia") } { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}.
tigris-drew = { $seat_nom } { AGREE($seat_is, "losujesz", "losuje") } { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}.
tigris-revolt = Bunt na { $cell }: { $leader } przeciw { $leader_dat }! { $attacker_is ->
    [you] Masz
   *[other] { $attacker } ma
} obok { $attack ->
    [one] { $attack } świątynię
    [few] { $attack } świątynie
   *[many] { $attack } świątyń
}, { $defender } { AGREE($defender_is, "masz", "ma") } { $defence }.
tigris-supported = { $seat_nom } { $count ->
    [0] nie { AGREE($seat_is, "dokładasz", "dokłada") } nic.
    [one] { AGREE($seat_is, "dokładasz", "dokłada") } { $count } { $tile_acc }.
    [few] { AGREE($seat_is, "dokładasz", "dokłada") } { $count } { $tile_few }.
   *[many] { AGREE($seat_is, "dokładasz", "dokłada") } { $count } { $tile_many }.
}
tigris-revolt-won = { $seat_nom } { AGREE($seat_is, "wygrywasz", "wygrywa") } konflikt wewnętrzny (atak { $attack }, obrona { $defence }) i { AGREE($seat_is, "zdobywasz", "zdobywa") } { $points ->
    [one] { $points } czerwony punkt
    [few] { $points } czerwone punkty
   *[many] { $points } czerwonych punktów
}; { $loser } { AGREE($loser_is, "zabierasz", "zabiera") } { $leader_acc }.
tigris-war-begun = Konflikt zewnętrzny: { $leader } przeciw { $leader_dat }! { $attacker_is ->
    [you] Atakujesz, zwolenników masz
   *[other] { $attacker } atakuje, zwolenników ma
} { $attack }; { $defender } się { AGREE($defender_is, "bronisz, masz", "broni, ma") } ich { $defence }.
tigris-war-won = { $seat_nom } { AGREE($seat_is, "wygrywasz", "wygrywa") } konflikt zewnętrzny (atak { $attack }, obrona { $defence }): { $loser } { AGREE($loser_is, "zabierasz", "zabiera") } { $leader_acc }{ $cells_count ->
    [0] {""}
    [one] , z planszy znika żeton na { $cells }
   *[other] , z planszy znikają żetony na { $cells }
}, a { $seat } { AGREE($seat_is, "zdobywasz", "zdobywa") } { $points ->
    [one] { $points } { $colour_one } punkt
    [few] { $points } { $colour_few } punkty
   *[many] { $points } { $colour_many } punktów
}.
tigris-wars-vanished = Przeciwnicy nie są już połączeni, te konflikty odpadają: { $colours }.
tigris-monument-built = { $seat_nom } { AGREE($seat_is, "budujesz", "buduje") } { $monument } monument na { $cells }.
tigris-monument-declined = { $seat_nom } nie { AGREE($seat_is, "budujesz", "buduje") }.
tigris-treasure-taken = { $seat_nom } { AGREE($seat_is, "bierzesz", "bierze") } skarb z { $cell }.
tigris-monument-points = { $seat_nom } { AGREE($seat_is, "zdobywasz", "zdobywa") } za { $monument } monument { $points ->
    [one] { $points } { $colour_one } punkt
    [few] { $points } { $colour_few } punkty
   *[many] { $points } { $colour_many } punktów
} ({ $leader }).
tigris-over = { $ending ->
    [treasures] Na planszy prawie nie ma już skarbów: koniec gry.
    [bag] Woreczek jest pusty: koniec gry.
   *[stall] Przez wiele kolejek nikt nie losował żetonu: koniec gry.
}

## Punktacja

tigris-score-61 = { $colour }: { $own ->
    [one] { $own } punkt
    [few] { $own } punkty
   *[many] { $own } punktów
}{ $treasures ->
    [0] {""}
    [one] {" "}i { $treasures } skarb
    [few] {" "}i { $treasures } skarby
   *[many] {" "}i { $treasures } skarbów
}{ $weakest ->
    [yes] {" "}– najsłabszy kolor
   *[no] {""}
}
tigris-score-total = { $seat }: w najsłabszym kolorze { $points } ({ $key })
tigris-result-tie = { $count ->
    [one] W najsłabszym kolorze jest remis, rozstrzyga następny.
   *[other] W { $count } najsłabszych kolorach jest remis, rozstrzyga następny.
}
tigris-result-shared = Remis we wszystkich czterech kolorach: dzielicie się zwycięstwem.
