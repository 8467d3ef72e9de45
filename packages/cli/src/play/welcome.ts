// The greeting of `play --welcome`, which asks who plays.

import { LEVELS } from '@wagons/ai';
import { EASIEST, HARDEST } from '../options/bots.ts';
import { type Context, print } from '../kit/context.ts';
import { type Block, wrap } from '../terminal/block.ts';

/** Needs a person at a terminal. */
export const canWelcome = ({ ports }: Context): boolean => ports.input.isTerminal && ports.out.isTerminal;

/** What to do without a terminal. */
export function drawNoTerminal({ say, program, width }: Context): Block {
  const { what, how, help } = say.table.noTerminal;
  const texts = [what, how({ play: `${program} play` }), help({ help: `${program} --help` })];
  return texts.flatMap((text) => wrap(text, width));
}

/** The choices; the first is the default. */
const CHOICES = ['bot', 'botFirst', 'companion', 'people'] as const;

/** The default level. */
const USUAL = 3;

/** Greets and asks who plays: a bot of some level, or two people (no bots). Undefined if the player quits. */
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
  const question = levelQuestion({ easiest: EASIEST, hardest: HARDEST, usual: USUAL });
  await print(context, drawOpponents(context));
  await print(context, wrap(question, width));
  const level = await askNumber(context, question, { usual: USUAL, atLeast: EASIEST, atMost: HARDEST });
  if (level === undefined) return undefined;
  return { bots: `L${level}`, ...(chosen === 'botFirst' ? { first: 'bot' } : {}) };
}

/** How far the names are from the left edge. */
const INDENT = 5;

/** The opponents by level. */
const drawOpponents = ({ words: { opponents }, width }: Context): Block =>
  LEVELS.flatMap((level) => {
    const { name, line } = opponents[level];
    return wrap(`${name}. ${line}`, width - INDENT).map((text, i) =>
      i === 0 ? `  ${level}  ${text}` : `${' '.repeat(INDENT)}${text}`,
    );
  });

/** Asks until there is a valid number; undefined if the player quits. */
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
