// Which terrains and scoring cards decide games, and what they score.

import { TerrainSwatch } from '@wagons/board';
import { type Deck, TERRAINS } from '@wagons/rules';
import { titleOf } from '@wagons/words';
import { BarTable } from '../../kit/plot/barTable.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { byMean, type DeckFigures, meanText, rangeOf, rangeText } from './figures.ts';
import * as css from './lab.module.css';

type DecidesProps = { readonly deck: Deck; readonly figures: DeckFigures };

export function Decides({ deck, figures: { terrains, cards } }: DecidesProps) {
  const say = useSpeech().numbers;
  const { amounts } = useSpeech().words;
  const { heading, text, points } = say.lab.decides;
  const sorted = [...cards, ...terrains].toSorted(byMean(({ decides }) => decides));
  return (
    <section class={css.section}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <BarTable
        caption={heading}
        heading={say.columns.line}
        columns={[say.columns.decides, say.columns.range, points, say.columns.games]}
        tick={say.percent}
        rows={sorted.map((line) => ({
          key: line.line,
          label: <LineName deck={deck} line={line.line} />,
          value: line.decides.mean ?? undefined,
          range: rangeOf(line.decides),
          numbers: [
            meanText(line.decides, say.percent),
            rangeText(say, line.decides, say.percent),
            meanText(line.points, say.tenths),
            amounts.number(line.points.n),
          ],
        }))}
      />
    </section>
  );
}

function LineName({ deck, line }: { readonly deck: Deck; readonly line: string }) {
  const { words } = useSpeech();
  const terrain = TERRAINS.find((one) => one === line);
  if (terrain)
    return (
      <span class={css.card}>
        <TerrainSwatch terrain={terrain} />
        <span>{words.names.terrains[terrain]}</span>
      </span>
    );
  const card = deck.cards.find(({ id }) => id === line);
  return <>{card ? titleOf(card, words.language) : line}</>;
}
