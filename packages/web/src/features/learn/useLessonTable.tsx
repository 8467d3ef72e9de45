// A lesson as a table: either the circle or the towns, with what the lesson is about outlined.

import type { LitCell, Spot } from '@wagons/board';
import { type BySeat, opponent, type Town, withSeat } from '@wagons/rules';
import { useMemo } from 'preact/hooks';
import { useSpeech } from '../../kit/speech/speech.ts';
import { standingOf } from '../../play/table/preview.ts';
import { useTurnTable } from '../../play/tableView/adapters.ts';
import type { TableModel, TownMarks } from '../../play/tableView/model.ts';
import { cellsOf, plainLights } from '../../play/text/lines.ts';
import type { Viewpoint } from '../../play/text/viewpoint.ts';
import { cornersOf, indexOf, LEARNER, lineOf, pointsOf } from './goals.ts';
import type { Pupil } from './pupil.ts';
import * as css from './learn.module.css';

const RIVAL = opponent(LEARNER);
const NO_TOWNS: BySeat<Town> = { first: [], second: [] };

export function useLessonTable(pupil: Pupil): TableModel {
  const { lesson, turnDraft, table, selected } = pupil;
  const base = useTurnTable({
    turnDraft,
    viewpoint: useLessonViewpoint(),
    placementHelp: 'change',
    selected,
  });
  const marks = useMarks(pupil);
  const isDrafting = table.game.value.phase !== 'place';
  const isOver = base.phase === 'over';
  return useMemo(() => {
    const { hand, circle, towns } = base;
    const shown = isOver ? towns : { ...towns, [RIVAL]: [] };
    return {
      ...base,
      towns: isDrafting ? NO_TOWNS : shown,
      circle: isDrafting ? circle : undefined,
      // A lesson is over after a move or two: nothing is undone.
      hand: hand && {
        ...hand,
        canTurn: lesson.turns === true,
        undo: undefined,
        redo: undefined,
        canUndo: undefined,
        canRedo: undefined,
      },
      marks,
    };
  }, [base, isDrafting, isOver, lesson, marks]);
}

function useLessonViewpoint(): Viewpoint {
  const { rival } = useSpeech().lessons;
  const { you } = useSpeech().web.table;
  return useMemo(
    () => ({
      reader: LEARNER,
      isWatched: false,
      names: { first: rival.name, second: you },
      short: { first: rival.short, second: you },
      parties: { first: { name: rival.name }, second: 'you' },
    }),
    [rival, you],
  );
}

const wrong: Spot['mark'] = ({ x, y }) => <circle class={css.wrong} cx={x} cy={y} />;

/** In the lesson about corners also the illegal spots; the spot or the line that the lesson is about. */
function useMarks({ lesson, turnDraft, verdict }: Pupil): BySeat<TownMarks> {
  const game = turnDraft.now.value;
  const after = turnDraft.preview.value?.after;
  const hasSpots = turnDraft.spots.value.length > 0;
  const isDone = verdict.value?.is === 'right';
  return useMemo(() => {
    const meant = isDone ? undefined : lesson.outline;
    const spots = lesson.corners && hasSpots ? cornersOf(game).map((cell) => ({ cell, mark: wrong })) : [];
    const last = game.towns[LEARNER].length - 1;
    const own: TownMarks = { meant, spots, last, lit: meant ? [] : lineLights() };
    return withSeat<TownMarks>({ first: {}, second: {} }, LEARNER, own);

    function lineLights(): readonly LitCell[] {
      const line = lineOf(lesson);
      const index = indexOf(line, game);
      if (line === undefined || index === undefined) return [];
      const { tallies } = standingOf(game);
      const cells = cellsOf(after ?? tallies, index, LEARNER);
      const gains = after && pointsOf(after[LEARNER], line) > pointsOf(tallies[LEARNER], line);
      return isDone || gains ? cells.map((cell) => ({ cell, tone: 'gain' })) : plainLights(cells);
    }
  }, [lesson, game, after, hasSpots, isDone]);
}
