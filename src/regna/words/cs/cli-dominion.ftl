### Dominion v terminálu.

dominion-verb-play = zahrát
    .also = zahraj zahraji zahraju hrát hraj hraji hraju vyložit vylož vykládám
    .form = zahrát KARTU (zahrát kovářnu; víc najednou: zahrát měďák stříbrňák; zahrát vše)
dominion-verb-buy = koupit
    .also = kup kupuji kupuju koupím
    .form = koupit KARTU (koupit stříbrňák)
dominion-verb-gain = vzít
    .also = vezmi vezmu beru bere brát získat
    .form = vzít KARTU (vzít stříbrňák)
dominion-verb-trash = zahodit
    .also = zahoď zahazuji zahazuju zahodím vyhodit
    .form = zahodit KARTU KARTU … (zahodit statek měďák, vše najednou)
dominion-verb-discard = odložit
    .also = odlož odkládám odložím odhodit odhoď
    .form = odložit KARTU KARTU … (odložit statek 2 měďáky, vše najednou)
dominion-verb-topdeck = navrch
    .also = položit polož dát dej dávám
    .form = navrch KARTU (navrch statek)
dominion-verb-buys = nákup
    .also = nákupy nakupovat nakoupit k
    .form = nákup
dominion-verb-treasures = peníze
    .also = vše všechno
    .form = peníze
dominion-verb-end = ukončit
    .also = konec ukonči končím tah
    .form = ukončit
dominion-verb-done = hotovo
    .also = dost nic ne
    .form = hotovo
dominion-verb-reveal = ukázat
    .also = ukaž ukazuji ukážu bránit ano
    .form = ukázat
dominion-verb-pass = pas
    .also = nic ne neukázat nechat hotovo
    .form = pas
dominion-verb-show = ukázat
    .also = ukaž ruku
    .form = ukázat
dominion-verb-flip = přesunout
    .also = přesuň otočit převrátit ano
    .form = přesunout
dominion-verb-keep = nechat
    .also = nech ponechat vrátit vrať ne
    .form = nechat
dominion-verb-aside = stranou
    .also = odložit dát
    .form = stranou
dominion-verb-drop = odložit
    .also = odlož odhodit pryč
    .form = odložit
dominion-move-play = zahrát { $card_acc }
dominion-move-buy = koupit { $card_acc }
dominion-move-gain = vzít { $card_acc }
dominion-move-trash = zahodit { $card_acc }
dominion-move-discard = odložit { $card_acc }
dominion-move-topdeck = navrch { $card_acc }
dominion-move-buys = nákup
dominion-move-treasures = zahrát vše
dominion-move-end = ukončit
dominion-move-done = hotovo
dominion-move-reveal = ukázat
dominion-move-pass = pas
dominion-move-show = ukázat
dominion-move-flip = přesunout
dominion-move-keep = nechat
dominion-move-aside = stranou
dominion-move-drop = odložit
dominion-all = vše všechno všechny peníze
dominion-fillers = a i plus taky to je
dominion-tale = { $seat_nom } { $deeds }.
dominion-trash-several = { $seat_nom } { dominion-trash-several.then }.
    .then = { AGREE($seat_is, "zahazujete", "zahazuje") } { $cards_acc }
dominion-no-card-named = Kartu „{ $text }“ v této partii nemáme.
dominion-name-several = Vyjmenujte karty najednou, nebo po jedné a nakonec napište hotovo.
dominion-name-exactly = Vyjmenujte karty najednou, nebo po jedné.
dominion-name-all = { $count ->
    [one] Musí to být právě 1 karta.
    [few] Musí to být právě { $count } karty.
   *[other] Musí to být právě { $count } karet.
}
dominion-too-many = { $count ->
    [one] Vybrat lze už jen 1 kartu.
    [few] Vybrat lze nejvýš { $count } karty.
   *[other] Vybrat lze nejvýš { $count } karet.
}
dominion-kingdom-unknown = Sadu ani kartu království „{ $text }“ neznám. Sady: { $list }; nebo deset karet oddělených čárkami.
dominion-kingdom-size = Království tvoří 10 různých karet, zadáno jich je { $count }.
dominion-kingdom-twice = Karta { $card } je v království dvakrát; všech deset karet má být různých.
dominion-table-turn = { $seat }, tah { $count }
dominion-table-over = Konec hry
dominion-table-supply = Společná zásoba: cena, karta, kolik jich zbývá
dominion-table-group-treasure = Peníze:
dominion-table-group-victory = Body:
dominion-table-group-kingdom = Království:
dominion-table-trash = Smetiště: { $cards_count ->
    [0] prázdné.
   *[other] { $cards }.
}
dominion-table-seat = { $seat }: { $hand ->
    [one] v ruce 1 karta
    [few] v ruce { $hand } karty
   *[other] v ruce { $hand } karet
}, v dobíracím balíčku { $deck }, { $discard ->
    [0] odkládací je prázdný.
   *[other] v odkládacím { $discard }, navrchu { $card }.
}
dominion-table-piles = { $seat }: v dobíracím balíčku { $deck }, { $discard ->
    [0] odkládací je prázdný.
   *[other] v odkládacím { $discard }, navrchu { $card }.
}
dominion-table-play = Vyloženo: { $cards }.
dominion-table-aside = Ukázáno nebo dáno stranou: { $cards }.
dominion-table-chosen = Vybráno: { $cards }.
dominion-table-hand = V ruce: { $cards_count ->
    [0] nic.
   *[other] { $cards }.
}
dominion-table-left = V tomto tahu máte { $amounts }.
dominion-table-known = { $seat } má v ruce jistě: { $cards }.
dominion-table-top = Navrchu balíčku, jak všichni viděli: { $cards }.
dominion-table-owned = { $seat }, všechny karty ({ $cards_count }): { $cards }.
dominion-table-discard = Odkládací balíček: { $cards }.
dominion-table-card = { $card } ({ $types }; cena { $cost }).
dominion-table-left-in-pile = { $left ->
    [0] V zásobě už není.
   *[other] V zásobě zbývá: { $left }.
}
dominion-table-legend = Pište, co děláte: zahrát kovářnu, koupit stříbrňák. Víc karet vyjmenujte najednou v libovolném pořadí: odložit statek 2 měďáky. Zahrát vše vyloží všechny peníze. Karta JMÉNO řekne, co karta dělá, samotné karta vysvětlí všechny karty partie.
