// The circle of a table: a ring around the scoring cards, an arc around a town, or a row.

import { Queue, Ring, type RingProps, ScoringCard } from '@wagons/board';
import type { CardId } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { titleIn, useLetters, useSpeech } from '../../kit/speech/speech.ts';
import { settings } from '../../kit/storage/storage.ts';
import { useConditions } from '../text/conditions.ts';
import { cardText, useCardOf } from '../text/labels.ts';
import { type CircleModel, type TableModel, useTable } from './model.ts';
import * as lists from '../../kit/ui/layout.module.css';
import * as scoring from '../view/scoringCards.module.css';
import * as css from './circle.module.css';

const ScoringDialog = lazy(
  () => import('../view/scoringDialog.tsx'),
  (found) => found.ScoringDialog,
  () => null,
);

type CircleProps = Pick<RingProps, 'onMiddle' | 'beside'> & {
  /** Closed around the scoring cards, open around a town, or a row apart from the town. */
  readonly shape: 'ring' | 'arc' | 'row';
  /** The content of the middle of the ring. */
  readonly children?: ComponentChildren;
};

export function Circle({ shape, children, ...ring }: CircleProps) {
  const { circle } = useTable();
  const by = useRef<Input>('mouse');
  const cards = useCircleCards(by);
  if (!circle || !cards) return null;
  const { dealt } = circle;
  return (
    <section
      class={css.circle}
      data-part="circle"
      data-shape={shape !== 'row' ? shape : circle.shape === 'row' ? 'tray' : 'trail'}
      data-zone="circle"
      style={{ '--left': circle.cards.length }}
      onPointerOverCapture={({ pointerType }) => {
        by.current = pointerType === 'touch' ? 'touch' : 'mouse';
      }}
      onKeyDownCapture={() => {
        by.current = 'key';
      }}
    >
      {shape === 'row' ? (
        <Queue {...cards} dealt={circle.shape === 'row' ? dealt : undefined} />
      ) : (
        <Ring {...cards} {...ring} isOpen={shape === 'arc'}>
          {children}
        </Ring>
      )}
    </section>
  );
}

type Input = 'mouse' | 'touch' | 'key';

/** The cards, and what can be done with them: pointing only previews, a click selects, Enter takes. */
function useCircleCards(by: { readonly current: Input }) {
  const model = useTable();
  const { circle, deck, pointed, selected } = model;
  const labels = useLabels(model);
  const { nextCard } = useSpeech().web.table;
  const letters = useLetters();
  const find = useCardOf(deck);
  if (!circle) return undefined;
  const { cards, next, given, taken } = circle;
  const seen = circle.take ? (pointed.value ?? selected.value) : taken;
  return {
    circle: cards,
    cardOf: find,
    label: labels.all,
    cardLabel: labels.card,
    letters,
    next,
    nextLabel: next === undefined || circle.shape === 'row' ? undefined : nextCard,
    marked: seen === undefined ? [] : given(seen),
    chosen: taken ?? (circle.take ? selected.value : undefined),
    ...takingIn(model, by),
  };
}

function useLabels({ circle, deck }: TableModel): {
  readonly all: string;
  readonly card: (card: CardId, place: number) => string;
} {
  const speech = useSpeech();
  const { table } = speech.web;
  if (circle?.labels) return circle.labels;
  const title = titleIn(speech, deck);
  return {
    all: table.circle({ left: circle?.cards.length ?? 0 }),
    card: (card, place) => {
      const territories = cardText(speech, cardOf(deck, card));
      return circle?.isStart === true
        ? table.addressed({ who: title(card), what: territories })
        : table.circleCard({ title: title(card), place: place + 1, territories });
    },
  };
}

/** Takes a card from the circle and ends its selection. */
export function takeCard(
  { circle, selected }: Pick<TableModel, 'circle' | 'selected'>,
  card: CardId,
  how?: Parameters<NonNullable<CircleModel['take']>>[1],
): void {
  selected.value = undefined;
  circle?.take?.(card, how);
}

/** What the cards do, if one may be taken now. */
function takingIn(model: TableModel, by: { readonly current: Input }) {
  const { circle, pointed, selected, drag } = model;
  if (!circle?.take) return {};
  return {
    onPoint: (card: CardId | undefined) => {
      // The keyboard selects what it reaches, so that Tab leads to the button beside the card.
      if (by.current === 'mouse') pointed.value = card;
      else if (by.current === 'key' && !circle.takesAtOnce) selected.value = card ?? selected.peek();
    },
    onChoose: (card: CardId) => {
      const isAtOnce = by.current === 'key' || circle.takesAtOnce || !settings.confirm.peek();
      if (isAtOnce) takeCard(model, card);
      else selected.value = card;
    },
    ...(circle.isLiftable && {
      drag,
      onLift: (card: CardId) => {
        if (card !== circle.taken) takeCard(model, card, { isCarried: true });
      },
    }),
  };
}

/** What a mode does with a tap on a scoring card, and which one it shows. */
export type ScoringCardTap = {
  readonly shown: CardId | undefined;
  readonly act: (card: CardId) => void;
};

/** The three scoring cards in the middle of the ring, with their conditions; a tap opens one. */
export function MiddleCards({ tap }: { readonly tap?: ScoringCardTap | undefined }) {
  const { deck, center } = useTable();
  const speech = useSpeech();
  const title = titleIn(speech, deck);
  const conditionOf = useConditions(deck);
  const [asked, setAsked] = useState<CardId>();
  const isWide = layout.value === 'wide';
  return (
    <ul
      class={`${lists.list} ${scoring.scoring}`}
      data-part="scoring"
      aria-label={speech.web.table.scoringCards}
    >
      {center.map((id) => {
        const card = cardOf(deck, id);
        const details = { title: title(id), sentence: conditionOf(card) };
        return (
          <li key={id} data-lit={tap?.shown === id}>
            <button
              type="button"
              class={scoring.card}
              data-scoring={id}
              aria-haspopup={tap ? undefined : 'dialog'}
              aria-expanded={tap ? undefined : asked === id}
              onClick={() => (tap ? tap.act(id) : setAsked(asked === id ? undefined : id))}
            >
              <ScoringCard {...details} bonus={card.bonus} compact={!isWide || tap !== undefined} />
            </button>
            {asked === id && (
              <ScoringDialog {...details} card={card} deck={deck} onClose={() => setAsked(undefined)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
