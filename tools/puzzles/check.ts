// Proves a puzzle again, by other means than those that made it.
//
// One or two cards, and duels over two cards, are tried on the naive engine of reference/. Three cards have too many ways
// for it: there every way is placed on the kernel's scoreboard, one by one and without sweeps. Longer duels are solved
// again, and every stated turn on its own.

import { bestTurns } from '@wagons/ai/puzzle-making';
import {
  placementIndex,
  placementsOf,
  type Puzzle,
  type PuzzleAnswer,
  type PuzzleTask,
  taskOf,
  turnOf,
} from '@wagons/ai/puzzles';
import { makeScoreboard, makeSpots } from '@wagons/ai/kernel';
import { solve } from '@wagons/ai';
import { type Game, score } from '@wagons/rules';
import { baseDeck } from '../../reference/agree.ts';
import { naiveBest, type NaiveBest, naiveDuel } from '../../reference/puzzles.ts';

/** What is wrong with a puzzle; undefined if everything it states is proven. */
export function faultOf(puzzle: Puzzle): string | undefined {
  const task = taskOf(puzzle, [baseDeck]);
  return puzzle.kind === 'duel' ? duelFault(puzzle, task) : placingFault(puzzle, task);
}

function placingFault(puzzle: Puzzle, task: PuzzleTask): string | undefined {
  const { game, seat, cards } = task;
  const found = cards.length < 3 ? naiveBest(game, seat, cards) : everyWay(task);
  const now = score(game)[seat].total;
  if (puzzle.kind !== 'gift') return difference(puzzle, found, found.best);
  const wrong = puzzle.answers.find((answer) => !found.answers.some((one) => isSame(one, answer)));
  if (wrong) return `the cards don't score the most at ${wrong.join('.')}`;
  const missed = found.best - cardByCard(task);
  return found.best - now === puzzle.best && missed === puzzle.gap
    ? undefined
    : `the gift is ${found.best - now}, and card by card ${missed} less`;
}

function duelFault(puzzle: Puzzle, task: PuzzleTask): string | undefined {
  const { game, seat } = task;
  if (game.phase !== 'draft') return 'a duel begins with a draft';
  if (game.circle.length === 2) {
    const found = naiveDuel(game);
    return difference(puzzle, found, found.best);
  }
  const sign = seat === 'first' ? 1 : -1;
  const valueOf = (one: Game): number | undefined => {
    const solution = solve(one, {});
    return solution.proven ? sign * solution.value + 0 : undefined;
  };
  const short = puzzle.answers.find((answer) => valueOf(turnOf(task, answer).after) !== puzzle.best);
  if (short) return `the turn ${short.join('.')} doesn't reach ${puzzle.best}`;
  const found = bestTurns(game, {}, { floor: puzzle.gap });
  if (found?.value !== puzzle.best || valueOf(game) !== puzzle.best) return 'the value is another';
  const answers = found.turns.map(({ card, placement }) => [
    game.circle.indexOf(card),
    placementIndex(game.deck, game.towns[seat], placement),
  ]);
  const next = found.next ?? puzzle.best - puzzle.gap;
  return difference(puzzle, { best: found.value, next, answers }, found.value);
}

/** How the stated best, gap and answers differ from those found. */
function difference({ best, gap, answers }: Puzzle, found: NaiveBest, value: number): string | undefined {
  if (best !== value) return `the best is ${value}`;
  if (gap !== found.best - found.next) return `the gap is ${found.best - found.next}`;
  const isComplete =
    answers.length === found.answers.length &&
    answers.every((answer) => found.answers.some((one) => isSame(one, answer)));
  return isComplete ? undefined : `the answers are ${found.answers.map((one) => one.join('.')).join()}`;
}

const isSame = (one: PuzzleAnswer, other: PuzzleAnswer): boolean => one.join() === other.join();

/** Places the cards in every way and scores each town as a whole. */
function everyWay({ game, seat, cards }: PuzzleTask): NaiveBest {
  const { towns, codes, total } = makeScoreboard(game);
  const town = towns[seat];
  let [best, next] = [-Infinity, -Infinity];
  let answers: PuzzleAnswer[] = [];
  const tryAll = (at: number, path: PuzzleAnswer): void => {
    const card = cards[at];
    if (card === undefined) {
      const points = total(seat);
      if (points > best) [best, next, answers] = [points, best, []];
      if (points === best) answers.push(path);
      else if (points > next) next = points;
      return;
    }
    const spots = makeSpots();
    const count = 2 * town.spots(spots);
    for (let i = 0; i < count; i++) {
      town.place(codes(card), i & 1, spots[i & ~1] ?? 0, spots[i | 1] ?? 0);
      tryAll(at + 1, [...path, i]);
      town.undo();
    }
  };
  tryAll(0, []);
  return { best, next, answers };
}

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
