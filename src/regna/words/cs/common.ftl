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
seat-you = vy
    .nom = {""}
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
    .about = Táhne náhodně.
bot-random-2 = Mince
bot-random-3 = Ruleta
bot-random-4 = Vánek
bot-greedy = Veverka
    .about = Bere, co může.
bot-greedy-2 = Straka
bot-greedy-3 = Křeček
bot-greedy-4 = Kavka
bot-steward = Správce
    .about = Hraje rozumně.
bot-steward-2 = Šafář
bot-steward-3 = Komorník
bot-steward-4 = Purkrabí
bot-level-1 = Anežka
    .about = Teprve se učí: chvilku přemýšlí, ale nevybere vždy to nejlepší.
bot-level-1-2 = Klára
bot-level-1-3 = Alena
bot-level-1-4 = Jana
bot-level-2 = Matěj
    .about = Hraje hned a od oka, hlavně pro radost.
bot-level-2-2 = Lukáš
bot-level-2-3 = Marek
bot-level-2-4 = Šimon
bot-level-3 = Hedvika
    .about = Než začne tah, rozmyslí si ho celý.
bot-level-3-2 = Žofie
bot-level-3-3 = Judita
bot-level-3-4 = Brigita
bot-level-4 = Kazimír
    .about = Pozice posuzuje podle toho, co ukázaly tisíce partií.
bot-level-4-2 = Ota
bot-level-4-3 = Ludvík
bot-level-4-4 = Konrád
bot-level-5 = Eliška
    .about = Zkouší mnoho plánů na tahy dopředu a málokdy něco přehlédne.
bot-level-5-2 = Markéta
bot-level-5-3 = Barbora
bot-level-5-4 = Anna
bot-deep = Ambrož
    .about = Nad tahem přemýšlí až tři sekundy; čím rychlejší počítač, tím lépe.
bot-deep-2 = Řehoř
bot-deep-3 = Benedikt
bot-deep-4 = Anselm

## Jak silný je bot

rated-level = úroveň { $number }
rated = rating { $rating }
rated-not-yet = zatím bez ratingu
rated-never = bez ratingu
