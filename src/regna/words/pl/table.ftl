### Stół, poza zasadami gry.

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
table-no-help = W tę partię grają jeszcze inni, więc przy jej wypróbowywaniu żaden bot nie pomaga.
table-no-hints = Przy tym stole gra ktoś jeszcze, więc żaden bot tu nie podpowiada.
table-no-late = Przy tym stole po rozpoczęciu gry miejsc się nie przejmuje.
table-no-plea = Nikt już nie czeka na twoją odpowiedź.
table-no-talk = Nie ma tu z kim rozmawiać.
table-no-undo = Nie ma niczego, co można by cofnąć.
table-not-bot = Na tym miejscu nie gra bot.
table-not-over = Gra jeszcze się nie skończyła.
table-not-playing = Gra się jeszcze nie zaczęła.
table-not-ready = Gra zacznie się, gdy wszystkie miejsca będą zajęte, a wszystkie liczby ujawnione.
table-not-your-turn = Teraz decyduje ktoś inny.
table-only-players-talk = Przy tym stole piszą tylko gracze.
table-open-later = Liczby ujawnia się, gdy wszystkie miejsca są zajęte.
table-playing = Gra już się zaczęła.
table-plea-before = To pytanie już padło; można je ponowić, gdy gra pójdzie dalej.
table-plea-often = W tej grze padło już zbyt wiele twoich próśb o cofnięcie.
table-plea-open = Właśnie pyta ktoś inny.
table-seat-empty = Nikt tam nie siedzi.
table-seat-taken = To miejsce jest już zajęte.
table-turn-passed = Kolej ma już ktoś inny; nie możesz jej odebrać.
table-undo-off = Przy tym stole ruchów się nie cofa.
table-undo-too-far = Tak daleko cofnąć się nie da.

## Wynik
## `$margin` jest w punktach: 0, gdy przy remisie rozstrzygnęło coś innego, none, gdy nic nie mówi.

result-margin = { $margin ->
    [none] .
    [0] : punktów jest tyle samo, rozstrzyga kolejne kryterium.
    [one] {" "}różnicą 1 punktu.
   *[other] {" "}różnicą { $margin } punktów.
}
result-wins = { $seat_is ->
    [you] Wygrywasz
   *[other] Wygrywa { $seat }
}{ result-margin }
result-loses = Przegrywasz{ result-margin }
result-ahead = Wygrywa { $seat }{ $margin ->
    [none] .
    [0] : punktów jest tyle samo, rozstrzyga kolejne kryterium.
    [one] , ma o 1 punkt więcej niż ty.
    [few] , ma o { $margin } punkty więcej niż ty.
   *[many] , ma o { $margin } punktów więcej niż ty.
}
result-draw = Remis: { $seats }.

## Serwer

server-bad-input = Tego nie da się odczytać: { $text }
server-bad-json = Wysłanych danych nie da się odczytać.
server-bad-record = Ten zapis jest nieprawidłowy, więc nie można z niego utworzyć stołu.
server-bad-request = Serwer tego nie rozumie.
server-damaged = Zapis tego stołu jest uszkodzony, więc nie można go otworzyć. Innych stołów to nie dotyczy.
server-full = Na tym serwerze jest już tyle stołów, ile może być; spróbuj później.
server-hello-again = To połączenie zostało już nawiązane.
server-illegal = Zasady na to nie pozwalają.
server-internal = Na serwerze coś się nie udało; błąd został odnotowany.
server-no-advice = Bot tym razem nic nie wymyślił; spróbuj zapytać ponownie.
server-no-page = Pod tym adresem nic nie ma.
server-no-table = Nie ma takiego stołu; może został usunięty.
server-not-yours = To miejsce należy do kogoś innego.
server-other-rules = Ten stół gra według innej wersji zasad niż ten program, więc nie można go otworzyć.
server-record-later = Zapis będzie dostępny po zakończeniu gry.
server-record-not-begun = Ta gra jeszcze się nie zaczęła, więc nie można jej kontynuować.
server-too-large = To jest za długie dla serwera.
server-too-many-requests = Zbyt wiele naraz; poczekaj chwilę.
server-too-many-tables = W krótkim czasie powstało wiele twoich stołów; poczekaj chwilę.
server-too-slow = Połączenie było zbyt wolne; spróbuj ponownie.
server-too-talkative = Piszesz bardzo szybko; poczekaj chwilę.
server-unavailable = Teraz nie udało się tego zapisać; spróbuj ponownie.
server-wrong-host = Ten serwer nie odpowiada pod tą nazwą.
server-wrong-origin = Strona innej witryny nie może tego zrobić.
server-wrong-type = Serwer nie przyjmuje takiego rodzaju wiadomości.
