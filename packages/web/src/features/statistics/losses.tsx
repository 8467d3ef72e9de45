// Points lost in each reviewed game, over time.

import { makeRoute } from '../../kit/browser/route.ts';
import { LinePlot } from '../../kit/plot/linePlot.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { GameFacts } from '../../play/end/milestones/facts.ts';
import { type GameLoss, lossesOf } from './summary.ts';
import * as plot from '../../kit/plot/plot.module.css';
import * as css from './statistics.module.css';

export function Losses({ facts }: { readonly facts: readonly GameFacts[] }) {
  const { tenths, statistics } = useSpeech().numbers;
  const say = statistics.losses;
  const { number } = useSpeech().words.amounts;
  const losses = lossesOf(facts);
  const [first, last] = [losses[0], losses.at(-1)];
  return (
    <section class={css.section}>
      <h2>{say.heading}</h2>
      {first && last ? (
        <>
          <p>{say.text}</p>
          <LinePlot
            label={say.summary({
              games: losses.length,
              first: number(first.lost),
              last: number(last.lost),
              mean: tenths(losses.reduce((sum, { lost }) => sum + lost, 0) / losses.length),
            })}
            points={losses.map(({ lost }) => ({ value: lost, tone: 'plain' }))}
            tick={number}
            base={0}
            smallest={1}
          />
          <details>
            <summary>{say.table}</summary>
            <LossTable losses={losses} />
          </details>
        </>
      ) : (
        <p>{say.none}</p>
      )}
    </section>
  );
}

/** Newest first. */
function LossTable({ losses }: { readonly losses: readonly GameLoss[] }) {
  const say = useSpeech().numbers.statistics.losses;
  const { formats } = useSpeech().pages;
  const { number } = useSpeech().words.amounts;
  return (
    <table class={plot.table}>
      <thead>
        <tr>
          <th scope="col">{say.date}</th>
          <th scope="col">{say.lost}</th>
        </tr>
      </thead>
      <tbody>
        {losses.toReversed().map(({ id, code, at, lost }) => (
          <tr key={id}>
            <th scope="row">
              <a href={makeRoute({ screen: 'review', code })}>{formats.moment(at)}</a>
            </th>
            <td>{number(lost)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
