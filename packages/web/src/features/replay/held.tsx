// The cards that have left the circle and wait to be placed.

import { CardPicture } from '@wagons/board';
import type { Game, Seat } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { scrollable } from '../../kit/ui/scrollable.ts';
import { titleIn, useLetters, useSpeech } from '../../kit/speech/speech.ts';

type HeldProps = {
  readonly game: Game;
  /** Only those of one playback. */
  readonly seat?: Seat;
};

export function Held({ game, seat }: HeldProps) {
  const speech = useSpeech();
  const letters = useLetters();
  const title = titleIn(speech, game.deck);
  const held =
    game.phase === 'place' ? game.held.filter((one) => seat === undefined || one.seat === seat) : [];
  if (held.length === 0) return null;
  // Beside the queue there may be more than can be seen: whoever has no pointer scrolls by keys.
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
