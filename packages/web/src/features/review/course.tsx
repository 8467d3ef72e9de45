// The course of the game: the expected final margin after each move as a graph, and the same numbers as a table.

import { isReported, type Margin } from '@wagons/ai/grades';
import { capital } from '@wagons/words';
import type { PagesWords } from '@wagons/words/areas';
import { useRef, useState } from 'preact/hooks';
import { makeScale, shareOn } from '../../kit/plot/scale.ts';
import { useWidth } from '../../kit/plot/useWidth.ts';
import { type Viewpoint, inOrder, ownerOf, roleArgs } from '../../play/text/viewpoint.ts';
import { PointsTable } from '../../play/view/pointsTable.tsx';
import type { Reviewed } from './reviewRoom.tsx';
import * as plot from '../../kit/plot/plot.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';
import * as css from './review.module.css';

const HEIGHT = 150;
/** Labels at the left, dots all around. */
const LEFT = 40;
const ROUND = 12;
/** The numbers of the moves below, and every how many moves there is one. */
const AXIS = 14;
const EVERY = 5;

type CourseProps = Reviewed & {
  /** Before the first graded move, and after each; positive if the player whose side is up is ahead. */
  readonly margins: readonly Margin[];
};

export function Course(props: CourseProps) {
  const { review: say } = useSpeech().pages;
  const { viewpoint } = props.gamePlayers;
  const [up, down] = inOrder(viewpoint);
  return (
    <section class={css.course} data-part="course">
      <h2>{say.graph}</h2>
      <p class={css.courseSide} data-seat={up}>
        ▲ {say.ahead(ownerOf(viewpoint, up))}
      </p>
      <Graph {...props} />
      <p class={css.courseSide} data-seat={down}>
        ▼ {say.ahead(ownerOf(viewpoint, down))}
      </p>
      <p class={css.courseKey}>
        <small>{say.key}</small>
      </p>
      <Numbers {...props} />
    </section>
  );
}

/** A slider: each position is the margin after a move. */
function Graph(props: CourseProps) {
  const { game, margins, gamePlayers, walk } = props;
  const { review: say } = useSpeech().pages;
  const ref = useRef<SVGSVGElement>(null);
  const width = useWidth(ref);
  const { length: moves } = game.moves;
  const pick = (event: MouseEvent): void => {
    const left = ref.current?.getBoundingClientRect().left ?? 0;
    const after = Math.round(((event.clientX - left - LEFT) / (width - LEFT - ROUND)) * moves);
    walk.goTo(Math.min(Math.max(after, 1), moves) - 1);
  };
  const press = (event: KeyboardEvent): void => {
    // The room handles the other two arrows.
    const keys = { ArrowDown: walk.at - 1, ArrowUp: walk.at + 1, Home: 0, End: walk.last };
    const to = Object.entries(keys).find(([key]) => key === event.key)?.[1];
    if (to === undefined) return;
    event.preventDefault();
    walk.goTo(to);
  };
  return (
    <div
      class={css.graph}
      role="slider"
      tabindex={0}
      aria-label={say.graph}
      aria-valuemin={1}
      aria-valuemax={moves}
      aria-valuenow={walk.at + 1}
      aria-valuetext={pointText(
        say.point,
        gamePlayers.viewpoint,
        walk.at + 1,
        margins[walk.at - firstOf(props)],
      )}
      onClick={pick}
      onKeyDown={press}
    >
      <svg ref={ref} class={plot.plot} viewBox={`0 0 ${width} ${HEIGHT}`} height={HEIGHT} aria-hidden="true">
        <Drawing {...props} width={width} />
      </svg>
    </div>
  );
}

/** The index of the move whose margin is the first, that before the first graded move. */
const firstOf = ({ game, margins }: CourseProps): number => game.moves.length - margins.length;

function Drawing({ width, ...props }: CourseProps & { readonly width: number }) {
  const { game, grades, margins, walk } = props;
  const { amounts } = useSpeech().game;
  const first = firstOf(props);
  const scale = makeScale(
    margins.flatMap(({ value, uncertainty }) => [value - uncertainty, value + uncertainty]),
    { base: 0, smallest: 1 },
  );
  const y = (value: number): number => ROUND + (1 - shareOn(scale, value)) * (HEIGHT - AXIS - 2 * ROUND);
  const x = (after: number): number => LEFT + (after / game.moves.length) * (width - LEFT - ROUND);
  const points = margins.map((margin, i) => ({ ...margin, x: x(first + 1 + i), y: y(margin.value) }));
  return (
    <>
      {scale.ticks.map((value) => (
        <g key={value} data-value={value}>
          <path class={value === 0 ? plot.base : plot.grid} d={`M${LEFT} ${y(value)}H${width - ROUND}`} />
          <text x={LEFT - 8} y={y(value)} text-anchor="end" dominant-baseline="central">
            {amounts.signed(value)}
          </text>
        </g>
      ))}
      {game.moves.map(
        (_, index) =>
          (index === 0 || (index + 1) % EVERY === 0) && (
            <text key={index} x={x(index + 1)} y={HEIGHT - AXIS / 2 - 2} text-anchor="middle">
              {amounts.number(index + 1)}
            </text>
          ),
      )}
      <path class={css.now} d={`M${x(walk.at + 1)} ${ROUND / 2}V${HEIGHT - AXIS - ROUND / 2}`} />
      <path
        class={plot.band}
        d={outline(
          points.map((point) => ({ x: point.x, y: y(point.value + point.uncertainty) })),
          points.map((point) => ({ x: point.x, y: y(point.value - point.uncertainty) })),
        )}
      />
      <path class={plot.path} d={pathOf(points)} />
      {points.map((point, i) => {
        const mark = grades[i - 1]?.mark;
        return (
          <circle
            key={i}
            class={css.dot}
            data-mark={mark}
            data-proven={point.proven}
            cx={point.x}
            cy={point.y}
            r={mark && mark !== 'best' && mark !== 'good' ? 5 : 3}
          />
        );
      })}
    </>
  );
}

type Spot = { readonly x: number; readonly y: number };

const pathOf = (spots: readonly Spot[]): string =>
  spots.map((spot, i) => `${i === 0 ? 'M' : 'L'}${spot.x.toFixed(1)} ${spot.y.toFixed(1)}`).join('');

const outline = (upper: readonly Spot[], lower: readonly Spot[]): string =>
  upper.length === 0 ? '' : `${pathOf([...upper, ...lower.toReversed()])}Z`;

type PointMessage = PagesWords['review']['point'];

/** A point of the graph in words. */
function pointText(
  say: PointMessage,
  viewpoint: Viewpoint,
  move: number,
  margin: Margin | undefined,
): string | undefined {
  if (!margin) return undefined;
  const { value, uncertainty, proven } = margin;
  const [up, down] = inOrder(viewpoint);
  return say({
    move,
    margin: Math.abs(value),
    ...ownerOf(viewpoint, value > 0 ? up : down),
    proven,
    uncertainty,
  });
}

/** Rendered once it is opened, because it changes with every grade. */
function Numbers(props: CourseProps) {
  const { review: say } = useSpeech().pages;
  const [isOpen, setOpen] = useState(false);
  return (
    <details class={css.numbers} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say.numbers}</summary>
      {isOpen && <NumberTable {...props} />}
    </details>
  );
}

function NumberTable({ grades, margins, gamePlayers: { viewpoint }, walk }: CourseProps) {
  const { columns, unsure } = useSpeech().pages.review;
  const { amounts, analysis } = useSpeech().game;
  const [up] = inOrder(viewpoint);
  return (
    <div class={plot.scroll}>
      <PointsTable
        corner={columns.move}
        columns={[columns.player, columns.mark, columns.lost, columns.margin(roleArgs(viewpoint, up))]}
        rows={grades.map((grade, i) => {
          const { at, seat, mark, lost } = grade;
          const counted = isReported(grade) ? amounts.number(lost) : `(${amounts.number(lost)})`;
          const { value = 0, uncertainty = 0, proven = false } = margins[i + 1] ?? {};
          const sure = proven ? `(${analysis.certainty.proven})` : `±${amounts.number(uncertainty)}`;
          return {
            key: at,
            isCurrent: at === walk.at,
            name: (
              <button type="button" class="plain" onClick={() => walk.goTo(at)}>
                {amounts.number(at + 1)}
              </button>
            ),
            cells: [
              viewpoint.names[seat],
              capital(analysis.marks[mark]),
              lost === 0 ? '' : counted,
              `${amounts.signed(value)} ${sure}`,
            ],
          };
        })}
      />
      <p>
        <small>{unsure}</small>
      </p>
    </div>
  );
}
