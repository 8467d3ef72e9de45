// The welcome of `npm start`: a greeting, and the question who plays.

import { type Context, print } from '../context.ts';
import { type Block, wrap } from '../draw/block.ts';

/** Only a person at a terminal can be welcomed and asked. */
export const canWelcome = ({ ports }: Context): boolean => ports.input.isTerminal && ports.out.isTerminal;

/** What to do where there is no terminal. */
export const drawNoTerminal = ({ say, program, width }: Context): Block =>
  say.table.noTerminal(`${program} play`, `${program} --help`).flatMap((text) => wrap(text, width));

/** What can be answered; the first is taken when nothing is typed. */
const CHOICES = ['greedy', 'greedyFirst', 'random', 'people'] as const;

/** What each answer is on a command line. */
const MEANT = {
  greedy: { bots: 'greedy' },
  greedyFirst: { bots: 'greedy', first: 'bot' },
  random: { bots: 'random' },
  people: {},
} as const;

/** Greets, and asks who plays: a bot, or two people (no bots). Undefined when nobody answers. */
export async function askWhoPlays(
  context: Context,
): Promise<{ readonly bots?: string; readonly first?: string } | undefined> {
  const { say, ports, paint, width } = context;
  const { welcome, welcomeQuestion, welcomeChoices } = say.table;
  await print(context, [
    paint.strong(say.table.name),
    ...welcome.flatMap((text) => wrap(text, width)),
    '',
    welcomeQuestion,
    ...CHOICES.map((choice, i) => `  ${i + 1}  ${welcomeChoices[choice]}`),
  ]);
  for (;;) {
    const typed = await ports.input.ask('> ');
    if (typed === undefined) await print(context, ['']);
    if (typed === undefined || ['q', 'quit'].includes(typed.trim())) return undefined;
    const choice = CHOICES[Number(typed.trim() || '1') - 1];
    if (choice) return MEANT[choice];
    await print(context, [welcomeQuestion]);
  }
}
