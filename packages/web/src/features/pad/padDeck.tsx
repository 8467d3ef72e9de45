// The deck of the pad; changing it clears the pad, with a confirmation.

import type { Deck } from '@wagons/rules';
import { titleOf } from '@wagons/words';
import { useState } from 'preact/hooks';
import { Question } from '../../kit/ui/ask.tsx';
import { Choice } from '../../kit/ui/choice.tsx';
import { builtInDecks } from '../../play/local/library.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { isBlank } from './pad.ts';
import type { PadEditor } from './padEditor.ts';

export function PadDeck({ editor }: { readonly editor: PadEditor }) {
  const { language } = useSpeech().words;
  const say = useSpeech().pages.pad;
  const [wish, setWish] = useState<Deck>();
  const choose = (deck: Deck | undefined): void => {
    if (isBlank(editor.whole.value)) editor.reset(deck);
    else setWish(deck);
  };
  return (
    <>
      <Choice
        label={useSpeech().app.deal.deck}
        value={editor.deck.value.hash}
        onChange={(hash) => choose(builtInDecks.find((deck) => deck.hash === hash))}
        options={builtInDecks.map(({ hash, name }) => ({ value: hash, label: titleOf(name, language) }))}
      />
      {wish && (
        <Question
          heading={titleOf(wish.name, language)}
          sure={say.reset}
          onSure={() => {
            editor.reset(wish);
            setWish(undefined);
          }}
          onClose={() => setWish(undefined)}
        >
          <p>{say.resetAsk}</p>
        </Question>
      )}
    </>
  );
}
