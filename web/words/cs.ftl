### Slova aplikace v prohlížeči, která ostatní dveře nepotřebují. Zbytek je v src/regna/words.

web-title = Regna
web-welcome = Tři hry o královstvích a dědicích. Posaďte se a hrajte.
web-language = Jazyk
web-language-en = angličtina
web-language-cs = čeština
web-language-pl = polština
web-theme-light = Světlé barvy
web-theme-dark = Tmavé barvy
web-home = Domů
web-about = O aplikaci
web-loading = Okamžik…
web-you = vy
web-close = Zavřít

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
web-players = Hráčů
web-opponent = Soupeř
web-public = Ukázat mezi volnými stoly
web-days = Bez spěchu: tři dny na každý tah
web-options = Pravidla a možnosti
web-make-table = Založit stůl
web-begin = Začít
web-waiting-players = Čeká se na hráče
web-starting = Všichni jsou tu, hra začíná…
web-invite = Pošlete tento odkaz těm, s kým chcete hrát:
web-copy = Kopírovat
web-copied = Zkopírováno
web-seat-bot = Posadit sem bota

web-waiting-for = Na tahu: { $name }
web-looking-back = Ohlédnutí: po tahu { $ply }
web-away = není tu
web-bot-plays = hraje bot
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
web-bad-input = Tomu nerozumím: { $text }
web-not-yours = To místo patří někomu jinému.
web-no-table = Takový stůl není; možná byl smazán.
web-unavailable = Teď se to nepodařilo uložit; zkuste to prosím znovu.
web-log-start = Hra začíná.
web-log-sit = { $name } usedá ke stolu.
web-log-bot = { $name } usedá ke stolu.
web-log-stand = Jedna židle je zase volná.
web-log-undo = { $name } bere zpět.
web-log-resign = { $name } se vzdává.
web-log-hand = { $name }: { $bot ->
    [0] hraje dál.
   *[other] dál hraje bot.
}

web-you-win = Vyhráváte!
web-wins = Vítězí { $name }.
web-draw = Remíza: { $names }.
web-rematch = Ještě jednou
web-score-sheet = Rozpis bodů
web-check-fair = Byla náhoda poctivá?
web-save-record = Uložit záznam
web-fair-good = Poctivá: všechna losování ({ $draws }) pocházejí z proudu, k němuž se před hrou { $seats ->
    [0] zavázal server
    [one] zavázali server a jeden hráč
    [few] zavázali server a { $seats } hráči
   *[other] zavázali server a { $seats } hráčů
}.
web-fair-server = Nepoctivá: číslo serveru není to, k němuž se zavázal.
web-fair-seat = Nepoctivá: číslo některého hráče není to, k němuž se zavázal.
web-fair-seed = Nepoctivá: semínko není složeno ze slíbených čísel.
web-fair-draw = Nepoctivá: jedno losování neodpovídá proudu.

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

bot-random = Kostka
    .about = táhne náhodně
bot-greedy = Veverka
    .about = bere, co může
bot-simple = Páže
    .about = hraje rozumně

web-heirs-reserve = Královská nabídka
web-heirs-landscape = Krajina
web-heirs-stock = { $count ->
    [0] zásoba prázdná
   *[other] zásoba { $count }
}
web-heirs-reach = dosah { $count }
web-heirs-pool = Řadové jednotky v nabídce: { $count }
web-heirs-resources = Suroviny pro každou budovu
web-heirs-scaffold = Vaše poslední budova: Jindřich staví vedle ní
web-heirs-source-reserve = { $building } v nabídce
web-heirs-source-unit = jednotka na { $cell }
web-heirs-source-building = { $building } na { $cell }
web-heirs-take = Vzít
web-heirs-build = Postavit
web-heirs-expand = Položit jako terén
web-heirs-step = Přesunout
web-heirs-summon = Povolat
web-heirs-withdraw = Stáhnout do nabídky
web-heirs-camp = Zrušit ležení
web-heirs-destroy = Zničit
web-heirs-discard = Odložit
web-heirs-done = Hotovo
web-heirs-end = Ukončit tah
web-heirs-note = Destičky jsou rekonstrukcí podle pravidel: barvy, silnice a některé ceny se mohou od vaší krabice lišit. Opravený soubor lze nahrát v „Pravidla a možnosti“.

web-tigris-board = Plán
web-tigris-leaders = Vůdci mimo plán
web-tigris-catastrophe = Katastrofa
web-tigris-catastrophes = Zbývající katastrofy
web-tigris-monuments = Monumenty
web-tigris-bag = pytlík { $count }
web-tigris-revolt = Povstání
web-tigris-war = Válka
web-tigris-attacker = Útočník
web-tigris-defender = Obránce
web-tigris-support = Přidat z ruky
web-tigris-support-none = Nepřidat nic
web-tigris-support-with = Přidat { $count }
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

web-dominion-basic = Základní karty
web-dominion-kingdom = Karty království
web-dominion-trash = smetiště
web-dominion-deck = balíček
web-dominion-discard = odkládací
web-dominion-shown = Ukázané karty
web-dominion-in-play = Ve hře
web-dominion-nothing-played = Zatím nic zahráno.
web-dominion-known = známé v ruce: { $cards }
web-dominion-cost = cena { $count }
web-dominion-left = zbývá { $count }
web-dominion-mat = ruka { $hand } · balíček { $deck } · odloženo { $discard }
web-dominion-actions = Zbývající akce
web-dominion-buys = Zbývající nákupy
web-dominion-coins = Mince
web-dominion-phase-action = akce
web-dominion-phase-buy = nákup
web-dominion-phase-over = konec
web-dominion-type-action = Akce
web-dominion-type-attack = Útok
web-dominion-type-reaction = Reakce
web-dominion-type-treasure = Peníze
web-dominion-type-victory = Body
web-dominion-type-curse = Kletba
web-dominion-none = Žádnou
web-dominion-discard-many = Odložit { $count }
web-dominion-trash-many = Zahodit { $count }
web-dominion-buys-verb = K nákupu
web-dominion-treasures = Zahrát všechny peníze
web-dominion-end = Ukončit tah
web-dominion-done = Hotovo
web-dominion-reveal = Ukázat příkop
web-dominion-pass = Nic
web-dominion-show = Ukázat ruku
web-dominion-flip = Otočit balíček
web-dominion-keep = Nechat
web-dominion-aside = Dát stranou
web-dominion-drop = Odložit ji
