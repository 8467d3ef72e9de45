// The three scoring cards of the game with their conditions: every sentence of the review names them.

import { Pictogram } from '@wagons/board';
import type { Game } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { useConditions } from '../../play/text/conditions.ts';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './review.module.css';

export function ScoringTexts({ game: { deck, deal } }: { readonly game: Game }) {
  const speech = useSpeech();
  const title = titleIn(speech, deck);
  const conditionOf = useConditions(deck);
  return (
    <ul
      class={`${layout.list} ${css.scoring}`}
      data-part="scoring"
      aria-label={speech.web.table.scoringCards}
    >
      {deal.center.map((id) => {
        const card = cardOf(deck, id);
        return (
          <li key={id}>
            <div>
              <Pictogram bonus={card.bonus} oneRow />
            </div>
            <b>{title(id)}</b>
            <p>{conditionOf(card)}</p>
          </li>
        );
      })}
    </ul>
  );
}
