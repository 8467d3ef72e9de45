// The cards that are drafted but not placed yet, if there are several: one alone is in the sentence.

import { CardPicture } from '@wagons/board';
import type { Game } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { scrollable } from '../../kit/ui/scrollable.ts';
import { titleIn, useLetters, useSpeech } from '../../kit/speech/speech.ts';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './replay.module.css';

export function Held({ game }: { readonly game: Game }) {
  const speech = useSpeech();
  const letters = useLetters();
  const title = titleIn(speech, game.deck);
  if (game.phase !== 'place' || game.held.length < 2) return null;
  // Many of them scroll, so the list must be focusable.
  return (
    <ul
      class={`${layout.list} ${css.held}`}
      aria-label={speech.web.table.hand}
      {...scrollable({ isOn: game.held.length > 3 })}
    >
      {game.held.map(({ card, seat: whose }) => (
        <li key={card} title={title(card)} data-seat={whose}>
          <CardPicture card={cardOf(game.deck, card)} label={title(card)} letters={letters} />
        </li>
      ))}
    </ul>
  );
}
