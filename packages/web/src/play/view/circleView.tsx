// The circle: a ring around the scoring cards, or a queue where there is little room.

import { Queue, Ring } from '@wagons/board';
import { type CardId, type Game, skipped } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { titleIn, useLetters, useSpeech } from '../../kit/speech/speech.ts';
import { cardText, useCardOf } from '../text/labels.ts';
import { takeCard } from './takeCard.ts';
import type { TableScope } from './tableContext.ts';

type CircleViewProps = Pick<TableScope, 'sitting' | 'drag' | 'pointed'> & {
  readonly game: Game;
  readonly shape: 'ring' | 'queue';
  /** The content of the middle of the ring. */
  readonly children: ComponentChildren;
};

export function CircleView({ sitting, game, drag, pointed, shape, children }: CircleViewProps) {
  const speech = useSpeech();
  const { web } = speech;
  const { deck, circle, phase } = game;
  const title = titleIn(speech, deck);
  const isMine = sitting.seat.value !== undefined && (phase === 'draft' || phase === 'pickStart');
  const by = useRef<'mouse' | 'touch' | 'key'>('mouse');
  const take = (card: CardId): void => takeCard({ sitting, pointed }, card);
  const choose = (card: CardId): void => {
    // On touch the first tap points and the second takes; mouse and keyboard have pointed already.
    if (by.current === 'touch' && pointed.peek() !== card) pointed.value = card;
    else take(card);
  };
  const props = {
    circle,
    cardOf: useCardOf(deck),
    label: web.table.circle({ left: circle.length }),
    cardLabel: (card: CardId, place: number) =>
      phase === 'pickStart'
        ? web.table.addressed({ who: title(card), what: cardText(speech, cardOf(deck, card)) })
        : web.table.circleCard({
            title: title(card),
            place: place + 1,
            territories: cardText(speech, cardOf(deck, card)),
          }),
    letters: useLetters(),
    next: phase === 'pickStart' ? undefined : circle[0],
    marked: isMine && phase === 'draft' && pointed.value !== undefined ? skipped(circle, pointed.value) : [],
    chosen: isMine ? pointed.value : undefined,
    ...(isMine && {
      onPoint: (card: CardId | undefined) => {
        // A mouse must not leave a card pointed at on its way to the button. The keyboard reaches the button
        // without passing other cards.
        if (by.current === 'mouse' || (by.current === 'key' && card !== undefined)) pointed.value = card;
      },
      onChoose: choose,
      ...(phase === 'draft' && { drag, onLift: take }),
    }),
  };
  return (
    <section
      class={`circle ${shape}`}
      onPointerOverCapture={({ pointerType }) => {
        by.current = pointerType === 'touch' ? 'touch' : 'mouse';
      }}
      onKeyDownCapture={() => {
        by.current = 'key';
      }}
    >
      {shape === 'queue' ? (
        <Queue {...props} />
      ) : (
        <Ring {...props} dealt={game.deal.circle}>
          {children}
        </Ring>
      )}
    </section>
  );
}
