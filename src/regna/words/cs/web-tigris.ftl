### Eufrat a Tigris v prohlížeči.

web-tigris-count = { $colour }
web-tigris-tie = { $at ->
    [1] Nejslabší barva je shodná, rozhoduje další
    [2] Dvě nejslabší barvy jsou shodné, rozhoduje další
   *[other] Tři nejslabší barvy jsou shodné, rozhoduje nejsilnější
}: { $one } ku { $other }.
web-tigris-board = Plán
web-tigris-leaders = Vůdci mimo plán
web-tigris-off-board = mimo plán
web-tigris-catastrophe = Katastrofa
web-tigris-catastrophes = Zbývající katastrofy
web-tigris-monuments = Monumenty
web-tigris-bag = pytlík { $count }
web-tigris-revolt = Povstání
web-tigris-war = Válka
web-tigris-attacker = Útočník
web-tigris-defender = Obránce
web-tigris-support-none = Nepřidat nic
web-tigris-support-with = Přidat { $amount }
web-tigris-treasures-left = { $count ->
    [one] Na plánu je { $count } poklad
    [few] Na plánu jsou { $count } poklady
   *[other] Na plánu je { $count } pokladů
}
web-tigris-weakest = Vaše nejslabší barva
web-tigris-hidden = Kartičky za zástěnou: { $count }
web-tigris-strengths = síla ve válce { $war }, v povstání { $revolt }
web-tigris-revolt-of = Povstání { $leader_many }
web-tigris-war-of = Válka { $leader_many }
web-tigris-attack-needs = { $needed ->
    [0] Teď vyhráváte, pokud obránce nepřidá.
   *[other] Chybí vám { $needed }: při rovnosti vítězí obránce.
} V ruce máte { $held }.
web-tigris-defence-needs = { $needed ->
    [0] Teď se ubráníte: rovnost vám stačí.
   *[other] Chybí vám { $needed }: rovnost vám stačí.
} V ruce máte { $held }.
web-tigris-war-win = Když vyhrajete: až { $points ->
    [one] { $points } { $colour_one } bod
    [few] { $points } { $colour_few } body
   *[other] { $points } { $colour_many } bodů
}
web-tigris-war-win-gone = Z plánu zmizí soupeřův { $leader } a jeho { $tile_few }.
web-tigris-war-lose = Když prohrajete: soupeř získá až { $points }
web-tigris-war-lose-gone = Z plánu zmizí váš { $leader } a jeho { $tile_few }.
web-tigris-revolt-win = Když vyhrajete: jeden červený bod
web-tigris-revolt-win-gone = Soupeř si { $leader_acc } bere zpět.
web-tigris-revolt-lose = Když prohrajete: červený bod soupeři
web-tigris-revolt-lose-gone = Svého { $leader_acc } si berete zpět.
web-tigris-which-war = Která válka bude první?
web-tigris-swap = Vyměnit kartičky
web-tigris-swap-now = Vyměnit { $count }
web-tigris-pass = Nedělat nic
web-tigris-withdraw = Stáhnout
web-tigris-build = Postavit monument
web-tigris-no-build = Nestavět
web-tigris-tile = Položit
web-tigris-leader = Umístit
web-tigris-treasure = Vzít
web-less = Méně
web-more = Více
web-tigris-move-tile = Položit { $tile_acc } na { $cell }
web-tigris-move-leader = Umístit { $leader_acc } na { $cell }
web-tigris-move-withdraw = Stáhnout { $leader_acc }
web-tigris-move-catastrophe = Katastrofa na { $cell }
web-tigris-move-treasure = Vzít poklad z { $cell }
web-tigris-move-build = Postavit { $monument } monument na { $cell }
web-tigris-move-war = Nejdřív { $colour } válka
web-tigris-move-support = { $count ->
    [0] Nepřidat nic
   *[other] Přidat { $count } z ruky
}
web-tigris-move-swap = Vyměnit { $amounts }
web-tigris-needs-attacker = { $needed ->
    [0] Útok na výhru stačí; při rovnosti vyhrává obránce.
   *[other] Útočníkovi k výhře chybí { $needed }; při rovnosti vyhrává obránce.
}
web-tigris-needs-defender = { $needed ->
    [0] Obrana zatím drží; stačí jí rovnost.
   *[other] Obránci chybí { $needed }; stačí mu rovnost.
}
