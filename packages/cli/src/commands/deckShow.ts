// `wagons deck show`: the cards of a deck: front, title, condition, provenance.

import { type Card, type Deck, ok, type Result } from '@wagons/rules';
import { findByName } from '@wagons/rules/notation';
import { titleOf } from '@wagons/words';
import { command } from '../kit/command.ts';
import { conditionOf, type Context, print, printJson } from '../kit/context.ts';
import { builtInDeck, chosenDeck } from '../options/decks.ts';
import { beside, type Block, printable, wrap } from '../terminal/block.ts';
import { drawCard, drawProvenance, drawRule, drawRuling } from '../draw/cards.ts';
import { drawLegend } from '../draw/legend.ts';
import { DONE, type Exit, refusal } from '../kit/exit.ts';

export const deckShow = command({
  name: 'deck show',
  options: { json: { means: 'json' } },
  alone: [
    { either: ['deck'], optional: true },
    { either: ['card'], optional: true },
  ],
  examples: [
    'wagons deck show',
    'wagons deck show badlands',
    'wagons deck show frontier',
    'wagons deck show my-deck.json badlands',
  ],
  shapes: [
    '{"hash","name","cards":[{"id","title","front":[4 territories],"text","bonus",',
    '                         "provenance":{"front","bonus"}}…]}',
  ],
  run: async ({ flags, alone }, context) => {
    const asked = await askedCards(context, alone);
    if (!asked.ok) return asked.error;
    const { deck, cards } = asked.value;
    if (flags.has('json')) await printJson(context, deckJson(context, deck, cards));
    else
      await print(context, [
        ...drawHead(context, deck),
        ...cards.flatMap((card) => drawBoth(context, deck, card, { isAlone: cards.length === 1 })),
      ]);
    return DONE;
  },
});

type AskedCards = { readonly deck: Deck; readonly cards: readonly Card[] };

/** The cards of a deck, or one of them. A single word is a built-in deck, a card, or a file, in this order. */
async function askedCards(
  context: Context,
  [first, second]: readonly string[],
): Promise<Result<AskedCards, Exit>> {
  const { builtIn, ports, say } = context;
  if (first !== undefined && second === undefined && !builtInDeck(context, first)) {
    const deck = builtIn.find((one) => findByName(one, first));
    if (deck) return cardOf(context, deck, first);
    if (!(await ports.readFile(first)).ok)
      return refusal(say.refusals.neitherFileNorCard({ found: printable(first) }));
  }
  const deck = await chosenDeck(context, first);
  if (!deck.ok) return deck;
  return second === undefined
    ? ok({ deck: deck.value, cards: deck.value.cards })
    : cardOf(context, deck.value, second);
}

function cardOf({ say }: Context, deck: Deck, name: string): Result<AskedCards, Exit> {
  const card = findByName(deck, name);
  return card ? ok({ deck, cards: [card] }) : refusal(say.refusals.noSuchCard({ found: printable(name) }));
}

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

/** The front on the left; title, id and condition on the right; a single card also with its rule. */
function drawBoth(
  context: Context,
  deck: Deck,
  card: Card,
  { isAlone }: { readonly isAlone: boolean },
): Block {
  const { words, paint, width } = context;
  const front = drawCard(card, paint);
  const description = [
    `${paint.strong(titleOf(card, words.language))}  ${paint.faint(card.id)}`,
    ...wrap(conditionOf(context, deck, card.id), width - 7),
    ...(isAlone ? drawRule(context, deck, card.id, width - 7) : []),
    ...(isAlone ? drawRuling(context, deck, card.id, width - 7) : []),
    ...drawProvenance(context, card, ['front', 'bonus']),
  ];
  return ['', ...beside([front, description])];
}
