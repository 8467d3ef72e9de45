// The three scoring cards of a puzzle: with their conditions where there is room, or to be opened.

import { useSignal } from '@preact/signals';
import { Pictogram } from '@wagons/board';
import type { Game } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { layout } from '../../kit/browser/appearance.ts';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { useConditions } from '../../play/text/conditions.ts';
import type { LineIndex } from '../../play/text/lines.ts';
import { ScoringCards } from '../../play/view/scoringCards.tsx';
import './scoring.css';

export function Scoring({ game }: { readonly game: Game }) {
  const lit = useSignal<LineIndex | undefined>(undefined);
  return (
    <section class="puzzle-scoring">
      {layout.value === 'wide' ? <Conditions game={game} /> : <ScoringCards game={game} lit={lit} />}
    </section>
  );
}

function Conditions({ game: { deck, deal } }: { readonly game: Game }) {
  const speech = useSpeech();
  const conditionOf = useConditions(deck);
  return (
    <ul class="puzzle-conditions" aria-label={speech.web.table.scoringCards}>
      {deal.center.map((id) => (
        <li key={id}>
          <div class="puzzle-sign">
            <Pictogram bonus={cardOf(deck, id).bonus} oneRow />
          </div>
          <b>{titleIn(speech, deck)(id)}</b>
          <span>{conditionOf(cardOf(deck, id))}</span>
        </li>
      ))}
    </ul>
  );
}
