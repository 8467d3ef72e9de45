// The table in English: what is said while a game is played.

import { amounts } from '../../grammar/en/amounts.ts';
import { names } from '../../grammar/en/names.ts';
import { capital } from '../../grammar/sentence.ts';
import type { HintWords, TableWords, Who } from '../messages.ts';

const { number, plural, and } = amounts;

const moves = (n: number): string => `${number(n)} ${plural(n, { one: 'move', other: 'moves' })}`;

/** "you", "greedy", "the first player" */
function called(who: Who): string {
  switch (who.is) {
    case 'you':
      return 'you';
    case 'bot':
      return who.name;
    case 'seat':
      return `the ${names.seats[who.seat]}`;
  }
}

const is = (who: Who): string => `${called(who)} ${who.is === 'you' ? 'are' : 'is'}`;

export const table: TableWords = {
  name: 'Circle the Wagons',
  welcome: [
    'Two towns grow card by card. The largest group of each terrain scores a point per territory; the three scoring cards in the center score the rest. On your turn take the next card of the circle, or skip ahead: every card you skip goes to your opponent.',
  ],
  welcomeQuestion: 'Who plays? Type a number; Enter is 1.',
  welcomeChoices: {
    bot: 'you against a bot, from easy to hard',
    botFirst: 'a bot against you: it is the first player',
    companion: 'you against the companion, who keeps games close',
    people: 'two people at this keyboard',
  },
  levelQuestion: (easiest, hardest, usual) =>
    `Which level, from ${number(easiest)} (a child can win) to ${number(hardest)} (hard to beat)? Enter is ${number(usual)}.`,
  noTerminal: (play, help) => [
    'Circle the Wagons is played in a terminal, and this is not one.',
    `Open one and run “${play}”, or send moves through a pipe, one per line.`,
    `“${help}” lists everything you can do.`,
  ],

  seed: (seed) => `seed ${seed}`,
  moves,
  seats: ({ first, second }) =>
    first.is === 'seat'
      ? 'The second player names the starting card; then the first player begins.'
      : `${capital(is(first))} the first player, ${is(second)} the second.`,
  townOf: (who) => {
    switch (who.is) {
      case 'you':
        return 'Your town';
      case 'bot':
        return `${who.name}’s town`;
      case 'seat':
        return capital(names.seats[who.seat]);
    }
  },
  column: (who) => (who.is === 'seat' ? who.seat : called(who)),
  total: 'Total',
  subtotal: 'All six terrains',
  emptyTown: '(empty; begins at 0,0)',
  circle: 'Circle, clockwise from the draft point',
  circleBeforeStart: 'Circle, clockwise',
  legend: 'Letters:',
  lastCard: 'The card placed last in a town is in [ ].',

  yourTurn: {
    pickStart: 'Your turn: name the starting card.',
    draft: 'Your turn: take a card from the circle.',
    place: ({ card, free, more }) => {
      const rest = more > 0 ? ` (${number(more)} more to follow)` : '';
      return `Your turn: place ${free ? 'the free card ' : ''}${card}${rest}.`;
    },
  },
  howTo: {
    pickStart: 'Type its number (? for an overview, hint for advice, cards, help).',
    draft: 'Type its number (? for an overview, hint for advice, cards, undo, help).',
    place: 'Type where its top left corner goes: x,y or x,y t (?, hint, cards, undo, help).',
    watch: 'Enter lets the next bot move (undo, score, quit, help for all commands).',
    over: 'Enter leaves (undo, score, notation, help for all commands).',
  },
  bot: {
    thinks: (bot) => `${bot} is thinking…`,
    pickStart: ({ bot, card }) => `${bot} names ${card} as the starting card.`,
    draft: ({ bot, card, free, to }) => {
      if (free.length === 0) return `${bot} takes ${card} and skips nothing.`;
      const receives = to.is === 'you' ? 'you are given' : `${called(to)} is given`;
      return `${bot} takes ${card}; ${receives} ${and(free)}.`;
    },
    place: ({ bot, card, cell, rotation }) =>
      `${bot} places ${card} at ${cell.x},${cell.y}, ${names.rotations[rotation]}.`,
  },
  ended: ({ winner, points, against }) =>
    `${winner.is === 'you' ? 'You win' : `${called(winner)} wins`}, ${number(points)} to ${number(against)}.`,

  orders: {
    '?': 'an overview: what each card brings and gives away, or the best spots',
    hint: 'the best move, where it leads, and why',
    show: 'the table again',
    cards: 'the three scoring cards',
    score: 'both tallies, line by line with the cells',
    undo: 'take back moves, as far as you like, a bot’s too (undo 3: three times)',
    redo: 'do again what was taken back',
    code: 'the link code: it holds the whole game so far',
    notation: 'the game so far as text',
    help: 'this list',
    quit: 'leave; the code is shown',
  },
  typedMoves: {
    number: 'take card 3 of the circle, or name it as the starting card',
    name: 'the same by the card’s id or title, or by how it begins',
    cell: 'place the card with its top left territory on cell 2,1',
    turned: 'the same, but upside down',
  },
  notUnderstood: (typed) =>
    `“${typed}” is neither a move nor an order; “help” lists everything you can type.`,
  undone: (n) => `Taken back: ${moves(n)}.`,
  redone: (n) => `Done again: ${moves(n)}.`,
  nothingToUndo: 'There is nothing to take back.',
  nothingToRedo: 'There is nothing to do again.',
  code: (code) => `Link code: ${code}`,
  openWith: (command) => `Open it with: ${command}`,
};

export const hints: HintWords = {
  thinking: 'Looking for the best move…',
  pickStart:
    'Any card of the circle can be the starting card. The first player takes it, or skips it and others; all skipped cards are yours, and you place them before your own draft.',
  draft:
    'By how many points each card would improve its taker’s lead at once, placed by itself where it is best:',
  columns: { you: 'you', opponent: 'opponent', givesAway: 'taking it gives away' },
  place: 'The best spots for points at once:',
  opponent: (change) => `opponent ${change}`,
  noChange: 'no change',
  spots: (n) => `${number(n)} legal ${plural(n, { one: 'spot', other: 'spots' })}, upright or upside down:`,
};
