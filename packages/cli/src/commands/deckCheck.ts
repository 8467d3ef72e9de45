// `wagons deck check`: validates a deck file and lists all its faults.

import type { Card, Deck } from '@wagons/rules';
import { type Fault, findCard, parseDeck } from '@wagons/rules/deck';
import { faultText, titleOf } from '@wagons/words';
import { command } from '../kit/command.ts';
import { type Context, print, printJson, remark } from '../kit/context.ts';
import { fileErrorText } from '../options/decks.ts';
import { type Block, printable, wrap } from '../terminal/block.ts';
import { DONE, type Exit, PARTLY, refusal } from '../kit/exit.ts';

export const deckCheck = command({
  name: 'deck check',
  options: { json: { means: 'json' } },
  alone: [{ either: ['file'] }],
  examples: ['wagons deck check my-deck.json'],
  shapes: ['{"ok":true,"hash"}', '{"ok":false,"faults":[{"path","what","error"}…]}'],
  run: async ({ flags, alone: [file = ''] }, context) => {
    const { ports, words, say } = context;
    const text = await ports.readFile(file);
    if (!text.ok) return refusal(fileErrorText(context, file, text.error)).error;
    const deck = parseDeck(text.value);
    if (!deck.ok) return tellFaults(context, printable(file), deck.error, flags);
    const { hash, name } = deck.value;
    if (flags.has('json')) await printJson(context, { ok: true, hash });
    else {
      await print(context, [
        say.show.deckIsSound({ file: printable(file), name: titleOf(name, words.language) }),
        `${say.show.labels.hash}${say.colon} ${hash}`,
        ...drawDifferences(context, deck.value),
      ]);
    }
    return DONE;
  },
});

/** A copy of a built-in deck lists the cards that differ; an original deck has nothing to list. */
function drawDifferences({ builtIn, words, say, width }: Context, deck: Deck): Block {
  const shared = (one: Deck): number => deck.cards.filter(({ id }) => findCard(one, id)).length;
  const base = builtIn.find((one) => shared(one) * 2 >= deck.cards.length);
  if (!base || deck.hash === base.hash) return [];
  const sides = ({ territories, bonus }: Card): string => JSON.stringify([territories, bonus]);
  const changed = deck.cards.filter((card) => {
    const original = findCard(base, card.id);
    return !original || sides(card) !== sides(original);
  });
  const name = titleOf(base.name, words.language);
  const ids = changed.map(({ id }) => id);
  return ids.length === 0 ? [] : wrap(say.show.deckDiffers({ base: name, cards: ids.join(', ') }), width, 2);
}

async function tellFaults(
  context: Context,
  file: string,
  faults: readonly Fault[],
  flags: ReadonlySet<string>,
): Promise<Exit> {
  const { words, say } = context;
  if (flags.has('json')) {
    const descriptions = faults.map((fault) => ({
      path: fault.path,
      what: fault.what,
      error: faultText(words, fault),
    }));
    await printJson(context, { ok: false, faults: descriptions });
  } else {
    await remark(context, [
      say.show.deckFaults({ file, faults: faults.length }),
      ...faults.map((fault) => faultText(words, fault)),
    ]);
  }
  return PARTLY;
}
