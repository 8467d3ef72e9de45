// The circle: a ring around the scoring cards or the town, or a trail where there is little room.

import { type Signal, useSignal } from '@preact/signals';
import { Queue, Ring, type RingProps } from '@wagons/board';
import { type CardId, type Game, skipped } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { nextTask } from '../../kit/browser/nextTask.ts';
import { useStaggered } from '../../kit/browser/useStaggered.ts';
import { settings } from '../../kit/storage/storage.ts';
import { titleIn, useLetters, useSpeech } from '../../kit/speech/speech.ts';
import { cardText, useCardOf } from '../text/labels.ts';
import { takeCard } from './takeCard.ts';
import type { TableScope } from './tableContext.ts';

type CircleViewProps = Pick<TableScope, 'sitting' | 'drag' | 'selected'> &
  Pick<RingProps, 'corners' | 'most' | 'onMiddle' | 'beside'> & {
    readonly game: Game;
    readonly shape: 'ring' | 'trail';
    /** Receives the card that a pointer hovers over. */
    readonly pointed?: TableScope['pointed'] | undefined;
    /** The content of the middle of the ring. */
    readonly children?: ComponentChildren;
  };

/** How many cards are drawn in one task. */
const FRONTS = 5;

export function CircleView({ shape, children, ...props }: CircleViewProps) {
  const { game, corners, most, onMiddle, beside } = props;
  const by = useRef<Input>('mouse');
  const cards = useCircleCards(props, by);
  const drawn = FRONTS * useStaggered(Math.ceil(game.deal.circle.length / FRONTS), nextTask);
  return (
    <section
      class={`circle ${shape}`}
      data-zone="circle"
      style={{ '--left': game.circle.length }}
      onPointerOverCapture={({ pointerType }) => {
        by.current = pointerType === 'touch' ? 'touch' : 'mouse';
      }}
      onKeyDownCapture={() => {
        by.current = 'key';
      }}
    >
      {shape === 'trail' ? (
        <Queue {...cards} drawn={drawn} />
      ) : (
        <Ring {...cards} {...{ drawn, corners, most, onMiddle, beside }} dealt={game.deal.circle}>
          {children}
        </Ring>
      )}
    </section>
  );
}

type Input = 'mouse' | 'touch' | 'key';

/** The cards and what can be done with them. Pointing only previews, a click selects, Enter takes. */
function useCircleCards(
  { sitting, game, drag, selected, pointed: shared }: Omit<CircleViewProps, 'shape' | 'children'>,
  by: { readonly current: Input },
) {
  const speech = useSpeech();
  const { table } = speech.web;
  const { deck, circle, phase } = game;
  const title = titleIn(speech, deck);
  const own = useSignal<CardId | undefined>(undefined);
  const pointed: Signal<CardId | undefined> = shared ?? own;
  const isMine = sitting.seat.value !== undefined && (phase === 'draft' || phase === 'pickStart');
  const take = (card: CardId): void => takeCard({ sitting, selected }, card);
  const seen = pointed.value ?? selected.value;
  const isDraft = isMine && phase === 'draft';
  return {
    circle,
    cardOf: useCardOf(deck),
    label: table.circle({ left: circle.length }),
    cardLabel: (card: CardId, place: number) =>
      phase === 'pickStart'
        ? table.addressed({ who: title(card), what: cardText(speech, cardOf(deck, card)) })
        : table.circleCard({
            title: title(card),
            place: place + 1,
            territories: cardText(speech, cardOf(deck, card)),
          }),
    letters: useLetters(),
    next: phase === 'pickStart' ? undefined : circle[0],
    marked: isDraft && seen !== undefined ? skipped(circle, seen) : [],
    chosen: isMine ? selected.value : undefined,
    ...(isMine && {
      onPoint: (card: CardId | undefined) => {
        // The keyboard selects what it reaches, so that Tab leads to the button beside the card.
        if (by.current === 'key') selected.value = card ?? selected.peek();
        else if (by.current === 'mouse') pointed.value = card;
      },
      onChoose: (card: CardId) => {
        if (by.current === 'key' || !settings.confirm.peek()) take(card);
        else selected.value = card;
      },
      ...(isDraft && {
        drag,
        onLift: (card: CardId) => takeCard({ sitting, selected }, card, { isCarried: true }),
      }),
    }),
  };
}
