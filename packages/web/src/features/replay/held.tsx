// The cards that are drafted but not placed yet.

import { CardPicture } from '@wagons/board';
import type { Game, Seat } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { scrollable } from '../../kit/ui/scrollable.ts';
import { titleIn, useLetters, useSpeech } from '../../kit/speech/speech.ts';

type HeldProps = {
  readonly game: Game;
  /** Only those of one player. */
  readonly seat?: Seat;
};

export function Held({ game, seat }: HeldProps) {
  const speech = useSpeech();
  const letters = useLetters();
  const title = titleIn(speech, game.deck);
  const held =
    game.phase === 'place' ? game.held.filter((one) => seat === undefined || one.seat === seat) : [];
  if (held.length === 0) return null;
  // Beside the queue it scrolls, so it must be focusable.
  return (
    <ul class="held" aria-label={speech.web.table.hand} {...scrollable({ isOn: seat === undefined })}>
      {held.map(({ card, seat: whose }) => (
        <li key={card} title={title(card)} data-seat={whose}>
          <CardPicture card={cardOf(game.deck, card)} label={title(card)} letters={letters} />
        </li>
      ))}
    </ul>
  );
}
