### Terminal.

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

## Analizy

review-not-over = Partia w pliku { $file } jeszcze się nie skończyła; analiza będzie możliwa po jej końcu.
review-bad-seat = { $count ->
    [one] Ta gra ma jedno miejsce: --seat 1.
   *[other] Ta gra ma miejsca od 1 do { $count }.
}
review-progress = Decyzja { $number } z { $count }…
review-heading = { $game }: { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
}
review-how = Ruchy, które kosztowały najwięcej, ocenione tylko według tego, co kto mógł wtedy wiedzieć, i co zrobiłby zamiast nich bot.
review-lost = Ruch { $number }: { $move } – wygrywa w { $less } ± { $less_error } % prób. Lepiej: { $better } – { $chance } ± { $error } %.
review-none = Żadnego wyraźnego błędu.
review-offer = Wpisz nazwę pliku, by zachować tę partię i zobaczyć, gdzie stracono najwięcej, albo po prostu naciśnij Enter.
review-saved = Zapisano w pliku { $file }. Gdzie stracono najwięcej, pokaże: regna review { $file }

## Wiersz poleceń

cli-help-program = Trzy gry planszowe o królestwach i następcach.
cli-help-version = Pokaż wersję i zakończ.
cli-help-play = Zagraj w terminalu.
cli-help-resume = Wróć do zapisanej gry.
cli-help-rules = Zasady: spis treści, rozdział albo jedna zasada.
cli-help-game = Która gra; bez niej zapytamy.
cli-help-rules-game = Zasady której gry.
cli-help-solo = Gra jednoosobowa (Dwóch następców: przeciwko Henrykowi).
cli-help-level = Jak silny jest przeciwnik w grze jednoosobowej.
cli-help-bot = Przeciwnikiem będzie bot, podany z nazwy albo własny jako moduł:atrybut; można podać kilka razy, dla kilku botów.
cli-help-seats = Dla ilu graczy.
cli-help-seed = To samo ziarno rozdaje tę samą grę.
cli-help-lang = Język: { $languages_or }; bez niego język systemu.
cli-help-option = Zasada gry w postaci nazwa=wartość; można podać kilka razy.
cli-help-sets = Trzy zestawy Dwóch następców, oddzielone przecinkami.
cli-help-file = Plik z zapisaną grą.
cli-help-rule = Oznaczenie zasady albo numer lub tytuł rozdziału.
cli-help-serve = Uruchom serwer; poda swój adres i będzie działać do Ctrl-C.
cli-help-host = Na jakim adresie nasłuchiwać; 0.0.0.0 to wszystkie.
cli-help-port = Na którym porcie.
cli-help-database = Plik albo postgresql://...; bez tego plik w katalogu domowym.
cli-help-workers = Ile procesów ma mieć serwer (tylko z PostgreSQL).
cli-help-bots = Ile procesów dla botów ma mieć każdy proces serwera.
cli-help-budget = Ile sekund najwyżej może myśleć bot; większości wystarczą 2.
cli-help-lan = Mogą grać wszyscy domownicy; pokaże kod QR.
cli-help-open = Otwórz grę w przeglądarce.
cli-help-origin = Obce strony, które mogą się łączyć.
cli-help-name = Nazwa tego serwera w internecie, jeśli ją ma.
cli-help-proxy = Ufaj nagłówkowi X-Forwarded-For od proxy na tym komputerze.
cli-help-bots-from = Moduł, którego boty też mogą grać przy tych stołach; można podać kilka razy.
cli-help-verify = Sprawdź zobowiązania, losowania, ruchy i wynik; jeśli coś się nie zgadza, kod wyjścia to 1.
cli-help-record = Zapis gry wyeksportowany ze stołu.
cli-help-kept = Zobowiązania zachowane przez przeglądarkę przed grą, z pliku obok zapisu.
cli-help-review = Pokazuje, gdzie w skończonej partii stracono najwięcej i co zrobiłby bot.
cli-help-review-seat = Tylko to miejsce, licząc od 1.
cli-help-review-budget = Ile sekund myśleć nad każdą decyzją.
cli-help-review-json = Wypisuje to jako dokument dla programów.
cli-help-heirs = Rzeczy Dwóch następców.
cli-help-tiles = Kafelki: eksport i sprawdzenie poprawionego pliku.
cli-help-tiles-export = Zapisz wbudowane kafelki, by właściciele pudełka mogli je poprawić.
cli-help-tiles-new = Nowy plik; bez niego na ekran.
cli-help-tiles-check = Sprawdź plik z kafelkami pole po polu i pokaż, czym się różni od wbudowanych.
cli-help-tiles-file = Plik z kafelkami.
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
cli-no-ray = Do gry na klastrze potrzebny jest Ray: { $install }
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
cli-bad-own-bot = --bot: oczekiwano moduł:atrybut z botem albo taktyką, a jest „{ $text }” ({ $reason }).
cli-bad-bots-from = --bots-from: oczekiwano modułu, który ma w „bots” boty pod nazwami takimi jak heirs.mine, a jest „{ $text }” ({ $reason }).
cli-too-many-bots = { $count ->
    [0] Dla bota nie ma już miejsca: jedno należy do ciebie.
    [one] Przy tym stole zmieści się tylko jeden bot: jedno miejsce należy do ciebie.
    [few] Przy tym stole zmieszczą się najwyżej { $count } boty: jedno miejsce należy do ciebie.
   *[many] Przy tym stole zmieści się najwyżej { $count } botów: jedno miejsce należy do ciebie.
}
cli-solo-and-bots = Albo --solo, albo --bot: gra jednoosobowa ma własnego przeciwnika.

## Rozgrywka

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
cli-bot = { $name } ({ $rank })
cli-bot-sits = { $seat }: { $name } ({ $rank }). { $about }
cli-you-are = Grasz jako { $seat }.
cli-not-understood = Nie rozumiem: „{ $text }”.
cli-did-you-mean = Czy chodziło o: { $text }?
cli-begin-with = Ruch zaczyna się od jednego z tych słów: { $list }. Wszystkie ruchy pokazuje ?, wszystkie polecenia – pomoc.
cli-empty = Wpisz ruch, znak ?, by zobaczyć listę ruchów, albo pomoc.
cli-no-number = Nie ma ruchu numer { $number }; lista (?) liczy ich { $count }, od numeru 1.
cli-which-one = „{ $text }” pasuje do kilku: { $list }. Podaj dokładniej.
cli-form = Pisze się to tak: { $form }.
cli-moves = Co możesz teraz zrobić. Wpisz numer albo słowa tak, jak tu stoją.
cli-moves-how = Gdzie nie ma numerów, wpisz ruch: na przykład { $example }.
cli-pass-keyboard = Klawiaturę przejmuje { $name }, pozostali nie patrzą. Naciśnij Enter.
cli-thinking = { $seat } myśli…
cli-ask-for = { $name }: { $text }
cli-hint = { $name } radzi: { $move }.
cli-hint-thinking = Bot myśli…
cli-hint-chance = { $move } – wygrywa w { $chance } ± { $error } % prób
cli-hint-even = Wyraźnej różnicy między nimi nie ma.
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
cli-contents = Spis treści
cli-contents-hint = Rozdział lub zasadę przeczytasz tak: regna rules { $game } { $example }
cli-no-rulebook = Nie ma tu spisanych zasad tej gry.
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
cli-command-hint = podpowiedź
    .also = rada poradź wskazówka
    .form = podpowiedź
    .help = mówi, co zrobiłby tu bot
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
