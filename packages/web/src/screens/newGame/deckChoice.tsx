// Which deck is played: the base deck, one that was brought before, or a file.

import { useState } from 'preact/hooks';
import { type Deck, type Fault, parseDeck } from '@wagons/rules';
import { titleOf } from '@wagons/words';
import { Choice } from '../../app/choice.tsx';
import { FilePick } from '../../app/filePick.tsx';
import { Message } from '../../app/message.tsx';
import { games } from '../../app/desk.ts';
import { laterWords } from '../../app/laterWords.ts';
import { DeckProblems } from '../../app/problems.tsx';
import { useSpeech } from '../../app/speech.ts';

type DeckChoiceProps = { readonly deck: Deck; readonly onChoose: (deck: Deck) => void };

export function DeckChoice({ deck, onChoose }: DeckChoiceProps) {
  const { words } = useSpeech();
  const say = laterWords.use().deal;
  const [refusal, setRefusal] = useState<{ readonly name: string; readonly faults: readonly Fault[] }>();
  const read = async (file: File): Promise<void> => {
    const text = await file.text();
    const read = parseDeck(text);
    if (read.ok) onChoose(games.keepDeck(read.value, text));
    setRefusal(read.ok ? undefined : { name: file.name, faults: read.error });
  };
  return (
    <>
      <Choice
        label={say.deck}
        shape="grid"
        value={deck.hash}
        onChange={(hash) => onChoose(games.decks.value.find((one) => one.hash === hash) ?? deck)}
        options={games.decks.value.map(({ hash, name }, i) => ({
          value: hash,
          label: i === 0 ? say.baseDeck : titleOf(name, words.language),
        }))}
      />
      <FilePick label={say.chooseDeck} accept=".json,application/json" onPick={(file) => void read(file)} />
      {refusal && (
        <Message>
          <div>
            <p>{say.deckRefused(refusal.name)}</p>
            <DeckProblems faults={refusal.faults} />
          </div>
        </Message>
      )}
    </>
  );
}
