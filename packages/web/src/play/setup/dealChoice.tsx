// The seed and the deck of a new game.

import type { Deck } from '@wagons/rules';
import { DeckChoice } from './deckChoice.tsx';
import * as form from '../../kit/ui/form.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

type DealChoiceProps = {
  readonly seed: string;
  readonly isWrong: boolean;
  readonly onSeed: (seed: string) => void;
  readonly deck: Deck;
  readonly onDeck: (deck: Deck) => void;
};

export const DealChoice = ({ seed, isWrong, onSeed, deck, onDeck }: DealChoiceProps) => {
  const say = useSpeech().app.deal;
  return (
    <div class={form.fields}>
      <label class={form.field}>
        <span>{say.seed}</span>
        <input
          value={seed}
          autocomplete="off"
          spellcheck={false}
          aria-invalid={isWrong}
          onInput={(event) => onSeed(event.currentTarget.value.trim())}
        />
        <small role={isWrong ? 'alert' : undefined}>{isWrong ? say.badSeed : say.seedHelp}</small>
      </label>
      <DeckChoice deck={deck} onChoose={onDeck} />
    </div>
  );
};
