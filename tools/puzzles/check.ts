// Proves a puzzle again, by other means than those that made it.
//
// One or two cards, and duels over two cards, are tried on the naive engine of reference/. Three cards have too many ways
// for it: there every way is placed on the kernel's scoreboard, one by one and without sweeps. Longer duels are proven by
// plain alpha-beta on the readable rules, for every turn on its own.

import { placementsOf, type Puzzle, type PuzzleAnswer, type PuzzleTask, taskOf } from '@wagons/ai/puzzles';
import { makeScoreboard, makeSpots } from '@wagons/ai/kernel';
import { score } from '@wagons/rules';
import { baseDeck } from '../../reference/agree.ts';
import { wrongClaim } from '../../reference/duels.ts';
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

function duelFault(puzzle: Puzzle, { game }: PuzzleTask): string | undefined {
  if (game.phase !== 'draft') return 'a duel begins with a draft';
  if (game.circle.length > 2) return wrongClaim(game, puzzle);
  const found = naiveDuel(game);
  return difference(puzzle, found, found.best);
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
