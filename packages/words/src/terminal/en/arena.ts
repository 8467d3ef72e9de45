// Contests in English.

import { amounts, points } from '../../grammar/en/amounts.ts';
import type { ArenaWords, Verdict } from '../arena.ts';

const { number, plural, or } = amounts;
const quoted = (text: string): string => `“${text}”`;
const percent = (share: number): string => `${number(Math.round(share * 1000) / 10)} %`;
const seconds = (n: number): string => `${number(n)} ${plural(n, { one: 'second', other: 'seconds' })}`;
const deals = (n: number): string => `${number(n)} ${plural(n, { one: 'deal', other: 'deals' })}`;

const VERDICTS: Readonly<Record<Verdict, string>> = {
  met: 'as intended',
  undecided: 'undecided',
  missed: 'not as intended',
};

export const arena: ArenaWords = {
  match: ({ a, b, deals: n, seed }) =>
    `${a} against ${b}: ${deals(n)}, ${plural(n, { one: 'played', other: 'each played' })} twice with the seats swapped, seed ${seed}.`,
  pairs: (a) => ({ won: `Pairs won by ${a}`, tied: 'Pairs tied', lost: `Pairs lost by ${a}` }),
  share: 'Share of pairs won',
  shareWithin: ({ share, low, high }) =>
    `${percent(share)} (95 % confidence: ${percent(low)} to ${percent(high)})`,
  meanMargin: 'Mean margin per game',
  as: (a) => ({ first: `${a} as first player`, second: `${a} as second player` }),
  columns: { won: 'won', tied: 'shared', lost: 'lost', margin: 'mean margin' },
  forfeits: (n, margin) =>
    `${number(n)} ${plural(n, { one: 'game was', other: 'games were' })} lost by a fault and ${plural(n, { one: 'counts', other: 'count' })} as lost by at least ${points(margin)}:`,
  forfeit: ({ seed, program, fault }) => `${seed}, ${program}: ${fault}`,
  faults: {
    notStarted: () => 'The program cannot be started.',
    notReady: ({ seconds: n }) => `The program did not say “ready” within ${seconds(n)}.`,
    noAnswer: ({ seconds: n }) => `The program did not answer within ${seconds(n)}.`,
    ended: () => 'The program ended before it had answered.',
    tooMuch: ({ limit }) => `The program wrote more than ${number(limit)} characters without an answer.`,
    unreadable: ({ said }) => `The program answered ${quoted(said)}, which is not what it was asked.`,
    illegal: ({ said, reason }) => `The program answered ${quoted(said)}: ${reason}`,
    complained: ({ said }) => `The program reported an error: ${quoted(said)}.`,
  },
  interrupted: (n) => `Interrupted after ${deals(n)}.`,

  levels:
    'How many cards of the circle each level looks ahead, how many towns it keeps in mind, how many spots it tries and how many it does not see, and by how many points it may be wrong:',
  outOf: percent,
  levelColumns: {
    level: 'level',
    horizon: 'cards ahead',
    width: 'towns kept',
    placements: 'spots tried',
    overlooks: 'spots missed',
    misjudge: 'points off',
  },
  lastLevel: 'the whole engine, as far as its time goes',
  contests: (n, seed) =>
    `Share of pairs won, ${deals(n)} each, seed ${seed}; with its 95 % confidence interval:`,
  contest: (a, b) => `${a} against ${b}`,
  aim: ({ from, to, verdict }) => `${VERDICTS[verdict]} (${percent(from)} to ${percent(to)})`,

  signature: (nodes, moves) => `Signature: ${number(nodes)} nodes, moves ${moves}`,
  measuring: 'Thinking about fixed positions…',

  requests: {
    unknownRequest: ({ found, known }) => `${quoted(found)} is not a request; use ${or(known.map(quoted))}.`,
    otherVersion: ({ found }) => `Version ${quoted(found)} of the protocol is not known here; this is 1.`,
    badBudget: ({ found }) =>
      `${quoted(found)} is not a budget; write “go”, “go nodes 1000” or “go time 200”.`,
    badPosition: () =>
      'This is not a position; write “position code CODE” or “position seed SEED moves MOVE; MOVE”.',
    noPosition: () => 'There is no position to think about; name one first.',
    gameOver: () => 'The game is over; there is no move to make.',
    lineTooLong: ({ limit }) => `The line is too long; it may have at most ${number(limit)} characters.`,
    inside: ({ sentence }) => sentence,
  },
};
