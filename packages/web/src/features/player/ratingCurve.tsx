// The rating over the last rated games, as a curve and as a table.

import type { RatedGame } from '@wagons/protocol';
import type { RatingKind } from '@wagons/protocol/codes';
import { makeRoute } from '../../kit/browser/route.ts';
import { LinePlot } from '../../kit/plot/linePlot.tsx';
import { ToneLegend } from '../../kit/plot/toneLegend.tsx';
import { scrollable } from '../../kit/ui/scrollable.ts';
import { GuestMark, kindText, nameOf } from '../../online/ui/person.tsx';
import * as css from './player.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

/** Steps of the scale are at least this wide. */
const SMALLEST_STEP = 10;

const TONES = { won: 'gain', drawn: 'even', lost: 'loss' } as const;

type RatedProps = { readonly rated: readonly RatedGame[] };

export function RatingCurve({ rated, kind }: RatedProps & { readonly kind: RatingKind }) {
  const words = useSpeech().online;
  const { curve: say, results } = words.people;
  return (
    <section class={css.curve} data-curve>
      <h2>
        {say.heading} · {kindText(words, kind)}
      </h2>
      <Drawing rated={rated} />
      <ToneLegend
        entries={(['won', 'drawn', 'lost'] as const).map((result) => ({
          tone: TONES[result],
          text: results[result],
        }))}
      />
      <details>
        <summary>{say.table}</summary>
        <GameTable rated={rated} />
      </details>
    </section>
  );
}

function Drawing({ rated }: RatedProps) {
  const { curve: say } = useSpeech().online.people;
  const ratings = [rated[0]?.before ?? 0, ...rated.map(({ after }) => after)];
  const summary = say.summary({
    games: rated.length,
    from: String(ratings[0] ?? 0),
    to: String(ratings.at(-1) ?? 0),
    least: String(Math.min(...ratings)),
    most: String(Math.max(...ratings)),
  });
  return (
    <LinePlot
      label={summary}
      points={ratings.map((value, at) => {
        const game = rated[at - 1];
        return game ? { value, tone: TONES[game.result] } : { value };
      })}
      tick={String}
      smallest={SMALLEST_STEP}
    />
  );
}

/** Newest first. */
function GameTable({ rated }: RatedProps) {
  const words = useSpeech().online;
  const { people, games, formats } = words;
  const { curve: say } = people;
  return (
    <div class={css.scrolled} {...scrollable()} role="region" aria-label={say.heading}>
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
                <a href={makeRoute({ screen: 'onlineTable', id: game })}>{formats.moment(at)}</a>
              </td>
              <td>
                <bdi>{nameOf(words, opponent)}</bdi> <GuestMark person={opponent} />
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
