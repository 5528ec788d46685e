### Terminál.

## Uložené hry

save-missing = Soubor { $file } neexistuje.
save-unreadable = Soubor { $file } nejde přečíst.
save-unwritable = Soubor { $file } tam nejde zapsat.
save-foreign = { $file } není uložená hra Regny; zůstává, jak je.
save-damaged = { $file } je uložená hra, ale poškozená nebo neúplná; zůstává, jak je.
save-newer = { $file } uložila novější Regna; aktualizujte prosím tuto.
save-other-rules = { $file } se hrálo podle pravidel verze { $saved }, tento program hraje podle verze { $ours }.
save-other-game = V souboru { $file } už je uložená jiná partie; zvolte prosím jiné jméno.
save-unknown-game = V souboru { $file } je hra, kterou tento program nezná: { $name }.

## Rozbory

review-not-over = Partie v souboru { $file } ještě není dohraná; rozebrat ji půjde, až bude.
review-bad-seat = { $count ->
    [one] Tato hra má jediné místo: --seat 1.
   *[other] Tato hra má místa 1 až { $count }.
}
review-progress = Rozhodnutí { $number } z { $count }…
review-heading = { $game }: { $count ->
    [one] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
}
review-how = Tahy, které stály nejvíc, posouzené jen podle toho, co kdo tehdy mohl vědět, a co by místo nich udělal bot.
review-lost = Tah { $number }: { $move } – vyhrává v { $less } ± { $less_error } % pokusů. Lepší: { $better } – { $chance } ± { $error } %.
review-none = Žádná jasná chyba.
review-offer = Chcete-li si partii nechat a podívat se, kde se ztrácelo, napište jméno souboru, jinak jen stiskněte Enter.
review-saved = Uloženo do souboru { $file }. Kde se ztrácelo, ukáže: regna review { $file }

## Příkazová řádka

cli-help-program = Tři deskové hry o královstvích a dědicích.
cli-help-version = Vypíše verzi a skončí.
cli-help-play = Zahraje si hru v terminálu.
cli-help-resume = Pokračuje v uložené partii.
cli-help-rules = Pravidla: obsah, kapitola nebo jedno pravidlo.
cli-help-game = Která hra; jinak se zeptáme.
cli-help-rules-game = Pravidla které hry.
cli-help-solo = Hra pro jednoho (Dva bratři: proti Jindřichovi).
cli-help-level = Jak silný je soupeř v sólové hře.
cli-help-bot = Soupeřem bude bot, podle jména nebo vlastní jako modul:atribut; lze zadat vícekrát pro víc botů.
cli-help-seats = Pro kolik hráčů.
cli-help-seed = Stejné semínko rozdá stejnou partii.
cli-help-lang = Jazyk: { $languages_or }; jinak jazyk systému.
cli-help-option = Pravidlo hry ve tvaru jméno=hodnota; lze zadat vícekrát.
cli-help-sets = Tři sady Dvou bratrů oddělené čárkami.
cli-help-file = Soubor s uloženou hrou.
cli-help-rule = Označení pravidla, nebo číslo či název kapitoly.
cli-help-serve = Spustí server, vypíše jeho adresu a běží, dokud ho nezastaví Ctrl-C.
cli-help-host = Na které adrese naslouchat; 0.0.0.0 znamená na všech.
cli-help-port = Na kterém portu.
cli-help-database = Soubor, nebo postgresql://...; jinak soubor v domovské složce.
cli-help-workers = Kolik procesů má server mít (jen s PostgreSQL).
cli-help-bots = Kolik procesů má každý proces serveru pro boty.
cli-help-budget = Kolik sekund smí bot nejvýš přemýšlet; většině stačí 2.
cli-help-lan = Hrát může celá domácnost; ukáže QR kód.
cli-help-open = Otevře hru v prohlížeči.
cli-help-origin = Cizí stránky, které se smějí připojit.
cli-help-name = Jméno tohoto serveru na internetu, pokud nějaké má.
cli-help-proxy = Věřit hlavičce X-Forwarded-For od proxy na tomto počítači.
cli-help-bots-from = Modul, jehož boti mohou hrát u těchto stolů; lze zadat vícekrát.
cli-help-verify = Ověří závazky, losování, tahy a výsledek; když něco nesedí, skončí s kódem 1.
cli-help-record = Záznam, jak ho exportuje stůl.
cli-help-kept = Závazky, které si prohlížeč schoval před partií, uložené vedle záznamu.
cli-help-review = Ukáže, kde se v dohrané partii ztrácelo a co by udělal bot.
cli-help-review-seat = Jen toto místo, počítáno od 1.
cli-help-review-budget = Kolik sekund přemýšlet o každém rozhodnutí.
cli-help-review-json = Vypíše to jako dokument pro programy.
cli-help-heirs = Věci Dvou bratrů.
cli-help-tiles = Destičky: export a kontrola opraveného souboru.
cli-help-tiles-export = Zapíše vestavěné destičky, aby je majitelé krabice mohli opravit.
cli-help-tiles-new = Nový soubor; jinak na obrazovku.
cli-help-tiles-check = Zkontroluje soubor s destičkami pole po poli a řekne, čím se liší od vestavěných.
cli-help-tiles-file = Soubor s destičkami.
cli-stopped = Přerušeno.
cli-see-help = Nápověda: { $command }
cli-serve-at = Regna běží na { $url }
cli-serve-household = V domácnosti: { $url }
cli-serve-no-address = Tento počítač teď v místní síti žádnou adresu nemá.
cli-serve-no-web = Webová aplikace v této instalaci není: hrát mohou programy, prohlížeče ne. Sestaví ji „make play“.
cli-serve-stop = Zastaví ji Ctrl-C; po novém spuštění pokračuje každá partie tam, kde skončila.
cli-tiles-exported = { $file }: 54 vestavěných destiček, které můžete opravit.
cli-tiles-good = Soubor { $file } je v pořádku: 54 destiček v šesti sadách po devíti, každé pole je zkontrolované.
cli-tiles-same = Od vestavěných destiček se neliší.
cli-tiles-differ = Od vestavěných destiček se { $count ->
        [one] liší jedno pole
        [few] liší { $count } pole
        [many] liší { $count } pole
       *[other] liší { $count } polí
    }: { $fields }.
cli-tiles-use = Hrajte s --option tiles={ $file } (otisk { $digest }).
cli-no-ray = Ke hře na clusteru je potřeba Ray: { $install }
cli-bad-lang = Jazyk „{ $text }“ tu není, vyberte si z { $list }.
cli-bad-game = Hru „{ $text }“ neznám. Mám { $list }.
cli-bad-pair = Volba se píše jméno=hodnota, ne „{ $text }“.
cli-bad-option = Hra nemá volbu „{ $name }“. Její volby jsou { $list }.
cli-bad-flag = Volba „{ $name }“ je buď ano, nebo ne, nikoli „{ $text }“.
cli-bad-number = Volba „{ $name }“ je celé číslo od { $low } do { $high }, ne „{ $text }“.
cli-bad-choice = U volby „{ $name }“ lze vybírat z { $list }, ne „{ $text }“.
cli-bad-choices = U volby „{ $name }“ vyberte { $count } a oddělte je čárkami: { $list }.
cli-bad-document = Volba „{ $name }“ nesedí: { $reason }.
cli-bad-seats = Počet hráčů této hry je { $low } až { $high }.
cli-option-not-here = Volba „{ $name }“ k tomuto počtu hráčů nepatří.
cli-no-solo = Tuto hru nelze hrát sólo. Soupeřem ale může být bot: { $list_or }.
cli-bad-bot = Bota „{ $text }“ pro tuto hru neznám. Mám { $list }.
cli-bad-own-bot = --bot: čekám modul:atribut s botem nebo taktikou, ne „{ $text }“ ({ $reason }).
cli-bad-bots-from = --bots-from: čekám modul, který má v „bots“ boty pod jmény jako heirs.mine, ne „{ $text }“ ({ $reason }).
cli-too-many-bots = { $count ->
    [0] Na bota už nezbývá místo: jedno je vaše.
    [one] K tomuto stolu se vejde jen jeden bot: jedno místo je vaše.
    [few] K tomuto stolu se vejdou nejvýš { $count } boti: jedno místo je vaše.
   *[other] K tomuto stolu se vejde nejvýš { $count } botů: jedno místo je vaše.
}
cli-solo-and-bots = Buď --solo, nebo --bot: sólová hra má vlastního soupeře.

## Partie

cli-welcome = { $game }. Otazníkem vypíšete možné tahy, slovem pomoc všechno ostatní.
cli-seed-line = Tato partie má semínko { $seed }.
cli-resumed = Jsme zpátky, odehráno { $count ->
    [one] { $count } rozhodnutí
    [few] { $count } rozhodnutí
   *[other] { $count } rozhodnutí
}.
cli-which-game = Co si zahrajeme? Napište číslo nebo jméno.
cli-which-opponents = Proti komu? Napište číslo nebo jméno, pro víc botů i několik. Jen Enter: lidé u této klávesnice.
cli-which-number = Napište jedno číslo, nebo několik od { $low } do { $high }.
cli-people-here = lidé u této klávesnice
cli-solo-heirs = Jindřich, soupeř sólové hry
cli-bot = { $name } ({ $rank })
cli-bot-sits = { $seat }: { $name } ({ $rank }). { $about }
cli-you-are = Hrajete jako { $seat }.
cli-not-understood = Nerozumím: „{ $text }“.
cli-did-you-mean = Nemyslíte: { $text }?
cli-begin-with = Tah začíná některým z těchto slov: { $list }. Všechny tahy vypíše ?, všechny příkazy pomoc.
cli-empty = Napište tah, nebo ? pro seznam tahů, nebo pomoc.
cli-no-number = Tah číslo { $number } v seznamu není; seznam (?) jde od 1 do { $count }.
cli-which-one = „{ $text }“ může být: { $list }. Upřesněte to prosím.
cli-form = Píše se to takhle: { $form }.
cli-moves = Co teď můžete udělat. Napište číslo, nebo slova tak, jak tu stojí.
cli-moves-how = Kde nejsou čísla, tah napište: například { $example }.
cli-pass-keyboard = { $name } přebírá klávesnici, ostatní se nedívají. Stiskněte Enter.
cli-thinking = { $seat } přemýšlí…
cli-ask-for = { $name }: { $text }
cli-hint = { $name } radí: { $move }.
cli-hint-thinking = Bot přemýšlí…
cli-hint-chance = { $move } – vyhrává v { $chance } ± { $error } % pokusů
cli-hint-even = Jasný rozdíl mezi nimi není.
cli-legal = Tento tah je teď v pořádku.
cli-undone = Vzato zpět: { $move }.
cli-nothing-to-undo = Není co brát zpět.
cli-saved = Uloženo do souboru { $file }. Příště pokračujte příkazem: regna resume { $file }
cli-save-needs-name = Pod jakým jménem uložit? Třeba: uložit večer
cli-why-needs-move = Proč ne co? Přidejte tah, třeba: proč { $move }
cli-offer-save = Končíme. Chcete-li partii uložit, napište jméno souboru, jinak jen stiskněte Enter.
cli-goodbye = Na shledanou!
cli-goodbye-saved = Uloženo do souboru { $file }. Na shledanou!
cli-help-heading = Příkazy
cli-help-moves = Tah napište tak, jak stojí v seznamu (?): číslem, nebo slovy. Několik tahů najednou oddělte středníky. Na háčcích, čárkách, předložkách a pádech nezáleží, jen musí být jasné, co myslíte.
cli-too-narrow = Terminál je pro plán příliš úzký: potřeba je { $count } sloupců.
cli-score-now = Body, kdyby hra skončila teď
cli-score-end = Bodování
cli-total = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
cli-no-points = Zatím žádné body.
cli-contents = Obsah
cli-contents-hint = Kapitolu nebo pravidlo si přečtete takto: regna rules { $game } { $example }
cli-no-rulebook = Pravidla této hry tu sepsaná nejsou.
cli-no-rule = Pravidlo ani kapitola „{ $id }“ tu není{ $near_count ->
    [0] .
   *[other] ; nemyslíte { $near_or }?
}
cli-command-moves = tahy
    .also = ? moznosti seznam
    .form = ?
    .help = vypíše očíslované možné tahy
cli-command-board = stůl
    .also = plocha ukázat
    .form = stůl
    .help = znovu nakreslí celý stůl
cli-command-look = rozhlédnout
    .also = přečíst popis
    .form = rozhlédnout
    .help = řekne celou pozici ve větách
cli-command-why = proč
    .also = pročne
    .form = proč TAH
    .help = vysvětlí, proč tah nejde, i s pravidlem
cli-command-card = karta
    .also = karty kartu
    .form = karta JMÉNO
    .help = řekne, co karta dělá; bez jména všechny karty partie
cli-command-rule = pravidlo
    .also = pravidla
    .form = pravidlo ID
    .help = ukáže pravidlo, například { $example }
cli-command-score = body
    .also = skóre
    .form = body
    .help = bodování, jak to vypadá teď
cli-command-hint = rada
    .also = poraď poradit radu tip
    .form = rada
    .help = řekne, co by tu udělal bot
cli-command-undo = zpět
    .also = vrátit
    .form = zpět
    .help = vezme zpět poslední tah
cli-command-save = uložit
    .also = ulož
    .form = uložit SOUBOR
    .help = uloží partii do souboru
cli-command-help = pomoc
    .also = nápověda h
    .form = pomoc
    .help = tato nápověda
cli-command-quit = odejít
    .also = q exit
    .form = odejít
    .help = opustí hru
cli-fillers = na z ze do od s si k ke v ve u jednotku jednotka destičku
