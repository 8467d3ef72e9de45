// A read-only circle: a ring or a row, with the card that was taken and the ones that were given away for it.

import { Queue, Ring, type RingProps } from '@wagons/board';
import { type CardId, type Game, skipped } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import type { ComponentChildren } from 'preact';
import { titleIn, useLetters, useSpeech } from '../../kit/speech/speech.ts';
import { cardText, useCardOf } from '../text/labels.ts';

type ShownCircleProps = Pick<RingProps, 'corners' | 'most' | 'onMiddle'> & {
  readonly game: Game;
  readonly shape: 'ring' | 'queue';
  /** The card that was taken from it, or chosen as the starting card. */
  readonly taken?: CardId;
  /** The content of the middle of the ring. */
  readonly children?: ComponentChildren;
};

export function ShownCircle({ game, shape, taken, children, ...ring }: ShownCircleProps) {
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
    chosen: taken,
    marked: taken === undefined || phase !== 'draft' ? [] : skipped(circle, taken),
  };
  if (shape === 'queue') return <Queue {...props} />;
  return (
    <Ring {...props} {...ring} dealt={deal.circle}>
      {children}
    </Ring>
  );
}
