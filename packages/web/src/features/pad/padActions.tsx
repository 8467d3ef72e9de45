// The actions for the card in hand; without one, the score button.

import { HandCard } from '@wagons/board';
import { cardOf } from '@wagons/rules/deck';
import { makeRoute } from '../../kit/browser/route.ts';
import { sound } from '../../kit/browser/sound.ts';
import { titleIn, useLetters, useSpeech } from '../../kit/speech/speech.ts';
import { usePagesWords } from '../../kit/lazy/pagesWords.ts';
import { Tool } from '../../play/view/tool.tsx';
import { TurnTool } from '../../play/view/turnTool.tsx';
import { isBlank } from './pad.ts';
import type { PadScope } from './padScope.ts';

export function PadActions(props: PadScope & { readonly onCount: () => void }) {
  const { editor, onCount } = props;
  const { hand, card, pad, canUndo, canRedo, undo, redo, place } = editor;
  const { actions } = useSpeech().web.table;
  return (
    <section class="actions">
      {card.value !== undefined && <InHand {...props} />}
      <Tool sign="undo" label={actions.undo} isOff={!canUndo.value} act={undo} />
      <Tool sign="redo" label={actions.redo} isOff={!canRedo.value} act={redo} />
      <TurnTool hand={hand} isOff={card.value === undefined} />
      {card.value === undefined ? (
        <Done isEmpty={isBlank(pad.value)} onCount={onCount} />
      ) : (
        <button
          type="button"
          class="button main"
          disabled={!hand.ghost.value}
          onClick={() => {
            sound('card');
            place();
          }}
        >
          {actions.place}
        </button>
      )}
    </section>
  );
}

type DoneProps = { readonly isEmpty: boolean; readonly onCount: () => void };

/** Scores the towns; with nothing to score, leads to the sheet of plain numbers instead. */
function Done({ isEmpty, onCount }: DoneProps) {
  const say = usePagesWords().pad;
  if (isEmpty) {
    return (
      <a class="button to-sums" href={makeRoute({ screen: 'pad', filled: 'sums' })}>
        {say.sums.open}
      </a>
    );
  }
  return (
    <button type="button" class="button main" onClick={onCount}>
      {say.countUp}
    </button>
  );
}

function InHand({ editor: { deck, card, hand }, drag }: PadScope) {
  const speech = useSpeech();
  const letters = useLetters();
  if (card.value === undefined) return null;
  const { hand: label, addressed } = speech.web.table;
  const name = addressed({ who: label, what: titleIn(speech, deck.value)(card.value) });
  return (
    <HandCard
      card={cardOf(deck.value, card.value)}
      rotation={hand.rotation.value}
      label={name}
      letters={letters}
      away={hand.isChosen.value}
      drag={drag}
    />
  );
}
