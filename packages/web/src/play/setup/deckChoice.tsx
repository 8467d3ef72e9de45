// The deck of a new game: built in, opened before, or from a file.

import { useState } from 'preact/hooks';
import type { Deck } from '@wagons/rules';
import { type Fault, parseDeck } from '@wagons/rules/deck';
import { titleOf } from '@wagons/words';
import { Choice } from '../../kit/ui/choice.tsx';
import { FilePick, type FileRead } from '../../kit/ui/filePick.tsx';
import { Message } from '../../kit/ui/message.tsx';
import { games } from '../local/library.ts';
import { DeckProblems } from '../../kit/ui/problems.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';

/** Much more than any deck needs. */
const LARGEST_FILE = 1_000_000;

type DeckChoiceProps = { readonly deck: Deck; readonly onChoose: (deck: Deck) => void };

export function DeckChoice({ deck, onChoose }: DeckChoiceProps) {
  const { words } = useSpeech();
  const say = useSpeech().app.deal;
  const [refusal, setRefusal] = useState<{ readonly name: string; readonly faults: readonly Fault[] }>();
  const choose: FileRead = ({ name, text }) => {
    if (text === undefined) {
      setRefusal({ name, faults: [] });
      return;
    }
    const read = parseDeck(text);
    if (read.ok) onChoose(games.keepDeck(read.value, text));
    setRefusal(read.ok ? undefined : { name, faults: read.error });
  };
  return (
    <>
      <Choice
        label={say.deck}
        shape="grid"
        value={deck.hash}
        onChange={(hash) => onChoose(games.decks.value.find((one) => one.hash === hash) ?? deck)}
        options={games.decks.value.map(({ hash, name }) => ({
          value: hash,
          label: titleOf(name, words.language),
        }))}
      />
      <FilePick
        label={say.chooseDeck}
        accept=".json,application/json"
        largest={LARGEST_FILE}
        onRead={choose}
      />
      {refusal && (
        <Message>
          <div>
            <p>{say.deckRefused({ name: refusal.name })}</p>
            {refusal.faults.length > 0 && <DeckProblems faults={refusal.faults} />}
          </div>
        </Message>
      )}
    </>
  );
}
