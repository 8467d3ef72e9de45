// Reads the operator's command line and runs the command.

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../config/config.ts';
import { databaseFile, makeFolder } from '../config/dataFolder.ts';
import { StartupError } from '../config/startupError.ts';
import { backUp, restore } from '../store/backup.ts';
import {
  Mistake,
  type OpenContext,
  type OperatorCommand,
  OPTIONS,
  type OptionName,
  type OperatorOptions,
  type Printed,
} from './command.ts';
import { playerCommands } from './players.ts';
import { reportCommands } from './reports.ts';
import { tableCommands } from './tables.ts';

const fileCommands: readonly OperatorCommand[] = [
  {
    use: 'backup FILE',
    about: 'copies the SQLite database while the server runs',
    copy: ({ data }, file) => {
      backUp(databaseFile(data), file);
      return `Copied ${databaseFile(data)} to ${file}.`;
    },
  },
  {
    use: 'restore FILE',
    about: 'restores a copy; there must be no database yet',
    copy: ({ data }, file) => {
      makeFolder(data);
      restore(file, databaseFile(data));
      return `Restored ${databaseFile(data)} from ${file}.`;
    },
  },
];

export const COMMANDS: readonly OperatorCommand[] = [
  ...playerCommands,
  ...tableCommands,
  ...reportCommands,
  ...fileCommands,
];

const isArgument = (word: string): boolean => /^\[?[A-Z]+\]?$/.test(word);

const optionText = (name: OptionName): string => {
  const { takes } = OPTIONS[name];
  return takes === undefined ? `--${name}` : `--${name} ${takes}`;
};

const usageOf = ({ use, needs = [], may = [] }: OperatorCommand): string =>
  [use, ...needs.map(optionText), ...may.map((name) => `[${optionText(name)}]`)].join(' ');

/** The commands, and what the options mean. */
export function helpText(): string {
  const commands = COMMANDS.map((command) => `  ${usageOf(command)}\n      ${command.about}`);
  const options = Object.entries(OPTIONS).map(
    ([name, { about }]) => `  ${optionText(name as OptionName).padEnd(16)}${about}`,
  );
  return [
    'Usage: npm run operate -- COMMAND',
    '',
    ...commands,
    '',
    ...options,
    '  --json          prints JSON',
    '',
    'The database is that of the variables DATA or DATABASE_URL. Every change is logged with its reason.',
  ].join('\n');
}

type Parsed = {
  readonly command: OperatorCommand;
  readonly args: readonly string[];
  readonly options: OperatorOptions;
  readonly json: boolean;
};

/** Undefined if help is asked for. Throws a `Mistake`. */
function parse(words: readonly string[]): Parsed | undefined {
  const { values, positionals } = parsed(words);
  if (values['help'] === true || positionals.length === 0 || positionals[0] === 'help') return undefined;
  const command = COMMANDS.find(({ use }) =>
    use.split(' ').every((word, at) => isArgument(word) || word === positionals[at]),
  );
  if (!command)
    throw new Mistake(`There is no command "${positionals.join(' ')}". See: npm run operate -- help`);
  const wanted = command.use.split(' ');
  const least = wanted.filter((word) => !word.startsWith('[')).length;
  if (positionals.length < least || positionals.length > wanted.length)
    throw new Mistake(`Usage: npm run operate -- ${usageOf(command)}`);
  const { needs = [], may = [] } = command;
  const given = (Object.keys(OPTIONS) as OptionName[]).filter((name) => values[name] !== undefined);
  const missing = needs.find((name) => !given.includes(name) || String(values[name]).trim() === '');
  if (missing) throw new Mistake(`--${missing} is missing. Usage: npm run operate -- ${usageOf(command)}`);
  const extra = given.find((name) => !needs.includes(name) && !may.includes(name));
  if (extra)
    throw new Mistake(`--${extra} means nothing here. Usage: npm run operate -- ${usageOf(command)}`);
  const options = Object.fromEntries(
    given.map((name) => [name, String(values[name])]),
  ) as unknown as OperatorOptions;
  return {
    command,
    args: positionals.slice(wanted.filter((word) => !isArgument(word)).length),
    options,
    json: values['json'] === true,
  };
}

type RawLine = {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
};

function parsed(words: readonly string[]): RawLine {
  const options = Object.entries(OPTIONS).map(([name, { takes }]) => [
    name,
    { type: takes === undefined ? 'boolean' : 'string' } as const,
  ]);
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        ...(Object.fromEntries(options) as Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>),
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new Mistake(
      `${error instanceof Error ? error.message : String(error)}\nSee: npm run operate -- help`,
    );
  }
}

type Place = {
  readonly config: Config;
  /** Paths of files are relative to it. */
  readonly folder: string;
  readonly open: (config: Config) => Promise<OpenContext>;
};

/** Runs a command line. Returns what to print. */
export async function operate(words: readonly string[], { config, folder, open }: Place): Promise<string> {
  const wish = parse(words);
  if (!wish) return helpText();
  const { command, args, options, json } = wish;
  const print = ({ data, text }: Printed): string => (json ? JSON.stringify(data, undefined, 2) : text);
  if ('copy' in command) {
    if (config.databaseUrl !== undefined)
      throw new StartupError('DATABASE_URL is set: use pg_dump and pg_restore for PostgreSQL.');
    const text = command.copy(config, resolve(folder, args[0] ?? ''));
    return print({ data: { done: text }, text });
  }
  const { context, close } = await open(config);
  try {
    return print(await command.run(context, args, options));
  } finally {
    await close();
  }
}
