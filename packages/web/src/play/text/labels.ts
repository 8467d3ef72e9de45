// The screen reader labels of towns and cards.

import type { Card, CardId, Cell, Deck, Game, Seat, Territory } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { useCallback } from 'preact/hooks';
import { type Speech, useSpeech } from '../../kit/speech/speech.ts';
import { type Viewpoint, roleArgs } from './viewpoint.ts';
import { makeCell } from '@wagons/rules/notation';

const namesOf = ({ words: { names } }: Speech, { terrain, icon }: Territory) => ({
  terrain: names.terrains[terrain],
  icon: names.icons[icon].one,
});

/** The four territories of a card, from left to right and from top to bottom. */
export const cardText = (speech: Speech, card: Card): string =>
  card.territories
    .map((territory) => namesOf(speech, territory))
    .map(({ terrain, icon }) => `${terrain} ${icon}`)
    .join(', ');

/** The labels of a town and its cells, stable until the language changes. */
export function useTownLabels(
  {
    game: { deck },
    viewpoint,
  }: {
    readonly game: Pick<Game, 'deck'>;
    readonly viewpoint: Pick<Viewpoint, 'names'> & Partial<Pick<Viewpoint, 'reader'>>;
  },
  seat: Seat,
) {
  const speech = useSpeech();
  const find = useCardOf(deck);
  const cellLabel = useCellLabel();
  return { label: speech.web.table.townOf(roleArgs(viewpoint, seat)), cellLabel, cardOf: find };
}

/** The labels of cells in the current language. */
export function useCellLabel(): (cell: Cell, territory: Territory | undefined) => string {
  const speech = useSpeech();
  return useCallback(
    (cell, territory) =>
      speech.web.table.cell({
        cell: makeCell(cell),
        hasTerritory: territory !== undefined,
        ...(territory ? namesOf(speech, territory) : { terrain: '', icon: '' }),
      }),
    [speech],
  );
}

export const useCardOf = (deck: Deck): ((id: CardId) => Card) =>
  useCallback((id: CardId) => cardOf(deck, id), [deck]);
