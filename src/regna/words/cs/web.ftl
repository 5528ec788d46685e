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
web-you = vy
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
web-name-limit = { $length } z { $most } znaků
web-players = Hráčů
web-opponent = Soupeř
web-public = Ukázat mezi volnými stoly
web-days = Bez spěchu: tři dny na každý tah
web-options = Pravidla a možnosti
web-choose-own = vybrat si …
web-chosen = vybráno { $count } z { $most }
web-make-table = Založit stůl
web-begin = Začít
web-starting = Všichni jsou tu, hra začíná…
web-invite = Pošlete tento odkaz těm, s kým chcete hrát:
web-invite-alone = Tento odkaz funguje jen na tomto počítači. Chcete-li hrát s přáteli v domácí síti, spusťte server příkazem { $command } a pošlete jim adresu, kterou vypíše.
web-copy = Kopírovat
web-copied = Zkopírováno
web-seat-bot = Posadit sem bota
web-term-clock = Čas
web-term-clock-none = bez omezení
web-term-clock-live = { $minutes } min na partii, { $seconds } s navíc za každý tah
web-term-clock-days = { $days ->
    [one] { $days } den na každý tah
    [few] { $days } dny na každý tah
   *[other] { $days } dnů na každý tah
}
web-term-undo = Braní zpět
web-term-undo-free = kdykoli
web-term-undo-revealed = dokud se nic neodhalí
web-term-undo-off = nikdy
web-own-file = vlastní soubor
web-source-position = Sestavená pozice
    .about = Výchozí pozice nebyla rozdána: sestavil ji ten, kdo stůl založil.
web-source-record = Uložená partie
    .about = Tento stůl pokračuje v uložené partii. Kdo ji nahrál, může znát všechnu její náhodu, minulou i budoucí.

## U stolu

web-waiting-for = Na tahu: { $name }
web-looking-back = Ohlédnutí: tah { $ply } z { $plies }
web-watching = Jen se díváte
web-away = není tu
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
web-notation = Napište tah, třeba: { $example }
web-fit = Celý plán
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
web-log-sit = { $name } usedá ke stolu.
web-log-bot = { $name } usedá ke stolu.
web-log-stand = Jedna židle je zase volná.
web-log-undo = { $name } bere zpět.
web-log-resign = { $name } se vzdává.
web-log-again = { $name } chce hrát ještě jednou.
web-log-away = Server { $minutes } min neběžel; čas nikomu neubíhal.
web-taken-back = Vzato zpět
web-log-hand = { $name }: { $bot ->
    [0] hraje dál.
   *[other] dál hraje bot.
}
web-log-hand-time = { $name }: čas vypršel, dál hraje bot.
web-log-hand-absent = { $name } tu není, dál hraje bot.

## Konec

web-you-win = Vyhráváte!
web-wins = Vítězí { $name }.
web-draw = Remíza: { $names }.
web-result = Výsledek
web-end-resigned = { $name } se vzdává.
web-end-time = { $name }: čas vypršel, dohrál bot.
web-end-absent = { $name } tu není, dohrál bot.
web-end-self = { $name }: dohrál bot.
web-rematch = Ještě jednou
web-play-along = Hrát také
web-score-sheet = Rozpis bodů
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
web-set-tints = Barevně odlišit království
web-set-numbers = Ukazovat hodnotu budov
web-set-motion = Pohyb
web-motion-slow = pomalý
web-motion-normal = běžný
web-motion-off = žádný
web-elsewhere = Přenést mé místo na jiné zařízení
web-elsewhere-note = Otevřete tento odkaz tam. Z tohoto prohlížeče místo odejde.
web-resign = Vzdát se
web-resign-sure = Opravdu se vzdát?
web-keys = Klávesy
web-keys-list = Šipky přecházejí, Enter bere a pokládá, Esc pouští, U vrací, / píše tah, L průběh, ? tento seznam.

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
