### Dwóch następców.

## Rzeczy

heirs-player-white = biały
    .gen = białego
    .mark = B
heirs-player-blue = niebieski
    .gen = niebieskiego
    .mark = N
heirs-player-henry = Henryk
    .gen = Henryka
    .mark = H
heirs-set-travel = Podróż
heirs-set-lands_industry = Ziemie i Przemysł
heirs-set-trade_church = Handel i Kościół
heirs-set-war = Wojna
heirs-set-crafts = Rzemiosło
heirs-set-patrol = Patrol
heirs-colour-green = zielony
    .acc = zielony
    .also = zielona zielone zieloną
heirs-colour-grey = szary
    .acc = szary
    .also = szara szare szarą
heirs-colour-yellow = żółty
    .acc = żółty
    .also = żółta żółte żółtą
heirs-resource-wood = drewno
heirs-resource-stone = kamień
heirs-resource-grain = pszenica
heirs-amount-wood = { $count ->
    [one] { $count } drewno
    [few] { $count } drewna
   *[many] { $count } drewien
}
heirs-amount-stone = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[many] { $count } kamieni
}
heirs-amount-grain = { $count ->
    [one] { $count } pszenica
    [few] { $count } pszenice
   *[many] { $count } pszenic
}
heirs-unit-elite = oddział orszaku
    .acc = oddział orszaku
    .gen = oddziału orszaku
heirs-unit-regular = normalny oddział
    .acc = normalny oddział
    .gen = normalnego oddziału
heirs-building-inn = Gospoda
    .acc = Gospodę
    .gen = Gospody
    .loc = Gospodzie
    .short = Gospoda
heirs-building-market = Targ
    .acc = Targ
    .gen = Targu
    .loc = Targu
    .short = Targ
heirs-building-pilgrimage_site = Miejsce pielgrzymek
    .acc = Miejsce pielgrzymek
    .gen = Miejsca pielgrzymek
    .loc = Miejscu pielgrzymek
    .short = M.pielg
heirs-building-robber_keep = Baronia rabusiów
    .acc = Baronię rabusiów
    .gen = Baronii rabusiów
    .loc = Baronii rabusiów
    .short = Baronia
heirs-building-mill = Młyn
    .acc = Młyn
    .gen = Młyna
    .loc = Młynie
    .short = Młyn
heirs-building-stonemason = Kopalnia
    .acc = Kopalnię
    .gen = Kopalni
    .loc = Kopalni
    .short = Kopaln.
heirs-building-sty = Obora
    .acc = Oborę
    .gen = Obory
    .loc = Oborze
    .short = Obora
heirs-building-bakery = Piekarnia
    .acc = Piekarnię
    .gen = Piekarni
    .loc = Piekarni
    .short = Piekarn
heirs-building-forge = Kuźnia
    .acc = Kuźnię
    .gen = Kuźni
    .loc = Kuźni
    .short = Kuźnia
heirs-building-lodge = Stróżówka
    .acc = Stróżówkę
    .gen = Stróżówki
    .loc = Stróżówce
    .short = Stróżów
heirs-building-camp = Obozowisko
    .acc = Obozowisko
    .gen = Obozowiska
    .loc = Obozowisku
    .short = Obozow.
heirs-building-farm = Farma
    .acc = Farmę
    .gen = Farmy
    .loc = Farmie
    .short = Farma
heirs-building-sawmill = Tartak
    .acc = Tartak
    .gen = Tartaku
    .loc = Tartaku
    .short = Tartak
heirs-building-quarry = Kamieniołom
    .acc = Kamieniołom
    .gen = Kamieniołomu
    .loc = Kamieniołomie
    .short = Kamien.
heirs-building-trading_post = Faktoria
    .acc = Faktorię
    .gen = Faktorii
    .loc = Faktorii
    .short = Faktor.
heirs-building-cathedral = Katedra
    .acc = Katedrę
    .gen = Katedry
    .loc = Katedrze
    .short = Katedra
heirs-building-siege_tower = Wieża oblężnicza
    .acc = Wieżę oblężniczą
    .gen = Wieży oblężniczej
    .loc = Wieży oblężniczej
    .short = W.oblęż
heirs-building-fortress = Twierdza
    .acc = Twierdzę
    .gen = Twierdzy
    .loc = Twierdzy
    .short = Twierdz
heirs-building-basket_workshop = Sklep z koszykami
    .acc = Sklep z koszykami
    .gen = Sklepu z koszykami
    .loc = Sklepie z koszykami
    .short = Koszyki
heirs-building-pottery_workshop = Garncarnia
    .acc = Garncarnię
    .gen = Garncarni
    .loc = Garncarni
    .short = Garncar
heirs-building-cooper_workshop = Warsztat bednarski
    .acc = Warsztat bednarski
    .gen = Warsztatu bednarskiego
    .loc = Warsztacie bednarskim
    .short = Bednar.
heirs-building-guild_house = Gildia
    .acc = Gildię
    .gen = Gildii
    .loc = Gildii
    .short = Gildia
heirs-building-watchtower = Wieża strażnicza
    .acc = Wieżę strażniczą
    .gen = Wieży strażniczej
    .loc = Wieży strażniczej
    .short = W.straż
heirs-building-guardhouse = Garnizon
    .acc = Garnizon
    .gen = Garnizonu
    .loc = Garnizonie
    .short = Garniz.
heirs-terrain = teren otwarty
    .short = teren
heirs-treasure-vert-green = 2 inne zielone kafelki w jego kolumnie
heirs-treasure-vert-grey = 2 inne szare kafelki w jego kolumnie
heirs-treasure-vert-yellow = 2 inne żółte kafelki w jego kolumnie
heirs-treasure-horiz-green = 2 inne zielone kafelki w jego rzędzie
heirs-treasure-horiz-grey = 2 inne szare kafelki w jego rzędzie
heirs-treasure-horiz-yellow = 2 inne żółte kafelki w jego rzędzie
heirs-treasure-pos-n-s = kafelki na północ i na południe od niego
heirs-treasure-pos-e-w = kafelki na wschód i na zachód od niego
heirs-treasure-pos-ne-sw = kafelki na północny wschód i południowy zachód od niego
heirs-treasure-pos-nw-se = kafelki na północny zachód i południowy wschód od niego
heirs-line-row = rząd
heirs-line-column = kolumna
heirs-pattern-sides = boki
heirs-pattern-corners = rogi

## Opcje

heirs-option-sets = Zestawy
    .help = W grze są trzy z sześciu zestawów.
heirs-option-sets-travel = { heirs-set-travel }
heirs-option-sets-lands_industry = { heirs-set-lands_industry }
heirs-option-sets-trade_church = { heirs-set-trade_church }
heirs-option-sets-war = { heirs-set-war }
heirs-option-sets-crafts = { heirs-set-crafts }
heirs-option-sets-patrol = { heirs-set-patrol }
heirs-option-roads = Punkty za drogi
    .help = W pierwszej rozgrywce można je pominąć.
heirs-option-first = Kto zaczyna
    .help = Rzuca się tarczą, chyba że umówiliście się inaczej.
heirs-option-first-random = rzut tarczą
heirs-option-first-0 = biały
heirs-option-first-1 = niebieski
heirs-option-level = Poziom
    .help = Ile skarbów ma Henryk.
heirs-option-level-1 = { heirs-level-1 }
heirs-option-level-2 = { heirs-level-2 }
heirs-option-level-3 = { heirs-level-3 }
heirs-option-colour = Twój kolor
    .help = Henryk dostaje drugi.
heirs-option-colour-white = biały
heirs-option-colour-blue = niebieski
heirs-option-discounts = Obniżki na jeden budynek
    .help = Czy na jeden budynek można przeznaczyć kilka obniżek?
heirs-option-discounts-many = dowolnie wiele
heirs-option-discounts-one = najwyżej jedna
heirs-option-inn = Co liczy Gospoda
    .help = Jak liczą się dalsze kafelki w jej kierunku.
heirs-option-inn-tiles = trzy kafelki z każdej strony, mimo luk
heirs-option-inn-distance = trzy najbliższe pola z każdej strony
heirs-option-inn-contiguous = tylko nieprzerwany szereg kafelków
heirs-option-siege = Kiedy niszczą Wieże oblężnicze
    .help = Czy trzecia wieża daje kolejną okazję?
heirs-option-siege-every = przy drugiej i każdej następnej
heirs-option-siege-second = tylko przy drugiej
heirs-option-guardhouse = Garnizon sam w sobie
    .help = Ile jest wart Garnizon bez żadnej Wieży strażniczej.
heirs-option-guardhouse-2 = 2 punkty
heirs-option-guardhouse-0 = nic
heirs-option-tiles = Kafelki
    .help = Plik z kafelkami, jeśli nie grasz zwykłymi.

## Decyzje

heirs-act = Twoja tura. { $owed ->
    [0] Graj dalej albo ją zakończ.
   *[other] Musisz jeszcze wziąć kafelek.
}
heirs-surplus = Na ręce możesz zatrzymać tylko 3 kafelki: { $surplus ->
    [one] jeden odrzuć.
    [few] { $surplus } odrzuć.
   *[many] { $surplus } odrzuć.
}
heirs-destroy = Wieża oblężnicza na { $cell } może zniszczyć: { $cells }. Wybierz albo zrezygnuj.
    .typed = Wpisz „{ heirs-verb-destroy }” i pole albo „{ heirs-verb-done }”.

## Odmowy

heirs-not-now = Teraz tego zrobić nie można.
heirs-no-tile-in-hand = Nie masz takiego kafelka na ręce.
heirs-cell-taken = Na { $cell } leży już kafelek.
heirs-no-unit-near = Obok { $cell } nie stoi żaden twój oddział; dokładać można tylko przy własnych oddziałach.
heirs-too-expensive = Na { $building_acc } jeszcze cię nie stać; brakuje: { $amounts }{ $discounts ->
    [0] .
    [one] , a 1 obniżka tego nie pokryje.
    [few] , a { $discounts } obniżki tego nie pokryją.
   *[many] , a { $discounts } obniżek tego nie pokryje.
}
heirs-already-taken = W tej turze kafelek jest już wzięty.
heirs-no-tile-in-ring = W tym miejscu rezerwy nie ma kafelka.
heirs-out-of-reach = { $building } leży na { $order }. miejscu od tarczy, a twój zasięg to tylko { $reach }.
heirs-unit-not-on-board = { $unit } nie stoi w krajobrazie.
heirs-unit-has-moved = { $unit } już się w tej turze ruszał.
heirs-no-tile-to-step-on = Na { $cell } nie ma kafelka, nie da się tam stanąć.
heirs-cell-has-unit = Na { $cell } stoi już oddział.
heirs-no-regular-in-reserve = Nie masz już normalnych oddziałów w rezerwie.
heirs-summon-too-far = { $cell } nie leży obok żadnego z twoich oddziałów.
heirs-elite-stays = Oddział orszaku nigdy nie opuszcza krajobrazu.
heirs-no-camp = To nie jest twoje Obozowisko.
heirs-camp-before-taking = Najpierw weź kafelek; Obozowisko pozwoli ci potem wziąć następny.
heirs-camp-reserve-empty = W rezerwie nie ma już czego wziąć, Obozowisko nic by ci nie dało.
heirs-camp-hand-full = Więcej kafelków na ręce się nie zmieści; zagraj któryś, zanim zwiniesz Obozowisko.
heirs-take-owed = Zanim zakończysz turę, musisz wziąć kafelek.
heirs-nothing-to-destroy = Na { $cell } twoje wieże niczego zniszczyć nie mogą.
heirs-destroy-order = { $cell } już pominięto; idzie się od północy zgodnie z ruchem wskazówek zegara.
heirs-must-destroy = Najpierw zdecyduj, co zniszczy nowa Wieża oblężnicza, a potem powiedz: gotowe.
heirs-must-discard = Najpierw zejdź do 3 kafelków na ręce: { $surplus ->
    [one] jeden trzeba odrzucić.
    [few] { $surplus } trzeba odrzucić.
   *[many] { $surplus } trzeba odrzucić.
}
heirs-discard-order = Odrzuca się w kolejności kafelków na ręce; możesz też wymienić wszystkie naraz, razem { $surplus }.
heirs-no-such-move = Nie ma takiego ruchu.

## Co się dzieje

heirs-turn = Tura { $turn }: { AGREE($seat_is, "grasz", "gra") } { $seat }.
heirs-take = { $seat_nom } { AGREE($seat_is, "bierzesz", "bierze") } { $building_acc } ({ $colour }).
heirs-refill = Rezerwę uzupełnia { $building } ({ $colour }).
heirs-last-round = To był ostatni kafelek stosu: po tej turze każdy gra jeszcze raz.
heirs-build = { $seat_nom } { AGREE($seat_is, "budujesz", "buduje") } { $building_acc } na { $cell }{ $discounts ->
    [0] .
    [one] {" "}z 1 obniżką.
   *[other] {" "}z obniżkami ({ $discounts }).
}
heirs-expand = { $seat_nom } { AGREE($seat_is, "kładziesz", "kładzie") } { $building_acc } rewersem do góry na { $cell } jako teren otwarty ({ $colour }).
heirs-camp = { $seat_nom } { AGREE($seat_is, "zwijasz", "zwija") } Obozowisko na { $cell }: jest tu teraz teren otwarty i pora na kolejny kafelek.
heirs-destroyed = { $seat_nom } { AGREE($seat_is, "niszczysz", "niszczy") } { $building_acc } na { $cell }: jest tu teraz teren otwarty.
heirs-step = { $seat_nom } { AGREE($seat_is, "przesuwasz", "przesuwa") } { $unit_acc } z pola { $from } na { $cell }.
heirs-summon = { $seat_nom } { AGREE($seat_is, "przenosisz", "przenosi") } normalny oddział z rezerwy na { $cell }.
heirs-withdraw = { $seat_nom } { AGREE($seat_is, "wycofujesz", "wycofuje") } normalny oddział z pola { $cell } do rezerwy.
heirs-discard = { $seat_nom } { AGREE($seat_is, "odrzucasz", "odrzuca") } { $building_acc } ({ $colour }).
heirs-end-turn = { $seat_nom } { AGREE($seat_is, "kończysz", "kończy") } turę.
heirs-over = Koniec gry. Pora policzyć punkty.
heirs-henry-builds = { heirs-player-henry } buduje { $building_acc } na { $cell }{ $option ->
    [A] : łączy się z drogą twojego ostatniego budynku.
    [B] : blokuje drogę twojego ostatniego budynku.
   *[C] : pierwsze wolne pole przy rusztowaniu.
}
heirs-henry-no-place = Przy rusztowaniu nie ma miejsca: kafelek Henryka ({ $building }) znika z gry.
heirs-treasure = Na { $cell } ukrywa skarb. Straci go, gdy będą tu { $treasure }.
heirs-treasure-lifted = Henryk traci skarb na { $cell }: są tu { $treasure }.
heirs-henry-moves = Jego oddział z krzyżykiem w tym kolorze ({ $colour }) idzie na { $cell }.

## Punktacja według zasad

heirs-score-TV1 = { $building } na { $where }: 1 za siebie{ $cells_count ->
    [0] .
   *[other] {" "}i { $cells_count } za kafelki w swoim kierunku ({ $cells }).
}
heirs-score-TV2 = { $building } na { $where }: 1 za siebie{ $cells_count ->
    [0] .
   *[other] {" "}i { $cells_count } za kafelki przy bokach ({ $cells }).
}
heirs-score-TV3 = { $building } na { $where }: { $cells_count ->
    [0] 1 za siebie, żadna droga tu nie prowadzi.
   *[other] 1 za siebie i { $cells_count } za kafelki najdłuższej drogi ({ $cells }).
}
heirs-score-TV4 = { $building } na { $where }: 2 za siebie{ $cells_count ->
    [0] .
   *[other] {" "}i po 2 za budynki przeciwnika przy bokach ({ $cells }).
}
heirs-score-LI1 = { $building } na { $where }: 1 za siebie{ $cells_count ->
    [0] .
   *[other] {" "}i { $cells_count } za żółtą grupę ({ $cells }).
}
heirs-score-LI2 = { $building } na { $where }: 1 za siebie{ $cells_count ->
    [0] .
   *[other] {" "}i { $cells_count } za szarą grupę ({ $cells }).
}
heirs-score-LI3 = { $building } na { $where }: 1 za siebie{ $cells_count ->
    [0] .
   *[other] {" "}i { $cells_count } za zieloną grupę ({ $cells }).
}
heirs-score-LI4 = { $building } na { $where }: 1 za siebie{ $cells_count ->
    [0] .
   *[other] {" "}i { $cells_count } za własne budynki na właściwym kolorze ({ $cells }).
}
heirs-score-LI5 = { $building } na { $where }, niewykorzystane.
heirs-score-TC1 = { $building } na { $where }: daje zasoby, nie punkty.
heirs-score-TC2 = { $building } na { $where }: { $cells_count ->
    [0] właściciel nie ma Farmy, Tartaku ani Kamieniołomu.
   *[other] po 3 za własne Farmy, Tartaki i Kamieniołomy ({ $cells }).
}
heirs-score-TC3 = { $building } na { $where }.
heirs-score-WA1 = { $building } na { $where }: bez punktów.
heirs-score-WA2 = { $building } na { $where }: 1 za siebie{ $cells_count ->
    [0] .
   *[other] {" "}i { $cells_count } za pozostałe wieże i twierdze ({ $cells }).
}
heirs-score-CR1 = { $building } na { $where }: { $cells_count ->
    [0] ani jednej pary.
   *[other] pary z pól { $cells }, { $guild ->
        [yes] po 4 punkty dzięki Gildii.
       *[no] po 3 punkty.
    }
}
heirs-score-CR2 = { $building } na { $where }: pomaga warsztatom, bez punktów.
heirs-score-PA1 = { $building } na { $where }: 1 za siebie{ $cells_count ->
    [0] .
   *[other] {" "}i { $cells_count } za kafelki w swoim kolorze i kierunku ({ $cells }).
}
heirs-score-PA2 = { $building } na { $where }: { $cells_count ->
    [0] po przekątnej żadnej Wieży strażniczej.
   *[other] oprócz własnej wartości po 2 za Wieże strażnicze po przekątnej ({ $cells }).
}
heirs-score-D5 = Droga przez { $cells }: budynki własne { $own } − przeciwnika { $other }.
heirs-score-H7 = { $where ->
    [stack] Skarby, które zostały w stosie: { $treasures }, po 5 punktów.
   *[other] Skarb na { $where }.
}
heirs-score-doubled = Podwójnie, bo stoi tu własny oddział.
heirs-score-best = Podwójnie, bo to jeden z trzech najlepszych budynków Henryka.
