// The buttons that commit a choice: take the selected card, or turn and place the card in hand.

import type { Game } from '@wagons/rules';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import { takeCard } from './takeCard.ts';
import { useTable } from './tableContext.ts';
import { TurnTool } from './turnTool.tsx';

/** Takes the selected card; without one it is disabled. */
export function Take({ game }: { readonly game: Game }) {
  const { sitting, selected } = useTable();
  const speech = useSpeech();
  const { actions, addressed } = speech.web.table;
  const card = selected.value;
  const isStart = game.phase === 'pickStart';
  const title = card === undefined ? undefined : titleIn(speech, game.deck)(card);
  // The name contains the label, for people who speak to their device.
  const name = (what: string): string =>
    isStart ? addressed({ who: actions.startHere, what }) : actions.take({ card: what });
  return (
    <button
      type="button"
      class="button main commit"
      disabled={card === undefined}
      aria-label={title && name(title)}
      onClick={() => {
        if (card !== undefined) takeCard({ sitting, selected }, card);
      }}
    >
      {isStart ? actions.startHere : actions.takeIt}
    </button>
  );
}

export function Turn() {
  return <TurnTool hand={useTable().sitting} />;
}

/** Places the card at its chosen spot. A spot that is only hovered over doesn't count: it is lost on the way here. */
export function Place() {
  const { sitting } = useTable();
  return (
    <button
      type="button"
      class="button main commit"
      disabled={!sitting.isChosen.value}
      onClick={sitting.place}
    >
      {useSpeech().web.table.actions.place}
    </button>
  );
}
