// Saves a built-in deck as a file, for example to correct a card.

import type { Deck } from '@wagons/rules';
import { writeDeck } from '@wagons/rules/deck';
import { save } from '../../kit/browser/save.ts';
import { useSpeech } from '../../kit/speech/speech.ts';

type SaveDeckProps = { readonly deck: Deck; readonly name: string };

export function SaveDeck({ deck, name }: SaveDeckProps) {
  const { saveDeck } = useSpeech().rules.cards;
  return (
    <button type="button" class="button" onClick={() => save(writeDeck(deck), { name, kind: 'json' })}>
      {saveDeck}
    </button>
  );
}
