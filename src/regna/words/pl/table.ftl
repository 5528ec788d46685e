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
