### Wszystkie słowa Regny po polsku.
###
### Komunikat nazywa się tak jak kod silnika, jak rodzaj i id rzeczy (heirs-building-inn) albo
### jak to, co mówi terminal (cli-...). Dane to pola; nazwa rzeczy niesie ze sobą atrybuty:
### $building, $building_acc. Przypadki: .acc biernik, .gen dopełniacz, .loc miejscownik.
### `.short` mieści się na mapie, `.also` to inne słowa, które ludzie wpisują.

## Wspólne

language = polski
yes = tak
no = nie
list = { $items } i { $last }
list-or = { $items } lub { $last }
seat-number = gracz { $number }
seat-you = ty
    .nom = {""}
game-over = Gra się skończyła, nie ma już o czym decydować.
no-such-move = Nie ma ruchu o numerze { $move }.

## Gry, zanim którąś wybierzesz

game-heirs = Dwóch następców
game-dominion = Dominion
game-tigris = Eufrat i Tygrys
heirs-level-1 = Henryk Biedny
heirs-level-2 = Henryk Waleczny
heirs-level-3 = Henryk Mocarny

## Boty

bot-random = Kostka
    .about = Gra losowo.
bot-random-2 = Moneta
bot-random-3 = Ruletka
bot-random-4 = Wiatr
bot-greedy = Wiewiórka
    .about = Bierze, co może.
bot-greedy-2 = Sroka
bot-greedy-3 = Chomik
bot-greedy-4 = Kawka
bot-steward = Rządca
    .about = Gra rozsądnie.
bot-steward-2 = Włodarz
bot-steward-3 = Ochmistrz
bot-steward-4 = Podskarbi
bot-level-1 = Agnieszka
    .about = Dopiero się uczy: chwilę pomyśli, ale nie zawsze wybiera najlepszy ruch.
bot-level-1-2 = Klara
bot-level-1-3 = Alicja
bot-level-1-4 = Joanna
bot-level-2 = Maciej
    .about = Gra od razu, na wyczucie, głównie dla przyjemności.
bot-level-2-2 = Łukasz
bot-level-2-3 = Marek
bot-level-2-4 = Szymon
bot-level-3 = Jadwiga
    .about = Zanim zacznie turę, obmyśla ją całą.
bot-level-3-2 = Zofia
bot-level-3-3 = Judyta
bot-level-3-4 = Brygida
bot-level-4 = Kazimierz
    .about = Ocenia pozycje według tego, co pokazały tysiące partii.
bot-level-4-2 = Otto
bot-level-4-3 = Ludwik
bot-level-4-4 = Konrad
bot-level-5 = Elżbieta
    .about = Wypróbowuje wiele planów na tury naprzód i mało co przeocza.
bot-level-5-2 = Małgorzata
bot-level-5-3 = Barbara
bot-level-5-4 = Anna
bot-deep = Ambroży
    .about = Nad ruchem myśli do trzech sekund; im szybszy komputer, tym lepiej.
bot-deep-2 = Grzegorz
bot-deep-3 = Benedykt
bot-deep-4 = Anzelm

## Jak silny jest bot

rated-level = poziom { $number }
rated = ranking { $rating }
rated-not-yet = jeszcze bez rankingu
rated-never = bez rankingu
