// `wagons deck check`: whether a deck file is sound, and if not, everything that is wrong with it.

import { type Fault, parseDeck } from '@wagons/rules';
import { faultText, titleOf } from '@wagons/words';
import { command } from '../command.ts';
import { type Context, print, printJson } from '../context.ts';
import { fileTrouble } from '../decks.ts';
import { printable } from '../draw/block.ts';
import { DONE, type Exit, PARTLY, refusal } from '../exit.ts';

export const deckCheck = command({
  name: 'deck check',
  options: { json: { means: 'json' } },
  alone: [{ either: ['file'] }],
  examples: ['wagons deck check decks/base.json'],
  shapes: ['{"ok":true,"hash"}', '{"ok":false,"faults":[{"path","what","error"}…]}'],
  run: async ({ flags, alone: [file = ''] }, context) => {
    const { ports, words, say } = context;
    const text = await ports.readFile(file);
    if (!text.ok) return refusal(fileTrouble(context, file, text.error)).error;
    const deck = parseDeck(text.value);
    if (!deck.ok) return tellFaults(context, printable(file), deck.error, flags);
    const { hash, name } = deck.value;
    if (flags.has('json')) await printJson(context, { ok: true, hash });
    else {
      await print(context, [
        say.show.deckIsSound({ file: printable(file), name: titleOf(name, words.language) }),
        `${say.show.labels.hash}${say.colon} ${hash}`,
      ]);
    }
    return DONE;
  },
});

async function tellFaults(
  context: Context,
  file: string,
  faults: readonly Fault[],
  flags: ReadonlySet<string>,
): Promise<Exit> {
  const { ports, words, say } = context;
  if (flags.has('json')) {
    const told = faults.map((fault) => ({
      path: fault.path,
      what: fault.what,
      error: faultText(words, fault),
    }));
    await printJson(context, { ok: false, faults: told });
  } else {
    const lines = [
      say.show.deckFaults(file, faults.length),
      ...faults.map((fault) => faultText(words, fault)),
    ];
    await ports.err.write(lines.map((line) => `${line}\n`).join(''));
  }
  return PARTLY;
}
