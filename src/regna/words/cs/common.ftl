### Všechna slova Regny česky.
###
### Zpráva se jmenuje podle kódu enginu, podle druhu a id věci (heirs-building-inn), nebo podle
### toho, co říká terminál (cli-...). Údaje jsou zástupné znaky; jméno věci s sebou nese i své
### atributy: $building, $building_acc. Pády: .acc 4. (koho, co), .gen 2. (koho, čeho),
### .loc 6. (o kom, o čem). `.short` se vejde do mapy, `.also` jsou další slova, která lidé píšou.

## Společné

language = čeština
yes = ano
no = ne
list = { $items } a { $last }
list-or = { $items } nebo { $last }
seat-number = hráč { $number }
game-over = Partie skončila, není už o čem rozhodovat.
no-such-move = Tah číslo { $move } neexistuje.

## Hry, než si jednu vyberete

game-heirs = Dva bratři
game-dominion = Dominion
game-tigris = Eufrat a Tigris
heirs-level-1 = Jindřich Chudý
heirs-level-2 = Jindřich Statečný
heirs-level-3 = Jindřich Neúprosný

## Boti

bot-random = Kostka
    .about = táhne náhodně
bot-random-2 = Mince
bot-random-3 = Ruleta
bot-random-4 = Vánek
bot-greedy = Veverka
    .about = bere, co může
bot-greedy-2 = Straka
bot-greedy-3 = Křeček
bot-greedy-4 = Kavka
bot-steward = Správce
    .about = hraje rozumně
bot-steward-2 = Šafář
bot-steward-3 = Komorník
bot-steward-4 = Purkrabí
bot-level-1 = Anežka
    .about = teprve se učí
bot-level-1-2 = Klára
bot-level-1-3 = Alena
bot-level-1-4 = Jana
bot-level-2 = Matěj
    .about = hraje pro radost
bot-level-2-2 = Lukáš
bot-level-2-3 = Marek
bot-level-2-4 = Šimon
bot-level-3 = Hedvika
    .about = hraje rozumně
bot-level-3-2 = Žofie
bot-level-3-3 = Judita
bot-level-3-4 = Brigita
bot-level-4 = Kazimír
    .about = myslí dopředu
bot-level-4-2 = Ota
bot-level-4-3 = Ludvík
bot-level-4-4 = Konrád
bot-level-5 = Eliška
    .about = myslí daleko dopředu
bot-level-5-2 = Markéta
bot-level-5-3 = Barbora
bot-level-5-4 = Anna
