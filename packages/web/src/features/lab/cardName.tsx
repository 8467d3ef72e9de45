// The picture of a card's front with its title, as the name of a row.

import { CardPicture } from '@wagons/board';
import type { CardId, Deck } from '@wagons/rules';
import { titleOf } from '@wagons/words';
import { useLetters, useSpeech } from '../../kit/speech/speech.ts';
import * as css from './lab.module.css';

type CardNameProps = { readonly deck: Deck; readonly id: CardId };

export function CardName({ deck, id }: CardNameProps) {
  const letters = useLetters();
  const { language } = useSpeech().words;
  const card = deck.cards.find((one) => one.id === id);
  if (!card) return <>{id}</>;
  return (
    <span class={css.card}>
      <CardPicture card={card} letters={letters} />
      <span>{titleOf(card, language)}</span>
    </span>
  );
}
