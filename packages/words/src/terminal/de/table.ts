// The table in German: what is said while a game is played.

import { amounts } from '../../grammar/de/amounts.ts';
import { names } from '../../grammar/de/names.ts';
import { capital } from '../../grammar/sentence.ts';
import type { HintWords, TableWords, Who } from '../messages.ts';

const { number, plural, and } = amounts;

const moves = (n: number): string => `${number(n)} ${plural(n, { one: 'Zug', other: 'Züge' })}`;
const quoted = (title: string): string => `„${title}“`;

/** "du", "greedy", "Spieler 1" */
function called(who: Who): string {
  switch (who.is) {
    case 'you':
      return 'du';
    case 'bot':
      return who.name;
    case 'seat':
      return names.seats[who.seat];
  }
}

const is = (who: Who): string => `${called(who)} ${who.is === 'you' ? 'bist' : 'ist'}`;

export const table: TableWords = {
  name: 'Circle the Wagons',
  welcome: [
    'Zwei Städte wachsen Karte um Karte. Von jeder Landschaftsart bringt dein größtes Gebiet einen Punkt pro Landschaft; den Rest bringen die drei Wertungskarten in der Mitte. Wenn du am Zug bist, nimm die nächste Karte aus dem Kreis oder überspringe welche: Jede übersprungene Karte bekommt dein Gegner geschenkt.',
  ],
  welcomeQuestion: 'Wer spielt? Tippe eine Nummer; Enter heißt 1.',
  welcomeChoices: {
    bot: 'du gegen einen Bot, von leicht bis schwer',
    botFirst: 'ein Bot gegen dich: Er ist Spieler 1',
    companion: 'du gegen den Begleiter, der die Partien knapp hält',
    people: 'ihr zu zweit an dieser Tastatur',
  },
  levelQuestion: (easiest, hardest, usual) =>
    `Welche Stufe, von ${number(easiest)} (ein Kind kann gewinnen) bis ${number(hardest)} (schwer zu schlagen)? Enter heißt ${number(usual)}.`,
  noTerminal: (play, help) => [
    'Circle the Wagons spielt man in einem Terminal, und hier ist keins.',
    `Öffne eins und starte „${play}“, oder schicke Züge durch eine Pipe, einen pro Zeile.`,
    `„${help}“ nennt alle Möglichkeiten.`,
  ],

  seed: (seed) => `Seed ${seed}`,
  moves,
  seats: ({ first, second }) =>
    first.is === 'seat'
      ? 'Spieler 2 bestimmt die Startkarte; dann beginnt Spieler 1.'
      : `${capital(is(first))} Spieler 1, ${is(second)} Spieler 2.`,
  townOf: (who) => (who.is === 'you' ? 'Deine Stadt' : `Stadt von ${called(who)}`),
  column: called,
  total: 'Summe',
  subtotal: 'Alle sechs Landschaftsarten',
  emptyTown: '(leer; beginnt bei 0,0)',
  circle: 'Kreis, im Uhrzeigersinn ab der nächsten Karte',
  circleBeforeStart: 'Kreis, im Uhrzeigersinn',
  legend: 'Buchstaben:',
  lastCard: 'Die jeweils neueste Karte einer Stadt steht in [ ].',

  yourTurn: {
    pickStart: 'Du bist am Zug: Bestimme die Startkarte.',
    draft: 'Du bist am Zug: Nimm eine Karte aus dem Kreis.',
    place: ({ card, free, more }) => {
      const rest = more > 0 ? ` (danach noch ${number(more)} weitere)` : '';
      return `Du bist am Zug: Lege ${free ? 'die geschenkte Karte ' : ''}${quoted(card)} aus${rest}.`;
    },
  },
  howTo: {
    pickStart: 'Tippe ihre Nummer (? für einen Überblick, hint für einen Rat, cards, help).',
    draft: 'Tippe ihre Nummer (? für einen Überblick, hint für einen Rat, cards, undo, help).',
    place: 'Tippe, wohin ihre linke obere Ecke soll: x,y oder x,y t (?, hint, cards, undo, help).',
    watch: 'Enter lässt den nächsten Bot ziehen (undo, score, quit, help für alles, was geht).',
    over: 'Enter beendet (undo, score, notation, help für alles, was geht).',
  },
  bot: {
    thinks: (bot) => `${bot} denkt nach …`,
    pickStart: ({ bot, card }) => `${bot} bestimmt ${quoted(card)} zur Startkarte.`,
    draft: ({ bot, card, free, to }) => {
      if (free.length === 0) return `${bot} nimmt ${quoted(card)} und überspringt nichts.`;
      const receives = `${called(to)} ${to.is === 'you' ? 'bekommst' : 'bekommt'}`;
      return `${bot} nimmt ${quoted(card)}; ${receives} ${and(free.map(quoted))} geschenkt.`;
    },
    place: ({ bot, card, cell, rotation }) =>
      `${bot} legt ${quoted(card)} auf ${cell.x},${cell.y} (${names.rotations[rotation]}).`,
  },
  ended: ({ winner, points, against }) =>
    `${winner.is === 'you' ? 'Du gewinnst' : `${called(winner)} gewinnt`} mit ${number(points)} zu ${number(against)}.`,

  orders: {
    '?': 'Überblick: was jede Karte bringt und was sie verschenkt, oder die besten Plätze',
    hint: 'der beste Zug, wohin er führt und warum',
    show: 'noch einmal der ganze Tisch',
    cards: 'die drei Wertungskarten',
    score: 'beide Wertungen, Zeile für Zeile mit den Feldern',
    undo: 'zurücknehmen, so weit du willst, auch die Züge eines Bots (undo 3: dreimal)',
    redo: 'Zurückgenommenes wiederholen',
    code: 'der Link-Code: Er enthält die ganze bisherige Partie',
    notation: 'die bisherige Partie als Text',
    help: 'diese Liste',
    quit: 'beenden; der Code wird genannt',
  },
  typedMoves: {
    number: 'Karte 3 aus dem Kreis nehmen oder zur Startkarte bestimmen',
    name: 'dasselbe mit der Kennung oder dem Titel der Karte oder dem Anfang davon',
    cell: 'die Karte mit ihrer Landschaft oben links auf Feld 2,1 legen',
    turned: 'dasselbe auf dem Kopf',
  },
  notUnderstood: (typed) =>
    `${quoted(typed)} ist weder ein Zug noch ein Befehl; „help“ nennt alles, was du tippen kannst.`,
  undone: (n) => `Zurückgenommen: ${moves(n)}.`,
  redone: (n) => `Wiederholt: ${moves(n)}.`,
  nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  code: (code) => `Link-Code: ${code}`,
  openWith: (command) => `Öffnen mit: ${command}`,
};

export const hints: HintWords = {
  thinking: 'Der beste Zug wird gesucht …',
  pickStart:
    'Jede Karte des Kreises kann Startkarte sein. Spieler 1 nimmt sie oder überspringt sie und vielleicht noch weitere; alle übersprungenen Karten bekommst du und legst sie aus, bevor du selbst eine nimmst.',
  draft:
    'So viele Punkte Vorsprung bringt jede Karte sofort, wenn man sie für sich allein an den besten Platz legt:',
  columns: { you: 'du', opponent: 'Gegner', givesAway: 'verschenkt dabei' },
  place: 'Die Plätze, die sofort die meisten Punkte bringen:',
  opponent: (change) => `Gegner ${change}`,
  noChange: 'keine Änderung',
  spots: (n) =>
    `${number(n)} ${plural(n, { one: 'erlaubter Platz', other: 'erlaubte Plätze' })}, aufrecht oder auf dem Kopf:`,
};
