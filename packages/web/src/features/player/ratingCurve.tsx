// The rating over the last rated games, as a curve and as a table.

import type { RatedGame } from '@wagons/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { makeRoute } from '../../kit/browser/route.ts';
import { scrollable } from '../../kit/ui/scrollable.ts';
import { useOnlineWords } from '../../online/ui/onlineWords.ts';
import { nameOf } from '../../online/ui/person.tsx';
import { layCurve } from './curve.ts';

const HEIGHT = 200;
/** Margins: labels at the left, dots all around. */
const LEFT = 44;
const ROUND = 10;

type RatingCurveProps = { readonly rated: readonly RatedGame[] };

export function RatingCurve({ rated }: RatingCurveProps) {
  const { curve: say, results } = useOnlineWords().people;
  return (
    <section class="curve">
      <h2>{say.heading}</h2>
      <Drawing rated={rated} />
      <p class="curve-legend" aria-hidden="true">
        {(['won', 'drawn', 'lost'] as const).map((result) => (
          <small key={result}>
            <svg width="10" height="10">
              <circle class={`curve-${result}`} cx={5} cy={5} r={4} />
            </svg>{' '}
            {results[result]}
          </small>
        ))}
      </p>
      <details>
        <summary>{say.table}</summary>
        <GameTable rated={rated} />
      </details>
    </section>
  );
}

function Drawing({ rated }: RatingCurveProps) {
  const { curve: say } = useOnlineWords().people;
  const ref = useRef<SVGSVGElement>(null);
  const width = useWidth(ref);
  const ratings = [rated[0]?.before ?? 0, ...rated.map(({ after }) => after)];
  const frame = { left: LEFT, top: ROUND, width: width - LEFT - ROUND, height: HEIGHT - 2 * ROUND };
  const { points, lines } = layCurve(ratings, frame);
  const path = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const summary = say.summary({
    games: rated.length,
    from: String(ratings[0] ?? 0),
    to: String(ratings.at(-1) ?? 0),
    least: String(Math.min(...ratings)),
    most: String(Math.max(...ratings)),
  });
  return (
    <svg ref={ref} role="img" aria-label={summary} viewBox={`0 0 ${width} ${HEIGHT}`} height={HEIGHT}>
      {lines.map(({ y, rating }) => (
        <g key={rating}>
          <path class="curve-line" d={`M${LEFT} ${y}H${width - ROUND}`} />
          <text x={LEFT - 8} y={y} text-anchor="end" dominant-baseline="central">
            {String(rating)}
          </text>
        </g>
      ))}
      <path class="curve-path" d={path} />
      {rated.map(({ game, result }, i) => {
        const { x = 0, y = 0 } = points[i + 1] ?? {};
        return <circle key={game} class={`curve-${result}`} cx={x} cy={y} r={rated.length > 40 ? 2.5 : 4} />;
      })}
    </svg>
  );
}

/** Newest first. */
function GameTable({ rated }: RatingCurveProps) {
  const words = useOnlineWords();
  const { people, games, formats } = words;
  const { curve: say } = people;
  return (
    <div class="scrolled" {...scrollable()} role="region" aria-label={say.heading}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say.date}</th>
            <th scope="col">{say.opponent}</th>
            <th scope="col">{say.result}</th>
            <th scope="col">{say.after}</th>
          </tr>
        </thead>
        <tbody>
          {rated.toReversed().map(({ game, at, opponent, result, after }) => (
            <tr key={game}>
              <td>
                <a href={makeRoute({ screen: 'online', id: game })}>{formats.moment(at)}</a>
              </td>
              <td>
                <bdi>{nameOf(words, opponent)}</bdi>
              </td>
              <td>{games.result[result]}</td>
              <td>{String(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The width of an element, so that text keeps its size. */
function useWidth(ref: { readonly current: Element | null }): number {
  const [width, setWidth] = useState(480);
  useEffect(() => {
    const { current: element } = ref;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
