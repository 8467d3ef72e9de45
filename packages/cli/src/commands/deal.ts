// `wagons deal`: the scoring cards and the circle that a seed deals.

import { begin } from '@wagons/rules';
import { deal as dealCards } from '@wagons/rules/deal';
import { command } from '../kit/command.ts';
import { print, printJson } from '../kit/context.ts';
import { chosenDeck } from '../options/decks.ts';
import { printable } from '../terminal/block.ts';
import { drawCircle, drawConditions } from '../draw/cards.ts';
import { drawLegend } from '../draw/legend.ts';
import { DONE } from '../kit/exit.ts';
import { chosenSeed } from '../options/games.ts';
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
      paint.strong(say.table.seed({ seed: printable(seed.value) })),
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
