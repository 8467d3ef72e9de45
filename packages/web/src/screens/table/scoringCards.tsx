// The three scoring cards with what each brings both players now; a tap shows the whole condition.

import { ScoringCard } from '@wagons/board';
import { type BySeat, cardOf, type CardId, type Deck, type Seat, type Tally } from '@wagons/rules';
import { bonusText } from '@wagons/words';
import { useState } from 'preact/hooks';
import { baseDeck } from '../../app/desk.ts';
import { Dialog } from '../../app/dialog.tsx';
import { makeRoute } from '../../app/route.ts';
import { type Speech, titleIn } from '../../app/speech.ts';

type ScoringCardsProps = {
  readonly speech: Speech;
  readonly deck: Deck;
  readonly center: readonly CardId[];
  readonly seats: readonly Seat[];
  readonly tallies: BySeat<Tally>;
  /** Which of them is pointed at in the tally. */
  readonly lit: number | undefined;
  readonly onPoint: (index: number | undefined) => void;
};

export function ScoringCards(props: ScoringCardsProps) {
  const { speech, deck, center, seats, tallies, lit, onPoint } = props;
  const { words, web } = speech;
  const title = titleIn(speech, deck);
  const [asked, setAsked] = useState<CardId>();
  return (
    <ul class="scoring" aria-label={web.table.scoringCards}>
      {center.map((id, index) => {
        const card = cardOf(deck, id);
        return (
          <li key={id} data-lit={lit === index}>
            <button
              type="button"
              class="scoring-card"
              onClick={() => setAsked(id)}
              onFocus={() => onPoint(index)}
              onBlur={() => onPoint(undefined)}
              onPointerEnter={() => onPoint(index)}
              onPointerLeave={() => onPoint(undefined)}
            >
              <ScoringCard title={title(id)} bonus={card.bonus} compact>
                <span class="scoring-points">
                  {seats.map((seat) => (
                    <b key={seat} data-seat={seat}>
                      {words.amounts.number(tallies[seat].bonuses[index]?.points ?? 0)}
                    </b>
                  ))}
                </span>
              </ScoringCard>
            </button>
            {asked === id && (
              <Dialog heading={title(id)} onClose={() => setAsked(undefined)}>
                <ScoringCard
                  title={title(id)}
                  bonus={card.bonus}
                  text={bonusText(words, card, baseDeck.cards)}
                />
                {deck === baseDeck && (
                  <p>
                    <a href={makeRoute({ screen: 'cards', card: id })}>{web.shell.places.cards}</a>
                  </p>
                )}
              </Dialog>
            )}
          </li>
        );
      })}
    </ul>
  );
}
