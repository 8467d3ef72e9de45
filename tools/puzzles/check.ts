// Proves a puzzle again, by other means than those that made it: everything is tried on the engines of reference/.
//
// One or two cards, and duels over two cards, have few enough ways for the naive engine. Three cards and longer duels need
// the grid town, whose test compares it with the rules. What the answers score is also asked of the rules themselves.

import {
  placementsOf,
  type Puzzle,
  type PuzzleAnswer,
  type PuzzleTask,
  taskOf,
  totalWith,
} from '@wagons/ai/puzzles';
import { score } from '@wagons/rules';
import { cpuTime } from '../../bench/cpuClock.ts';
import { baseDeck } from '../../reference/agree.ts';
import { wrongClaim } from '../../reference/duels.ts';
import { everyWay } from '../../reference/everyWay.ts';
import { naiveBest, type NaiveBest, naiveDuel } from '../../reference/puzzles.ts';

/** What was checked, and what is wrong with it; nothing if everything the puzzle states is proven. */
export type PuzzleCheck = {
  readonly number: number;
  /** What kind of puzzle over how many cards. */
  readonly group: string;
  readonly fault?: string | undefined;
  /** Processor time. */
  readonly seconds: number;
};

export function checkPuzzle(puzzle: Puzzle): PuzzleCheck {
  const start = cpuTime();
  const task = taskOf(puzzle, [baseDeck]);
  const isDuel = puzzle.kind === 'duel';
  const fault = isDuel ? duelFault(puzzle, task) : placingFault(puzzle, task);
  const { length } = isDuel ? task.game.circle : task.cards;
  return {
    number: puzzle.number,
    group: `${puzzle.kind}, ${length} ${length === 1 ? 'card' : 'cards'}`,
    fault,
    seconds: (cpuTime() - start) / 1000,
  };
}

function placingFault(puzzle: Puzzle, task: PuzzleTask): string | undefined {
  const { game, seat, cards } = task;
  const found = cards.length < 3 ? naiveBest(game, seat, cards) : everyWay(game, seat, cards);
  const isBest = (answer: PuzzleAnswer): boolean =>
    totalWith(task, placementsOf(game.deck, game.towns[seat], cards, answer)) === found.best;
  const wrong = puzzle.answers.find((answer) => !isBest(answer));
  if (wrong) return `the cards don't score ${found.best} at ${wrong.join('.')}`;
  if (puzzle.kind !== 'gift') return difference(puzzle, found);
  const rise = found.best - score(game)[seat].total;
  const missed = found.best - cardByCard(task);
  return rise === puzzle.best && missed === puzzle.gap
    ? undefined
    : `the gift is ${rise}, and card by card ${missed} less`;
}

function duelFault(puzzle: Puzzle, { game }: PuzzleTask): string | undefined {
  if (game.phase !== 'draft') return 'a duel begins with a draft';
  return game.circle.length > 2 ? wrongClaim(game, puzzle) : difference(puzzle, naiveDuel(game));
}

/** How the stated best, gap and answers differ from those found. */
function difference({ best, gap, answers }: Puzzle, found: NaiveBest): string | undefined {
  if (best !== found.best) return `the best is ${found.best}`;
  if (gap !== found.best - found.next) return `the gap is ${found.best - found.next}`;
  const isComplete =
    answers.length === found.answers.length &&
    answers.every((answer) => found.answers.some((one) => isSame(one, answer)));
  return isComplete ? undefined : `the answers are ${found.answers.map((one) => one.join('.')).join()}`;
}

const isSame = (one: PuzzleAnswer, other: PuzzleAnswer): boolean => one.join() === other.join();

/** The highest tally that the best spot right away leads to, card by card and over all ties. */
function cardByCard({ game, seat, cards: [card, ...rest] }: PuzzleTask): number {
  if (card === undefined) return score(game)[seat].total;
  const { answers } = naiveBest(game, seat, [card]);
  return Math.max(
    ...answers.map((answer) => {
      const town = game.towns[seat];
      const placed = placementsOf(game.deck, town, [card], answer);
      const grown = { ...game, towns: { ...game.towns, [seat]: [...town, ...placed] } };
      return cardByCard({ kind: 'gift', game: grown, seat, cards: rest });
    }),
  );
}
