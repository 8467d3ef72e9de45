// The three scoring cards with both players' current points; a tap opens the condition.

import type { Signal } from '@preact/signals';
import { ScoringCard } from '@wagons/board';
import { type CardId, type Game, TERRAINS } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { useState } from 'preact/hooks';
import { useConditions } from '../text/conditions.ts';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { standingOf } from '../table/preview.ts';
import { type Viewpoint, inOrder } from '../text/viewpoint.ts';
import type { LineIndex } from '../text/lines.ts';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './scoringCards.module.css';

const ScoringDialog = lazy(
  () => import('./scoringDialog.tsx'),
  (found) => found.ScoringDialog,
  () => null,
);

type ScoringCardsProps = {
  readonly game: Game;
  readonly lit: Signal<LineIndex | undefined>;
  readonly viewpoint: Pick<Viewpoint, 'reader' | 'names'>;
};

export function ScoringCards({ game, lit, viewpoint }: ScoringCardsProps) {
  const speech = useSpeech();
  const { web } = speech;
  const { deck, deal } = game;
  const title = titleIn(speech, deck);
  const conditionOf = useConditions(deck);
  const point = (index: number | undefined): void => {
    lit.value = index === undefined ? undefined : TERRAINS.length + index;
  };
  const [asked, setAsked] = useState<CardId>();
  return (
    <ul class={`${layout.list} ${css.scoring}`} data-part="scoring" aria-label={web.table.scoringCards}>
      {deal.center.map((id, index) => {
        const card = cardOf(deck, id);
        const sentence = conditionOf(card);
        return (
          <li key={id} data-lit={lit.value === TERRAINS.length + index}>
            <button
              type="button"
              class={css.card}
              onClick={() => setAsked(id)}
              onFocus={() => point(index)}
              onBlur={() => point(undefined)}
              onPointerMove={() => point(index)}
              onPointerLeave={() => point(undefined)}
            >
              <ScoringCard title={title(id)} bonus={card.bonus} sentence={sentence} compact>
                <ScoringPoints game={game} viewpoint={viewpoint} index={index} />
              </ScoringCard>
            </button>
            {asked === id && (
              <ScoringDialog
                title={title(id)}
                card={card}
                sentence={sentence}
                deck={deck}
                onClose={() => setAsked(undefined)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

type ScoringPointsProps = Omit<ScoringCardsProps, 'lit'> & {
  /** Which of the three scoring cards. */
  readonly index: number;
  readonly isNamed?: boolean;
};

/** What both players have from a scoring card, the reader first. */
export function ScoringPoints({ game, viewpoint, index, isNamed = false }: ScoringPointsProps) {
  const { number } = useSpeech().words.amounts;
  const { tallies } = standingOf(game);
  return (
    <span class={css.points} data-part="scoring-points">
      {inOrder(viewpoint).map((seat) => (
        <b key={seat} data-seat={seat}>
          <span class={isNamed ? '' : 'unseen'}>{viewpoint.names[seat]} </span>
          {number(tallies[seat].bonuses[index]?.points ?? 0)}
        </b>
      ))}
    </span>
  );
}
