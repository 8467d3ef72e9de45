// A puzzle as a table: the position with the cards placed so far, or with those of an answer that is shown.

import {
  type BySeat,
  type Cell,
  opponent,
  type Placement,
  type Seat,
  type Town,
  withSeat,
} from '@wagons/rules';
import type { LitCell } from '@wagons/board';
import { useEffect, useMemo } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { sound } from '../../kit/browser/sound.ts';
import { useLatest } from '../../kit/browser/useLatest.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { standingOf } from '../../play/table/preview.ts';
import { useTurnTable } from '../../play/tableView/adapters.ts';
import type { CircleModel, HandModel, TableModel, TownMarks } from '../../play/tableView/model.ts';
import { plainLights } from '../../play/text/lines.ts';
import type { Attempt } from './attempt.ts';
import { areaAround, bestPlacements } from './explain.ts';
import { usePuzzleViewpoint } from './puzzleViewpoint.ts';

export function usePuzzleTable(attempt: Attempt): TableModel {
  const { task, turnDraft } = attempt;
  const { seat } = task;
  const viewpoint = usePuzzleViewpoint(task.game);
  // The points of a spot are the answer, so they are not told.
  const base = useTurnTable({ turnDraft, viewpoint, placementHelp: 'spots' });
  const towns = useTowns(attempt, base.towns);
  const marks = useMarks(attempt, towns);
  const hand = useHand(attempt, base.hand);
  const circle = useCircle(attempt, base.circle);
  const by = stopOf(attempt)?.by;
  const { large, swap } = base;
  const latest = useLatest(large);
  // Where only one town is large, it is the one in which something happens.
  useEffect(() => {
    if (layout.peek() !== 'wide' && latest.current !== (by ?? seat)) swap();
  }, [by, seat, swap, latest]);
  return useMemo(() => {
    const { deck, deal } = task.game;
    return { ...base, towns, tallies: standingOf({ deck, deal, towns }).tallies, marks, hand, circle };
  }, [base, task, towns, marks, hand, circle]);
}

/** What perfect play shows: the player who placed a card, if any, and the position then. */
function stopOf({ line, task: { game } }: Attempt) {
  const now = line.value;
  if (!now) return undefined;
  return now.stops[now.at - 1] ?? { game, by: undefined };
}

/** The towns with the cards of the answer that is shown. */
function useTowns(attempt: Attempt, laid: BySeat<Town>): BySeat<Town> {
  const { task } = attempt;
  const stop = stopOf(attempt);
  const shown = useShown(attempt);
  const { towns } = task.game;
  return useMemo(() => {
    if (stop) return stop.game.towns;
    return shown ? withSeat(towns, task.seat, [...towns[task.seat], ...shown]) : laid;
  }, [stop, shown, towns, task, laid]);
}

/** The cards of the best answer once it is shown, or those that were placed; undefined while placing. */
function useShown({ puzzle, task, verdict, isRevealed }: Attempt): readonly Placement[] | undefined {
  const said = verdict.value;
  const best = useMemo(() => bestPlacements(puzzle, task), [puzzle, task]);
  if (isRevealed.value) return said?.is === 'right' && said.placed.length > 0 ? said.placed : best;
  return said?.placed;
}

/** The cards that are new since the question, and what the hints say about the first card. */
function useMarks(attempt: Attempt, towns: BySeat<Town>): BySeat<TownMarks> {
  const { task } = attempt;
  const stop = stopOf(attempt);
  const hinted = useHinted(attempt);
  return useMemo(() => {
    // The card that a step has added; beyond the end of a town to which it has added none.
    const added = (seat: Seat): number => towns[seat].length - (stop?.by === seat ? 1 : 0);
    const last = (seat: Seat): number | undefined => {
      if (stop) return added(seat);
      return seat === task.seat ? task.game.towns[seat].length : undefined;
    };
    const other = opponent(task.seat);
    return withSeat({ first: {}, second: {}, [other]: { last: last(other) } }, task.seat, {
      ...hinted,
      last: last(task.seat),
    });
  }, [towns, stop, task, hinted]);
}

type Hinted = { readonly lit?: readonly LitCell[]; readonly meant?: Cell };

const NONE: Hinted = {};

/** What the hints mark for the first card: an area, then the spot. */
function useHinted({ puzzle, task, turnDraft, hints, verdict }: Attempt): Hinted {
  const count = hints.value;
  const isFirst = turnDraft.now.value.towns[task.seat].length === task.game.towns[task.seat].length;
  const isOpen = verdict.value === undefined && isFirst;
  return useMemo(() => {
    const [first] = bestPlacements(puzzle, task);
    if (!first || !isOpen || count < 2) return NONE;
    return count < 3 ? { lit: plainLights(areaAround(first.cell)) } : { meant: first.cell };
  }, [puzzle, task, count, isOpen]);
}

/** The last card of a turn is the answer, except for a gift, where cards are only tried. */
function useHand({ task, turnDraft, verdict }: Attempt, hand: TableModel['hand']): TableModel['hand'] {
  const { solve } = useSpeech().puzzles;
  const { place } = useSpeech().web.table.actions;
  const isAnswered = verdict.value !== undefined;
  return useMemo((): HandModel | undefined => {
    if (!hand || isAnswered) return undefined;
    const isAnswer = hand.following.length === 0 && task.kind !== 'gift';
    return {
      ...hand,
      placeLabel: isAnswer ? solve.check : place,
      place: () => {
        sound('card');
        turnDraft.place();
      },
    };
  }, [hand, isAnswered, task, solve, place, turnDraft]);
}

/** The cards of a duel: there is nothing else to choose from in the other kinds. */
function useCircle(
  { task, turnDraft, verdict }: Attempt,
  circle: TableModel['circle'],
): TableModel['circle'] {
  const isOpen = verdict.value === undefined && turnDraft.card.value === undefined;
  return useMemo((): CircleModel | undefined => {
    if (task.kind !== 'duel' || !circle || !isOpen) return undefined;
    return {
      ...circle,
      dealt: undefined,
      shape: 'row',
      takesAtOnce: true,
      take: (card) => {
        sound('card');
        turnDraft.pick(card);
      },
    };
  }, [task, circle, isOpen, turnDraft]);
}
