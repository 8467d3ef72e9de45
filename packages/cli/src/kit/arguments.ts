// The command line: options and positional arguments read against what a command knows.

import { parseArgs } from 'node:util';
import { ok, type Result } from '@wagons/rules';
import type { OptionMeaning, Placeholder, TerminalWords } from '@wagons/words/terminal';
import { printable } from '../terminal/block.ts';
import { type Exit, misuse } from './exit.ts';

/** An option: what it means, and what stands for its value in the help. Without a value it is a flag. */
type Option = { readonly means: OptionMeaning; readonly takes?: Placeholder };
export type Options = Readonly<Record<string, Option>>;

/** Options that every command knows. */
export const EVERYWHERE = {
  lang: { means: 'language', takes: 'language' },
  help: { means: 'help' },
} as const satisfies Options;

/** What was typed: texts by option, the flags that were set, and what stood alone. */
export type Arguments<Name extends string = string> = {
  readonly texts: { readonly [name in Name]?: string };
  readonly flags: ReadonlySet<Name>;
  readonly alone: readonly string[];
};

/** Reads the arguments of a command; at most `alone` of them may stand without an option. */
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
    if (!option) return misuse(usage.unknownOption(printable(token.rawName), help));
    if (option.takes === undefined) {
      if (token.value !== undefined) return misuse(usage.takesNoValue(token.rawName));
      flags.add(token.name);
    } else {
      // `--seed --json` is a slip; a value that really begins with a dash is written `--seed=-1`.
      const slip = !token.inlineValue && token.value?.startsWith('-') && !isNegative(option, token.value);
      if (token.value === undefined || slip) return misuse(usage.needsValue(token.rawName));
      texts[token.name] = token.value;
    }
  }
  const extra = positionals[alone];
  if (extra !== undefined) return misuse(usage.unexpected(printable(extra), help));
  return ok({ texts, flags, alone: positionals });
}

/** `--depth -1` is meant as a number, and hears which numbers there are. */
const isNegative = ({ takes }: Option, value: string): boolean =>
  (takes === 'number' || takes === 'seconds') && /^-\d/.test(value);

/** Node splits the line; what is wrong with it is told here, in the player's language. */
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

/** The name of the command and the arguments that are left; `deck` takes a second word. */
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

/** What was asked for with `--lang`, wherever it stands. */
export function languageAsked(args: readonly string[]): string | undefined {
  const asked = tokensOf(args, EVERYWHERE).findLast(
    (token) => token.kind === 'option' && token.name === 'lang',
  );
  return asked?.kind === 'option' ? asked.value : undefined;
}

/** Reads a whole number within bounds. */
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

/** Reads a number of seconds, which may have a fraction: `0.2`, or `0,2` as half of the world writes it. */
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
