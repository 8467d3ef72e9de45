// Help texts in German.

import type { HelpWords } from '../help.ts';

export const help: HelpWords = {
  headings: { usage: 'Aufruf', commands: 'Befehle', options: 'Optionen', examples: 'Beispiele' },
  placeholders: {
    bots: 'BOTS',
    card: 'KARTE',
    cards: 'KARTEN',
    code: 'CODE',
    command: 'BEFEHL',
    deck: 'DECK',
    file: 'DATEI',
    language: 'SPRACHE',
    number: 'ZAHL',
    options: 'OPTIONEN',
    player: 'SPIELER',
    seconds: 'SEKUNDEN',
    seed: 'SEED',
    town: 'STADT',
    who: 'WER',
  },
  program: [
    'Circle the Wagons, das Spiel für zwei mit 18 Karten, im Terminal.',
    'Das Programm endet mit Exit-Code 0, wenn alles geklappt hat, mit 1, wenn etwas abgelehnt wurde (falsche Daten, ein verbotener Zug, ein unbekannter Code), und mit 2, wenn der Aufruf nicht zu verstehen war.',
  ],
  more: (example) => `Jeder Befehl hat seine eigene Hilfe, zum Beispiel „${example}“.`,
  commands: {
    play: {
      summary: 'hier spielen: zu zweit, gegen einen Bot oder Bots unter sich',
      about: [
        'Spielt eine Partie an diesem Terminal. Ohne --level oder --bots spielt ihr zu zweit; mit einem Bot spielst du gegen ihn; bei zwei Bots schaust du zu.',
        'CODE ist der Link-Code einer Partie, DATEI eine Datei mit dem Code oder mit der Partie als Text: Von dort geht es weiter. Anders lässt sich nicht speichern, und das ist auch nicht nötig: „code“ nennt den Code jederzeit, und beim Verlassen wird er ebenfalls genannt.',
        'Züge werden eingetippt: „3“ oder „take the-herd“ nimmt eine Karte, „2,1“ legt sie aus, „2,1 t“ legt sie auf dem Kopf aus. „?“ gibt einen Überblick, „hint“ schlägt einen Zug vor, „help“ nennt alles, was du eintippen kannst.',
        'Züge können auch durch eine Pipe kommen, einer pro Zeile. Der erste, der abgelehnt wird, beendet dann die Partie mit Exit-Code 1.',
      ],
    },
    hint: {
      summary: 'einen Zug vorschlagen und begründen',
      about: [
        'Schlägt in einer Stellung den besten Zug vor, mit seinem Wert am Ende der Partie, ob dieser bewiesen oder geschätzt ist und welche Zeilen der Wertungen den Unterschied machen. CODE ist ein Link-Code, DATEI eine Datei mit dem Code oder mit der Partie als Text.',
        '„value“ ist in JSON der Abstand am Ende aus Sicht dessen, der am Zug ist.',
      ],
    },
    analyse: {
      summary: 'jeden Zug einer Partie bewerten, in Worten',
      about: [
        'Untersucht jede Entscheidung einer fertigen oder laufenden Partie: was gespielt wurde, was besser war, wie viele Punkte das gekostet hat und welche Landschaftsarten und Wertungskarten den Unterschied machen; dann, wie viele Punkte jeder bei der Startkarte, bei der Kartenwahl und beim Auslegen verloren hat.',
        'Strg-C bricht ab und zeigt, was bis dahin gefunden wurde.',
      ],
    },
    solve: {
      summary: 'beweisen, wie eine Partie bei perfektem Spiel endet',
      about: [
        'Beweist, wie eine Partie endet, wenn beide von hier an perfekt spielen, und zeigt die beste Zugfolge; sonst steht da, zwischen welchen Abständen das Ende liegt. Die letzten Karten des Kreises brauchen Sekunden, die ersten vielleicht ewig.',
        'Werte in JSON sind die Punkte von Spieler 1 minus die von Spieler 2.',
      ],
    },
    deal: {
      summary: 'zeigen, was ein Seed austeilt',
      about: [
        'Zeigt die drei Wertungskarten und den Kreis der fünfzehn Karten, die ein Seed austeilt. Derselbe Seed teilt immer dieselben Karten aus.',
      ],
    },
    replay: {
      summary: 'eine Partie Schritt für Schritt zeigen',
      about: [
        'Zeigt eine Partie Schritt für Schritt. CODE ist ein Link-Code, DATEI eine Datei mit dem Code oder mit der Partie als Text. Im Terminal geht es mit Enter weiter; sonst werden alle Schritte ausgegeben.',
        'Mit --json ist die Partie ein einziges Objekt; „winner“ fehlt, solange sie nicht zu Ende ist, und die Wertung ist dann der Zwischenstand.',
      ],
    },
    score: {
      summary: 'Städte werten, mit Begründung',
      about: [
        'Wertet zwei Städte mit bis zu drei Wertungskarten und sagt, woher jeder Punkt kommt. Eine Stadt besteht aus ihren Karten in der Reihenfolge, in der sie ausgelegt wurden, getrennt durch Semikolons: Karte, Feld x,y ihrer Landschaft oben links und „turned“, wenn sie auf dem Kopf liegt. x wächst nach rechts, y nach unten; die erste Karte darf auf jedem Feld liegen.',
        'Ohne --center, --first und --second werden die Städte als JSON von der Standardeingabe gelesen: ein Objekt oder eines pro Zeile. „center“ enthält bis zu drei Kennungen; eine Stadt darf leer sein oder fehlen; ohne Angabe ist „rotation“ gleich „upright“.',
        'Mit --json werden zu einer fehlerhaften Zeile ihre Nummer, der Fehler und gegebenenfalls die verletzte Regel ausgegeben; die anderen Zeilen werden trotzdem beantwortet, und der Exit-Code ist 1.',
      ],
    },
    placements: {
      summary: 'auflisten, wo eine Karte liegen darf',
      about: [
        'Listet alle erlaubten Plätze einer Karte in einer Stadt auf, in der Reihenfolge, die der Link-Code verwendet. Eine Stadt wird wie bei „score“ geschrieben.',
        'Ohne --town und --card wird die Frage als JSON von der Standardeingabe gelesen: ein Objekt oder eines pro Zeile. Mit --json werden zu einer fehlerhaften Zeile ihre Nummer und der Fehler ausgegeben; der Exit-Code ist dann 1.',
      ],
    },
    perft: {
      summary: 'die Zugfolgen bis zu einer Tiefe zählen',
      about: [
        'Zählt die Stellungen nach ZAHL Zügen, ausgehend von den Karten eines Seeds oder von einer Partie. So zeigt sich, ob zwei Programme dieselben Regeln kennen.',
      ],
    },
    simulate: {
      summary: 'Bots gegeneinander spielen lassen',
      about: [
        'Lässt zwei Bots spielen; der zuerst genannte ist Spieler 1. Die Partien sind ab 1 nummeriert: Partie i wird aus dem Seed SEED/i ausgeteilt, und auch was die Bots dem Zufall überlassen, kommt daraus. Derselbe Befehl ergibt also immer dieselben Partien. „deal --seed SEED/i“ zeigt die Karten einer von ihnen.',
        'Mit --json ist jede Partie ein Objekt in einer eigenen Zeile; sonst wird eine Zusammenfassung gezeigt.',
      ],
    },
    match: {
      summary: 'zwei Spieler dieselben Karten von beiden Plätzen spielen lassen',
      about: [
        'Jede Kartenverteilung wird zweimal mit vertauschten Plätzen gespielt; wer die bessere Summe der beiden Abstände hat, gewinnt das Paar, und ein Unentschieden zählt halb. Das Intervall sagt, wo der wahre Anteil gewonnener Paare mit 95 % Sicherheit liegt (Wilson). Verteilung i kommt aus dem Seed SEED/i.',
        'Ein Spieler ist ein Bot oder „cmd:PROGRAMM ANGABEN…“: jedes Programm, das das Bot-Protokoll spricht (docs/bot-protocol.md). Ein Programm, das hängt, abstürzt, schummelt oder alles vollschreibt, verliert diese Partie, die als mit mindestens 100 Punkten Abstand verloren gilt, und damit das Paar, wenn nicht auch der andere einen Fehler macht; für die nächste wird es neu gestartet.',
        'Mit --json ist das ganze Match ein Objekt; „margin“ sind die Punkte von a minus die von b; „fault“ steht nur da, wo ein Programm durch einen Fehler verloren hat.',
        'Die Stufen 1 bis 7 und „companion“ haben eigene Grenzen, die --time und --nodes nur enger ziehen können.',
      ],
    },
    levels: {
      summary: 'die acht Stufen zeigen oder spielen lassen',
      about: [
        'Zeigt, was jede Stufe sieht. Mit --deals spielt jede Stufe gegen die darunter und Stufe 1 gegen random und greedy: Jede soll 65 % bis 75 % der Paare gegen die darunter gewinnen, Stufe 1 mindestens 90 % gegen random und höchstens 20 % gegen greedy.',
      ],
    },
    bench: {
      summary: 'das Denken an festen Stellungen zählen und messen',
      about: [
        'Denkt über feste Stellungen nach und nennt, wie viele Knoten das gebraucht hat (auf jedem Rechner gleich, solange sich die Art zu denken nicht ändert) und wie lange es gedauert hat.',
      ],
    },
    bot: {
      summary: 'für andere Programme spielen, im Bot-Protokoll',
      about: [
        'Liest die Anweisungen eines anderen Programms, eine pro Zeile, und antwortet mit Zügen: das Bot-Protokoll aus docs/bot-protocol.md. Eine falsche Zeile wird mit „error“ beantwortet und die nächste gelesen. Schluss ist mit „quit“ oder am Ende der Eingabe.',
        'Die Stufen 1 bis 7 haben eigene Grenzen, die eine Vorgabe nur enger ziehen kann; Stufe 8 sieht sich ohne Vorgabe 3000 Knoten an.',
      ],
    },
    'deck check': {
      summary: 'eine Deckdatei prüfen',
      about: [
        'Sagt, ob eine Deckdatei in Ordnung ist, und wenn nicht, alles, was daran falsch ist, jeweils mit der Stelle.',
      ],
    },
    'deck show': {
      summary: 'die Karten eines Decks zeigen',
      about: [
        'Zeigt die Karten des gedruckten Decks, des Decks Grenzland oder einer Deckdatei: Vorderseite, Titel, Kennung, Bedingung und wie gut jede Seite bekannt ist. Mit KARTE, der Kennung einer Karte, nur diese eine.',
      ],
    },
  },
  options: {
    bots: 'ein Bot als Gegner oder zwei zum Zuschauen, durch Komma getrennt',
    botsOfSimulate: 'zwei Bots, durch Komma getrennt, Spieler 1 zuerst',
    card: 'die Karte, die ausgelegt werden soll, mit Kennung oder Titel',
    center: 'bis zu drei Wertungskarten mit Kennung oder Titel, durch Kommas getrennt',
    deals: 'wie viele Kartenverteilungen, ohne Angabe 10; jede wird zweimal gespielt',
    dealsOfLevels: 'die Stufen spielen lassen, jeweils so viele Kartenverteilungen',
    deck: 'mit diesem Deck: printed (1), frontier (2) oder eine Deckdatei',
    depth: 'wie viele Züge weit, 0 bis 31',
    divide: 'auch jeden Zug einzeln zählen',
    first:
      'wer Spieler 1 ist: you, bot, either (das Los) oder der Name eines Bots; ohne Angabe du (oder der zuerst genannte Bot)',
    games: 'wie viele Partien, ohne Angabe 1',
    help: 'diese Hilfe zeigen',
    json: 'auf der Standardausgabe JSON ausgeben und sonst nichts',
    language: 'en, de, nl, fr oder it; ohne Angabe die der Shell',
    level:
      'gegen den Bot einer Stufe von 1 (ein Kind kann gewinnen) bis 8 spielen; kurz für --bots L1 bis L8',
    levelOfBot: 'die Stufe, 1 bis 8; ohne Angabe 8',
    nodes: 'wie viel jeder über einen Zug nachdenken darf, in Knoten',
    playerA: '"cmd:PROGRAMM ANGABEN…" oder ein Bot',
    playerB: 'der andere Spieler',
    seed: 'ein beliebiger Text von 1 bis 64 Zeichen; ohne Angabe ein neuer',
    seedOfSimulate: 'der Seed, aus dem alle Partien ausgeteilt werden; ohne Angabe ein neuer',
    step: 'nur die Stellung nach so vielen Zügen',
    timeOfAnalysis: 'wie lange höchstens nachgedacht wird, zum Beispiel 0.5',
    timeOfBots:
      'wie lange ein Bot über einen Zug nachdenken darf, zum Beispiel 0.5; ohne Angabe nach eigenem Maß',
    timeOfMatch:
      'wie lange jeder über einen Zug nachdenken darf, zum Beispiel 0.2; ohne Angabe nach eigenem Maß',
    town: 'die Stadt, zum Beispiel "undiscovered 0,0; badlands 2,1 turned"',
    townOfFirst: 'die Stadt von Spieler 1, zum Beispiel "undiscovered 1,0; badlands 0,0 turned"',
    townOfSecond: 'die Stadt von Spieler 2',
    welcome: 'begrüßen und fragen, wer spielt',
  },
};
