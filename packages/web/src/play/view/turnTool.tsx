// The button that turns the card in hand.

import { sound } from '../../kit/browser/sound.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Tool } from './tool.tsx';

type TurnToolProps = { readonly hand: { readonly turnCard: () => void }; readonly isOff?: boolean };

export function TurnTool({ hand, isOff = false }: TurnToolProps) {
  return (
    <Tool
      sign="turn"
      label={useSpeech().web.table.actions.turn}
      isOff={isOff}
      act={() => {
        sound('turn');
        hand.turnCard();
      }}
    />
  );
}
