// What fronts are worth: in the game, and for each scoring card.

import { useSignal } from '@preact/signals';
import type { CardId, Deck } from '@wagons/rules';
import { titleOf } from '@wagons/words';
import { numbersWords } from '../../kit/lazy/numbersWords.ts';
import { HeatTable } from '../../kit/plot/heatTable.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { CardName } from './cardName.tsx';
import '../../kit/look/controls.css';
import { byMean, type DeckFigures, meanText, rangeText } from './figures.ts';
import { FigureTable } from './figureTable.tsx';

type FrontsProps = { readonly deck: Deck; readonly figures: DeckFigures };

export function Fronts({ deck, figures: { fronts } }: FrontsProps) {
  const say = numbersWords.use();
  const { heading, text } = say.lab.fronts;
  return (
    <section class="lab-section">
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

export function Pairs({ deck, figures }: FrontsProps) {
  const say = numbersWords.use();
  const { language } = useSpeech().words;
  const { heading, text, choose } = say.lab.pairs;
  const chosen = useSignal<CardId>(deck.cards[0]?.id ?? '');
  return (
    <section class="lab-section lab-wide">
      <h2>{heading}</h2>
      <p>{text}</p>
      <HeatTable
        caption={heading}
        heading={say.columns.card}
        columns={deck.cards.map((card) => titleOf(card, language))}
        rows={figures.fronts.map(({ card, leads }) => ({
          key: card,
          label: <CardName deck={deck} id={card} />,
          cells: leads.map(({ lead }) => ({
            value: lead.mean ?? undefined,
            text: meanText(lead, say.signedTenths),
            detail: rangeText(say, lead, say.signedTenths),
          })),
        }))}
      />
      <label class="field lab-choose">
        <span>{choose}</span>
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
  const say = numbersWords.use();
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
