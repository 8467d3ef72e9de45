// Scores of both players, and who wins.

import { BarTable } from '../../kit/plot/barTable.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { type DeckFigures, meanText, rangeText } from './figures.ts';
import { FigureTable } from './figureTable.tsx';
import * as css from './lab.module.css';

export function Scores({ figures }: { readonly figures: DeckFigures }) {
  const say = useSpeech().numbers;
  const { heading, lead } = say.lab.scores;
  const { margin, gap } = figures;
  return (
    <section class={css.section}>
      <h2>{heading}</h2>
      <p>
        {lead({
          lead: meanText(margin, say.tenths),
          range: rangeText(say, margin, say.tenths),
          gap: meanText(gap, say.tenths),
        })}
      </p>
      <FigureTable
        caption={heading}
        heading={say.columns.player}
        number={say.columns.points}
        write={say.tenths}
        rows={(['first', 'second'] as const).map((seat) => ({
          key: seat,
          label: say.seats[seat],
          figure: figures[seat],
        }))}
      />
    </section>
  );
}

const TONES = { first: 'first', tied: 'even', second: 'second' } as const;

export function FirstPlayer({ figures }: { readonly figures: DeckFigures }) {
  const say = useSpeech().numbers;
  const { amounts } = useSpeech().words;
  const { heading, text, results } = say.lab.first;
  const { firstWins, games } = figures;
  return (
    <section class={css.section}>
      <h2>{heading}</h2>
      <p>
        {text({ share: meanText(firstWins, say.percent), range: rangeText(say, firstWins, say.percent) })}
      </p>
      <BarTable
        caption={heading}
        heading={say.columns.result}
        columns={[say.columns.share, say.columns.games]}
        tick={say.percent}
        rows={(['first', 'tied', 'second'] as const).map((result) => ({
          key: result,
          label: results[result],
          value: figures.results[result] / games,
          tone: TONES[result],
          numbers: [say.percent(figures.results[result] / games), amounts.number(figures.results[result])],
        }))}
      />
    </section>
  );
}
