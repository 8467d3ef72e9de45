// The table in Dutch: what is said while a game is played.

import { amounts } from '../../grammar/nl/amounts.ts';
import { names } from '../../grammar/nl/names.ts';
import { capital } from '../../grammar/sentence.ts';
import type { HintWords, TableWords, Who } from '../messages.ts';

const { number, plural, and } = amounts;

const moves = (n: number): string => `${number(n)} ${plural(n, { one: 'zet', other: 'zetten' })}`;
const quoted = (title: string): string => `“${title}”`;

/** "jij", "greedy", "de eerste speler" */
function called(who: Who): string {
  switch (who.is) {
    case 'you':
      return 'jij';
    case 'bot':
      return who.name;
    case 'seat':
      return `de ${names.seats[who.seat]}`;
  }
}

const is = (who: Who): string => `${called(who)} ${who.is === 'you' ? 'bent' : 'is'}`;

export const table: TableWords = {
  name: 'Circle the Wagons',
  welcome: [
    'Twee steden groeien kaart voor kaart. De grootste groep van elke terreinsoort levert een punt per gebied op; de rest komt van de drie scorekaarten in het midden. Neem in je beurt de volgende kaart van de cirkel, of sla kaarten over: elke kaart die je overslaat, is voor je tegenstander.',
  ],
  welcomeQuestion: 'Wie spelen er? Typ een nummer; Enter is 1.',
  welcomeChoices: {
    bot: 'jij tegen een bot, van makkelijk tot moeilijk',
    botFirst: 'een bot tegen jou: de bot is de eerste speler',
    companion: 'jij tegen de metgezel, die de partijen spannend houdt',
    people: 'met z’n tweeën aan dit toetsenbord',
  },
  levelQuestion: (easiest, hardest, usual) =>
    `Welk niveau, van ${number(easiest)} (een kind kan winnen) t/m ${number(hardest)} (moeilijk te verslaan)? Enter is ${number(usual)}.`,
  noTerminal: (play, help) => [
    'Circle the Wagons speel je in een terminal, en dit is er geen.',
    `Open er een en start “${play}”, of stuur zetten via een pipe, één per regel.`,
    `“${help}” laat zien wat er allemaal kan.`,
  ],

  seed: (seed) => `seed ${seed}`,
  moves,
  seats: ({ first, second }) =>
    first.is === 'seat'
      ? 'De tweede speler kiest de startkaart; daarna begint de eerste speler.'
      : `${capital(is(first))} de eerste speler, ${is(second)} de tweede.`,
  townOf: (who) => {
    switch (who.is) {
      case 'you':
        return 'Jouw stad';
      case 'bot':
        return `Stad van ${who.name}`;
      case 'seat':
        return capital(names.seats[who.seat]);
    }
  },
  column: (who) => (who.is === 'seat' ? { first: 'eerste', second: 'tweede' }[who.seat] : called(who)),
  total: 'Totaal',
  subtotal: 'Alle zes terreinsoorten',
  emptyTown: '(leeg; begint op 0,0)',
  circle: 'Cirkel, met de klok mee vanaf de volgende kaart',
  circleBeforeStart: 'Cirkel, met de klok mee',
  legend: 'Letters:',
  lastCard: 'De laatst gelegde kaart van een stad staat tussen [ ].',

  yourTurn: {
    pickStart: 'Jij bent aan de beurt: kies de startkaart.',
    draft: 'Jij bent aan de beurt: neem een kaart uit de cirkel.',
    place: ({ card, free, more }) => {
      const rest = more > 0 ? ` (hierna nog ${number(more)})` : '';
      return `Jij bent aan de beurt: leg ${free ? 'de gratis kaart ' : ''}${quoted(card)} neer${rest}.`;
    },
  },
  howTo: {
    pickStart: 'Typ het nummer (? voor een overzicht, hint voor advies, cards, help).',
    draft: 'Typ het nummer (? voor een overzicht, hint voor advies, cards, undo, help).',
    place: 'Typ waar de hoek linksboven komt: x,y of x,y t (?, hint, cards, undo, help).',
    watch: 'Enter laat de volgende bot een zet doen (undo, score, quit, help voor de hele lijst).',
    over: 'Enter stopt (undo, score, notation, help voor alles wat je kunt typen).',
  },
  bot: {
    thinks: (bot) => `${bot} denkt na…`,
    pickStart: ({ bot, card }) => `${bot} kiest ${quoted(card)} als startkaart.`,
    draft: ({ bot, card, free, to }) =>
      free.length === 0
        ? `${bot} neemt ${quoted(card)} en slaat niets over.`
        : `${bot} neemt ${quoted(card)}; ${called(to)} krijgt ${and(free.map(quoted))}.`,
    place: ({ bot, card, cell, rotation }) =>
      `${bot} legt ${quoted(card)} op ${cell.x},${cell.y} (${names.rotations[rotation]}).`,
  },
  ended: ({ winner, points, against }) =>
    `${winner.is === 'bot' ? winner.name : capital(called(winner))} wint met ${number(points)} tegen ${number(against)}.`,

  orders: {
    '?': 'overzicht: wat elke kaart oplevert en weggeeft, of de beste plekken',
    hint: 'de beste zet, waar die toe leidt en waarom',
    show: 'de tafel nog een keer',
    cards: 'de drie scorekaarten',
    score: 'beide tellingen, regel voor regel met de vakken',
    undo: 'neem zetten terug, zo ver je wilt, ook die van een bot (undo 3: drie keer)',
    redo: 'doe opnieuw wat je hebt teruggenomen',
    code: 'de linkcode: dat is de hele partij tot nu toe',
    notation: 'de partij tot nu toe als tekst',
    help: 'deze lijst',
    quit: 'stop; je krijgt de code te zien',
  },
  typedMoves: {
    number: 'neem kaart 3 van de cirkel, of kies die als startkaart',
    name: 'hetzelfde met de id of de titel van de kaart, of het begin ervan',
    cell: 'leg de kaart met het gebied linksboven op vak 2,1',
    turned: 'hetzelfde, maar ondersteboven',
  },
  notUnderstood: (typed) =>
    `${quoted(typed)} is geen zet en ook geen opdracht; “help” laat alles zien wat je kunt typen.`,
  undone: (n) => `Teruggenomen: ${moves(n)}.`,
  redone: (n) => `Opnieuw gedaan: ${moves(n)}.`,
  nothingToUndo: 'Er is niets om terug te nemen.',
  nothingToRedo: 'Er is niets om opnieuw te doen.',
  code: (code) => `Linkcode: ${code}`,
  openWith: (command) => `Te openen met: ${command}`,
};

export const hints: HintWords = {
  thinking: 'De beste zet wordt gezocht…',
  pickStart:
    'Elke kaart van de cirkel kan de startkaart zijn. De eerste speler neemt die kaart of slaat hem en andere over; alle overgeslagen kaarten zijn voor jou, en die leg je neer voordat je zelf een kaart neemt.',
  draft:
    'Hoeveel punten voorsprong elke kaart op de beste plek meteen oplevert voor wie hem krijgt, los van de andere kaarten:',
  columns: { you: 'jij', opponent: 'tegenstander', givesAway: 'hiermee geef je weg' },
  place: 'De plekken die nu de meeste punten opleveren:',
  opponent: (change) => `tegenstander ${change}`,
  noChange: 'geen verandering',
  spots: (n) =>
    `${number(n)} toegestane ${plural(n, { one: 'plek', other: 'plekken' })}, rechtop of ondersteboven:`,
};
