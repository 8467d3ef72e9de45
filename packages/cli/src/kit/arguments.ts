// Parses the options and positional arguments of a command.

import { parseArgs } from 'node:util';
import { ok, type Result } from '@wagons/rules';
import type { OptionMeaning, Placeholder, TerminalWords } from '@wagons/words/terminal';
import { printable } from '../terminal/block.ts';
import { type Exit, misuse } from './exit.ts';

/** An option: its meaning, and the placeholder for its value in the help. Without a value it is a flag. */
type Option = { readonly means: OptionMeaning; readonly takes?: Placeholder };
export type Options = Readonly<Record<string, Option>>;

/** Options of every command. */
export const EVERYWHERE = {
  lang: { means: 'language', takes: 'language' },
  help: { means: 'help' },
} as const satisfies Options;

/** Parsed arguments: values by option, flags, and positional arguments. */
export type Arguments<Name extends string = string> = {
  readonly texts: { readonly [name in Name]?: string };
  readonly flags: ReadonlySet<Name>;
  readonly alone: readonly string[];
};

/** Parses the arguments of a command, with at most `alone` positional ones. */
export function readArguments(
  args: readonly string[],
  { options, alone }: { readonly options: Options; readonly alone: number },
  { usage }: TerminalWords,
  help: string,
): Result<Arguments, Exit> {
  const texts: Record<string, string> = {};
  const flags = new Set<string>();
  const positionals: string[] = [];
  for (const token of tokensOf(args, options)) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (!option) return misuse(usage.unknownOption({ option: printable(token.rawName), help }));
    if (option.takes === undefined) {
      if (token.value !== undefined) return misuse(usage.takesNoValue({ option: token.rawName }));
      flags.add(token.name);
    } else {
      // `--seed --json` is a mistake; a value that begins with a dash is written `--seed=-1`.
      const slip = !token.inlineValue && token.value?.startsWith('-') && !isNegative(option, token.value);
      if (token.value === undefined || slip) return misuse(usage.needsValue({ option: token.rawName }));
      texts[token.name] = token.value;
    }
  }
  const extra = positionals[alone];
  if (extra !== undefined) return misuse(usage.unexpected({ found: printable(extra), help }));
  return ok({ texts, flags, alone: positionals });
}

/** `--depth -1` is parsed as a number, so that the error can name the valid range. */
const isNegative = ({ takes }: Option, value: string): boolean =>
  (takes === 'number' || takes === 'seconds') && /^-\d/.test(value);

/** Node tokenizes the line; the errors are ours, in the player's language. */
function tokensOf(args: readonly string[], options: Options) {
  const known = Object.entries(options).map(
    ([name, { takes }]) => [name, { type: takes === undefined ? 'boolean' : 'string' }] as const,
  );
  return parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(known),
      ...(options['help'] ? { help: { type: 'boolean', short: 'h' } } : {}),
    },
    strict: false,
    allowPositionals: true,
    tokens: true,
  }).tokens;
}

/** The name of the command and the remaining arguments; `deck` takes a second word. */
export function splitCommand(args: readonly string[]): {
  readonly name: string | undefined;
  readonly rest: readonly string[];
} {
  const words = tokensOf(args, EVERYWHERE).filter((token) => token.kind === 'positional');
  const [first, second] = words;
  const parts = first?.value === 'deck' && second ? [first, second] : first ? [first] : [];
  const indices = parts.map(({ index }) => index);
  return {
    name: parts.length > 0 ? parts.map(({ value }) => value).join(' ') : undefined,
    rest: args.filter((_, i) => !indices.includes(i)),
  };
}

/** The value of `--lang`, wherever it appears. */
export function languageAsked(args: readonly string[]): string | undefined {
  const asked = tokensOf(args, EVERYWHERE).findLast(
    (token) => token.kind === 'option' && token.name === 'lang',
  );
  return asked?.kind === 'option' ? asked.value : undefined;
}

/** Reads an integer within bounds. */
export function readNumber(
  { usage }: TerminalWords,
  option: string,
  found: string,
  { atLeast, atMost }: { readonly atLeast: number; readonly atMost: number },
): Result<number, Exit> {
  const number = /^\d{1,9}$/.test(found) ? Number(found) : Number.NaN;
  return number >= atLeast && number <= atMost
    ? ok(number)
    : misuse(usage.badNumber({ option, found: printable(found), atLeast, atMost }));
}

/** Reads a number of seconds, with a decimal point or comma. */
export function readSeconds(
  { usage }: TerminalWords,
  option: string,
  found: string,
  { atLeast, atMost }: { readonly atLeast: number; readonly atMost: number },
): Result<number, Exit> {
  const seconds = /^\d{1,9}([.,]\d{1,9})?$/.test(found) ? Number(found.replace(',', '.')) : Number.NaN;
  return seconds >= atLeast && seconds <= atMost
    ? ok(seconds)
    : misuse(usage.badSeconds({ option, found: printable(found), atLeast, atMost }));
}
