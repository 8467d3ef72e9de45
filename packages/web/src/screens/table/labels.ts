// What towns and cards are called for those who do not see them.

import { type Card, type CardId, cardOf, type Cell, type Deck, type Seat, type Territory } from '@wagons/rules';
import { useCallback } from 'preact/hooks';
import { type Speech, useSpeech } from '../../app/speech.ts';
import type { SeenNow } from './seen.ts';

/** "desert with beer" */
export const territoryText = ({ words }: Speech, { terrain, icon }: Territory): string =>
  `${words.names.terrains[terrain]} ${words.names.icons[icon].one}`;

export const cardText = (speech: Speech, card: Card): string =>
  card.territories.map((territory) => territoryText(speech, territory)).join(', ');

/** The label of a town and of its cells. They stay the same as long as the language does. */
export function useTownLabels({ game: { deck }, chairs }: SeenNow, seat: Seat) {
  const speech = useSpeech();
  const find = useCardOf(deck);
  const cellLabel = useCallback(
    (cell: Cell, territory: Territory | undefined) =>
      speech.web.table.cell({
        cell,
        territory: territory && {
          terrain: speech.words.names.terrains[territory.terrain],
          icon: speech.words.names.icons[territory.icon].one,
        },
      }),
    [speech],
  );
  return { label: speech.web.table.townOf(chairs.names[seat]), cellLabel, cardOf: find };
}

export const useCardOf = (deck: Deck): ((id: CardId) => Card) =>
  useCallback((id: CardId) => cardOf(deck, id), [deck]);
