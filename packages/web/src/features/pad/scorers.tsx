// The three slots for scoring cards, with both players' points.

import { ScoringCard, ScoringFrame } from '@wagons/board';
import { SEATS, TERRAINS } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { useState } from 'preact/hooks';
import { useConditions } from '../../play/text/conditions.ts';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { usePagesWords } from '../../kit/lazy/pagesWords.ts';
import { ChooseScorer } from './chooseScorer.tsx';
import type { Scorer } from './pad.ts';
import type { PadScope } from './padScope.ts';

export function Scorers(props: PadScope) {
  const { editor, lit } = props;
  const { web } = useSpeech();
  const say = usePagesWords().pad;
  const [asked, setAsked] = useState<number>();
  const { slots } = editor.pad.value;
  /** Empty slots have no line in the tally. */
  const lineOf = (place: number): number =>
    TERRAINS.length + slots.slice(0, place).filter((slot) => slot !== undefined).length;
  return (
    <>
      <ul class="scoring" aria-label={web.table.scoringCards}>
        {slots.map((scorer, place) => {
          const line = lineOf(place);
          const point = (isOn: boolean) => (): void => {
            lit.value = isOn && scorer ? line : undefined;
          };
          return (
            <li key={place} data-lit={scorer !== undefined && lit.value === line}>
              <button
                type="button"
                class="scoring-card"
                onClick={() => setAsked(place)}
                onFocus={point(true)}
                onBlur={point(false)}
                onPointerEnter={point(true)}
                onPointerLeave={point(false)}
              >
                {scorer ? (
                  <Filled {...props} scorer={scorer} line={line - TERRAINS.length} />
                ) : (
                  <span class="empty-slot">
                    <span aria-hidden="true">+</span>
                    {say.slot({ place: place + 1 })}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {asked !== undefined && <ChooseScorer {...props} place={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

type FilledProps = PadScope & { readonly scorer: Scorer; readonly line: number };

function Filled({
  editor: {
    deck: { value: deck },
    tallies,
  },
  scorer,
  line,
}: FilledProps) {
  const speech = useSpeech();
  const say = usePagesWords().pad;
  const conditionOf = useConditions(deck);
  const points = (
    <span class="scoring-points">
      {SEATS.map((seat) => (
        <b key={seat} data-seat={seat}>
          {speech.words.amounts.number(tallies.value[seat].bonuses[line]?.points ?? 0)}
        </b>
      ))}
    </span>
  );
  if (scorer.is === 'other') {
    return (
      <ScoringFrame title={scorer.title === '' ? say.other : scorer.title} compact class="other-card">
        <span class="other-sign" aria-hidden="true">
          ✎
        </span>
        {points}
      </ScoringFrame>
    );
  }
  const card = cardOf(deck, scorer.card);
  return (
    <ScoringCard
      title={titleIn(speech, deck)(scorer.card)}
      bonus={card.bonus}
      sentence={conditionOf(card)}
      compact
    >
      {points}
    </ScoringCard>
  );
}
