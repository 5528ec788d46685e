### Wszystkie słowa Regny po polsku.
###
### Komunikat nazywa się tak jak kod silnika, jak rodzaj i id rzeczy (heirs-building-inn) albo
### jak to, co mówi terminal (cli-...). Dane to pola; nazwa rzeczy niesie ze sobą atrybuty:
### $building, $building_acc. Przypadki: .acc biernik, .gen dopełniacz, .loc miejscownik.
### `.short` mieści się na mapie, `.also` to inne słowa, które ludzie wpisują.

## Wspólne

list = { $items } i { $last }
seat-number = gracz { $number }
language-en = angielski
language-cs = czeski
language-pl = polski
game-heirs = Dwóch następców
game-dominion = Dominion
game-tigris = Eufrat i Tygrys
game-over = Gra się skończyła, nie ma już o czym decydować.
no-such-move = Nie ma ruchu o numerze { $move }.

## Zapisane gry

save-missing = Nie ma pliku { $file }.
save-unreadable = Pliku { $file } nie da się odczytać.
save-unwritable = Pliku { $file } nie da się tam zapisać.
save-foreign = { $file } to nie jest zapisana gra Regny; zostaje bez zmian.
save-damaged = { $file } to zapisana gra, ale uszkodzona lub niepełna; zostaje bez zmian.
save-newer = { $file } zapisała nowsza Regna; zaktualizuj tę.
save-other-rules = W { $file } grano według zasad w wersji { $saved }, a ten program gra według wersji { $ours }.
save-other-game = W pliku { $file } jest już zapisana inna rozgrywka; wybierz inną nazwę.
save-unknown-game = W pliku { $file } jest gra, której ten program nie zna: { $name }.

## Terminal: wiersz poleceń

cli-help-program = Trzy gry planszowe o królestwach i następcach.
cli-help-version = Pokaż wersję i zakończ.
cli-help-play = Zagraj w terminalu.
cli-help-resume = Wróć do zapisanej gry.
cli-help-rules = Zasady: spis treści, rozdział albo jedna zasada.
cli-help-game = Która gra; bez niej zapytamy.
cli-help-rules-game = Zasady której gry.
cli-help-solo = Gra jednoosobowa (Dwóch następców: przeciwko Henrykowi).
cli-help-level = Jak silny jest przeciwnik w grze jednoosobowej.
cli-help-seats = Dla ilu graczy.
cli-help-seed = To samo ziarno rozdaje tę samą grę.
cli-help-lang = Język: en, cs lub pl; bez niego język systemu.
cli-help-option = Zasada gry w postaci nazwa=wartość; można podać kilka razy.
cli-help-sets = Trzy zestawy Dwóch następców, oddzielone przecinkami.
cli-help-file = Plik z zapisaną grą.
cli-help-rule = Oznaczenie zasady albo numer lub tytuł rozdziału.
cli-stopped = Przerwano.
cli-bad-lang = Nie ma tu języka „{ $text }”, do wyboru są { $list }.
cli-bad-game = Nie znam gry „{ $text }”. Są { $list }.
cli-bad-pair = Opcję pisze się nazwa=wartość, a nie „{ $text }”.
cli-bad-option = Ta gra nie ma opcji „{ $name }”. Jej opcje to { $list }.
cli-bad-flag = Opcja „{ $name }” to tak albo nie, a nie „{ $text }”.
cli-bad-number = Opcja „{ $name }” to liczba całkowita od { $low } do { $high }, a nie „{ $text }”.
cli-bad-choice = W opcji „{ $name }” do wyboru są { $list }, a nie „{ $text }”.
cli-bad-choices = W opcji „{ $name }” wybierz { $count } i oddziel je przecinkami: { $list }.
cli-bad-document = Opcja „{ $name }” nie pasuje: { $reason }.
cli-bad-seats = Liczba graczy w tej grze to od { $low } do { $high }.
cli-option-not-here = Opcja „{ $name }” nie pasuje do tej liczby graczy.
cli-no-solo = W tę grę nie można grać samemu.

## Terminal: rozgrywka

cli-welcome = { $game }. Znak ? pokazuje twoje ruchy, słowo pomoc – całą resztę.
cli-seed-line = Ziarno tej gry to { $seed }.
cli-resumed = Wracamy do gry po { $count ->
    [one] { $count } ruchu
    [few] { $count } ruchach
   *[many] { $count } ruchach
}.
cli-which-game = W co gramy? Wpisz numer albo nazwę.
cli-not-understood = Nie rozumiem: „{ $text }”.
cli-did-you-mean = Czy chodziło o: { $text }?
cli-begin-with = Ruch zaczyna się od jednego z tych słów: { $list }. Wszystkie ruchy pokazuje ?, wszystkie polecenia – pomoc.
cli-empty = Wpisz ruch, znak ?, by zobaczyć listę ruchów, albo pomoc.
cli-no-number = Nie ma ruchu numer { $number }; lista (?) liczy ich { $count }, od numeru 1.
cli-which-one = „{ $text }” pasuje do kilku: { $list }. Podaj dokładniej.
cli-form = Pisze się to tak: { $form }.
cli-moves = Co możesz teraz zrobić. Wpisz numer albo słowa tak, jak tu stoją.
cli-legal = Ten ruch jest teraz dozwolony.
cli-undone = Cofnięto: { $move }.
cli-nothing-to-undo = Nie ma czego cofnąć.
cli-saved = Zapisano w pliku { $file }. Wrócisz poleceniem: regna resume { $file }
cli-save-needs-name = Pod jaką nazwą zapisać? Na przykład: zapisz wieczór
cli-why-needs-move = Dlaczego nie co? Dodaj ruch, na przykład: dlaczego { $move }
cli-offer-save = Kończymy. Wpisz nazwę pliku, by zapisać grę, albo po prostu naciśnij Enter.
cli-goodbye = Do zobaczenia!
cli-goodbye-saved = Zapisano w pliku { $file }. Do zobaczenia!
cli-help-heading = Polecenia
cli-help-moves = Ruch wpisuje się tak, jak stoi na liście (?): numerem albo słowami. Kilka ruchów naraz oddziel średnikami. Ogonki, przyimki i przypadki nie są ważne, byle było jasne, o co chodzi.
cli-score-now = Punktacja, gdyby gra skończyła się teraz
cli-score-end = Punktacja końcowa
cli-total = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
cli-no-points = Na razie bez punktów.
cli-wins = Wygrywa { $seat }.
cli-draw = Remis: { $seats }.
cli-pass-keyboard = Do klawiatury siada { $seat }. Gdy nikt inny nie patrzy, naciśnij Enter.
cli-contents = Spis treści
cli-contents-hint = Rozdział lub zasadę przeczytasz tak: regna rules { $game } { $example }
cli-no-rule = Nie ma zasady ani rozdziału „{ $id }”{ $near_count ->
    [0] .
   *[other] ; może chodzi o { $near }?
}
cli-command-moves = ruchy
    .also = ? lista
    .form = ?
    .help = pokazuje ponumerowane ruchy
cli-command-board = stół
    .also = plansza pokaż
    .form = stół
    .help = rysuje stół od nowa
cli-command-look = opisz
    .also = rozejrzyj czytaj
    .form = opisz
    .help = opisuje całą pozycję zdaniami
cli-command-why = dlaczego
    .also = czemu
    .form = dlaczego RUCH
    .help = wyjaśnia, czemu ruch jest niedozwolony, i podaje zasadę
cli-command-card = karta
    .also = karty kartę
    .form = karta NAZWA
    .help = mówi, co robi karta; bez nazwy wszystkie karty tej gry
cli-command-rule = zasada
    .also = zasady
    .form = zasada ID
    .help = pokazuje zasadę, na przykład { $example }
cli-command-score = punkty
    .also = wynik
    .form = punkty
    .help = punktacja na tę chwilę
cli-command-undo = cofnij
    .also = wróć
    .form = cofnij
    .help = cofa ostatni ruch
cli-command-save = zapisz
    .also = zapisać
    .form = zapisz PLIK
    .help = zapisuje grę do pliku
cli-command-help = pomoc
    .also = h
    .form = pomoc
    .help = ta pomoc
cli-command-quit = wyjdź
    .also = wyjście q exit
    .form = wyjdź
    .help = kończy bez dalszej gry
cli-fillers = na z ze do od w we o oddział kafelek pole

## Dwóch następców: rzeczy

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
heirs-level-1 = Henryk Biedny
heirs-level-2 = Henryk Waleczny
heirs-level-3 = Henryk Mocarny

## Dwóch następców: opcje

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
heirs-option-first-toss = rzut tarczą
heirs-option-first-white = biały
heirs-option-first-blue = niebieski
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

## Dwóch następców: decyzje

heirs-act = Gra { $seat }{ $owed ->
    [0] ; może działać dalej albo zakończyć turę.
   *[other] ; musi jeszcze wziąć kafelek.
}
heirs-surplus = { $seat } ma na ręce więcej niż 3 kafelki: { $surplus ->
    [one] jeden trzeba odrzucić.
    [few] { $surplus } trzeba odrzucić.
   *[many] { $surplus } trzeba odrzucić.
}
heirs-destroy = { $seat } może Wieżą oblężniczą na { $cell } zniszczyć: { $cells }. Albo na tym poprzestać.

## Dwóch następców: odmowy

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

## Dwóch następców: co się dzieje

heirs-turn = Tura { $turn }: { $seat }.
heirs-take = { $seat } bierze { $building_acc } ({ $colour }).
heirs-refill = Rezerwę uzupełnia { $building } ({ $colour }).
heirs-last-round = To był ostatni kafelek stosu: po tej turze każdy gra jeszcze raz.
heirs-build = { $seat } buduje { $building_acc } na { $cell }{ $discounts ->
    [0] .
    [one] {" "}z 1 obniżką.
   *[other] {" "}z obniżkami ({ $discounts }).
}
heirs-expand = { $seat } powiększa krajobraz na { $cell }: { $building } leży zakryty jako teren otwarty ({ $colour }).
heirs-camp = { $seat } zwija Obozowisko na { $cell }: jest tu teraz teren otwarty i pora na kolejny kafelek.
heirs-destroyed = { $seat } niszczy { $building_acc } na { $cell }: jest tu teraz teren otwarty.
heirs-step = { $seat } przesuwa { $unit_acc } z { $from } na { $cell }.
heirs-summon = { $seat } przenosi normalny oddział z rezerwy na { $cell }.
heirs-withdraw = { $seat } wycofuje normalny oddział z { $cell } do rezerwy.
heirs-discard = { $seat } odrzuca { $building_acc } ({ $colour }).
heirs-end-turn = { $seat } kończy turę.
heirs-over = Koniec gry. Pora policzyć punkty.
heirs-henry-builds = { $seat } buduje { $building_acc } na { $cell }{ $option ->
    [A] : łączy się z drogą twojego ostatniego budynku.
    [B] : blokuje drogę twojego ostatniego budynku.
   *[C] : pierwsze wolne pole przy rusztowaniu.
}
heirs-henry-no-place = Przy rusztowaniu nie ma miejsca: kafelek Henryka ({ $building }) znika z gry.
heirs-treasure = Na { $cell } ukrywa skarb. Straci go, gdy będą tu { $treasure }.
heirs-treasure-lifted = Henryk traci skarb na { $cell }: są tu { $treasure }.
heirs-henry-moves = Jego oddział z krzyżykiem w tym kolorze ({ $colour }) idzie na { $cell }.

## Dwóch następców: punktacja według zasad

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
   *[other] pary z { $cells }, { $guild ->
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

## Dwóch następców: w terminalu

heirs-verb-take = weź
    .also = wziąć biorę brać
    .form = weź KAFELEK (weź Gospodę albo weź 2: drugi od tarczy)
heirs-verb-build = zbuduj
    .also = wybuduj budować buduj buduję zbudować wybudować
    .form = zbuduj BUDYNEK POLE (zbuduj Gospodę n1e1)
heirs-verb-expand = teren
    .also = powiększ powiększyć rozszerz
    .form = teren z KAFELKA POLE (teren z Gospody n1e1)
heirs-verb-step = idź
    .also = przesuń przesunąć ruch krok
    .form = idź SKĄD DOKĄD (idź 0 n1)
heirs-verb-summon = przenieś
    .also = przenieść wezwij
    .form = przenieś POLE (przenieś n1)
heirs-verb-withdraw = wycofaj
    .also = wycofać
    .form = wycofaj POLE (wycofaj n1)
heirs-verb-camp = zwiń
    .also = obozowisko obóz
    .form = zwiń POLE (zwiń n1)
heirs-verb-destroy = zniszcz
    .also = zniszczyć niszcz
    .form = zniszcz POLE (zniszcz n1)
heirs-verb-discard = odrzuć
    .also = odrzucić wyrzuć
    .form = odrzuć KAFELEK (odrzuć Gospodę)
heirs-verb-done = gotowe
    .also = dość wystarczy
    .form = gotowe
heirs-verb-end = zakończ
    .also = koniec kończę zakończyć
    .form = zakończ
heirs-move-take = weź { $building_acc }{ $more }
heirs-move-build = zbuduj { $building_acc }{ $more } { $cell }
heirs-move-expand = teren z { $building_gen }{ $more } { $cell }
heirs-move-step = idź { $from } { $cell }
heirs-move-summon = przenieś { $cell }
heirs-move-withdraw = wycofaj { $from }
heirs-move-camp = zwiń { $cell }
heirs-move-destroy = zniszcz { $cell }
heirs-move-discard = odrzuć { $building_acc }{ $more }
heirs-move-done = gotowe
heirs-move-end = zakończ
heirs-group-take = Weź kafelek
heirs-group-units = Oddziały
heirs-group-other = Inne
heirs-no-tile-named = „{ $text }” – takiego kafelka { $place ->
    [hand] nie masz na ręce
   *[ring] nie ma w rezerwie
}{ $names_count ->
    [0] , nic tam nie ma.
   *[other] . Jest tam { $names }.
}
heirs-bad-place = „{ $text }” to nie jest pole. Pola liczy się od kafelka początkowego: 0 to on sam, n2 leży 2 na północ, s1e3 leży 1 na południe i 3 na wschód (n północ, e wschód, s południe, w zachód).
heirs-no-unit-there = Na { $cell } nie stoi twój oddział; twoje stoją na { $cells }.
heirs-no-unit-beside = Obok { $cell } nie stoi żaden twój oddział; twoje stoją na { $cells }.
heirs-not-next-to = { $cell } nie sąsiaduje z { $from }.
heirs-which-unit = Na { $cell } może iść kilka twoich oddziałów: z { $cells }.
heirs-no-camp-yet = Nie masz w krajobrazie Obozowiska.
heirs-nothing-to-withdraw = Nie masz w krajobrazie normalnych oddziałów.
heirs-no-tower-beside = { $cell } nie leży przy boku nowej Wieży oblężniczej.
heirs-show-turn = Tura { $turn }: { $seat }
heirs-show-last = { $turns ->
    [0] To ostatnia tura gry.
    [one] Stos jest pusty: po tej turze będzie jeszcze jedna.
   *[other] Stos jest pusty: po tej turze będą jeszcze { $turns }.
}
heirs-show-reserve = Królewska rezerwa, zgodnie z ruchem wskazówek od tarczy (korona: { $seat })
heirs-show-reach = W zasięgu { $reach } ({ $seat }):
heirs-show-beyond = Dalej:
heirs-show-stock = Wspólny stos: { $left ->
    [0] pusty.
    [one] 1 kafelek, { $colour }.
    [few] { $left } kafelki, wierzchni jest { $colour }.
   *[many] { $left } kafelków, wierzchni jest { $colour }.
}
heirs-show-tile = { $name } – { $colour }; koszt: { $amounts }; { $roads_count ->
    [0] bez drogi
   *[other] drogi: { $roads }
}
heirs-show-tile-short = { $building } ({ $more }{ $colour })
heirs-show-landscape = Krajobraz
heirs-show-legend = Pola: n północ, e wschód, s południe, w zachód od kafelka początkowego 0. Pierwszy wiersz pola: właściciel i budynek; drugi: zasób i oddziały (* orszak, $ skarb). Pola, na których można dokładać, pokazują swoją nazwę. Drogi kończą się na brzegach: ┃ ━ połączone, ╹ ╻ ╸ ╺ wolne.
heirs-show-building = { $cell }: { $name }, właściciel { $owner }, { $colour }
heirs-show-terrain = { $cell }: teren otwarty, { $colour }
heirs-show-stands = { $unit } ({ $seat })
heirs-show-treasure-here = skarb
heirs-show-start = kafelek początkowy
heirs-show-hand = Ręka: { $names_count ->
    [0] pusta.
   *[other] { $names }.
}
heirs-show-hand-heading = Ręka:
heirs-show-units = Oddziały: orszak na { $cell }; normalne w krajobrazie: { $cells_count ->
    [0] brak
   *[other] { $cells }
}, na dworze: { $court }; zasięg { $reach }.
heirs-show-moved = W tej turze już się ruszały: { $cells }.
heirs-show-moved-court = rezerwa
heirs-show-resources = Zasoby na każdy budynek: { $amounts }.
heirs-show-resources-none = Zasoby na każdy budynek: żadne.
heirs-show-source-reserve = { $resource }: { $name } w rezerwie
heirs-show-source-unit = { $resource }: oddział na { $cell }
heirs-show-source-building = { $resource }: { $building } na { $cell }
heirs-show-discounts = { $discounts ->
    [one] Gotowa 1 obniżka.
    [few] Gotowe { $discounts } obniżki.
   *[many] Gotowych { $discounts } obniżek.
}
heirs-show-henry-units = Oddziały: { $cells_count ->
    [0] jeszcze na boku.
   *[other] na { $cells }.
}
heirs-show-scaffold = Rusztowanie (obok niego buduje Henryk): { $cell }.
heirs-show-treasures = Skarby w stosie: { $stack }. W krajobrazie: { $treasures_count ->
    [0] żaden.
   *[other] { $treasures }.
}
heirs-show-treasure = { $cell } ({ $treasure })
heirs-result-tie-break = Punktów jest po równo; rozstrzyga liczba oddziałów w rezerwie.
heirs-result-draw = We wszystkim po równo: poproście ojca o jeszcze jeden skrawek ziemi.
heirs-result-beat-henry = Masz więcej punktów niż Henryk: korona jest twoja!
heirs-result-lost = Henryk ma co najmniej tyle punktów co ty, więc korona należy do niego.

## Dominion

## Eufrat i Tygrys
