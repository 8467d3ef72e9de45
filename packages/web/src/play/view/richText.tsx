// A sentence with cards in it: each is shown as a picture, and read aloud by its title.

import { CardPicture } from '@wagons/board';
import type { Deck } from '@wagons/rules';
import { findCard } from '@wagons/rules/deck';
import { textParts } from '@wagons/words';
import * as css from './richText.module.css';

type RichTextProps = { readonly text: string; readonly deck: Deck };

export function RichText({ text, deck }: RichTextProps) {
  return (
    <>
      {textParts(text).map((part, index) => {
        if (typeof part === 'string') return part;
        const card = findCard(deck, part.card);
        if (!card) return part.title;
        return (
          <span key={index} class={css.card} data-part="card" title={part.title}>
            <CardPicture card={card} />
            <span class="unseen">{part.title}</span>
          </span>
        );
      })}
    </>
  );
}
