### Słowa aplikacji w przeglądarce, których inne drzwi nie potrzebują. Reszta jest w src/regna/words.

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
web-players = Graczy
web-opponent = Przeciwnik
web-public = Pokaż wśród wolnych stołów
web-days = Bez pośpiechu: trzy dni na każdy ruch
web-options = Zasady i opcje
web-make-table = Załóż stół
web-begin = Zacznij
web-waiting-players = Czekamy na graczy
web-starting = Wszyscy są, gra się zaczyna…
web-invite = Wyślij ten odnośnik tym, z którymi chcesz grać:
web-copy = Kopiuj
web-copied = Skopiowano
web-seat-bot = Posadź tu bota

web-waiting-for = Teraz: { $name }
web-looking-back = Spojrzenie wstecz: po ruchu { $ply }
web-away = nieobecny
web-bot-plays = gra bot
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
web-unavailable = Teraz nie udało się tego zapisać; spróbuj ponownie.
web-log-start = Gra się zaczyna.
web-log-sit = { $name } siada do stołu.
web-log-bot = { $name } siada do stołu.
web-log-stand = Jedno krzesło jest znów wolne.
web-log-undo = { $name } cofa ruch.
web-log-resign = { $name } poddaje się.
web-log-hand = { $name }: { $bot ->
    [0] gra dalej.
   *[other] dalej gra bot.
}

web-you-win = Wygrywasz!
web-wins = Wygrywa { $name }.
web-draw = Remis: { $names }.
web-rematch = Jeszcze raz
web-score-sheet = Karta punktów
web-check-fair = Czy los był uczciwy?
web-save-record = Zapisz przebieg gry
web-fair-good = Uczciwy: wszystkie losowania ({ $draws }) pochodzą ze strumienia, do którego przed grą { $seats ->
    [0] zobowiązał się serwer
    [one] zobowiązali się serwer i jeden gracz
    [few] zobowiązali się serwer i { $seats } gracze
   *[many] zobowiązali się serwer i { $seats } graczy
}.
web-fair-server = Nieuczciwy: liczba serwera nie jest tą, do której się zobowiązał.
web-fair-seat = Nieuczciwy: liczba któregoś gracza nie jest tą, do której się zobowiązał.
web-fair-seed = Nieuczciwy: ziarno nie powstało z obiecanych liczb.
web-fair-draw = Nieuczciwy: jedno losowanie nie zgadza się ze strumieniem.

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
bot-greedy = Wiewiórka
    .about = bierze, co może
bot-simple = Paź
    .about = gra rozsądnie

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
web-dominion-buys-verb = Do zakupów
web-dominion-treasures = Zagraj wszystkie skarby
web-dominion-end = Zakończ turę
web-dominion-done = Gotowe
web-dominion-reveal = Pokaż fosę
web-dominion-pass = Nic
web-dominion-show = Pokaż rękę
web-dominion-flip = Odwróć talię
web-dominion-keep = Zostaw
web-dominion-aside = Odłóż na bok
web-dominion-drop = Odrzuć ją
