// The difficulty of a puzzle: which levels find a best answer, and how far the next answer falls short.

import { type Deck, type Game, invariant, mustPlay, opponent, type Points } from '@wagons/rules';
import { dice } from '@wagons/rules/deal';
import { makeScoreboard } from '../../kernel/scoreboard.ts';
import { makeBot } from '../../players/bot.ts';
import { botOf, type Level, LEVELS } from '../../service/bots.ts';
import { placementIndex, type Puzzle, type PuzzleTask, taskOf } from '../puzzle.ts';

export type MadePuzzle = Omit<Puzzle, 'number'>;
type UnratedPuzzle = Omit<MadePuzzle, 'rating' | 'level'>;

/** Levels 1 to 6 misjudge and overlook at random, so each of them gets several tries. */
const TRIES = 6;
const RANDOM_LEVELS = 6;

/** The puzzle with the difficulty that the levels have with it. */
export function withRating(puzzle: UnratedPuzzle, deck: Deck): MadePuzzle {
  const rates = findRates(puzzle, taskOf(puzzle, [deck]));
  return { ...puzzle, rating: ratingOf(rates, puzzle.gap), level: lowestLevel(rates) };
}

/** By level, the share of the tries that find a best answer. */
function findRates(puzzle: UnratedPuzzle, task: PuzzleTask): readonly number[] {
  const start = puzzle.kind === 'duel' ? task.game : placingOnly(task);
  const moves = puzzle.kind === 'duel' ? 2 : task.cards.length;
  return LEVELS.map((level) => {
    const tries = level <= RANDOM_LEVELS ? TRIES : 1;
    let found = 0;
    for (let i = 0; i < tries; i++) {
      const bot = makeBot(botOf(level), dice(`${puzzle.code} ${puzzle.kind} ${level} ${i}`));
      let game = start;
      for (let move = 0; move < moves; move++) game = mustPlay(game, bot(game));
      if (isFound(puzzle, task, game)) found++;
    }
    return found / tries;
  });
}

/** A game that ends after these cards, so that a level has nothing else to think of. */
function placingOnly({ game: { deck, deal, moves, towns }, seat, cards }: PuzzleTask): Game {
  const [first, ...rest] = cards.map((card) => ({ seat, card, free: true }));
  invariant(first, 'a card is to be placed');
  const held = [first, ...rest] as const;
  return { deck, deal, moves, towns, circle: [], phase: 'place', seat, held, drafter: opponent(seat) };
}

function isFound({ kind, best, answers }: UnratedPuzzle, { game, seat }: PuzzleTask, end: Game): boolean {
  const total = makeScoreboard(end).total(seat);
  switch (kind) {
    case 'placeOne':
    case 'placeThree':
      return total === best;
    case 'gift':
      return total - makeScoreboard(game).total(seat) === best;
    case 'duel': {
      const placed = end.towns[seat].at(-1);
      invariant(placed, 'a card was placed');
      const draft = game.circle.indexOf(placed.card);
      const spot = placementIndex(game.deck, game.towns[seat], placed);
      return answers.some(([card, at]) => card === draft && at === spot);
    }
  }
}

/** The lowest level from which every level finds it in at least half of its tries; 9 if level 8 doesn't. */
export const lowestLevel = (rates: readonly number[]): number =>
  rates.reduceRight(
    (lowest, rate, i) => (lowest === i + 2 && rate >= 0.5 ? i + 1 : lowest),
    rates.length + 1,
  );

/** A scale on which each level is a fixed step above the one below. */
const levelRating = (level: Level): number => 650 + 150 * level;
/** A player below level 1 that always finds it and one above level 8 that never does, so that every fit is finite. */
const SURE = { finds: 500, fails: 2150 };
/** A larger gap is easier to see. */
const CLEAR_GAP = 2;
const GAP_STEP = 15;
const WIDEST_GAP = 8;

/** The expected result of a player against a puzzle, by their ratings. */
const expected = (player: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - player) / 400));

/** The rating at which the levels would find it as often as they did, less a step for each point of a wider gap. */
export function ratingOf(rates: readonly number[], gap: Points): number {
  const found = rates.reduce((sum, rate) => sum + rate, 1);
  const players = [SURE.finds, ...LEVELS.map(levelRating), SURE.fails];
  let [low, high] = [0, 3000];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const sum = players.reduce((total, player) => total + expected(player, middle), 0);
    if (sum > found) low = middle;
    else high = middle;
  }
  return Math.round(low - GAP_STEP * (Math.min(gap, WIDEST_GAP) - CLEAR_GAP));
}
