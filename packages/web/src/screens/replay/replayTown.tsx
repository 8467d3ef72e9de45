// A town at a moment of the replay, with the cards that its player has yet to place.

import type { Signal } from '@preact/signals';
import { CardPicture } from '@wagons/board';
import { cardOf, type Game, type Seat } from '@wagons/rules';
import { titleIn, useSpeech } from '../../app/speech.ts';
import { standingOf } from '../../table/preview.ts';
import { usePagesWords } from '../pagesWords.ts';
import type { Chairs } from '../table/chairs.ts';
import type { LineIndex } from '../table/lines.ts';
import { ShownTown } from '../table/shownTown.tsx';
import type { Step } from './steps.ts';

type ReplayTownProps = {
  readonly game: Game;
  readonly step: Step;
  readonly seat: Seat;
  readonly chairs: Chairs;
  readonly lit: Signal<LineIndex | undefined>;
  /** On a small screen, the town that has the whole stage. */
  readonly enlarged: Signal<Seat | undefined>;
};

export function ReplayTown({ game, step, seat, chairs, lit, enlarged }: ReplayTownProps) {
  const speech = useSpeech();
  const say = usePagesWords().replay;
  const title = titleIn(speech, game.deck);
  const held = game.phase === 'place' ? game.held.filter((one) => one.seat === seat) : [];
  const move = step.led?.move;
  const isJustLaid = move?.type === 'place' && step.led?.from.seat === seat;
  const isLarge = enlarged.value === seat;
  return (
    <ShownTown
      deck={game.deck}
      town={game.towns[seat]}
      seat={seat}
      chairs={chairs}
      tallies={standingOf(game).tallies}
      lit={lit.value}
      last={isJustLaid ? game.towns[seat].length - 1 : undefined}
    >
      {held.length > 0 && (
        <ul class="held" aria-label={speech.web.table.hand}>
          {held.map(({ card }) => (
            <li key={card} title={title(card)}>
              <CardPicture card={cardOf(game.deck, card)} label={title(card)} />
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        class="enlarge plain"
        aria-pressed={isLarge}
        aria-label={say.enlarge(chairs.names[seat])}
        title={say.enlarge(chairs.names[seat])}
        onClick={() => {
          enlarged.value = isLarge ? undefined : seat;
        }}
      >
        <span aria-hidden="true">{isLarge ? '⤡' : '⤢'}</span>
      </button>
    </ShownTown>
  );
}
