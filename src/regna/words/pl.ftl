### Wszystkie słowa Regny po polsku.
###
### Komunikat nazywa się tak jak kod silnika, jak rodzaj i id rzeczy (heirs-building-inn) albo
### jak to, co mówi terminal (cli-...). Dane to pola; nazwa rzeczy niesie ze sobą atrybuty:
### $building, $building_acc. Przypadki: .acc biernik, .gen dopełniacz, .loc miejscownik.
### `.short` mieści się na mapie, `.also` to inne słowa, które ludzie wpisują.

## Wspólne

list = { $items } i { $last }
list-or = { $items } lub { $last }
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

## Stół, poza zasadami gry

table-absent-not-long = Ten gracz był tu przed chwilą; poczekaj jeszcze trochę.
table-already-open = To miejsce już ujawniło swoją liczbę.
table-bad-opening = To nie jest liczba, do której zobowiązało się to miejsce.
table-bot-plays = Na tym miejscu gra teraz bot; najpierw je odzyskaj.
table-called = Ta gra toczy się już od nowa przy innym stole.
table-clock-out = Czas tego miejsca minął; do końca gra za nie bot.
table-game-over = Gra się skończyła.
table-list-too-long = Lista ruchów kończy się tam, gdzie coś się losuje lub odkrywa albo decyduje ktoś inny; { $good ->
    [one] naraz można zagrać tylko pierwszy z nich.
    [few] naraz można zagrać tylko pierwsze { $good }.
   *[many] naraz można zagrać tylko pierwszych { $good }.
}
table-log-full = Przy tym stole poza samą grą wydarzyło się już tak wiele, że przyjmowane są teraz tylko ruchy.
table-moved-on = Pozycja się tymczasem zmieniła; spójrz na nią jeszcze raz.
table-no-undo = Nie ma niczego, co można by cofnąć.
table-not-bot = Na tym miejscu nie gra bot.
table-not-over = Gra jeszcze się nie skończyła.
table-not-playing = Gra się jeszcze nie zaczęła.
table-not-ready = Gra zacznie się, gdy wszystkie miejsca będą zajęte, a wszystkie liczby ujawnione.
table-not-your-turn = Teraz decyduje ktoś inny.
table-open-later = Liczby ujawnia się, gdy wszystkie miejsca są zajęte.
table-playing = Gra już się zaczęła.
table-seat-empty = Nikt tam nie siedzi.
table-seat-taken = To miejsce jest już zajęte.
table-turn-passed = Kolej ma już ktoś inny; nie możesz jej odebrać.
table-undo-off = Przy tym stole ruchów się nie cofa.
table-undo-too-far = Tak daleko cofnąć się nie da.

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
cli-help-bot = Przeciwnikiem będzie bot; można podać kilka razy, dla kilku botów.
cli-help-seats = Dla ilu graczy.
cli-help-seed = To samo ziarno rozdaje tę samą grę.
cli-help-lang = Język: en, cs lub pl; bez niego język systemu.
cli-help-option = Zasada gry w postaci nazwa=wartość; można podać kilka razy.
cli-help-sets = Trzy zestawy Dwóch następców, oddzielone przecinkami.
cli-help-file = Plik z zapisaną grą.
cli-help-rule = Oznaczenie zasady albo numer lub tytuł rozdziału.
cli-stopped = Przerwano.
cli-see-help = Pomoc: { $command }
cli-serve-at = Regna działa pod adresem { $url }
cli-serve-household = W domu: { $url }
cli-serve-no-address = Ten komputer nie ma teraz adresu w sieci lokalnej.
cli-serve-no-web = Ta instalacja nie ma aplikacji internetowej: mogą grać programy, ale nie przeglądarki. Buduje ją „make play”.
cli-serve-stop = Zatrzymuje ją Ctrl-C; po ponownym uruchomieniu każda gra toczy się dalej.
cli-tiles-exported = { $file }: 54 wbudowane kafelki, gotowe do poprawienia.
cli-tiles-good = Plik { $file } jest w porządku: 54 kafelki w sześciu zestawach po dziewięć, każde pole sprawdzone.
cli-tiles-same = Nie różni się od wbudowanych kafelków.
cli-tiles-differ = Od wbudowanych kafelków { $count ->
        [one] różni się jedno pole
        [few] różnią się { $count } pola
        [many] różni się { $count } pól
       *[other] różni się { $count } pola
    }: { $fields }.
cli-tiles-use = Graj z --option tiles={ $file } (skrót { $digest }).
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
cli-no-solo = W tę grę nie można grać samemu. Przeciwnikiem może być jednak bot: { $list_or }.
cli-bad-bot = W tej grze nie ma bota „{ $text }”. Są { $list }.
cli-too-many-bots = { $count ->
    [0] Dla bota nie ma już miejsca: jedno należy do ciebie.
    [one] Przy tym stole zmieści się tylko jeden bot: jedno miejsce należy do ciebie.
    [few] Przy tym stole zmieszczą się najwyżej { $count } boty: jedno miejsce należy do ciebie.
   *[many] Przy tym stole zmieści się najwyżej { $count } botów: jedno miejsce należy do ciebie.
}
cli-solo-and-bots = Albo --solo, albo --bot: gra jednoosobowa ma własnego przeciwnika.

## Terminal: rozgrywka

cli-welcome = { $game }. Znak ? pokazuje twoje ruchy, słowo pomoc – całą resztę.
cli-seed-line = Ziarno tej gry to { $seed }.
cli-resumed = Wracamy do gry po { $count ->
    [one] { $count } ruchu
    [few] { $count } ruchach
   *[many] { $count } ruchach
}.
cli-which-game = W co gramy? Wpisz numer albo nazwę.
cli-which-opponents = Z kim grasz? Wpisz numer albo nazwę, kilka dla kilku botów. Sam Enter: ludzie przy tej klawiaturze.
cli-which-number = Wpisz jeden numer albo kilka, od { $low } do { $high }.
cli-people-here = ludzie przy tej klawiaturze
cli-solo-heirs = Henryk, przeciwnik z gry jednoosobowej
cli-bot-about = { $name } ({ $about })
cli-you-are = Grasz jako { $seat }.
cli-not-understood = Nie rozumiem: „{ $text }”.
cli-did-you-mean = Czy chodziło o: { $text }?
cli-begin-with = Ruch zaczyna się od jednego z tych słów: { $list }. Wszystkie ruchy pokazuje ?, wszystkie polecenia – pomoc.
cli-empty = Wpisz ruch, znak ?, by zobaczyć listę ruchów, albo pomoc.
cli-no-number = Nie ma ruchu numer { $number }; lista (?) liczy ich { $count }, od numeru 1.
cli-which-one = „{ $text }” pasuje do kilku: { $list }. Podaj dokładniej.
cli-form = Pisze się to tak: { $form }.
cli-moves = Co możesz teraz zrobić. Wpisz numer albo słowa tak, jak tu stoją.
cli-pass-keyboard = Klawiaturę przejmuje { $name }, pozostali nie patrzą. Naciśnij Enter.
cli-thinking = { $seat } myśli…
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
cli-too-narrow = Terminal jest za wąski na planszę: potrzeba { $count } kolumn.
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
cli-contents = Spis treści
cli-contents-hint = Rozdział lub zasadę przeczytasz tak: regna rules { $game } { $example }
cli-no-rule = Nie ma zasady ani rozdziału „{ $id }”{ $near_count ->
    [0] .
   *[other] ; może chodzi o { $near_or }?
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
heirs-destroy = { $seat } może Wieżą oblężniczą na { $cell } zniszczyć: { $cells }. Albo powiedz: gotowe.

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
heirs-expand = { $seat } kładzie { $building_acc } rewersem do góry na { $cell } jako teren otwarty ({ $colour }).
heirs-camp = { $seat } zwija Obozowisko na { $cell }: jest tu teraz teren otwarty i pora na kolejny kafelek.
heirs-destroyed = { $seat } niszczy { $building_acc } na { $cell }: jest tu teraz teren otwarty.
heirs-step = { $seat } przesuwa { $unit_acc } z pola { $from } na { $cell }.
heirs-summon = { $seat } przenosi normalny oddział z rezerwy na { $cell }.
heirs-withdraw = { $seat } wycofuje normalny oddział z pola { $cell } do rezerwy.
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
heirs-not-next-to = Pole { $cell } nie sąsiaduje z polem { $from }.
heirs-which-unit = Na { $cell } może iść kilka twoich oddziałów: z pól { $cells }.
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

## Dominion: rzeczy

dominion-type-action = Akcja
dominion-type-treasure = Skarb
dominion-type-victory = Zwycięstwo
dominion-type-curse = Klątwa
dominion-type-attack = Atak
dominion-type-reaction = Reakcja
dominion-amount-actions = { $count ->
    [one] { $count } akcję
    [few] { $count } akcje
   *[many] { $count } akcji
}
dominion-amount-buys = { $count ->
    [one] { $count } zakup
    [few] { $count } zakupy
   *[many] { $count } zakupów
}
dominion-amount-coins = { $count ->
    [one] { $count } monetę
    [few] { $count } monety
   *[many] { $count } monet
}
dominion-card-copper = Miedziaki
    .acc = Miedziaki
    .counted = { $count ->
        [few] { $count } karty Miedziaków
       *[many] { $count } kart Miedziaków
    }
    .pile = Miedziaków
    .text = Warte 1 monetę.
dominion-card-silver = Srebrniki
    .acc = Srebrniki
    .counted = { $count ->
        [few] { $count } karty Srebrników
       *[many] { $count } kart Srebrników
    }
    .pile = Srebrników
    .text = Warte 2 monety.
dominion-card-gold = Złoto
    .acc = Złoto
    .counted = { $count ->
        [few] { $count } karty Złota
       *[many] { $count } kart Złota
    }
    .pile = Złota
    .text = Warte 3 monety.
dominion-card-estate = Posiadłość
    .acc = Posiadłość
    .counted = { $count } Posiadłości
    .pile = Posiadłości
    .text = Na koniec 1 punkt.
dominion-card-duchy = Powiat
    .acc = Powiat
    .counted = { $count ->
        [few] { $count } Powiaty
       *[many] { $count } Powiatów
    }
    .pile = Powiatów
    .text = Na koniec 3 punkty.
dominion-card-province = Prowincja
    .acc = Prowincję
    .counted = { $count ->
        [few] { $count } Prowincje
       *[many] { $count } Prowincji
    }
    .pile = Prowincji
    .text = Na koniec 6 punktów.
dominion-card-curse = Klątwa
    .acc = Klątwę
    .counted = { $count ->
        [few] { $count } Klątwy
       *[many] { $count } Klątw
    }
    .pile = Klątw
    .text = Na koniec odbiera ci 1 punkt.
dominion-card-adventurer = Odkrywca
    .acc = Odkrywcę
    .counted = { $count } Odkrywców
    .pile = Odkrywców
    .text = Odkrywaj karty talii, aż trafisz na dwie karty Skarbu; te weź na rękę, resztę odkrytych odrzuć.
dominion-card-bureaucrat = Urzędnik
    .acc = Urzędnika
    .counted = { $count } Urzędników
    .pile = Urzędników
    .text = Na wierzch twojej talii trafiają Srebrniki; każdy inny kładzie na swojej kartę Zwycięstwa z ręki albo pokazuje, że żadnej nie ma.
dominion-card-cellar = Piwnica
    .acc = Piwnicę
    .counted = { $count ->
        [few] { $count } Piwnice
       *[many] { $count } Piwnic
    }
    .pile = Piwnic
    .text = +1 akcja. Wymień dowolną liczbę kart: odrzuć je i tyle samo dobierz.
dominion-card-chancellor = Kanclerz
    .acc = Kanclerza
    .counted = { $count } Kanclerzy
    .pile = Kanclerzy
    .text = +2 monety. Całą talię możesz przełożyć na stos kart odrzuconych.
dominion-card-chapel = Kaplica
    .acc = Kaplicę
    .counted = { $count ->
        [few] { $count } Kaplice
       *[many] { $count } Kaplic
    }
    .pile = Kaplic
    .text = Pozbądź się na zawsze do 4 kart z ręki.
dominion-card-council_room = Sala obrad
    .acc = Salę obrad
    .counted = { $count ->
        [few] { $count } Sale obrad
       *[many] { $count } Sal obrad
    }
    .pile = Sal obrad
    .text = +4 karty, +1 zakup. Pozostali też dobierają po karcie.
dominion-card-feast = Uczta
    .acc = Ucztę
    .counted = { $count ->
        [few] { $count } Uczty
       *[many] { $count } Uczt
    }
    .pile = Uczt
    .text = Uczta ląduje na śmietnisku, a ty dodajesz kartę o koszcie do 5.
dominion-card-festival = Festyn
    .acc = Festyn
    .counted = { $count ->
        [few] { $count } Festyny
       *[many] { $count } Festynów
    }
    .pile = Festynów
    .text = +2 akcje, +1 zakup, +2 monety.
dominion-card-gardens = Ogrody
    .acc = Ogrody
    .counted = { $count ->
        [few] { $count } karty Ogrodów
       *[many] { $count } kart Ogrodów
    }
    .pile = Ogrodów
    .text = Na koniec 1 punkt za każdą pełną dziesiątkę twoich kart.
dominion-card-laboratory = Laboratorium
    .acc = Laboratorium
    .counted = { $count ->
        [few] { $count } Laboratoria
       *[many] { $count } Laboratoriów
    }
    .pile = Laboratoriów
    .text = +2 karty, +1 akcja.
dominion-card-library = Biblioteka
    .acc = Bibliotekę
    .counted = { $count ->
        [few] { $count } Biblioteki
       *[many] { $count } Bibliotek
    }
    .pile = Bibliotek
    .text = Uzupełnij rękę karta po karcie do 7; dobrane Akcje możesz odkładać na bok, na końcu się je odrzuca.
dominion-card-market = Targowisko
    .acc = Targowisko
    .counted = { $count ->
        [few] { $count } Targowiska
       *[many] { $count } Targowisk
    }
    .pile = Targowisk
    .text = +1 karta, +1 akcja, +1 zakup, +1 moneta.
dominion-card-militia = Milicja
    .acc = Milicję
    .counted = { $count ->
        [few] { $count } Milicje
       *[many] { $count } Milicji
    }
    .pile = Milicji
    .text = +2 monety. Pozostałym zostają na ręce tylko 3 karty, resztę odrzucają.
dominion-card-mine = Kopalnia
    .acc = Kopalnię
    .counted = { $count ->
        [few] { $count } Kopalnie
       *[many] { $count } Kopalń
    }
    .pile = Kopalń
    .text = Wymień kartę Skarbu z ręki na inną, droższą najwyżej o 3; możesz jej od razu użyć.
dominion-card-moat = Fosa
    .acc = Fosę
    .counted = { $count ->
        [few] { $count } Fosy
       *[many] { $count } Fos
    }
    .pile = Fos
    .text = +2 karty. Pokazana z ręki, gdy atakuje ktoś inny, sprawia, że Atak cię omija.
dominion-card-moneylender = Lichwiarz
    .acc = Lichwiarza
    .counted = { $count } Lichwiarzy
    .pile = Lichwiarzy
    .text = Za Miedziaki wyrzucone z ręki masz 3 monety.
dominion-card-remodel = Przebudowa
    .acc = Przebudowę
    .counted = { $count ->
        [few] { $count } Przebudowy
       *[many] { $count } Przebudów
    }
    .pile = Przebudów
    .text = Zamień kartę z ręki na inną, droższą najwyżej o 2.
dominion-card-smithy = Kuźnia
    .acc = Kuźnię
    .counted = { $count ->
        [few] { $count } Kuźnie
       *[many] { $count } Kuźni
    }
    .pile = Kuźni
    .text = +3 karty.
dominion-card-spy = Szpieg
    .acc = Szpiega
    .counted = { $count } Szpiegów
    .pile = Szpiegów
    .text = +1 karta, +1 akcja. Wszyscy, ty też, pokazują wierzch talii, a ty mówisz, co odrzucić, a co zostawić.
dominion-card-thief = Złodziej
    .acc = Złodzieja
    .counted = { $count } Złodziei
    .pile = Złodziei
    .text = Każdy inny pokazuje dwie karty z talii i traci jedną kartę Skarbu spośród nich, tę, którą wskażesz; z łupu zatrzymaj, co chcesz.
dominion-card-throne_room = Sala tronowa
    .acc = Salę tronową
    .counted = { $count ->
        [few] { $count } Sale tronowe
       *[many] { $count } Sal tronowych
    }
    .pile = Sal tronowych
    .text = Wybierz z ręki Akcję i zagraj ją dwa razy pod rząd.
dominion-card-village = Wioska
    .acc = Wioskę
    .counted = { $count ->
        [few] { $count } Wioski
       *[many] { $count } Wiosek
    }
    .pile = Wiosek
    .text = +1 karta, +2 akcje.
dominion-card-witch = Wiedźma
    .acc = Wiedźmę
    .counted = { $count ->
        [few] { $count } Wiedźmy
       *[many] { $count } Wiedźm
    }
    .pile = Wiedźm
    .text = +2 karty. Wszyscy pozostali dostają Klątwę.
dominion-card-woodcutter = Drwal
    .acc = Drwala
    .counted = { $count } Drwali
    .pile = Drwali
    .text = +1 zakup, +2 monety.
dominion-card-workshop = Warsztat
    .acc = Warsztat
    .counted = { $count ->
        [few] { $count } Warsztaty
       *[many] { $count } Warsztatów
    }
    .pile = Warsztatów
    .text = Dodaj kartę o koszcie do 4.

## Dominion: opcje

dominion-option-kingdom = Królestwo
    .help = Polecany zestaw dziesięciu kart albo losowy.
dominion-option-kingdom-first_game = Pierwsza gra
dominion-option-kingdom-big_money = Wielkie pieniądze
dominion-option-kingdom-interaction = Interakcja
dominion-option-kingdom-size_distortion = Zmiana rozmiaru
dominion-option-kingdom-village_square = Wiejski plac
dominion-option-kingdom-random = losowe
dominion-option-may_effects = Późniejsze brzmienie
    .help = Sala tronowa, Kopalnia i Lichwiarz mówią „możesz” zamiast „musisz”.
dominion-option-turn_limit = Najwięcej tur
    .help = Po tylu turach każdego gra się kończy, cokolwiek zostało w Zasobach.
dominion-option-first = Kto zaczyna
    .help = Decyduje los, chyba że ustaliliście inaczej.
dominion-option-first-random = decyduje los
dominion-option-first-0 = gracz 1
dominion-option-first-1 = gracz 2
dominion-option-first-2 = gracz 3
dominion-option-first-3 = gracz 4

## Dominion: decyzje

dominion-action = { $seat } ma { $amounts }. Zagraj Akcję albo przejdź do zakupów.
dominion-buy = { $seat } ma { $amounts }. { $cards_count ->
    [0] Kup kartę albo zakończ turę.
   *[other] Zagraj karty Skarbu, kup kartę albo zakończ turę.
}
dominion-react = { $attacker } zagrywa { $card_acc }. Czy { $seat } pokazuje Fosę? Pokaż ją albo napisz pas.
dominion-cellar = { $seat } może odrzucić karty i tyle samo dobrać{ $count ->
    [0] .
   *[other] . Na razie wybrane: { $cards }.
}
dominion-chapel = { $seat } może wyrzucić do 4 kart{ $count ->
    [0] .
   *[other] . Na razie wybrane: { $cards }.
}
dominion-militia = { $seat } musi odrzucić { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}{ $cards_count ->
    [0] .
   *[other] . Na razie wybrane: { $cards }.
}
dominion-bureaucrat = { $seat } musi położyć kartę Zwycięstwa z ręki na wierzchu talii.
dominion-chancellor = Czy { $seat } przekłada całą talię na stos kart odrzuconych? Przełóż albo zostaw.
dominion-library = { $seat } dobiera { $card_acc }; { $count ->
    [one] na ręce jest wtedy 1 karta
    [few] na ręce są wtedy { $count } karty
   *[many] na ręce jest wtedy { $count } kart
}. Zostaw ją albo odłóż na bok.
dominion-mine = { $seat } wyrzuca z ręki kartę Skarbu, by wziąć inną, droższą najwyżej o 3. Którą?
dominion-moneylender = { $seat } wyrzuca z ręki Miedziaki za 3 monety.
dominion-remodel = { $seat } wyrzuca kartę z ręki za inną, droższą najwyżej o 2. Którą?
dominion-take = { $card }: { $seat } dodaje kartę o koszcie do { $limit }. Którą?
dominion-throne-room = { $seat } zagrywa Akcję z ręki dwa razy. Którą?
dominion-spy = { $victim } pokazuje { $card_acc }. Decyduje { $seat }: odrzuć albo zostaw na talii.
dominion-thief = { $victim } pokazuje { $cards_acc }. Którą kartę Skarbu { $seat } wyrzuca?
dominion-thief-gain = { $seat } może wziąć z łupu, co chce: { $cards_acc }.

## Dominion: odmowy

dominion-not-now = Teraz nie można tego zrobić.
dominion-not-in-hand = Na twojej ręce nie ma takiej karty: { $card }.
dominion-not-playable = { $card } to nie Akcja ani Skarb, tego się nie zagrywa.
dominion-treasure-early = Karty Skarbu zagrywa się w fazie zakupu. Najpierw przejdź do zakupów.
dominion-treasure-late = Po pierwszym zakupie kart Skarbu już się nie zagrywa.
dominion-action-late = { $card } to Akcja, a faza akcji już się skończyła.
dominion-buy-early = { $card_acc } kupisz za chwilę: najpierw przejdź do zakupów.
dominion-no-treasures = Na ręce nie masz już kart Skarbu.
dominion-no-pile = Tej karty nie ma w tej grze: { $card }.
dominion-pile-empty = Stos { $card_pile } jest pusty.
dominion-too-expensive = Koszt karty { $card } to { $cost }, a ty { $coins ->
    [0] nie masz monet.
    [one] masz tylko 1 monetę.
    [few] masz tylko { $coins } monety.
   *[many] masz tylko { $coins } monet.
}
dominion-over-limit = Koszt karty { $card } to { $cost }, a granica tutaj to { $limit }.
dominion-must-gain = Kartę trzeba wziąć.
dominion-must-discard = Trzeba jeszcze odrzucić { $count ->
    [one] 1 kartę.
    [few] { $count } karty.
   *[many] { $count } kart.
}
dominion-out-of-order = Karta { $card } tu nie pasuje: pojedynczo wybiera się karty w kolejności z listy. Lepiej wymień je naraz.
dominion-no-moat = Nie masz Fosy na ręce.
dominion-not-action = { $card } to nie Akcja.
dominion-must-play = Masz na ręce Akcję, więc trzeba ją wybrać.
dominion-not-treasure = { $card } to nie karta Skarbu.
dominion-must-trash-treasure = Masz na ręce kartę Skarbu, więc trzeba jakąś wyrzucić.
dominion-take-treasure = Wziąć możesz tylko kartę Skarbu, a { $card } to co innego.
dominion-not-copper = To muszą być Miedziaki, a nie { $card }.
dominion-must-trash-copper = Masz na ręce Miedziaki, więc trzeba je wyrzucić.
dominion-must-trash = Jakąś kartę trzeba wyrzucić.
dominion-not-victory = { $card } to nie karta Zwycięstwa.
dominion-has-victory = Masz na ręce kartę Zwycięstwa, więc trzeba ją położyć na talii.
dominion-keep-only = Na bok można odłożyć tylko Akcję; ta karta zostaje na ręce.
dominion-not-revealed = Wśród pokazanych kart Skarbu nie ma takiej: { $card }.
dominion-not-stolen = Wśród wyrzuconych właśnie kart Skarbu nie ma takiej: { $card }.

## Dominion: co się dzieje
## `.then` to samo bez podmiotu: co ktoś robi jednym tchem, to się łączy.

dominion-turn = { $seat }, tura { $count }.
dominion-play = { $seat } { dominion-play.then }{ $actions ->
    [0] .
    [one] , zostaje 1 akcja.
    [few] , zostają { $actions } akcje.
   *[many] , zostaje { $actions } akcji.
}
    .then = zagrywa { $card_acc }
dominion-throne = { $seat } { dominion-throne.then }.
    .then = { $count ->
        [1] zagrywa { $card_acc }
       *[2] zagrywa { $card_acc } jeszcze raz
    }
dominion-throne-none = { $seat } { dominion-throne-none.then }.
    .then = niczego nie zagrywa dwa razy
dominion-left = { $seat } { dominion-left.then }.
    .then = ma { $amounts }
dominion-pay = { $seat } { dominion-pay.then }.
    .then = zagrywa { $cards_acc } i ma { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
# Tylko w zapisach sprzed czasu, gdy wszystkie karty Skarbu zaczęto podawać po kolei.
dominion-pay-all = { $seat } { dominion-pay-all.then }.
    .then = zagrywa wszystkie karty Skarbu, { $cards_acc }, i ma { $coins ->
        [one] 1 monetę
        [few] { $coins } monety
       *[many] { $coins } monet
    }
dominion-bought = { $seat } { dominion-bought.then }{ $buys ->
    [0] .
    [one] , monety: { $coins }, jeszcze 1 zakup.
    [few] , monety: { $coins }, jeszcze { $buys } zakupy.
   *[many] , monety: { $coins }, jeszcze { $buys } zakupów.
}
    .then = kupuje { $card_acc } za { $cost }
dominion-gain = { $seat } { dominion-gain.then }.
    .then = dodaje { $card_acc }
dominion-gain-hand = { $seat } { dominion-gain-hand.then }.
    .then = bierze na rękę { $card_acc }
dominion-gain-deck = { $seat } { dominion-gain-deck.then }.
    .then = kładzie na talii { $card_acc }
dominion-gain-trash = { $seat } { dominion-gain-trash.then }.
    .then = bierze ze śmietniska { $card_acc }
dominion-pile-out = Stos { $card_pile } jest pusty.
dominion-none-left = Stos { $card_pile } jest już pusty.
dominion-take-none = { $seat } { dominion-take-none.then }.
    .then = nie ma czego dodać za { $limit } ani taniej
dominion-draw = { $seat } { dominion-draw.then }.
    .then = { $count ->
        [0] nic nie dobiera
        [one] dobiera kartę
        [few] dobiera { $count } karty
       *[many] dobiera { $count } kart
    }{ $cards_count ->
        [0] {""}
        [one] {" "}({ $cards })
        [few] {" "}({ $cards })
        [many] {" "}({ $cards })
        [other] {" "}({ $cards })
       *[none] {""}
    }
dominion-shuffle = { $seat } { dominion-shuffle.then }.
    .then = tasuje nową talię ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    })
dominion-trash = { $seat } { dominion-trash.then }.
    .then = wyrzuca { $card_acc }
dominion-trash-none = { $seat } { dominion-trash-none.then }.
    .then = nic nie wyrzuca ({ $card })
dominion-discard = { $seat } { dominion-discard.then }.
    .then = odrzuca { $cards_acc }
dominion-discard-some = { $seat } { dominion-discard-some.then }.
    .then = odrzuca { $count ->
        [one] { $card_acc }
        [few] { $count } karty, na wierzchu { $card }
       *[many] { $count } kart, na wierzchu { $card }
    }{ $cards_count ->
        [0] {""}
        [one] {""}
        [few] {" "}({ $cards })
        [many] {" "}({ $cards })
        [other] {" "}({ $cards })
       *[none] {""}
    }
dominion-clean-up = { $seat } { dominion-clean-up.then }; na wierzchu stosu kart odrzuconych widać { $card_acc }.
    .then = { $count ->
        [0] sprząta
        [one] sprząta razem z 1 kartą z ręki
        [few] sprząta razem z { $count } kartami z ręki
       *[many] sprząta razem z { $count } kartami z ręki
    }
dominion-show = { $seat } { dominion-show.then }.
    .then = { $cards_count ->
        [0] nie ma czego pokazać
       *[other] pokazuje { $cards_acc }
    }
dominion-show-hand = { $seat } { dominion-show-hand.then }.
    .then = pokazuje rękę bez kart Zwycięstwa: { $cards_acc }
dominion-no-deck = { $seat } nie ma karty do pokazania.
dominion-to-hand = { $seat } { dominion-to-hand.then }.
    .then = bierze na rękę { $cards_acc }
dominion-set-aside = { $seat } { dominion-set-aside.then }.
    .then = odkłada na bok { $card_acc }
dominion-put-back = { $seat } { dominion-put-back.then }.
    .then = zostawia na talii { $card_acc }
dominion-topdeck = { $seat } { dominion-topdeck.then }.
    .then = kładzie z ręki na talii { $card_acc }
dominion-flip = { $seat } { dominion-flip.then }.
    .then = przekłada talię na stos kart odrzuconych ({ $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }, na wierzchu { $card })
dominion-moat = { $seat } { dominion-moat.then }.
    .then = pokazuje { $card_acc } i odpiera Atak
dominion-no-reaction = { $seat } { dominion-no-reaction.then }.
    .then = nie pokazuje Fosy
dominion-over-provinces = Zabrano ostatnią kartę: { $card }. Gra się kończy.
dominion-over-piles = Puste stosy: { $cards }. Gra się kończy.
dominion-over-turns = Każdy ma za sobą { $count ->
    [one] 1 turę
    [few] { $count } tury
   *[many] { $count } tur
}: gra się kończy.

## Dominion: punktacja, według zasad

dominion-score-G23 = { $count ->
    [one] { $card }.
   *[other] { $card } ×{ $count }, po { $each }.
}
dominion-score-D-gardens-1 = { $count ->
    [one] { $card }: kart { $cards }, czyli { $each }.
   *[other] { $card } ×{ $count }: kart { $cards }, czyli po { $each }.
}
dominion-result-fewer-turns = Punktów tyle samo; decyduje mniej tur.
dominion-result-shared = Równo we wszystkim, zwycięstwem dzielą się { $seats }.

## Dominion: w terminalu

dominion-verb-play = zagraj
    .also = zagrać zagrywam graj gram zagram wyłóż
    .form = zagraj KARTĘ (zagraj Kuźnię; kilka naraz: zagraj Miedziaki Złoto; zagraj wszystko)
dominion-verb-buy = kup
    .also = kupić kupuję kupię
    .form = kup KARTĘ (kup Srebrniki)
dominion-verb-gain = dodaj
    .also = dodać dodaję weź wziąć biorę
    .form = dodaj KARTĘ (dodaj Srebrniki)
dominion-verb-trash = wyrzuć
    .also = wyrzucić wyrzucam
    .form = wyrzuć KARTĘ KARTĘ … (wyrzuć Posiadłość Miedziaki, wszystko naraz)
dominion-verb-discard = odrzuć
    .also = odrzucić odrzucam
    .form = odrzuć KARTĘ KARTĘ … (odrzuć Posiadłość 2 Miedziaki, wszystko naraz)
dominion-verb-topdeck = połóż
    .also = położyć kładę wierzch
    .form = połóż KARTĘ (połóż Posiadłość)
dominion-verb-buys = zakupy
    .also = zakup kupować
    .form = zakupy
dominion-verb-treasures = skarby
    .also = wszystko wszystkie
    .form = skarby
dominion-verb-end = zakończ
    .also = koniec kończę zakończyć
    .form = zakończ
dominion-verb-done = gotowe
    .also = dość wystarczy nic nie
    .form = gotowe
dominion-verb-reveal = pokaż
    .also = pokazać pokazuję odsłoń tak
    .form = pokaż
dominion-verb-pass = pas
    .also = nie nic gotowe
    .form = pas
dominion-verb-show = pokaż
    .also = pokazać rękę
    .form = pokaż
dominion-verb-flip = przełóż
    .also = przełożyć odwróć tak
    .form = przełóż
dominion-verb-keep = zostaw
    .also = zostawić zatrzymaj zostawiam nie
    .form = zostaw
dominion-verb-aside = odłóż
    .also = odłożyć bok
    .form = odłóż
dominion-verb-drop = odrzuć
    .also = odrzucić
    .form = odrzuć
dominion-move-play = zagraj { $card_acc }
dominion-move-buy = kup { $card_acc }
dominion-move-gain = dodaj { $card_acc }
dominion-move-trash = wyrzuć { $card_acc }
dominion-move-discard = odrzuć { $card_acc }
dominion-move-topdeck = połóż { $card_acc }
dominion-move-buys = zakupy
dominion-move-treasures = zagraj wszystko
dominion-move-end = zakończ
dominion-move-done = gotowe
dominion-move-reveal = pokaż
dominion-move-pass = pas
dominion-move-show = pokaż
dominion-move-flip = przełóż
dominion-move-keep = zostaw
dominion-move-aside = odłóż
dominion-move-drop = odrzuć
dominion-all = wszystko wszystkie skarby
dominion-fillers = i oraz plus też to je
dominion-tale = { $seat } { $deeds }.
dominion-trash-several = { $seat } { dominion-trash-several.then }.
    .then = wyrzuca { $cards_acc }
dominion-no-card-named = Karty „{ $text }” nie ma w tej grze.
dominion-name-several = Wymień karty naraz albo po jednej i na koniec napisz gotowe.
dominion-name-exactly = Wymień karty naraz albo po jednej.
dominion-name-all = { $count ->
    [one] To musi być dokładnie 1 karta.
    [few] To muszą być dokładnie { $count } karty.
   *[many] To musi być dokładnie { $count } kart.
}
dominion-too-many = { $count ->
    [one] Można wybrać już tylko 1 kartę.
    [few] Można wybrać najwyżej { $count } karty.
   *[many] Można wybrać najwyżej { $count } kart.
}
dominion-kingdom-unknown = Nie ma zestawu ani karty Królestwa „{ $text }”. Zestawy: { $list }; albo dziesięć kart po przecinku.
dominion-kingdom-size = Królestwo to 10 różnych kart, a podano ich { $count }.
dominion-kingdom-twice = Karta { $card } jest w Królestwie dwa razy; wszystkie dziesięć kart ma być różnych.
dominion-table-turn = { $seat }, tura { $count }
dominion-table-over = Koniec gry
dominion-table-supply = Zasoby: koszt, karta, ile zostało
dominion-table-group-treasure = Skarby:
dominion-table-group-victory = Punkty:
dominion-table-group-kingdom = Królestwo:
dominion-table-trash = Śmietnisko: { $cards_count ->
    [0] puste.
   *[other] { $cards }.
}
dominion-table-seat = { $seat }: { $hand ->
    [one] na ręce 1 karta
    [few] na ręce { $hand } karty
   *[many] na ręce { $hand } kart
}, w talii { $deck }, { $discard ->
    [0] odrzuconych brak.
   *[other] odrzuconych { $discard }, na wierzchu { $card }.
}
dominion-table-piles = { $seat }: w talii { $deck }, { $discard ->
    [0] odrzuconych brak.
   *[other] odrzuconych { $discard }, na wierzchu { $card }.
}
dominion-table-play = Zagrane: { $cards }.
dominion-table-aside = Pokazane lub odłożone na bok: { $cards }.
dominion-table-chosen = Wybrane: { $cards }.
dominion-table-hand = Ręka: { $cards_count ->
    [0] pusta.
   *[other] { $cards }.
}
dominion-table-left = W tej turze masz { $amounts }.
dominion-table-known = { $seat } na pewno ma na ręce: { $cards }.
dominion-table-top = Na wierzchu talii, jak wszyscy widzieli: { $cards }.
dominion-table-owned = { $seat }, wszystkie karty ({ $cards_count }): { $cards }.
dominion-table-discard = Stos kart odrzuconych: { $cards }.
dominion-table-card = { $card } ({ $types }; koszt { $cost }).
dominion-table-left-in-pile = { $left ->
    [0] W Zasobach już jej nie ma.
   *[other] W Zasobach zostało: { $left }.
}
dominion-table-legend = Pisz, co robisz: zagraj Kuźnię, kup Srebrniki. Kilka kart wymieniaj naraz, w dowolnej kolejności: odrzuć Posiadłość 2 Miedziaki. Zagraj wszystko wykłada wszystkie karty Skarbu. Karta NAZWA mówi, co robi karta, samo karta objaśnia wszystkie karty tej gry.

## Eufrat i Tygrys

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
tigris-leader = { $leader_ins } ({ $seat }, { $cell })
tigris-kingdom = królestwo z { $leaders }

## Eufrat i Tygrys: opcje

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

## Eufrat i Tygrys: decyzje

tigris-action = { $left ->
    [one] { $seat } ma jeszcze jedną akcję.
   *[other] { $seat } ma dwie akcje.
}
tigris-war = { $seat } wybiera, który konflikt zewnętrzny wokół { $cell } rozstrzygnąć teraz: { $colours_or }.
tigris-revolt-attack = { $seat } atakuje { $leader_ins }, { $attack } do { $defence }: ile świątyń dokłada z ręki?
tigris-revolt-defence = { $seat } broni { $leader_gen }, { $defence } do { $attack }: ile świątyń dokłada z ręki?
tigris-war-attack = { $seat } atakuje { $leader_ins }, { $attack } do { $defence }: ile { $colour_many } żetonów dokłada z ręki?
tigris-war-defence = { $seat } broni { $leader_gen }, { $defence } do { $attack }: ile { $colour_many } żetonów dokłada z ręki?
tigris-monument = { $seat } może zbudować monument ({ $monuments_or }) na czterech { $colour_many } żetonach z lewym górnym rogiem { $cells } albo zrezygnować; ta okazja nie wróci.
tigris-treasure = { $seat } bierze { $left ->
    [one] jeden skarb
    [few] { $left } skarby, jeden po drugim
   *[many] { $left } skarbów, jeden po drugim
}; teraz z { $cells_or }.

## Eufrat i Tygrys: odmowy

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
tigris-catastrophe-on-leader = Na { $cell } stoi { $leader } ({ $seat }); na władcę katastrofa nie może spaść.
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

## Eufrat i Tygrys: co się dzieje

tigris-turn = Tura: { $seat }.
tigris-passed = { $seat } pasuje.
tigris-leader-placed = { $seat } kładzie { $leader_acc } na { $cell }.
tigris-leader-moved = { $seat } przesuwa { $leader_acc } z { $origin } na { $cell }.
tigris-leader-withdrawn = { $seat } wycofuje { $leader_acc } z { $cell }.
tigris-leader-displaced = { $leader } na { $cell } ({ $seat }) traci ostatnią sąsiednią świątynię i wraca do domu.
tigris-tile-placed = { $seat } kładzie { $tile_acc } na { $cell }.
tigris-tile-scored = { $seat } zdobywa { $points ->
    [one] { $points } { $colour_one } punkt
    [few] { $points } { $colour_few } punkty
   *[many] { $points } { $colour_many } punktów
}, bo ma tam { $leader_acc }.
tigris-united = Żeton na { $cell } łączy dwa królestwa: { $kingdoms }.
tigris-union-over = Znacznik zjednoczenia znika z { $cell }.
tigris-catastrophe-placed = { $seat } zsyła katastrofę na { $cell }.
tigris-tile-destroyed = Zniszczenie na { $cell }: { $tile }.
tigris-swapped = { $seat } wymienia { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}.
tigris-drew = { $seat } losuje { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}.
tigris-revolt = Bunt na { $cell }: { $leader } przeciw { $leader_dat }! { $attacker } ma obok { $attack ->
    [one] { $attack } świątynię
    [few] { $attack } świątynie
   *[many] { $attack } świątyń
}, { $defender } { $defence }.
tigris-supported = { $seat } { $count ->
    [0] nie dokłada nic.
    [one] dokłada { $count } { $tile_acc }.
    [few] dokłada { $count } { $tile_few }.
   *[many] dokłada { $count } { $tile_many }.
}
tigris-revolt-won = { $seat } wygrywa konflikt wewnętrzny (atak { $attack }, obrona { $defence }) i zdobywa { $points ->
    [one] { $points } czerwony punkt
    [few] { $points } czerwone punkty
   *[many] { $points } czerwonych punktów
}; { $loser } zabiera { $leader_acc }.
tigris-war-begun = Konflikt zewnętrzny: { $leader } przeciw { $leader_dat }! { $attacker } atakuje, zwolenników ma { $attack }; { $defender } się broni, ma ich { $defence }.
tigris-war-won = { $seat } wygrywa konflikt zewnętrzny (atak { $attack }, obrona { $defence }): { $loser } zabiera { $leader_acc }{ $cells_count ->
    [0] {""}
    [one] , z planszy znika żeton na { $cells }
   *[other] , z planszy znikają żetony na { $cells }
} i { $seat } zdobywa { $points ->
    [one] { $points } { $colour_one } punkt
    [few] { $points } { $colour_few } punkty
   *[many] { $points } { $colour_many } punktów
}.
tigris-wars-vanished = Przeciwnicy nie są już połączeni, te konflikty odpadają: { $colours }.
tigris-monument-built = { $seat } buduje { $monument } monument na { $cells }.
tigris-monument-declined = { $seat } nie buduje.
tigris-treasure-taken = { $seat } bierze skarb z { $cell }.
tigris-monument-points = Monument { $monument }: { $seat } zdobywa { $points ->
    [one] { $points } { $colour_one } punkt
    [few] { $points } { $colour_few } punkty
   *[many] { $points } { $colour_many } punktów
} ({ $leader }).
tigris-over = { $ending ->
    [treasures] Na planszy prawie nie ma już skarbów: koniec gry.
    [bag] Woreczek jest pusty: koniec gry.
   *[stall] Przez wiele kolejek nikt nie losował żetonu: koniec gry.
}

## Eufrat i Tygrys: punktacja

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

## Eufrat i Tygrys: w terminalu

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

## Web: everywhere

web-title = Regna
web-welcome = Trzy gry o królestwach i dziedzicach. Siadaj i graj.
web-language = Język
web-language-en = angielski
web-language-cs = czeski
web-language-pl = polski
web-theme-light = Jasne kolory
web-theme-dark = Ciemne kolory
web-home = Początek
web-about = O aplikacji
web-loading = Chwileczkę…
web-you = ty
web-close = Zamknij
web-nowhere = Tu nic nie ma
web-nowhere-why = Pod tym adresem nie ma żadnej strony. Może z odnośnika zginęła jakaś litera.
web-yes = tak
web-no = nie

web-heirs-about = Dwaj bracia budują królestwo kafelek po kafelku: bierz z królewskiego kręgu, prowadź drogi i przyćmij swojego bliźniaka.
web-heirs-facts = 2 graczy albo samotnie przeciw Henrykowi · 40 minut
web-dominion-about = Zaczynasz z garścią miedziaków i trzema posiadłościami; zbuduj talię, która dobiera, płaci i atakuje lepiej niż sąsiada.
web-dominion-facts = 2–4 graczy · 30 minut · dziesięć z 25 kart królestwa
web-tigris-about = Cztery dynastie między dwiema rzekami. Umieszczaj przywódców, łącz królestwa, przetrwaj wojny: liczy się twój najsłabszy kolor.
web-tigris-facts = 2–4 graczy · 90 minut
web-play-now = Graj teraz
web-more-ways = Znajomi i opcje
web-solo = Samotnie przeciw
web-my-tables = Moje stoły
web-open-tables = Wolne stoły
web-no-tables = Nikt teraz nie czeka na graczy. Załóż stół i wyślij odnośnik znajomemu.
web-your-turn = Twoja kolej
web-status-gathering = Czekamy na graczy
web-status-playing = Gra trwa
web-status-over = Koniec gry
web-open-chair = wolne krzesło
web-sit = Usiądź
web-watch = Oglądaj
web-not-here = Ten serwer nie ma jeszcze tej gry.
web-ways = Jak grać
web-way-online = Przez odnośnik
web-way-hot = Przy jednym ekranie
web-way-bots = Z botami
web-way-solo = Samotnie
web-your-name = Twoje imię
web-name-limit = { $length } z { $most } znaków
web-players = Graczy
web-opponent = Przeciwnik
web-public = Pokaż wśród wolnych stołów
web-days = Bez pośpiechu: trzy dni na każdy ruch
web-options = Zasady i opcje
web-make-table = Załóż stół
web-begin = Zacznij
web-starting = Wszyscy są, gra się zaczyna…
web-invite = Wyślij ten odnośnik tym, z którymi chcesz grać:
web-invite-alone = Ten odnośnik działa tylko na tym komputerze. Aby grać ze znajomymi w domowej sieci, uruchom serwer poleceniem { $command } i wyślij im adres, który wypisze.
web-copy = Kopiuj
web-copied = Skopiowano
web-seat-bot = Posadź tu bota
web-term-clock = Czas
web-term-clock-none = bez limitu
web-term-clock-live = { $minutes } min na grę, { $seconds } s więcej za każdą turę
web-term-clock-days = { $days ->
    [one] { $days } dzień na każdy ruch
   *[other] { $days } dni na każdy ruch
}
web-term-undo = Cofanie
web-term-undo-free = zawsze
web-term-undo-revealed = dopóki nic nie zostanie ujawnione
web-term-undo-off = nigdy
web-own-file = własny plik
web-source-position = Ułożona pozycja
    .about = Pozycji początkowej nie rozdano: ułożył ją ten, kto założył stół.
web-source-record = Zapisana gra
    .about = Ten stół jest dalszym ciągiem zapisanej gry. Kto ją wczytał, może znać wszystkie jej losowania, dotychczasowe i przyszłe.

web-waiting-for = Teraz: { $name }
web-looking-back = Spojrzenie wstecz: ruch { $ply } z { $plies }
web-watching = Tylko oglądasz
web-away = nieobecny
web-bot-plays = gra bot
web-bot-played = dokończył bot
web-resigned = rezygnacja
web-clock-days = { $days } d { $hours } godz.
web-log = Przebieg
web-scores = Punkty
web-rules = Zasady
web-settings = Ustawienia
web-panels = Co pokazać obok planszy
web-undo = Cofnij
web-restart-turn = Tura od nowa
web-confirm = Potwierdź
web-back = Wróć
web-to-now = Wróć do gry
web-since = Co się stało od mojej tury
web-since-short = Od mojej tury
web-replay = Ruchy gry
web-step-back = Ruch wstecz
web-step-on = Ruch dalej
web-notation = Wpisz ruch, na przykład: { $example }
web-fit = Cała plansza
web-hand = Twoja ręka
web-hand-empty = Na ręce nie masz nic.
web-in-hand = na ręce { $count }
web-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
web-empty = puste
web-rule = Zasada { $rule }
web-rules-hint = Dotknij zasady podanej przy odmowie albo przy punktach, a pokaże się tutaj.
web-rulebook = Całe zasady
web-no-points = Na razie bez punktów.
web-scores-hidden = Punkty liczy się na końcu.
web-tap-again = Dotknij jeszcze raz, aby to zrobić.
web-pass-to = Przekaż urządzenie: { $name }.
web-i-am = Jestem { $name }
web-reconnecting = Połączenie zostało przerwane; samo wróci.
web-kept = Twój ruch jest zachowany i zostanie wysłany.
web-offline = Serwer chwilowo nie odpowiada. Nic nie zginęło, próbujemy ponownie.
web-failed = To się nie udało: { $text }
web-bad-input = Tego nie da się odczytać: { $text }
web-not-yours = To miejsce należy do kogoś innego.
web-no-table = Nie ma takiego stołu; może został usunięty.
web-damaged = Zapis tego stołu jest uszkodzony, więc nie można go otworzyć. Innych stołów to nie dotyczy.
web-other-rules = Ten stół gra według innej wersji zasad niż ten program, więc nie można go otworzyć.
web-unavailable = Teraz nie udało się tego zapisać; spróbuj ponownie.
web-log-start = Gra się zaczyna.
web-log-sit = { $name } siada do stołu.
web-log-bot = { $name } siada do stołu.
web-log-stand = Jedno krzesło jest znów wolne.
web-log-undo = { $name } cofa ruch.
web-log-resign = { $name } poddaje się.
web-log-again = { $name } chce zagrać jeszcze raz.
web-log-away = Serwer nie działał przez { $minutes } min; nikomu nie ubywało czasu.
web-taken-back = Cofnięte
web-log-hand = { $name }: { $bot ->
    [0] gra dalej.
   *[other] dalej gra bot.
}
web-log-hand-time = { $name }: czas minął, dalej gra bot.
web-log-hand-absent = { $name }: nieobecność, dalej gra bot.

web-you-win = Wygrywasz!
web-wins = Wygrywa { $name }.
web-draw = Remis: { $names }.
web-result = Wynik
web-end-resigned = { $name } poddaje się.
web-end-time = { $name }: czas minął, dokończył bot.
web-end-absent = { $name }: nieobecność, dokończył bot.
web-end-self = { $name }: dokończył bot.
web-rematch = Jeszcze raz
web-play-along = Zagraj też
web-score-sheet = Karta punktów
web-check-fair = Czy los był uczciwy?
web-save-record = Zapisz przebieg gry
web-save-kept = Zapisz zobowiązania
    .about = Do czego wszyscy zobowiązali się przed grą, tak jak zachowała to ta przeglądarka: do sprawdzenia zapisu także gdzie indziej.
web-fair-good = Uczciwy: wszystkie losowania ({ $draws }) pochodzą ze strumienia, do którego przed grą { $seats ->
    [0] zobowiązał się serwer
    [one] zobowiązali się serwer i jeden gracz
    [few] zobowiązali się serwer i { $seats } gracze
   *[many] zobowiązali się serwer i { $seats } graczy
}.
web-fair-record = Zapis sam w sobie jest poprawny: liczby, ziarno i wszystkie losowania ({ $draws }) pasują do siebie. Ta przeglądarka nie zachowała sprzed gry żadnych zobowiązań, nie może więc stwierdzić, czy ich nie zmieniono.
web-fair-kept-server = Nieuczciwy: zobowiązanie serwera nie jest tym, które ta przeglądarka zachowała przed grą.
web-fair-kept-place = Nieuczciwy: zobowiązanie gracza { $name } nie jest tym, które ta przeglądarka zachowała przed grą.
web-fair-server = Nieuczciwy: liczba serwera nie jest tą, do której się zobowiązał.
web-fair-place = Nieuczciwy: liczba gracza { $name } nie zgadza się z jego zobowiązaniem.
web-fair-seed = Nieuczciwy: ziarno nie powstało z obiecanych liczb.
web-fair-draw = Nieuczciwy: jedno losowanie nie zgadza się ze strumieniem.
web-fair-unreadable = Tego nie da się sprawdzić: zapisu nie można odczytać.

web-set-confirm = Potwierdzaj to, czego nie można cofnąć
web-set-sound = Stuknij, gdy jest moja kolej
web-set-tints = Barwij królestwa
web-set-numbers = Pokazuj wartość budynków
web-set-motion = Ruch
web-motion-slow = wolny
web-motion-normal = zwykły
web-motion-off = brak
web-elsewhere = Przenieś moje miejsce na inne urządzenie
web-elsewhere-note = Otwórz ten odnośnik tam. Miejsce opuści tę przeglądarkę.
web-resign = Poddaj się
web-resign-sure = Na pewno się poddać?
web-keys = Klawisze
web-keys-list = Strzałki przesuwają, Enter bierze i kładzie, Esc puszcza, U cofa, / wpisuje ruch, L przebieg, ? ta lista.

web-unofficial = Nieoficjalny, darmowy projekt miłośników; niezwiązany z autorami ani wydawcami tych gier i przez nich niefirmowany. Wszystkie nazwy należą do swoich właścicieli.
web-about-what = Regna gra w trzy gry planszowe o królestwach i dziedzicach, po czesku, polsku i angielsku. Każdy odrzucony ruch mówi dlaczego i według której zasady; co nie zostało ujawnione, można cofnąć; a każdy może sprawdzić, że tasowano uczciwie.
web-about-tiles = Kafelki gry Dwóch następców są rekonstrukcją według instrukcji. Jeśli masz pudełko, możesz je poprawić i grać ze swoim plikiem.
web-thanks = Dziękujemy
web-designer-heirs = Twórcom gry Dwóch następców
web-designer-dominion = Donaldowi X. Vaccarino za Dominion
web-designer-tigris = Reinerowi Knizii za Eufrat i Tygrys
web-icons = Ikony
web-icons-from = Z
web-icons-by = Ikony, autor { $author }:
web-fonts = Czcionki
web-fonts-what = EB Garamond i Inter, na licencji SIL Open Font License 1.1.
web-licences = Teksty licencji

bot-random = Kostka
    .about = gra losowo
bot-random-2 = Moneta
bot-random-3 = Ruletka
bot-random-4 = Wiatr
bot-greedy = Wiewiórka
    .about = bierze, co może
bot-greedy-2 = Sroka
bot-greedy-3 = Chomik
bot-greedy-4 = Kawka
bot-steward = Rządca
    .about = gra rozsądnie
bot-steward-2 = Włodarz
bot-steward-3 = Ochmistrz
bot-steward-4 = Podskarbi

web-heirs-reserve = Królewska rezerwa
web-heirs-landscape = Krajobraz
web-heirs-stock = { $count ->
    [0] stos pusty
   *[other] stos { $count }
}
web-heirs-reach = zasięg { $count }
web-heirs-pool = Normalne oddziały w rezerwie: { $count }
web-heirs-resources = Surowce na każdy budynek
web-heirs-scaffold = Twój ostatni budynek: Henryk buduje obok niego
web-heirs-source-reserve = { $building } w rezerwie
web-heirs-source-unit = oddział na { $cell }
web-heirs-source-building = { $building } na { $cell }
web-heirs-take = Weź
web-heirs-build = Zbuduj
web-heirs-expand = Połóż jako teren otwarty
web-heirs-step = Przesuń
web-heirs-summon = Przenieś
web-heirs-withdraw = Wycofaj do rezerwy
web-heirs-camp = Zwiń obozowisko
web-heirs-destroy = Zniszcz
web-heirs-discard = Odrzuć
web-heirs-done = Gotowe
web-heirs-end = Zakończ turę
web-heirs-note = Kafelki są rekonstrukcją według instrukcji: kolory, drogi i niektóre koszty mogą różnić się od twojego pudełka. Poprawiony plik można wczytać w „Zasady i opcje”.

web-tigris-board = Plansza
web-tigris-leaders = Przywódcy poza planszą
web-tigris-off-board = poza planszą
web-tigris-catastrophe = Katastrofa
web-tigris-catastrophes = Pozostałe katastrofy
web-tigris-monuments = Monumenty
web-tigris-bag = worek { $count }
web-tigris-revolt = Bunt
web-tigris-war = Wojna
web-tigris-attacker = Atakujący
web-tigris-defender = Broniący
web-tigris-support = Dołóż z ręki
web-tigris-support-none = Nie dokładaj
web-tigris-support-with = Dołóż { $count }
web-tigris-which-war = Która wojna będzie pierwsza?
web-tigris-swap = Wymień żetony
web-tigris-swap-now = Wymień { $count }
web-tigris-pass = Pasuj
web-tigris-withdraw = Wycofaj
web-tigris-build = Zbuduj monument
web-tigris-no-build = Nie buduj
web-tigris-tile = Połóż
web-tigris-leader = Umieść
web-tigris-treasure = Weź
web-less = Mniej
web-more = Więcej

web-dominion-basic = Karty podstawowe
web-dominion-kingdom = Karty królestwa
web-dominion-trash = śmietnik
web-dominion-deck = talia
web-dominion-discard = odrzucone
web-dominion-shown = Pokazane karty
web-dominion-in-play = Zagrane
web-dominion-nothing-played = Jeszcze nic nie zagrano.
web-dominion-known = znane na ręce: { $cards }
web-dominion-cost = koszt { $count }
web-dominion-left = zostało { $count }
web-dominion-mat = ręka { $hand } · talia { $deck } · odrzucone { $discard }
web-dominion-actions = Pozostałe akcje
web-dominion-buys = Pozostałe zakupy
web-dominion-coins = Monety
web-dominion-phase-action = akcje
web-dominion-phase-buy = zakupy
web-dominion-phase-over = koniec
web-dominion-type-action = Akcja
web-dominion-type-attack = Atak
web-dominion-type-reaction = Reakcja
web-dominion-type-treasure = Skarb
web-dominion-type-victory = Punkty
web-dominion-type-curse = Klątwa
web-dominion-none = Żadnej
web-dominion-discard-many = Odrzuć { $count }
web-dominion-trash-many = Wyrzuć { $count }
web-dominion-gain-many = Weź { $count }
web-dominion-buys-verb = Do zakupów
web-dominion-treasures = Zagraj wszystkie skarby
web-dominion-end = Zakończ turę
web-dominion-done = Gotowe
web-dominion-reveal = Pokaż fosę
web-dominion-pass = Nic
web-dominion-show = Pokaż rękę
web-dominion-flip = Odwróć talię
web-dominion-keep = Zostaw
web-dominion-keep-drawn = Zatrzymaj
web-dominion-aside = Odłóż na bok
web-dominion-drop = Odrzuć ją
