// The cards in no town, to be tapped or dragged.

import { Queue } from '@wagons/board';
import type { CardId } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { layout } from '../../kit/browser/appearance.ts';
import { titleIn, useLetters, useSpeech } from '../../kit/speech/speech.ts';
import { sound } from '../../kit/browser/sound.ts';
import { usePagesWords } from '../../kit/lazy/pagesWords.ts';
import { cardText, useCardOf } from '../../play/text/labels.ts';
import type { PadScope } from './padScope.ts';

export function Tray({ editor, drag }: PadScope) {
  const speech = useSpeech();
  const say = usePagesWords().pad;
  const { free, card, take } = editor;
  const deck = editor.deck.value;
  const title = titleIn(speech, deck);
  const choose = (id: CardId): void => {
    sound('card');
    take(id);
  };
  return (
    <section class="circle tray">
      <Queue
        circle={free.value}
        // With room for all cards, the others keep their places when one is taken.
        dealt={layout.value === 'wide' ? deck.cards.map(({ id }) => id) : undefined}
        cardOf={useCardOf(deck)}
        label={say.tray({ left: free.value.length })}
        cardLabel={(id) =>
          say.trayCard({ title: title(id), territories: cardText(speech, cardOf(deck, id)) })
        }
        letters={useLetters()}
        chosen={card.value}
        onChoose={choose}
        drag={drag}
        onLift={(id) => {
          if (id !== card.peek()) choose(id);
        }}
      />
    </section>
  );
}
