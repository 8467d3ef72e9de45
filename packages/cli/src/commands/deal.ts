// `wagons deal`: the three scoring cards and the circle that a seed deals.

import { begin, deal as dealCards } from '@wagons/rules';
import { command } from '../command.ts';
import { print, printJson } from '../context.ts';
import { chosenDeck } from '../decks.ts';
import { printable } from '../draw/block.ts';
import { drawCircle, drawConditions } from '../draw/cards.ts';
import { drawLegend } from '../draw/legend.ts';
import { DONE } from '../exit.ts';
import { chosenSeed } from '../games.ts';
import { codeLines } from '../play/opening.ts';

export const deal = command({
  name: 'deal',
  options: {
    seed: { means: 'seed', takes: 'seed' },
    deck: { means: 'deck', takes: 'deck' },
    json: { means: 'json' },
  },
  alone: [],
  examples: ['wagons deal --seed prairie'],
  shapes: ['{"seed","center":[3 ids],"circle":[15 ids]}'],
  run: async ({ texts, flags }, context) => {
    const seed = chosenSeed(context, texts.seed);
    if (!seed.ok) return seed.error;
    const deck = await chosenDeck(context, texts.deck);
    if (!deck.ok) return deck.error;
    const dealt = dealCards(seed.value, deck.value);
    if (flags.has('json')) {
      await printJson(context, { seed: seed.value, center: dealt.center, circle: dealt.circle });
      return DONE;
    }
    const { say, paint } = context;
    await print(context, [
      paint.strong(say.table.seed(printable(seed.value))),
      '',
      ...drawConditions(context, deck.value, dealt.center),
      '',
      say.table.circleBeforeStart,
      ...drawCircle(context, deck.value, dealt.circle),
      '',
      ...drawLegend(context),
      '',
      ...codeLines(context, begin(deck.value, dealt), { deckName: texts.deck }),
    ]);
    return DONE;
  },
});
