### Przeglądarka.

## Wszędzie

web-title = Regna
web-welcome = Trzy gry o królestwach i dziedzicach. Siadaj i graj.
web-language = Język
web-theme-light = Jasne kolory
web-theme-dark = Ciemne kolory
web-home = Początek
web-about = O aplikacji
web-loading = Chwileczkę…
web-close = Zamknij
web-nowhere = Tu nic nie ma
web-nowhere-why = Pod tym adresem nie ma żadnej strony. Może z odnośnika zginęła jakaś litera.

## Strona główna

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
web-carry = Moje stoły na innym urządzeniu
web-carry-how = Otwórz ten odnośnik na drugim urządzeniu: twoje stoły zostaną dodane do tych, które już tam są. Działa to w obie strony.
web-carry-beware = Kto ma ten odnośnik, może grać zamiast ciebie. Nie wysyłaj go nikomu poza sobą.
web-carry-brought = { $count ->
    [0] Wszystkie te stoły już tu są.
    [one] Do twoich stołów doszedł { $count } stół.
    [few] Do twoich stołów doszły { $count } stoły.
   *[many] Do twoich stołów doszło { $count } stołów.
}
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
web-name-note = Inni zobaczą je przy stołach, do których odtąd usiądziesz lub które będziesz oglądać.
web-name-limit = { $length } z { $most } znaków
web-players = Graczy
web-opponent = Przeciwnik
web-public = Pokaż wśród wolnych stołów
web-guests-talk = Widzowie też mogą pisać
web-late = Widzowie mogą zająć krzesło, które się zwolni
web-options = Zasady i opcje
web-choose-own = wybierz samemu …
web-chosen = wybrano { $count } z { $most }
web-make-table = Załóż stół
web-begin = Zacznij
web-starting = Wszyscy są, gra się zaczyna…
web-invite = Wyślij ten odnośnik tym, z którymi chcesz grać:
web-invite-alone = Ten odnośnik działa tylko na tym komputerze. Aby grać ze znajomymi w domowej sieci, uruchom serwer poleceniem { $command } i wyślij im adres, który wypisze.
web-invite-house = Ten odnośnik otworzą znajomi w twojej domowej sieci. Adres z „localhost” działa tylko na tym komputerze.
web-copy = Kopiuj
web-copied = Skopiowano
web-seat-bot = Posadź tu bota
web-term-clock = Czas
web-term-clock-none = bez limitu
web-term-clock-live = { $minutes } min na gracza i { $seconds } s za turę
web-term-clock-days = { $days ->
    [one] { $days } dzień na każdy ruch
   *[other] { $days } dni na każdy ruch
}
web-term-undo = Cofanie
web-term-undo-free = zawsze
web-term-undo-revealed = dopóki nic nie zostanie ujawnione
web-term-undo-off = nigdy
web-term-guests = Widzowie
web-term-guests-talk = mogą pisać
web-term-guests-late = mogą zająć zwolnione krzesło
web-own-file = własny plik
web-source-position = Ułożona pozycja
    .about = Pozycji początkowej nie rozdano: ułożył ją ten, kto założył stół.
web-source-record = Zapisana gra
    .about = Ten stół jest dalszym ciągiem zapisanej gry. Kto ją wczytał, może znać wszystkie jej losowania, dotychczasowe i przyszłe.
web-source-sandbox = Próba
    .about = Tutaj tylko próbujesz: nic, co się tu stanie, nie zmieni gry, z której to pochodzi.

## Przy stole

web-waiting-for = Teraz: { $name }
web-ask-for = { $name }: { $text }
web-looking-back = Spojrzenie wstecz: ruch { $ply } z { $plies }
web-watching = Tylko oglądasz
web-watches = { $name } ogląda
web-watchers = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
   *[many] { $count } widzów
}
web-take-over = Graj dalej za gracza { $name }
web-no-free-chair = Wszystkie krzesła są zajęte.
web-time-left = Czas gracza { $name }: { $time }
web-next-table = Następny stół
web-next-table-about = { $count ->
    [one] Twoja kolej jeszcze przy { $count } stole
    [few] Twoja kolej jeszcze przy { $count } stołach
   *[many] Twoja kolej jeszcze przy { $count } stołach
}
web-ask-undo = Poproś o cofnięcie
web-plea = { $seat } prosi o cofnięcie ostatniego ruchu. Zgadzasz się?
web-plea-yes = Zgadzam się
web-plea-no = Nie
web-plea-waiting = Prośba o cofnięcie ruchu wysłana. Brakuje odpowiedzi: { $seats }.
web-plea-withdraw = Jednak nie
web-talk = Czat
web-talk-none = Nikt jeszcze nic nie napisał.
web-talk-write = Napisz coś
web-talk-send = Wyślij
web-talk-new = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
}
web-talk-guest = { $name } (widz)
web-talk-somebody = Widz
web-phrases = Gotowe zwroty
web-phrase-hello = Dzień dobry!
web-phrase-luck = Powodzenia!
web-phrase-played = Dobrze zagrane!
web-phrase-moment = Chwileczkę, proszę.
web-phrase-thanks = Dziękuję!
web-phrase-back = Cofniemy to?
web-away = nieobecny
web-about-bot = Kim jest { $name }?
web-thinking = myśli
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
web-play = Odtwórz
web-pause = Zatrzymaj
web-speed = Tempo
web-replay-start = Odtwórz od początku
    .short = Odtwórz
web-moment-show = Pokaż tę chwilę
web-moment-copy = Skopiuj link do tej chwili
    .short = Link
web-try = Spróbuj stąd
    .about = Wypróbuj coś od tej chwili przy osobnym stole; gry to w niczym nie zmieni.
web-try-alone = Gram za wszystkich
web-try-bots = Przeciw botom
web-sandbox = Próba od ruchu { $ply }. Nic stąd nie zmieni gry.
web-sandbox-back = Zakończ próbę
web-notation = Wpisz ruch, na przykład: { $example }
web-fit = Cała plansza
web-hint = Podpowiedź
    .short = Rada
web-hint-thinking = Bot myśli…
web-hint-chance = { $chance } % ± { $error }
web-hint-even = Wyraźnej różnicy między nimi nie ma.
web-hint-about = Jak często dany ruch wygrywał, gdy dalej grały boty. Dotknięcie tylko przygotowuje ruch – zagrasz go potem na planszy.
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
web-no-move = Tak się nie da.
web-log-start = Gra się zaczyna.
web-log-sit = { $seat_nom } { AGREE($seat_is, "siadasz", "siada") } do stołu.
web-log-bot = { $seat } siada do stołu.
web-log-stand = Jedno krzesło jest znów wolne.
web-log-undo = { $seat_nom } { AGREE($seat_is, "cofasz", "cofa") } ruch.
web-log-undo-agreed = { $seat_nom } za zgodą { AGREE($seat_is, "cofasz", "cofa") } ruch.
web-log-plead = { $seat_nom } { AGREE($seat_is, "prosisz", "prosi") } o cofnięcie ruchu.
web-log-consent-yes = { $seat_nom } { AGREE($seat_is, "zgadzasz", "zgadza") } się.
web-log-consent-no = { $seat_nom } nie { AGREE($seat_is, "zgadzasz", "zgadza") } się.
web-log-consent-withdrawn = { $seat_nom } już nie { AGREE($seat_is, "chcesz", "chce") } cofać ruchu.
web-log-take = { $seat_nom } { AGREE($seat_is, "przejmujesz", "przejmuje") } miejsce i { AGREE($seat_is, "grasz", "gra") } dalej.
web-log-resign = { $seat_nom } { AGREE($seat_is, "poddajesz", "poddaje") } się.
web-log-again = { $seat_nom } { AGREE($seat_is, "chcesz", "chce") } zagrać jeszcze raz.
web-log-away = Serwer nie działał przez { $minutes } min; nikomu nie ubywało czasu.
web-taken-back = Cofnięte
web-log-hand = { $bot ->
    [0] { $seat_nom } { AGREE($seat_is, "wracasz", "wraca") } do gry.
   *[other] { $seat_is ->
        [you] Za ciebie
       *[other] { $seat }:
    } dalej gra bot.
}
web-log-hand-time = { $seat_is ->
    [you] Twój czas minął
   *[other] { $seat }: czas minął
}, dalej gra bot.
web-log-hand-absent = { $seat_is ->
    [you] Nie ma cię
   *[other] { $seat }: nieobecność
}, dalej gra bot.

## Koniec

web-result = Wynik
web-end-resigned = { $seat_nom } { AGREE($seat_is, "poddajesz", "poddaje") } się.
web-end-time = { $seat_is ->
    [you] Twój czas minął
   *[other] { $seat }: czas minął
}, dokończył bot.
web-end-absent = { $seat_is ->
    [you] Nie ma cię
   *[other] { $seat }: nieobecność
}, dokończył bot.
web-end-self = { $seat_is ->
    [you] Za ciebie
   *[other] { $seat }:
} dokończył bot.
web-rematch = Jeszcze raz
web-play-along = Zagraj też
web-score-sheet = Karta punktów
web-sheet-less = Pokaż planszę
web-sheet-more = Pokaż wynik
web-count = Punkty według tego, za co są
web-count-skip = Pomiń
web-count-total = Razem
web-story = Jak przebiegała gra
web-story-about = Punkty po każdym ruchu. Dotknij wykresu lub zwrotu w grze, by zobaczyć tę chwilę.
web-story-sums = Kropkami: wszystkie punkty razem.
web-story-lead = Ruch { $ply }: { $seat_nom } { AGREE($seat_is, "obejmujesz", "obejmuje") } prowadzenie, { $score }
web-story-good = Ruch { $ply }: { $seat_nom } { AGREE($seat_is, "obejmujesz", "obejmuje") } prowadzenie na dobre, { $score }
web-story-leap = Ruch { $ply }: { $seat_nom } { AGREE($seat_is, "zyskujesz", "zyskuje") } naraz { $points }, { $score }
web-review = Gdzie były błędy?
web-review-progress = Bot przegląda partię: { $done } z { $of } decyzji…
web-review-note = Liczy się tylko to, co można było wtedy wiedzieć. Dotknij wiersza, by zobaczyć tę chwilę.
web-review-played = Ruch { $ply }: { $move }
web-review-better = Lepiej: { $move } – szansa { $chance } % zamiast { $less } %
web-review-none = { $seat }: żadnego wyraźnego błędu.
web-review-some = Oceniono { $of } z { $all } decyzji, równomiernie z całej partii.
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

## Ustawienia

web-set-confirm = Potwierdzaj to, czego nie można cofnąć
web-set-sound = Stuknij, gdy jest moja kolej
web-set-talk = Pokazuj wiadomości innych
web-set-tints = Barwij królestwa
web-set-numbers = Pokazuj wartość budynków
web-set-motion = Ruch
web-motion-slow = wolny
web-motion-normal = zwykły
web-motion-fast = szybki
web-motion-off = brak
web-motion-skip = Dotknij gdziekolwiek, aby pominąć
web-elsewhere = Przenieś moje miejsce na inne urządzenie
web-elsewhere-note = Otwórz ten odnośnik tam. Miejsce opuści tę przeglądarkę.
web-resign = Poddaj się
web-resign-sure = Na pewno się poddać?
web-keys = Klawisze
web-keys-list = Strzałki przesuwają, Enter bierze i kładzie, Esc puszcza, U cofa, H podpowiedź, / wpisuje ruch, L przebieg, ? ta lista.

## O Regnie

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
