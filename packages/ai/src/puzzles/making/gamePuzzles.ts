// Puzzles from a game that two levels play: at most one of each kind, so that no two look alike.

import {
  type CardId,
  type Deck,
  type Game,
  mustPlay,
  opponent,
  type Points,
  positionsOf,
  type Seat,
} from '@wagons/rules';
import { dice, type Dice } from '@wagons/rules/deal';
import { makeCode, makeMove } from '@wagons/rules/notation';
import { makeScoreboard } from '../../kernel/scoreboard.ts';
import { playGame } from '../../players/arena.ts';
import { makeBot } from '../../players/bot.ts';
import { botOf, type Level } from '../../service/bots.ts';
import { greedy } from '../../search/greedy.ts';
import { bestTurns } from '../../solver/bestTurns.ts';
import { type Puzzle, PUZZLE_KINDS, type PuzzleKind } from '../puzzle.ts';
import { duelAnswer } from './duelAnswer.ts';
import { greedyTotal, ownTownOf, tryEveryTown } from './everyTown.ts';
import { firstLook } from './firstLook.ts';
import { type MadePuzzle, withRating } from './rating.ts';

/** A question with its proof, before the levels have tried it. */
type Proof = Pick<Puzzle, 'skips' | 'best' | 'gap' | 'answers'>;

/** The best answer is clearly better than the next. */
const LEAST_GAP = 2;
/** A question with more best answers than this is too easy, or a matter of taste. */
const MOST_ANSWERS: Readonly<Record<PuzzleKind, number>> = { placeOne: 3, placeThree: 4, gift: 3, duel: 3 };
/** The cards that the asked town already has. */
const TOWN = { least: 2, most: { placeOne: 9, placeThree: 6, gift: 7, duel: 14 } };
const DUEL_CARDS = { least: 2, most: 4 };
const DUEL_NODES = 20_000;
/** Gaps are searched this far. */
const WIDEST_GAP = 8;
/** Level 3 to 6, so that towns are neither careless nor all alike. */
const PLAYERS: readonly Level[] = [3, 4, 5, 6];

/** The puzzles of the game of a seed. */
export function puzzlesOf(seed: string, deck: Deck): readonly MadePuzzle[] {
  const roll = dice(`${seed} puzzles`);
  const player = (seat: Seat) => makeBot(botOf(PLAYERS[roll(PLAYERS.length)] ?? 3), dice(`${seed} ${seat}`));
  const end = playGame(seed, deck, { first: player('first'), second: player('second') });
  const positions = shuffled([...positionsOf(end)], roll);
  return PUZZLE_KINDS.flatMap((kind) => {
    for (const game of positions) {
      const proof = ASK[kind](game, roll);
      if (proof) return [withRating({ kind, code: makeCode(game), ...proof }, deck)];
    }
    return [];
  });
}

const ASK: Readonly<Record<PuzzleKind, (game: Game, roll: Dice) => Proof | undefined>> = {
  placeOne(game) {
    if (game.phase !== 'place') return undefined;
    const { seat } = game;
    const [{ card }] = game.held;
    const placing = tryPlacing(game, seat, [card], 'placeOne');
    if (!placing || firstLook(game, seat, card).some((i) => placing.answers.some(([at]) => at === i)))
      return undefined;
    return proofOf(placing);
  },

  placeThree(game) {
    if (game.phase !== 'draft' || game.circle.length < 3) return undefined;
    const placing = tryPlacing(game, game.seat, game.circle.slice(0, 3), 'placeThree');
    return placing && placing.missed > 0 ? proofOf(placing) : undefined;
  },

  gift(game, roll) {
    if (game.phase !== 'draft' || game.circle.length < 4) return undefined;
    const skips = 2 + roll(2);
    const rival = opponent(game.seat);
    const cards = game.circle.slice(0, skips);
    const placing = tryPlacing(game, rival, cards, 'gift');
    if (!placing || placing.missed < LEAST_GAP) return undefined;
    const now = makeScoreboard(game).total(rival);
    const best = placing.best - now;
    return best > 0 ? { skips, best, gap: placing.missed, answers: placing.answers } : undefined;
  },

  duel(game) {
    if (game.phase !== 'draft') return undefined;
    const { length } = game.circle;
    if (length < DUEL_CARDS.least || length > DUEL_CARDS.most) return undefined;
    return tryDuel(game);
  },
};

const proofOf = ({ best, gap, answers }: Omit<Proof, 'skips'>): Proof => ({ skips: 0, best, gap, answers });

/** Tries all placements of the cards. `missed` is what placing card by card for the most points falls short by. */
function tryPlacing(
  game: Game,
  seat: Seat,
  cards: readonly CardId[],
  kind: PuzzleKind,
): (Omit<Proof, 'skips'> & { readonly missed: Points }) | undefined {
  const { length } = game.towns[seat];
  if (length < TOWN.least || length > TOWN.most[kind]) return undefined;
  const own = ownTownOf(game, seat);
  const most = MOST_ANSWERS[kind];
  const { best, next, count, answers } = tryEveryTown(own, cards, most);
  const gap = best - next;
  const isNumber = kind === 'gift';
  if (!isNumber && (gap < LEAST_GAP || count > most)) return undefined;
  return { best, gap, answers, missed: best - greedyTotal(own, cards) };
}

function tryDuel(game: Game & { readonly phase: 'draft' }): Proof | undefined {
  const found = bestTurns(game, { nodes: DUEL_NODES }, { floor: WIDEST_GAP });
  if (!found || found.turns.length > MOST_ANSWERS.duel) return undefined;
  const { value, turns, next = value - WIDEST_GAP - 1 } = found;
  const drafted = mustPlay(game, greedy(game));
  const first = greedy(drafted);
  const isGreedy = turns.some(
    ({ placement }) => makeMove({ type: 'place', ...placement }) === makeMove(first),
  );
  if (value - next < LEAST_GAP || isGreedy) return undefined;
  return { skips: 0, best: value, gap: value - next, answers: turns.map((turn) => duelAnswer(game, turn)) };
}

/** The positions in a random order. */
function shuffled<Item>(items: Item[], roll: Dice): readonly Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = roll(last + 1);
    [items[last], items[other]] = [items[other]!, items[last]!];
  }
  return items;
}
