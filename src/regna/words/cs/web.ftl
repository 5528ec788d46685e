### Prohlížeč.

## Všude

web-title = Regna
web-welcome = Tři hry o královstvích a dědicích. Posaďte se a hrajte.
web-language = Jazyk
web-theme-light = Světlé barvy
web-theme-dark = Tmavé barvy
web-home = Domů
web-about = O aplikaci
web-loading = Okamžik…
web-close = Zavřít
web-nowhere = Tady nic není
web-nowhere-why = Na této adrese žádná stránka není. Možná se z odkazu ztratilo písmeno.

## Úvod

web-heirs-about = Dva bratři stavějí království destičku po destičce: berte z královské nabídky, veďte silnice a zastiňte své dvojče.
web-heirs-facts = 2 hráči, nebo sám proti Jindřichovi · 40 minut
web-dominion-about = Začínáte s hrstkou měďáků a třemi usedlostmi; postavte balíček, který líže, platí a útočí lépe než sousedův.
web-dominion-facts = 2–4 hráči · 30 minut · deset z 25 karet království
web-tigris-about = Čtyři dynastie mezi dvěma řekami. Umisťujte vůdce, spojujte království, přežijte války: počítá se vaše nejslabší barva.
web-tigris-facts = 2–4 hráči · 90 minut
web-play-now = Hrát hned
web-more-ways = Přátelé a možnosti
web-solo = Sám proti
web-my-tables = Moje stoly
web-carry = Moje stoly na jiném zařízení
web-carry-how = Otevřete tento odkaz na druhém zařízení: vaše stoly se přidají k těm, které už tam jsou. Funguje to oběma směry.
web-carry-beware = Kdo má tento odkaz, může hrát místo vás. Neposílejte ho nikomu jinému než sobě.
web-carry-brought = { $count ->
    [0] Všechny tyto stoly už tu máte.
    [one] K vašim stolům přibyl { $count } stůl.
    [few] K vašim stolům přibyly { $count } stoly.
   *[other] K vašim stolům přibylo { $count } stolů.
}
web-open-tables = Volné stoly
web-no-tables = Právě teď nikdo na hráče nečeká. Založte stůl a pošlete odkaz příteli.
web-your-turn = Jste na tahu
web-status-gathering = Čeká se na hráče
web-status-playing = Hraje se
web-status-over = Konec hry
web-open-chair = volná židle
web-sit = Posadit se
web-watch = Dívat se
web-not-here = Tento server tuto hru zatím nemá.
web-ways = Jak hrát
web-way-online = Přes odkaz
web-way-hot = U jedné obrazovky
web-way-bots = Proti botům
web-way-solo = Sám
web-your-name = Vaše jméno
web-name-note = Ostatní ho uvidí u stolů, ke kterým odteď usednete nebo u kterých se budete dívat.
web-name-limit = { $length } z { $most } znaků
web-players = Hráčů
web-opponent = Soupeř
web-public = Ukázat mezi volnými stoly
web-guests-talk = Psát smějí i diváci
web-late = Diváci si smějí sednout na židli, která se uvolní
web-options = Pravidla a možnosti
web-choose-own = vybrat si …
web-chosen = vybráno { $count } z { $most }
web-make-table = Založit stůl
web-begin = Začít
web-starting = Všichni jsou tu, hra začíná…
web-invite = Pošlete tento odkaz těm, s kým chcete hrát:
web-invite-alone = Tento odkaz funguje jen na tomto počítači. Chcete-li hrát s přáteli v domácí síti, spusťte server příkazem { $command } a pošlete jim adresu, kterou vypíše.
web-invite-house = Tento odkaz otevřou přátelé ve vaší domácí síti. Adresa s „localhost“ funguje jen na tomto počítači.
web-copy = Kopírovat
web-copied = Zkopírováno
web-seat-bot = Posadit sem bota
web-term-clock = Čas
web-term-clock-none = bez omezení
web-term-clock-live = { $minutes } min na hráče a { $seconds } s za tah
web-term-clock-days = { $days ->
    [one] { $days } den na každý tah
    [few] { $days } dny na každý tah
   *[other] { $days } dnů na každý tah
}
web-term-undo = Braní zpět
web-term-undo-free = kdykoli
web-term-undo-revealed = dokud se nic neodhalí
web-term-undo-off = nikdy
web-term-guests = Diváci
web-term-guests-talk = smějí psát
web-term-guests-late = smějí si sednout na uvolněnou židli
web-own-file = vlastní soubor
web-source-position = Sestavená pozice
    .about = Výchozí pozice nebyla rozdána: sestavil ji ten, kdo stůl založil.
web-source-record = Uložená partie
    .about = Tento stůl pokračuje v uložené partii. Kdo ji nahrál, může znát všechnu její náhodu, minulou i budoucí.
web-source-sandbox = Pokus
    .about = Tady si jen zkoušíte, co by bylo: partie, ze které to je, se to nijak nedotkne.

## U stolu

web-waiting-for = Na tahu: { $name }
web-ask-for = { $name }: { $text }
web-looking-back = Ohlédnutí: tah { $ply } z { $plies }
web-watching = Jen se díváte
web-watches = { $name } se dívá
web-watchers = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
   *[other] { $count } diváků
}
web-take-over = Hrát dál za hráče { $name }
web-no-free-chair = Všechny židle jsou obsazené.
web-time-left = Čas hráče { $name }: { $time }
web-next-table = Další stůl
web-next-table-about = { $count ->
    [one] Jste na tahu ještě u { $count } stolu
   *[other] Jste na tahu ještě u { $count } stolů
}
web-ask-undo = Požádat o vrácení
web-plea = { $seat } žádá o vrácení posledního tahu. Souhlasíte?
web-plea-yes = Souhlasím
web-plea-no = Ne
web-plea-waiting = Žádost o vrácení tahu je podaná. Zbývá odpověď: { $seats }.
web-plea-withdraw = Už nechci
web-talk = Zprávy
web-talk-none = Zatím nikdo nic nenapsal.
web-talk-write = Napište něco
web-talk-send = Odeslat
web-talk-new = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
web-talk-guest = { $name } (divák)
web-talk-somebody = Divák
web-phrases = Hotové věty
web-phrase-hello = Dobrý den!
web-phrase-luck = Hodně štěstí!
web-phrase-played = Pěkně zahráno!
web-phrase-moment = Okamžik, prosím.
web-phrase-thanks = Děkuji!
web-phrase-back = Vezmeme to zpět?
web-away = není tu
web-about-bot = Kdo je { $name }?
web-thinking = přemýšlí
web-bot-plays = hraje bot
web-bot-played = dohrál bot
web-resigned = vzdáno
web-clock-days = { $days } d { $hours } h
web-log = Průběh
web-scores = Body
web-rules = Pravidla
web-settings = Nastavení
web-panels = Co ukázat vedle plánu
web-undo = Zpět
web-restart-turn = Tah znovu
web-confirm = Potvrdit
web-back = Zpátky
web-to-now = Zpět do hry
web-since = Co se stalo od mého tahu
web-since-short = Od mého tahu
web-replay = Tahy hry
web-step-back = O tah zpět
web-step-on = O tah dál
web-play = Přehrát
web-pause = Zastavit
web-speed = Rychlost
web-replay-start = Přehrát od začátku
    .short = Přehrát
web-moment-show = Ukázat tuto chvíli
web-moment-copy = Zkopírovat odkaz na tuto chvíli
    .short = Odkaz
web-try = Zkusit odsud
    .about = Vyzkoušejte si něco od této chvíle u zvláštního stolu; partie se to nijak nedotkne.
web-try-alone = Hrát za všechny
web-try-bots = Proti botům
web-sandbox = Pokus od tahu { $ply }. Partie se nic z toho nedotkne.
web-sandbox-back = Ukončit pokus
web-notation = Napište tah, třeba: { $example }
web-fit = Celý plán
web-hint = Rada
    .short = Rada
web-hint-thinking = Bot přemýšlí…
web-hint-chance = { $chance } % ± { $error }
web-hint-even = Jasný rozdíl mezi nimi není.
web-hint-about = Jak často který tah vyhrál, když odsud hráli dál boti. Klepnutím se jen připraví, zahrajete ho sami.
web-hand = Vaše ruka
web-hand-empty = V ruce nic nemáte.
web-in-hand = v ruce { $count }
web-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
web-empty = prázdné
web-rule = Pravidlo { $rule }
web-rules-hint = Klepněte na pravidlo uvedené u odmítnutí nebo u bodů a ukáže se tady.
web-rulebook = Celá pravidla
web-no-points = Zatím žádné body.
web-scores-hidden = Body se sčítají na konci.
web-tap-again = Klepněte ještě jednou a stane se.
web-pass-to = Předejte prosím zařízení: { $name }.
web-i-am = Já jsem { $name }
web-reconnecting = Spojení se přerušilo; samo se obnoví.
web-kept = Váš tah je schovaný a odešle se.
web-offline = Server teď neodpovídá. Nic se neztratilo, zkouší se to znovu.
web-failed = To se nepovedlo: { $text }
web-no-move = To nejde.
web-log-start = Hra začíná.
web-log-sit = { $seat_nom } { AGREE($seat_is, "usedáte", "usedá") } ke stolu.
web-log-bot = { $seat } usedá ke stolu.
web-log-stand = Jedna židle je zase volná.
web-log-undo = { $seat_nom } { AGREE($seat_is, "berete", "bere") } zpět.
web-log-undo-agreed = { $seat_nom } po dohodě { AGREE($seat_is, "berete", "bere") } zpět.
web-log-plead = { $seat_nom } { AGREE($seat_is, "žádáte", "žádá") } o vrácení tahu.
web-log-consent-yes = { $seat_nom } { AGREE($seat_is, "souhlasíte", "souhlasí") }.
web-log-consent-no = { $seat_nom } { AGREE($seat_is, "nesouhlasíte", "nesouhlasí") }.
web-log-consent-withdrawn = { $seat_nom } už tah zpět brát { AGREE($seat_is, "nechcete", "nechce") }.
web-log-take = { $seat_nom } { AGREE($seat_is, "přebíráte", "přebírá") } místo a { AGREE($seat_is, "hrajete", "hraje") } dál.
web-log-resign = { $seat_nom } { AGREE($seat_is, "vzdáváte se", "se vzdává") }.
web-log-again = { $seat_nom } { AGREE($seat_is, "chcete", "chce") } hrát ještě jednou.
web-log-away = Server { $minutes } min neběžel; čas nikomu neubíhal.
web-taken-back = Vzato zpět
web-log-hand = { $bot ->
    [0] { $seat_nom } { AGREE($seat_is, "vracíte se", "se vrací") } do hry.
   *[other] { $seat_is ->
        [you] Za vás
       *[other] { $seat }:
    } dál hraje bot.
}
web-log-hand-time = { $seat_is ->
    [you] Čas vám vypršel
   *[other] { $seat }: čas vypršel
}, dál hraje bot.
web-log-hand-absent = { $seat_nom } { AGREE($seat_is, "nejste tu", "tu není") }, dál hraje bot.

## Konec

web-result = Výsledek
web-end-resigned = { $seat_nom } { AGREE($seat_is, "vzdáváte se", "se vzdává") }.
web-end-time = { $seat_is ->
    [you] Čas vám vypršel
   *[other] { $seat }: čas vypršel
}, dohrál bot.
web-end-absent = { $seat_nom } { AGREE($seat_is, "nejste tu", "tu není") }, dohrál bot.
web-end-self = { $seat_is ->
    [you] Za vás
   *[other] { $seat }:
} dohrál bot.
web-rematch = Ještě jednou
web-play-along = Hrát také
web-score-sheet = Rozpis bodů
web-sheet-less = Ukázat desku
web-sheet-more = Ukázat výsledek
web-count = Body podle toho, za co jsou
web-count-skip = Přeskočit
web-count-total = Celkem
web-story = Jak to šlo
web-story-about = Body po každém tahu. Klepněte do grafu nebo na zvrat a podíváte se tam.
web-story-sums = Tečkovaně: všechny body dohromady.
web-story-lead = Tah { $ply }: { $seat_nom } { AGREE($seat_is, "se ujímáte", "se ujímá") } vedení, { $score }
web-story-good = Tah { $ply }: { $seat_nom } { AGREE($seat_is, "se definitivně ujímáte", "se definitivně ujímá") } vedení, { $score }
web-story-leap = Tah { $ply }: { $seat_nom } { AGREE($seat_is, "získáváte", "získává") } naráz { $points }, { $score }
web-review = Kde byly chyby?
web-review-progress = Bot prochází partii: { $done } z { $of } rozhodnutí…
web-review-note = Posuzuje se jen podle toho, co se v tu chvíli dalo vědět. Klepněte na řádek a podíváte se tam.
web-review-played = Tah { $ply }: { $move }
web-review-better = Lepší: { $move } – šance { $chance } % místo { $less } %
web-review-none = { $seat }: žádná jasná chyba.
web-review-some = Posouzeno { $of } z { $all } rozhodnutí, rovnoměrně z celé partie.
web-check-fair = Byla náhoda poctivá?
web-save-record = Uložit záznam
web-save-kept = Uložit závazky
    .about = K čemu se všichni před hrou zavázali, jak si to uložil tento prohlížeč: k ověření záznamu i jinde.
web-fair-good = Poctivá: všechna losování ({ $draws }) pocházejí z proudu, k němuž se před hrou { $seats ->
    [0] zavázal server
    [one] zavázali server a jeden hráč
    [few] zavázali server a { $seats } hráči
   *[other] zavázali server a { $seats } hráčů
}.
web-fair-record = Záznam je sám v sobě v pořádku: čísla, semínko i všechna losování ({ $draws }) k sobě pasují. Tento prohlížeč si před hrou neuložil žádné závazky, a proto nepozná, zda je někdo nezměnil.
web-fair-kept-server = Nepoctivá: závazek serveru není ten, který si tento prohlížeč před hrou uložil.
web-fair-kept-place = Nepoctivá: závazek hráče { $name } není ten, který si tento prohlížeč před hrou uložil.
web-fair-server = Nepoctivá: číslo serveru není to, k němuž se zavázal.
web-fair-place = Nepoctivá: číslo hráče { $name } neodpovídá jeho závazku.
web-fair-seed = Nepoctivá: semínko není složeno ze slíbených čísel.
web-fair-draw = Nepoctivá: jedno losování neodpovídá proudu.
web-fair-unreadable = To nelze ověřit: záznam se nedá přečíst.

## Nastavení

web-set-confirm = Potvrzovat, co nejde vzít zpět
web-set-sound = Zaťukat, když jsem na tahu
web-set-talk = Zobrazovat zprávy ostatních
web-set-tints = Barevně odlišit království
web-set-numbers = Ukazovat hodnotu budov
web-set-motion = Pohyb
web-motion-slow = pomalý
web-motion-normal = běžný
web-motion-fast = rychlý
web-motion-off = žádný
web-motion-skip = Klepnutím kamkoli přeskočíte
web-elsewhere = Přenést mé místo na jiné zařízení
web-elsewhere-note = Otevřete tento odkaz tam. Z tohoto prohlížeče místo odejde.
web-resign = Vzdát se
web-resign-sure = Opravdu se vzdát?
web-keys = Klávesy
web-keys-list = Šipky přecházejí, Enter bere a pokládá, Esc pouští, U vrací, H rada, / píše tah, L průběh, ? tento seznam.

## O Regně

web-unofficial = Neoficiální bezplatný projekt fanoušků; není spojen s autory ani vydavateli těchto her a nemá jejich záštitu. Všechny názvy patří svým majitelům.
web-about-what = Regna hraje tři deskové hry o královstvích a dědicích, česky, polsky a anglicky. Každý odmítnutý tah říká proč a podle kterého pravidla; co nebylo odhaleno, lze vzít zpět; a kdokoli si může ověřit, že se míchalo poctivě.
web-about-tiles = Destičky hry Dva bratři jsou rekonstrukcí podle pravidel. Máte-li krabici, můžete je opravit a hrát se svým souborem.
web-thanks = Děkujeme
web-designer-heirs = Tvůrcům hry Dva bratři
web-designer-dominion = Donaldu X. Vaccarinovi za Dominion
web-designer-tigris = Reineru Kniziovi za Eufrat a Tigris
web-icons = Ikony
web-icons-from = Z
web-icons-by = Ikony, autor { $author }:
web-fonts = Písma
web-fonts-what = EB Garamond a Inter, pod licencí SIL Open Font License 1.1.
web-licences = Texty licencí
