// What fronts are worth: in the game, and for each scoring card.

import { useSignal } from '@preact/signals';
import type { CardId, Deck } from '@wagons/rules';
import { titleOf } from '@wagons/words';
import { useDeferredParts } from '../../kit/browser/deferred.ts';
import { HeatTable } from '../../kit/plot/heatTable.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { CardName } from './cardName.tsx';
import * as form from '../../kit/ui/form.module.css';
import { byMean, type DeckFigures, meanText, rangeText } from './figures.ts';
import { FigureTable } from './figureTable.tsx';
import * as css from './lab.module.css';

type FrontsProps = { readonly deck: Deck; readonly figures: DeckFigures };

export function Fronts({ deck, figures: { fronts } }: FrontsProps) {
  const say = useSpeech().numbers;
  const { heading, text } = say.lab.fronts;
  return (
    <section class={css.section}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <FigureTable
        caption={heading}
        heading={say.columns.card}
        number={say.columns.lead}
        write={say.signedTenths}
        rows={fronts.toSorted(byMean(({ margin }) => margin)).map(({ card, margin }) => ({
          key: card,
          label: <CardName deck={deck} id={card} />,
          figure: margin,
        }))}
      />
    </section>
  );
}

/** A slow device draws a few rows of the large table in one task. */
const ROWS_AT_ONCE = 3;

export function Pairs({ deck, figures: { fronts } }: FrontsProps) {
  const say = useSpeech().numbers;
  const { language } = useSpeech().words;
  const { heading, text } = say.lab.pairs;
  const drawn = useDeferredParts(Math.ceil(fronts.length / ROWS_AT_ONCE));
  const titles = new Map(deck.cards.map((card) => [card.id, titleOf(card, language)]));
  return (
    <section class={`${css.section} ${css.wide}`} aria-busy={drawn * ROWS_AT_ONCE < fronts.length}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <HeatTable
        caption={heading}
        heading={say.columns.card}
        columns={[...titles.values()]}
        rows={fronts.slice(0, drawn * ROWS_AT_ONCE).map(({ card, leads }) => ({
          key: card,
          label: titles.get(card),
          cells: leads.map(({ lead }) => ({
            value: lead.mean ?? undefined,
            text: meanText(lead, say.signedTenths),
            detail: rangeText(say, lead, say.signedTenths),
          })),
        }))}
      />
    </section>
  );
}

/** One column of the large table, with the ranges. */
export function PairsOfOne({ deck, figures }: FrontsProps) {
  const say = useSpeech().numbers;
  const { language } = useSpeech().words;
  const chosen = useSignal<CardId>(deck.cards[0]?.id ?? '');
  return (
    <section class={`${css.section} ${css.wide}`}>
      <label class={`${form.field} ${css.choose}`}>
        <span>{say.lab.pairs.choose}</span>
        <select value={chosen.value} onChange={(event) => (chosen.value = event.currentTarget.value)}>
          {deck.cards.map((card) => (
            <option key={card.id} value={card.id}>
              {titleOf(card, language)}
            </option>
          ))}
        </select>
      </label>
      <Leads deck={deck} figures={figures} scoring={chosen.value} />
    </section>
  );
}

/** The leads on one scoring card, with their ranges. */
function Leads({ deck, figures, scoring }: FrontsProps & { readonly scoring: CardId }) {
  const say = useSpeech().numbers;
  const { language } = useSpeech().words;
  const card = deck.cards.find(({ id }) => id === scoring);
  const rows = figures.fronts.flatMap(({ card: front, leads }) => {
    const found = leads.find((one) => one.card === scoring);
    return found && found.lead.n > 0 ? [{ front, figure: found.lead }] : [];
  });
  return (
    <FigureTable
      caption={say.lab.pairs.lead({ title: card ? titleOf(card, language) : scoring })}
      heading={say.columns.card}
      number={say.columns.lead}
      write={say.signedTenths}
      rows={rows
        .toSorted(byMean(({ figure }) => figure))
        .map(({ front, figure }) => ({ key: front, label: <CardName deck={deck} id={front} />, figure }))}
    />
  );
}
