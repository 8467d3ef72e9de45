// Which starting cards are chosen, and when cards are skipped.

import type { Deck } from '@wagons/rules';
import { BarTable } from '../../kit/plot/barTable.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { CardName } from './cardName.tsx';
import { byMean, type DeckFigures, meanText, rangeText } from './figures.ts';
import { FigureTable } from './figureTable.tsx';
import * as css from './lab.module.css';

/** The share of each of fifteen cards if all were equal. */
const EVEN = 1 / 15;

type StartsProps = { readonly deck: Deck; readonly figures: DeckFigures };

export function Starts({ deck, figures: { fronts } }: StartsProps) {
  const say = useSpeech().numbers;
  const { heading, text } = say.lab.starts;
  return (
    <section class={css.section}>
      <h2>{heading}</h2>
      <p>{text({ even: say.percent(EVEN) })}</p>
      <FigureTable
        caption={heading}
        heading={say.columns.card}
        number={say.columns.share}
        write={say.percent}
        base={EVEN}
        rows={fronts.toSorted(byMean(({ start }) => start)).map(({ card, start }) => ({
          key: card,
          label: <CardName deck={deck} id={card} />,
          figure: start,
        }))}
      />
    </section>
  );
}

export function Skips({ figures: { skips } }: { readonly figures: DeckFigures }) {
  const say = useSpeech().numbers;
  const { amounts } = useSpeech().words;
  const { heading, text, skipped, orMore, byLeft, left } = say.lab.skips;
  const { share, perGame, counts, drafts, byCardsLeft } = skips;
  return (
    <section class={css.section}>
      <h2>{heading}</h2>
      <p>
        {text({
          share: meanText(share, say.percent),
          range: rangeText(say, share, say.percent),
          cards: meanText(perGame, say.tenths),
        })}
      </p>
      <BarTable
        caption={skipped}
        heading={skipped}
        columns={[say.columns.share, say.columns.drafts]}
        tick={say.percent}
        rows={counts.map((count, n) => ({
          key: String(n),
          label: n === counts.length - 1 ? orMore({ count: n }) : amounts.number(n),
          value: count / drafts,
          numbers: [say.percent(count / drafts), amounts.number(count)],
        }))}
      />
      <h3>{byLeft}</h3>
      <FigureTable
        caption={byLeft}
        heading={left}
        number={say.columns.share}
        sample={say.columns.drafts}
        write={say.percent}
        rows={byCardsLeft.map((one) => ({
          key: String(one.left),
          label: amounts.number(one.left),
          figure: one.share,
        }))}
      />
    </section>
  );
}
