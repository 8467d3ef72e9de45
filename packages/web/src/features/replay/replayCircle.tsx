// The circle at a step of the replay, read-only.

import { Queue, Ring } from '@wagons/board';
import type { CardId, Game } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import type { ComponentChildren } from 'preact';
import { titleIn, useLetters, useSpeech } from '../../kit/speech/speech.ts';
import { cardText, useCardOf } from '../../play/text/labels.ts';
import { Held } from './held.tsx';

type ReplayCircleProps = {
  readonly game: Game;
  readonly shape: 'ring' | 'queue';
  /** The content of the middle of the ring. */
  readonly children: ComponentChildren;
};

export function ReplayCircle({ game, shape, children }: ReplayCircleProps) {
  const speech = useSpeech();
  const { web } = speech;
  const { deck, circle, deal, phase } = game;
  const title = titleIn(speech, deck);
  const props = {
    circle,
    cardOf: useCardOf(deck),
    label: web.table.circle({ left: circle.length }),
    cardLabel: (card: CardId, place: number) =>
      web.table.circleCard({
        title: title(card),
        place: place + 1,
        territories: cardText(speech, cardOf(deck, card)),
      }),
    letters: useLetters(),
    next: phase === 'pickStart' ? undefined : circle[0],
  };
  return (
    <section class={`circle ${shape}`}>
      {shape === 'queue' ? (
        <>
          <Queue {...props} />
          <Held game={game} />
        </>
      ) : (
        <Ring {...props} dealt={deal.circle}>
          {children}
        </Ring>
      )}
    </section>
  );
}
