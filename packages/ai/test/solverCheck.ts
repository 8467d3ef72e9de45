// Compares the exact solver with a naive minimax over the rules, for every scoring card in the center.
//
// `npm run prove solver -- --positions 20` takes some minutes; it prints how many positions of each card agree, and fails
// if one does not. `--deck frontier` checks the other built-in deck.

import { parseArgs } from 'node:util';
import { type CardId, type Deck, type Game, mustPlay, SEATS } from '@wagons/rules';
import { solve } from '../src/index.ts';

import { margin, type Small, small, tryEverything } from './smallGames.ts';
import { baseDeck, frontierDeck } from '../../../reference/agree.ts';
import { doShare, shareOut } from '../../../bench/processes.ts';

type Task = { readonly deck: string; readonly positions: number };
type CheckResult = { readonly card: CardId; readonly seed: string; readonly isSame: boolean };

/** Towns with up to five cards each; one card each to place, two for one of them, or three to draft. */
const SHAPES: ReadonlyArray<Pick<Small, 'towns' | 'circle' | 'free'>> = [
  { towns: [5, 5], circle: 2 },
  { towns: [3, 4], circle: 0, free: 2 },
  { towns: [1, 1], circle: 2 },
  { towns: [0, 1], circle: 3 },
  { towns: [4, 3], circle: 1, free: 1 },
];

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '20' },
    deck: { type: 'string', default: 'base' },
    share: { type: 'string' },
  },
});

const deckOf = (name: string): Deck => (name === 'frontier' ? frontierDeck : baseDeck);

/** The i-th position with a card in the center, with changing other cards, towns and seats to move. */
function positionWith(deck: Deck, card: CardId, seed: string, i: number): Game {
  const others = deck.cards.map(({ id }) => id).filter((id) => id !== card);
  const [one, other] = [others[i % 17]!, others[(i + 1 + (Math.floor(i / 17) % 16)) % 17]!];
  return small(seed, {
    ...SHAPES[i % SHAPES.length]!,
    deck,
    center: [card, one, other],
    built: i % 3 === 0 ? 'randomly' : 'well',
    seat: SEATS[(i >> 1) % 2]!,
  });
}

/** Whether the solver has the value of the naive minimax, and a line that leads there. */
function isExact(game: Game): boolean {
  const solution = solve(game, {});
  if (!solution.proven || solution.value !== tryEverything(game)) return false;
  const end = solution.line.reduce(mustPlay, game);
  return end.phase === 'over' && margin(end) === solution.value;
}

if (values.share) {
  doShare(values.share, (piece, { deck: name, positions }: Task): CheckResult => {
    const deck = deckOf(name);
    const card = deck.cards[Math.floor(piece / positions)]!.id;
    const seed = `check ${card} ${piece % positions}`;
    return { card, seed, isSame: isExact(positionWith(deck, card, seed, piece % positions)) };
  });
} else {
  const positions = Number(values.positions);
  const { cards } = deckOf(values.deck);
  const results: CheckResult[] = [];
  const all = { from: 0, to: cards.length * positions };
  await shareOut(import.meta.url, all, { deck: values.deck, positions }, (result: CheckResult) => {
    results.push(result);
    if (!result.isSame) console.error(`solver and minimax differ: ${result.seed}`);
  });
  for (const { id } of cards) {
    const own = results.filter(({ card }) => card === id);
    console.log(`${id}: ${own.filter(({ isSame }) => isSame).length} of ${own.length} positions agree`);
  }
  const agree = results.filter(({ isSame }) => isSame).length;
  console.log(`${agree} of ${cards.length * positions} positions agree`);
  if (agree < cards.length * positions) process.exitCode = 1;
}
