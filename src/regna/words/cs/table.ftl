### Stůl, mimo pravidla hry.

table-absent-not-long = Ten hráč tu byl před chvílí; počkejte prosím ještě trochu.
table-already-open = Toto místo už své číslo odhalilo.
table-bad-opening = To není číslo, ke kterému se toto místo zavázalo.
table-bot-plays = Za toto místo teď hraje bot; nejdřív si ho vezměte zpátky.
table-called = Tato partie se už znovu hraje u jiného stolu.
table-clock-out = Tomuto místu vypršel čas; do konce za něj hraje bot.
table-game-over = Partie skončila.
table-list-too-long = Řada tahů končí tam, kde se něco losuje nebo odkrývá nebo kde rozhoduje někdo jiný; { $good ->
    [one] najednou lze zahrát jen první z nich.
    [few] najednou lze zahrát jen první { $good }.
   *[other] najednou lze zahrát jen prvních { $good }.
}
table-log-full = U tohoto stolu se kromě hry stalo už tolik věcí, že se teď přijímají jen tahy.
table-moved-on = Pozice se mezitím změnila; podívejte se na ni znovu.
table-no-help = Tuto partii ještě hrají jiní lidé, a tak při jejím zkoušení žádný bot nepomáhá.
table-no-hints = U tohoto stolu hraje i někdo jiný, a tak tu žádný bot neradí.
table-no-late = U tohoto stolu se po začátku partie místa nepřebírají.
table-no-plea = Na vaši odpověď už nikdo nečeká.
table-no-talk = Není tu nikdo, s kým by se dalo mluvit.
table-no-undo = Není nic, co byste mohli vzít zpět.
table-not-bot = Za toto místo žádný bot nehraje.
table-not-over = Partie ještě neskončila.
table-not-playing = Partie ještě nezačala.
table-not-ready = Partie začne, až budou obsazena všechna místa a odhalena všechna čísla.
table-not-your-turn = Teď rozhoduje někdo jiný.
table-only-players-talk = U tohoto stolu píšou jen hráči.
table-open-later = Čísla se odhalují, až budou všechna místa obsazena.
table-playing = Partie už začala.
table-plea-before = Už jste se ptali; znovu to půjde, až hra postoupí.
table-plea-often = Ptali jste se už tolikrát, že v této partii to víckrát nejde.
table-plea-open = Právě se ptá někdo jiný.
table-seat-empty = Nikdo tam nesedí.
table-seat-taken = To místo už je obsazené.
table-turn-passed = Na tahu už je někdo jiný; jeho tah mu vzít nemůžete.
table-undo-off = U tohoto stolu se tahy zpět neberou.
table-undo-too-far = Tak daleko zpět to nejde.

## Výsledek
## `$margin` je v bodech: 0, když při shodě rozhodlo něco jiného, none, když nic neříká.

result-margin = { $margin ->
    [none] .
    [0] : bodů je stejně, rozhoduje další kritérium.
    [one] {" "}o 1 bod.
    [few] {" "}o { $margin } body.
   *[other] {" "}o { $margin } bodů.
}
result-wins = { $seat_is ->
    [you] Vyhráváte
   *[other] Vítězí { $seat }
}{ result-margin }
result-loses = Prohráváte{ result-margin }
result-ahead = Vítězí { $seat }{ $margin ->
    [none] .
    [0] : bodů je stejně, rozhoduje další kritérium.
    [one] , má o 1 bod víc než vy.
    [few] , má o { $margin } body víc než vy.
   *[other] , má o { $margin } bodů víc než vy.
}
result-draw = Remíza: { $seats }.

## Server

server-bad-input = Tomu nerozumím: { $text }
server-bad-json = Odeslaná data se nedají přečíst.
server-bad-record = Tento záznam není v pořádku, a tak podle něj nelze založit stůl.
server-bad-request = Server tomu nerozumí.
server-damaged = Uložená data tohoto stolu jsou poškozená, proto ho nelze otevřít. Ostatních stolů se to netýká.
server-full = Na tomto serveru je už tolik stolů, kolik jich smí být; zkuste to prosím později.
server-hello-again = Toto spojení už bylo navázáno.
server-illegal = Pravidla to nedovolují.
server-internal = Na serveru se něco pokazilo; chyba je zaznamenaná.
server-no-advice = Bot tentokrát nic nevymyslel; zkuste se prosím zeptat znovu.
server-no-page = Na této adrese nic není.
server-no-table = Takový stůl není; možná byl smazán.
server-not-yours = To místo patří někomu jinému.
server-other-rules = Tento stůl hraje podle jiné verze pravidel než tento program, a proto ho nelze otevřít.
server-record-later = Záznam bude k dispozici, až hra skončí.
server-record-not-begun = Tato hra ještě nezačala, a tak v ní nelze pokračovat.
server-too-large = Na server je to příliš dlouhé.
server-too-many-requests = Bylo toho příliš najednou; chvilku prosím počkejte.
server-too-many-tables = Za krátkou dobu jste založili mnoho stolů; chvilku prosím počkejte.
server-too-slow = Spojení bylo příliš pomalé; zkuste to prosím znovu.
server-too-talkative = Píšete velmi rychle; chvilku prosím počkejte.
server-unavailable = Teď se to nepodařilo uložit; zkuste to prosím znovu.
server-wrong-host = Na toto jméno server neodpovídá.
server-wrong-origin = Stránka jiného webu tohle nesmí.
server-wrong-type = Takový druh zprávy server nepřijímá.
