// The points of the pad: the sheet of the table, where each scoring card is a slot to fill.

import { SEATS, TERRAINS } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { useState } from 'preact/hooks';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { useConditions } from '../../play/text/conditions.ts';
import type { LineIndex } from '../../play/text/lines.ts';
import { pointingAt } from '../../play/view/pointing.ts';
import { Condition, ScoreSheet, ScorerButton } from '../../play/view/scoreSheet.tsx';
import { ChooseScorer } from './chooseScorer.tsx';
import type { PadScope } from './padScope.ts';
import * as css from './pad.module.css';

export function PadSheet(props: PadScope) {
  const { editor, viewpoint, lit } = props;
  const [asked, setAsked] = useState<number>();
  const { slots } = editor.pad.value;
  /** Empty slots have no line in the tally. */
  const lineOf = (place: number): LineIndex | undefined =>
    slots[place] && TERRAINS.length + slots.slice(0, place).filter((slot) => slot !== undefined).length;
  return (
    <>
      <ScoreSheet
        seats={SEATS}
        names={viewpoint.short}
        tallies={editor.tallies.value}
        preview={editor.preview}
        isAnnounced={editor.hand.isChosen}
        lit={lit}
        bonuses={slots.map((_, place) => {
          const line = lineOf(place);
          const open = (): void => setAsked(place);
          return { key: place, line, head: <SlotButton {...props} {...{ place, line, open }} /> };
        })}
      />
      {asked !== undefined && <ChooseScorer {...props} place={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

type SlotButtonProps = PadScope & {
  readonly place: number;
  readonly line: LineIndex | undefined;
  readonly open: () => void;
};

function SlotButton({ editor, lit, place, line, open }: SlotButtonProps) {
  const speech = useSpeech();
  const say = useSpeech().pages.pad;
  const { deck, slots } = editor.pad.value;
  const conditionOf = useConditions(deck);
  const scorer = slots[place];
  const card = scorer?.is === 'card' ? cardOf(deck, scorer.card) : undefined;
  const heading = (): string => {
    if (!scorer) return say.slot({ place: place + 1 });
    if (scorer.is === 'card') return titleIn(speech, deck)(scorer.card);
    return scorer.title === '' ? say.other : scorer.title;
  };
  return (
    <ScorerButton
      heading={heading()}
      class={line === undefined ? css.emptySlot : ''}
      {...(line !== undefined && pointingAt(lit, line))}
      onClick={open}
    >
      {card ? (
        <Condition bonus={card.bonus} sentence={conditionOf(card)} />
      ) : (
        <span class={css.slotSign} aria-hidden="true">
          {scorer ? '✎' : '+'}
        </span>
      )}
    </ScorerButton>
  );
}
