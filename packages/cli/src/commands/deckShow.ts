// `wagons deck show`: the cards of a deck: front, title, condition, and how well they are known.

import { type Card, type Deck, findByName } from '@wagons/rules';
import { titleOf } from '@wagons/words';
import { command } from '../command.ts';
import { conditionOf, type Context, print, printJson } from '../context.ts';
import { chosenDeck } from '../decks.ts';
import { beside, type Block, printable, wrap } from '../draw/block.ts';
import { drawCard, drawProvenance } from '../draw/cards.ts';
import { drawLegend } from '../draw/legend.ts';
import { DONE, refusal } from '../exit.ts';

export const deckShow = command({
  name: 'deck show',
  options: { json: { means: 'json' } },
  alone: [
    { either: ['file'], optional: true },
    { either: ['card'], optional: true },
  ],
  examples: ['wagons deck show', 'wagons deck show badlands', 'wagons deck show decks/base.json badlands'],
  shapes: [
    '{"hash","name","cards":[{"id","title","front":[4 territories],"text","bonus",',
    '                         "provenance":{"front","bonus"}}…]}',
  ],
  run: async ({ flags, alone }, context) => {
    // One word alone is a card when the base deck has it, and a file otherwise.
    const [only = ''] = alone;
    const isCard = alone.length === 1 && findByName(context.base, only) !== undefined;
    const file = isCard ? undefined : alone[0];
    const name = isCard ? only : alone[1];
    if (alone.length === 1 && !isCard && !(await context.ports.readFile(only)).ok) {
      return refusal(context.say.refusals.neitherFileNorCard(printable(only))).error;
    }
    const deck = await chosenDeck(context, file);
    if (!deck.ok) return deck.error;
    const card = name === undefined ? undefined : findByName(deck.value, name);
    if (name !== undefined && !card) return refusal(context.say.refusals.noSuchCard(printable(name))).error;
    const cards = card ? [card] : deck.value.cards;
    if (flags.has('json')) await printJson(context, deckJson(context, deck.value, cards));
    else
      await print(context, [
        ...drawHead(context, deck.value),
        ...cards.flatMap((one) => drawBoth(context, deck.value, one)),
      ]);
    return DONE;
  },
});

const deckJson = (context: Context, deck: Deck, cards: readonly Card[]) => ({
  hash: deck.hash,
  name: titleOf(deck.name, context.words.language),
  cards: cards.map((card) => ({
    id: card.id,
    title: titleOf(card, context.words.language),
    front: card.territories.map(({ terrain, icon }) => `${terrain} ${icon}`),
    text: conditionOf(context, deck, card.id),
    bonus: card.bonus,
    ...(card.provenance && { provenance: card.provenance }),
  })),
});

const drawHead = (context: Context, { name, hash }: Deck): Block => [
  context.paint.strong(titleOf(name, context.words.language)),
  `${context.say.show.labels.hash}${context.say.colon} ${hash}`,
  ...drawLegend(context),
];

/** The front on the left; title, id and condition on the right. */
function drawBoth(context: Context, deck: Deck, card: Card): Block {
  const { words, paint, width } = context;
  const front = drawCard(card, paint);
  const told = [
    `${paint.strong(titleOf(card, words.language))}  ${paint.faint(card.id)}`,
    ...wrap(conditionOf(context, deck, card.id), width - 7),
    ...drawProvenance(context, card, ['front', 'bonus']),
  ];
  return ['', ...beside([front, told])];
}
