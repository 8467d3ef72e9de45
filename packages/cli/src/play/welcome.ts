// The welcome of `play --welcome`: a greeting, and the question who plays.

import { EASIEST, HARDEST } from '../options/bots.ts';
import { type Context, print } from '../kit/context.ts';
import { type Block, wrap } from '../terminal/block.ts';

/** Only a person at a terminal can be welcomed and asked. */
export const canWelcome = ({ ports }: Context): boolean => ports.input.isTerminal && ports.out.isTerminal;

/** What to do where there is no terminal. */
export const drawNoTerminal = ({ say, program, width }: Context): Block =>
  say.table.noTerminal(`${program} play`, `${program} --help`).flatMap((text) => wrap(text, width));

/** What can be answered; the first is taken when nothing is typed. */
const CHOICES = ['bot', 'botFirst', 'companion', 'people'] as const;

/** The level that is taken when nothing is typed: not too easy, not too hard. */
const USUAL = 3;

/** Greets, and asks who plays: a bot of some level, or two people (no bots). Undefined when nobody answers. */
export async function askWhoPlays(
  context: Context,
): Promise<{ readonly bots?: string; readonly first?: string } | undefined> {
  const { say, paint, width } = context;
  const { welcome, welcomeQuestion, welcomeChoices, levelQuestion } = say.table;
  await print(context, [
    paint.strong(say.table.name),
    ...welcome.flatMap((text) => wrap(text, width)),
    '',
    welcomeQuestion,
    ...CHOICES.map((choice, i) => `  ${i + 1}  ${welcomeChoices[choice]}`),
  ]);
  const choice = await askNumber(context, welcomeQuestion, { usual: 1, atLeast: 1, atMost: CHOICES.length });
  if (choice === undefined) return undefined;
  const chosen = CHOICES[choice - 1];
  if (chosen === 'people') return {};
  if (chosen === 'companion') return { bots: chosen };
  const question = levelQuestion(EASIEST, HARDEST, USUAL);
  await print(context, wrap(question, width));
  const level = await askNumber(context, question, { usual: USUAL, atLeast: EASIEST, atMost: HARDEST });
  if (level === undefined) return undefined;
  return { bots: `L${level}`, ...(chosen === 'botFirst' ? { first: 'bot' } : {}) };
}

/** Asks until there is a number; undefined when somebody leaves. */
async function askNumber(
  context: Context,
  question: string,
  { usual, atLeast, atMost }: Readonly<Record<'usual' | 'atLeast' | 'atMost', number>>,
): Promise<number | undefined> {
  for (;;) {
    const typed = (await context.ports.input.ask('> '))?.trim();
    if (typed === undefined) await print(context, ['']);
    if (typed === undefined || ['q', 'quit'].includes(typed)) return undefined;
    const number = typed === '' ? usual : Number(typed);
    if (Number.isInteger(number) && number >= atLeast && number <= atMost) return number;
    await print(context, wrap(question, context.width));
  }
}
