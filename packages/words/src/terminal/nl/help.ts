// Help texts in Dutch.

import type { HelpWords } from '../help.ts';

export const help: HelpWords = {
  headings: { usage: 'Gebruik', commands: 'Opdrachten', options: 'Opties', examples: 'Voorbeelden' },
  placeholders: {
    bots: 'BOTS',
    card: 'KAART',
    cards: 'KAARTEN',
    code: 'CODE',
    command: 'OPDRACHT',
    deck: 'DECK',
    file: 'BESTAND',
    language: 'TAAL',
    number: 'GETAL',
    options: 'OPTIES',
    player: 'SPELER',
    seconds: 'SECONDEN',
    seed: 'SEED',
    town: 'STAD',
    who: 'WIE',
  },
  program: [
    'Circle the Wagons, het spel met 18 kaarten voor twee spelers, in een terminal.',
    'De exitcode is 0 als alles goed ging, 1 als er iets werd geweigerd (foute gegevens, een ongeldige zet, een onbekende code) en 2 als de opdrachtregel niet te begrijpen was.',
  ],
  more: (example) => `Elke opdracht heeft eigen hulp, bijvoorbeeld “${example}”.`,
  commands: {
    play: {
      summary: 'hier spelen: met z’n tweeën, tegen een bot of alleen bots',
      about: [
        'Speelt een partij in deze terminal. Zonder --level of --bots spelen jullie met z’n tweeën; met één bot speel je daartegen; met twee bots kijk je toe.',
        'CODE is de linkcode van een partij, BESTAND een bestand met de code of met de partij als tekst: de partij gaat vandaar verder. Een andere manier om op te slaan is er niet, en die is ook niet nodig: “code” geeft op elk moment de code, en als je stopt, krijg je die ook te zien.',
        'Zetten typ je: “3” of “take the-herd” neemt een kaart, “2,1” legt hem neer, “2,1 t” legt hem ondersteboven neer. “?” geeft een overzicht, “hint” stelt een zet voor, “help” laat alles zien wat je kunt typen.',
        'Zetten kunnen ook via een pipe komen, één per regel. De eerste zet die wordt geweigerd, beëindigt dan de partij met exitcode 1.',
      ],
    },
    hint: {
      summary: 'een zet voorstellen en zeggen waarom',
      about: [
        'Stelt in een stelling de beste zet voor, met de waarde aan het eind van de partij, of die bewezen of geschat is, en welke regels van de tellingen het verschil maken. CODE is een linkcode, BESTAND een bestand met de code of met de partij als tekst.',
        '“value” is in JSON het verschil aan het eind voor wie aan zet is.',
      ],
    },
    analyse: {
      summary: 'elke zet van een partij beoordelen, in woorden',
      about: [
        'Onderzoekt elke beslissing van een partij, afgelopen of niet: wat er gespeeld is, wat beter was, hoeveel punten dat kostte en welke terreinsoorten en scorekaarten het verschil maken; daarna hoeveel punten elke speler verloor bij het kiezen van de startkaart, bij het nemen en bij het leggen van kaarten.',
        'Ctrl-C stopt en laat zien wat er tot dan toe gevonden is.',
      ],
    },
    solve: {
      summary: 'bewijzen hoe een partij bij perfect spel eindigt',
      about: [
        'Bewijst hoe een partij eindigt als beiden vanaf hier perfect spelen, en laat de beste zettenreeks zien; anders staat er tussen welke verschillen het einde ligt. De laatste kaarten van de cirkel kosten seconden, de eerste misschien een eeuwigheid.',
        'Waarden in JSON zijn het totaal van de eerste speler min dat van de tweede.',
      ],
    },
    deal: {
      summary: 'laten zien welke kaarten bij een seed horen',
      about: [
        'Laat de drie scorekaarten en de cirkel van vijftien zien die bij een seed horen. Dezelfde seed geeft altijd dezelfde kaarten.',
      ],
    },
    replay: {
      summary: 'een partij stap voor stap laten zien',
      about: [
        'Laat een partij stap voor stap zien. CODE is een linkcode, BESTAND een bestand met de code of met de partij als tekst. In een terminal ga je verder met Enter; anders worden alle stappen achter elkaar getoond.',
        'Met --json is de partij één object; “winner” ontbreekt zolang de partij niet is afgelopen, en de telling is dan de tussenstand.',
      ],
    },
    score: {
      summary: 'de punten van steden tellen, met uitleg',
      about: [
        'Telt de punten van twee steden met hoogstens drie scorekaarten en zegt waar elk punt vandaan komt. Een stad schrijf je als een rij kaarten in de volgorde waarin ze zijn neergelegd, gescheiden door puntkomma’s: kaart, vak x,y van het gebied linksboven, en “turned” als de kaart ondersteboven ligt. x loopt naar rechts op, y naar beneden; de eerste kaart mag op elk vak liggen.',
        'Zonder --center, --first en --second worden de steden als JSON van de standaardinvoer gelezen: één object, of één op elke regel. “center” bevat hoogstens drie id’s; een stad mag leeg zijn of ontbreken; “rotation” is “upright” als het niet is opgegeven.',
        'Met --json levert een regel met een fout het regelnummer en de fout op, en de spelregel als die is overtreden; de andere regels worden gewoon beantwoord, en de exitcode is 1.',
      ],
    },
    placements: {
      summary: 'tonen waar een kaart mag liggen',
      about: [
        'Laat alle toegestane plaatsingen van een kaart in een stad zien, in de volgorde die de linkcode gebruikt. Een stad schrijf je zoals bij “score”.',
        'Zonder --town en --card wordt de vraag als JSON van de standaardinvoer gelezen: één object, of één op elke regel. Met --json levert een regel met een fout het regelnummer en de fout op; de exitcode is dan 1.',
      ],
    },
    perft: {
      summary: 'het aantal spelverlopen tot een bepaalde diepte tellen',
      about: [
        'Telt de posities die GETAL zetten verder liggen, vanaf de verdeling van een seed of vanuit een partij. Zo blijkt of twee programma’s dezelfde regels kennen.',
      ],
    },
    simulate: {
      summary: 'bots tegen elkaar laten spelen',
      about: [
        'Laat twee bots spelen; de eerstgenoemde is de eerste speler. De partijen zijn genummerd vanaf 1: partij i wordt gedeeld met de seed SEED/i, en ook wat de bots aan het toeval overlaten, komt daaruit, zodat dezelfde opdracht altijd dezelfde partijen geeft. “deal --seed SEED/i” laat de verdeling van een ervan zien.',
        'Met --json is elke partij één object op een eigen regel; anders zie je een samenvatting.',
      ],
    },
    match: {
      summary: 'twee spelers dezelfde kaarten vanaf beide plaatsen laten spelen',
      about: [
        'Elke verdeling wordt twee keer gespeeld met verwisselde plaatsen; wie de beste som van beide verschillen heeft, wint het paar, en gelijk telt als een halve winst. Het interval zegt waar het ware aandeel gewonnen paren met 95% zekerheid ligt (Wilson). Verdeling i komt uit de seed SEED/i.',
        'Een speler is een bot, of “cmd:PROGRAMMA ARGUMENTEN…”: elk programma dat het botprotocol spreekt (docs/bot-protocol.md). Een programma dat blijft hangen, crasht, valsspeelt of alles volschrijft, verliest die partij, wat telt als verlies met minstens 100 punten, en daarmee het paar, tenzij ook de ander een fout maakt; voor de volgende wordt het opnieuw gestart.',
        'Met --json is de hele match één object; “margin” is het totaal van a min dat van b; “fault” staat er alleen waar een programma door een fout verloor.',
        'Niveau 1 tot en met 7 en “companion” hebben eigen grenzen, die --time en --nodes alleen nauwer kunnen maken.',
      ],
    },
    levels: {
      summary: 'de acht niveaus laten zien of laten spelen',
      about: [
        'Laat zien wat elk niveau ziet. Met --deals speelt elk niveau tegen het niveau eronder, en niveau 1 tegen random en greedy: elk hoort 65% tot 75% van de paren te winnen van het niveau eronder, niveau 1 minstens 90% van random en hoogstens 20% van greedy.',
      ],
    },
    bench: {
      summary: 'het denken over vaste stellingen tellen en meten',
      about: [
        'Denkt na over vaste stellingen en noemt hoeveel knopen dat kostte (op elke computer hetzelfde zolang de manier van denken niet verandert) en hoelang het duurde.',
      ],
    },
    bot: {
      summary: 'voor andere programma’s spelen, in het botprotocol',
      about: [
        'Leest de verzoeken van een ander programma, één per regel, en antwoordt met zetten: het botprotocol van docs/bot-protocol.md. Een foute regel wordt beantwoord met “error” en de volgende wordt gelezen. Het eindigt met “quit” of aan het eind van de invoer.',
        'Niveau 1 tot en met 7 hebben eigen grenzen, die een budget alleen nauwer kan maken; niveau 8 bekijkt zonder budget 3000 knopen.',
      ],
    },
    'deck check': {
      summary: 'een deckbestand controleren',
      about: ['Zegt of een deckbestand in orde is, en zo niet, wat er allemaal mis is en waar.'],
    },
    'deck show': {
      summary: 'de kaarten van een deck laten zien',
      about: [
        'Laat de kaarten van het gedrukte deck, van Grensland of van een deckbestand zien: voorkant, titel, id, voorwaarde en hoe goed elke kant bekend is. Met KAART, de id van een kaart, alleen die ene.',
      ],
    },
  },
  options: {
    bots: 'één bot om tegen te spelen of twee om naar te kijken, met een komma ertussen',
    botsOfSimulate: 'twee bots met een komma ertussen, de eerste speler eerst',
    card: 'de kaart die moet worden neergelegd, met id of titel',
    center: 'hoogstens drie scorekaarten met id of titel, met komma’s ertussen',
    deals: 'hoeveel verdelingen, zonder opgave 10; elk wordt twee keer gespeeld',
    dealsOfLevels: 'laat de niveaus spelen, telkens zoveel verdelingen',
    deck: 'gebruik dit deck: printed (1), frontier (2) of een deckbestand',
    depth: 'hoeveel zetten vooruit, 0 t/m 31',
    divide: 'tel ook elke zet apart',
    first:
      'de eerste speler: you, bot, either (het lot beslist) of de naam van een bot; standaard jijzelf (of de eerstgenoemde bot)',
    games: 'hoeveel partijen, standaard 1',
    help: 'laat deze hulp zien',
    json: 'schrijf JSON, en niets anders, naar de standaarduitvoer',
    language: 'en, de, nl, fr of it; standaard die van de shell',
    level: 'speel tegen de bot van een niveau van 1 (een kind kan winnen) t/m 8; kort voor --bots L1 t/m L8',
    levelOfBot: 'het niveau, 1 t/m 8; zonder opgave 8',
    nodes: 'hoeveel ieder over een zet mag nadenken, geteld in knopen',
    playerA: '"cmd:PROGRAMMA ARGUMENTEN…", of een bot',
    playerB: 'de andere speler',
    seed: 'een tekst van 1 t/m 64 tekens; standaard een nieuwe',
    seedOfSimulate: 'de seed waarmee alle partijen worden gedeeld; standaard een nieuwe',
    step: 'alleen de positie na zoveel zetten',
    timeOfAnalysis: 'hoe lang er hoogstens wordt nagedacht, bijvoorbeeld 0.5',
    timeOfBots: 'hoe lang een bot over een zet mag nadenken, bijvoorbeeld 0.5; zonder opgave zijn eigen maat',
    timeOfMatch: 'hoe lang ieder over een zet mag nadenken, bijvoorbeeld 0.2; zonder opgave de eigen maat',
    town: 'de stad, zoals "undiscovered 0,0; badlands 2,1 turned"',
    townOfFirst: 'de stad van de eerste speler, zoals "undiscovered 1,0; badlands 0,0 turned"',
    townOfSecond: 'de stad van de tweede speler',
    welcome: 'begroet en vraag wie er spelen',
  },
};
