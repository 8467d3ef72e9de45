// Help texts of the program and of each command.

import { BOTS } from '@wagons/ai';
import type { TerminalWords } from '@wagons/words/terminal';
import { EVERYWHERE, type Options } from './kit/arguments.ts';
import type { CliCommand } from './kit/command.ts';
import type { Context } from './kit/context.ts';
import { type Block, definitions, indent, wrap } from './terminal/block.ts';

export function programHelp(context: Context, commands: readonly CliCommand[]): Block {
  const { say, program, width } = context;
  const { headings, placeholders, commands: descriptions } = say.help;
  return [
    ...paragraphs(say.help.program, width),
    ...section(say, headings.usage, [`${program} ${placeholders.command} [${placeholders.options}]`]),
    ...section(
      say,
      headings.commands,
      definitions(
        commands.map(({ name }) => [name, descriptions[name].summary] as const),
        width - 2,
      ),
    ),
    ...section(say, headings.options, optionLines(context, EVERYWHERE)),
    ...wrap(say.help.more({ example: `${program} play --help` }), width),
  ];
}

export function commandHelp(
  context: Context,
  { name, options, alone, examples, shapes = [] }: CliCommand,
): Block {
  const { say, program, width } = context;
  const { headings, placeholders, commands } = say.help;
  const arguments_ = alone.map(({ either, optional }) => {
    const words = either.map((one) => placeholders[one]).join('|');
    return optional ? `[${words}]` : words;
  });
  return [
    ...section(say, headings.usage, [[program, name, ...arguments_, `[${placeholders.options}]`].join(' ')]),
    ...paragraphs(commands[name].about, width),
    ...section(say, headings.options, optionLines(context, { ...options, ...EVERYWHERE })),
    ...section(
      say,
      headings.examples,
      // An example may start the program again, as in `cmd:wagons bot`.
      examples.map((line) => line.replaceAll(/(?<=^|cmd:)wagons\b/g, program)),
    ),
    ...(shapes.length > 0 ? section(say, 'JSON', shapes) : []),
  ].slice(0, -1);
}

const paragraphs = (texts: readonly string[], width: number): Block =>
  texts.flatMap((text) => [...wrap(text, width), '']);

const section = ({ colon }: TerminalWords, heading: string, lines: Block): Block => [
  heading + colon,
  ...indent(lines),
  '',
];

function optionLines({ say, width }: Context, options: Options): Block {
  const { placeholders, options: meanings } = say.help;
  const entries = Object.entries(options).map(([name, { means, takes }]) => {
    const typed = takes === undefined ? `--${name}` : `--${name} ${placeholders[takes]}`;
    const namesBots = takes === 'bots' || means === 'playerA';
    return [typed, meanings[means] + (namesBots ? ` (${BOTS.join(', ')})` : '')] as const;
  });
  return definitions(entries, width - 2);
}
