// The learner's town, with legal spots and the cells of the lesson's line.

import { type LitCell, type Spot, TownBoard } from '@wagons/board';
import { type Cell, opponent } from '@wagons/rules';
import { useMemo } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { useLetters, useSpeech } from '../../kit/speech/speech.ts';
import { standingOf } from '../../play/table/preview.ts';
import { useSpotAnnouncement } from '../../play/view/spotAnnouncement.ts';
import { useTownInput } from '../../play/view/townInput.ts';
import { useTownLabels } from '../../play/text/labels.ts';
import { cellsOf, litCells } from '../../play/text/lines.ts';
import { quarters } from '../../play/view/lit.ts';
import type { LessonBoardProps } from './board.tsx';
import { cornersOf, indexOf, LEARNER, lineOf, pointsOf } from './goals.ts';
import type { Pupil } from './pupil.ts';
import { Lay } from './tools.tsx';
import { lessonsWords } from './words.ts';

export function LessonTown({ pupil, drag, lit }: LessonBoardProps) {
  const { lesson, sitting, verdict } = pupil;
  const { you } = useSpeech().web.table;
  const game = sitting.now.value;
  const town = game.towns[LEARNER];
  const isPlacing = sitting.card.value !== undefined;
  const { onTurn, ...handling } = useTownInput({
    hand: sitting,
    card: sitting.card.value,
    place: sitting.place,
  });
  const meant = verdict.value?.is === 'right' ? undefined : lesson.outline;
  useSpotAnnouncement({ sitting, help: 'change' });
  return (
    <div class="learn-town">
      <TownBoard
        {...useTownLabels({ game, chairs: { names: { first: '', second: you }, reader: LEARNER } }, LEARNER)}
        town={town}
        letters={useLetters()}
        spots={useSpots(pupil)}
        lit={useLit(pupil, meant, lit.value)}
        last={town.length - 1}
        meant={meant}
        interactive
        drag={isPlacing ? drag : undefined}
        beside={
          layout.value === 'wide' && (
            <div class="beside-card">
              <Lay pupil={pupil} />
            </div>
          )
        }
        {...handling}
        {...(lesson.turns && { onTurn })}
      />
    </div>
  );
}

const RIVAL = opponent(LEARNER);

/** The opponent's town, shown when the game is scored. */
export function RivalTown({ pupil: { sitting }, lit }: LessonBoardProps) {
  const { rival } = lessonsWords.use();
  const game = sitting.now.value;
  const { tallies } = standingOf(game);
  const line = lit.value;
  const cells = useMemo(
    () => (line === undefined ? [] : litCells(tallies, { line, town: RIVAL })),
    [line, tallies],
  );
  return (
    <div class="learn-town rival">
      <TownBoard
        {...useTownLabels({ game, chairs: { names: { first: rival.name, second: '' } } }, RIVAL)}
        label={rival.town}
        town={game.towns[RIVAL]}
        letters={useLetters()}
        lit={cells}
      />
    </div>
  );
}

const wrong: Spot['mark'] = ({ x, y }) => <circle class="learn-wrong" cx={x} cy={y} />;

/** The legal spots; in the lesson about corners also the illegal ones. */
function useSpots({ lesson, sitting }: Pupil): readonly Spot[] {
  const game = sitting.now.value;
  const cells = sitting.spots.value;
  return useMemo(
    () => [
      ...cells.map((cell) => ({ cell })),
      ...(lesson.corners && cells.length > 0 ? cornersOf(game).map((cell) => ({ cell, mark: wrong })) : []),
    ],
    [cells, game, lesson.corners],
  );
}

const plain = (cells: readonly Cell[]): readonly LitCell[] => cells.map((cell) => ({ cell, tone: 'plain' }));

/** The cells of the line pointed at, or else of the lesson's line. */
function useLit(
  { lesson, sitting, verdict }: Pupil,
  meant: Cell | undefined,
  pointed: number | undefined,
): readonly LitCell[] {
  const game = sitting.now.value;
  const after = sitting.preview.value?.after;
  const isDone = verdict.value?.is === 'right';
  return useMemo(() => {
    if (meant) return plain(quarters(meant));
    const tallies = after ?? standingOf(game).tallies;
    if (pointed !== undefined) return litCells(tallies, { line: pointed, town: LEARNER });
    const line = lineOf(lesson);
    const index = indexOf(line, game);
    if (line === undefined || index === undefined) return [];
    const cells = cellsOf(tallies, index, LEARNER);
    const gains = after && pointsOf(after[LEARNER], line) > pointsOf(standingOf(game).tallies[LEARNER], line);
    if (isDone || gains) return cells.map((cell) => ({ cell, tone: 'gain' }));
    return plain(cells);
  }, [lesson, game, after, isDone, meant, pointed]);
}
