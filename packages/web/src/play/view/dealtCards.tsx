// The scoring cards of a deal with their conditions; a tap opens the rules about one.

import { ScoringCard } from '@wagons/board';
import type { CardId, Deck } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { useState } from 'preact/hooks';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { useConditions } from '../text/conditions.ts';
import { ScoringDialog } from './scoringDialog.tsx';
import * as layout from '../../kit/ui/layout.module.css';
import * as scoring from './scoringCards.module.css';
import * as css from './dealtCards.module.css';

type DealtCardsProps = {
  readonly deck: Deck;
  readonly cards: readonly CardId[];
  readonly label: string;
};

export function DealtCards({ deck, cards, label }: DealtCardsProps) {
  const title = titleIn(useSpeech(), deck);
  const conditionOf = useConditions(deck);
  const [asked, setAsked] = useState<CardId>();
  return (
    <ul class={`${layout.list} ${css.dealt}`} aria-label={label}>
      {cards.map((id) => {
        const card = cardOf(deck, id);
        const details = { title: title(id), sentence: conditionOf(card) };
        return (
          <li key={id}>
            <button type="button" class={scoring.card} aria-haspopup="dialog" onClick={() => setAsked(id)}>
              <ScoringCard {...details} bonus={card.bonus} />
            </button>
            {asked === id && (
              <ScoringDialog {...details} deck={deck} card={card} onClose={() => setAsked(undefined)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
