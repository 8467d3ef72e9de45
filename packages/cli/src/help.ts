// Help texts: of the program, and of each command.

import type { OptionMeaning, Placeholder } from '@wagons/words/terminal';
import { EVERYWHERE, type Option } from './arguments.ts';
import type { Command } from './command.ts';
import type { Context } from './context.ts';
import { type Block, indent, padEnd, widthOf, wrap } from './draw/block.ts';

/** The help of the program: what it is and its commands. */
export function programHelp(context: Context, commands: readonly Command[]): Block {
  const { say, program, width } = context;
  const { headings, placeholders, commands: told } = say.help;
  return [
    ...paragraphs(say.help.program, width),
    ...section(headings.usage, [`${program} ${placeholders.command} [${placeholders.options}]`]),
    ...section(
      headings.commands,
      definitions(
        commands.map(({ name }) => [name, told[name].summary] as const),
        width - 2,
      ),
    ),
    ...section(headings.options, optionLines(context, EVERYWHERE)),
    ...wrap(say.help.more(`${program} play --help`), width),
  ];
}

/** The help of one command. */
export function commandHelp(
  context: Context,
  { name, options, alone, examples, shapes = [] }: Command,
): Block {
  const { say, program, width } = context;
  const { headings, placeholders, commands } = say.help;
  const arguments_ = alone.map(({ either, optional }) => {
    const words = either.map((one) => placeholders[one]).join('|');
    return optional ? `[${words}]` : words;
  });
  return [
    ...section(headings.usage, [[program, name, ...arguments_, `[${placeholders.options}]`].join(' ')]),
    ...paragraphs(commands[name].about, width),
    ...section(headings.options, optionLines(context, { ...options, ...EVERYWHERE })),
    ...section(
      headings.examples,
      examples.map((line) => line.replace('wagons', program)),
    ),
    ...(shapes.length > 0 ? section('JSON', shapes) : []),
  ].slice(0, -1);
}

const paragraphs = (texts: readonly string[], width: number): Block =>
  texts.flatMap((text) => [...wrap(text, width), '']);

const section = (heading: string, lines: Block): Block => [`${heading}:`, ...indent(lines), ''];

function optionLines({ say, width }: Context, options: Readonly<Record<string, Option>>): Block {
  const entries = Object.entries(options).map(
    ([name, { means, takes }]) =>
      [takes === undefined ? `--${name}` : `--${name} ${placeholder(takes)}`, meaning(means)] as const,
  );
  return definitions(entries, width - 2);

  function placeholder(takes: Placeholder): string {
    return say.help.placeholders[takes];
  }
  function meaning(means: OptionMeaning): string {
    return say.help.options[means];
  }
}

/** Words on the left, what they mean on the right. */
export function definitions(entries: ReadonlyArray<readonly [string, string]>, width: number): Block {
  const left = Math.max(...entries.map(([word]) => widthOf(word))) + 2;
  return entries.flatMap(([word, text]) => {
    const [first = '', ...more] = wrap(text, width - left);
    return [padEnd(word, left) + first, ...more.map((line) => ' '.repeat(left) + line)];
  });
}
