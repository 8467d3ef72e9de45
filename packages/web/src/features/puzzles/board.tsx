// The board of a puzzle: the town it is about, large, and the other one, small or behind a button.

import { type Covers, type Drag, type LitCell, type Spot, TownBoard } from '@wagons/board';
import { type Cell, opponent, type Placement, type Seat } from '@wagons/rules';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { useLetters } from '../../kit/speech/speech.ts';
import { useTownLabels } from '../../play/text/labels.ts';
import { useSpotAnnouncement } from '../../play/view/spotAnnouncement.ts';
import { useTownInput } from '../../play/view/townInput.ts';
import type { Attempt } from './attempt.ts';
import type { LineStop } from './duelLine.ts';
import { areaAround, bestPlacements } from './explain.ts';
import { LineKeys } from './lineKeys.tsx';
import { usePuzzleChairs } from './puzzleChairs.ts';
import { puzzlesWords } from './words.ts';
import './board.css';

type BoardProps = { readonly attempt: Attempt; readonly drag: Drag };

export function Board({ attempt, drag }: BoardProps) {
  const { seat } = attempt.task;
  const [isSwapped, setSwapped] = useState(false);
  const swap = useRef<HTMLButtonElement>(null);
  const covers = useMemo(() => [swap], []);
  const { solve } = puzzlesWords.use();
  const hasBoth = layout.value === 'wide';
  const by = useStop(attempt)?.by;
  // The town in which something happens.
  useEffect(() => setSwapped(by === opponent(seat)), [by, seat]);
  const hidden = isSwapped ? seat : opponent(seat);
  const own = <AskedTown attempt={attempt} drag={drag} covers={covers} />;
  const other = <OtherTown attempt={attempt} seat={opponent(seat)} covers={covers} />;
  return (
    <section class="puzzle-board">
      {(hasBoth || !isSwapped) && own}
      {(hasBoth || isSwapped) && other}
      {!hasBoth && (
        <button
          ref={swap}
          type="button"
          class="button puzzle-swap"
          data-seat={hidden}
          onClick={() => setSwapped(!isSwapped)}
        >
          {solve.towns[hidden === attempt.task.game.seat ? 'own' : 'other']}
        </button>
      )}
      <LineKeys attempt={attempt} />
    </section>
  );
}

/** What perfect play shows on the board: the player who placed a card, if any, and the position then. */
type Stop = Pick<LineStop, 'game'> & { readonly by?: Seat };

function useStop({ line, task: { game } }: Attempt): Stop | undefined {
  const now = line.value;
  if (!now) return undefined;
  return now.stops[now.at - 1] ?? { game };
}

/** The index of the card that a stop has added to a town; beyond its end if it added none. */
const addedBy = (stop: Stop, seat: Seat): number => stop.game.towns[seat].length - (stop.by === seat ? 1 : 0);

/** The label of a town: whose it is from the player's point of view. */
function useLabels({ task: { game } }: Attempt, seat: Seat) {
  return useTownLabels({ game, chairs: usePuzzleChairs(game) }, seat);
}

function AskedTown({ attempt, drag, covers }: BoardProps & { readonly covers: Covers }) {
  const { task, sitting, verdict, isRevealed } = attempt;
  const labels = useLabels(attempt, task.seat);
  const isPlacing = sitting.card.value !== undefined && !verdict.value;
  const handling = useTownInput({
    hand: sitting,
    card: isPlacing ? sitting.card.value : undefined,
    place: sitting.place,
  });
  // The points of a spot are the answer, so only the spot is announced.
  useSpotAnnouncement({ sitting, help: 'spots' });
  const before = task.game.towns[task.seat];
  const shown = useShown(attempt);
  const stop = useStop(attempt);
  const placed = shown ? [...before, ...shown] : sitting.now.value.towns[task.seat];
  const town = stop ? stop.game.towns[task.seat] : placed;
  const cells = sitting.spots.value;
  const spots = useMemo<readonly Spot[]>(
    () => (isPlacing ? cells.map((cell) => ({ cell })) : []),
    [isPlacing, cells],
  );
  const hinted = useHinted(attempt);
  return (
    <div class="puzzle-town" data-shows={isRevealed.value ? 'best' : 'own'}>
      <TownName attempt={attempt} seat={task.seat} />
      <TownBoard
        {...labels}
        town={town}
        letters={useLetters()}
        spots={spots}
        lit={hinted.lit}
        meant={isPlacing ? hinted.meant : undefined}
        last={stop ? addedBy(stop, task.seat) : before.length}
        covers={covers}
        interactive
        drag={isPlacing ? drag : undefined}
        {...handling}
      />
    </div>
  );
}

type OtherTownProps = { readonly attempt: Attempt; readonly seat: Seat; readonly covers: Covers };

function OtherTown({ attempt, seat, covers }: OtherTownProps) {
  const stop = useStop(attempt);
  return (
    <div class="puzzle-town other">
      <TownName attempt={attempt} seat={seat} />
      <TownBoard
        {...useLabels(attempt, seat)}
        town={(stop ?? attempt.task).game.towns[seat]}
        last={stop && addedBy(stop, seat)}
        letters={useLetters()}
        covers={covers}
      />
    </div>
  );
}

function TownName({ attempt: { task }, seat }: { readonly attempt: Attempt; readonly seat: Seat }) {
  const { solve } = puzzlesWords.use();
  const isOwn = task.game.seat === seat;
  return (
    <p class="puzzle-town-name" data-seat={seat} aria-hidden="true">
      {solve.towns[isOwn ? 'own' : 'other']}
    </p>
  );
}

/** The cards of the best answer once it is shown, or those that were placed; undefined while placing. */
function useShown({ puzzle, task, verdict, isRevealed }: Attempt): readonly Placement[] | undefined {
  const said = verdict.value;
  const best = useMemo(() => bestPlacements(puzzle, task), [puzzle, task]);
  if (isRevealed.value) return said?.is === 'right' && said.placed.length > 0 ? said.placed : best;
  return said?.placed;
}

const NONE: { readonly lit: readonly LitCell[]; readonly meant?: Cell } = { lit: [] };

/** What the hints mark for the first card: an area, then the spot. */
function useHinted({ puzzle, task, sitting, hints, verdict }: Attempt): typeof NONE {
  const count = hints.value;
  const isFirst = sitting.now.value.towns[task.seat].length === task.game.towns[task.seat].length;
  const isOpen = verdict.value === undefined && isFirst;
  return useMemo(() => {
    const [first] = bestPlacements(puzzle, task);
    if (!first || !isOpen || count < 2) return NONE;
    const lit = areaAround(first.cell).map((cell) => ({ cell, tone: 'plain' }) as const);
    return count < 3 ? { lit } : { lit, meant: first.cell };
  }, [puzzle, task, count, isOpen]);
}
