// The three scoring cards in the middle of the ring, with their conditions; a tap opens one.

import { ScoringCard } from '@wagons/board';
import type { CardId, Game } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { useState } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { useConditions } from '../text/conditions.ts';

const ScoringDialog = lazy(
  () => import('./scoringDialog.tsx'),
  (found) => found.ScoringDialog,
  () => null,
);

export function MiddleCards({ game: { deck, deal } }: { readonly game: Game }) {
  const speech = useSpeech();
  const title = titleIn(speech, deck);
  const conditionOf = useConditions(deck);
  const [asked, setAsked] = useState<CardId>();
  const close = (): void => setAsked(undefined);
  const isWide = layout.value === 'wide';
  return (
    <ul class="scoring" aria-label={speech.web.table.scoringCards}>
      {deal.center.map((id) => {
        const card = cardOf(deck, id);
        const details = { title: title(id), card, sentence: conditionOf(card), deck, onClose: close };
        return (
          <li key={id}>
            <button
              type="button"
              class="scoring-card"
              aria-haspopup="dialog"
              aria-expanded={asked === id}
              onClick={() => setAsked(asked === id ? undefined : id)}
            >
              <ScoringCard {...details} bonus={card.bonus} compact={!isWide} />
            </button>
            {asked === id && <ScoringDialog {...details} />}
          </li>
        );
      })}
    </ul>
  );
}
