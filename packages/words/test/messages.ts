// Every message of every language, rendered with sample arguments.

import { type Language, LANGUAGES } from '@wagons/rules';
import { readCatalog, readCatalogs } from '../../../tools/words/catalogs.mjs';
import { type Argument, argumentsOf, isFlag, parseMessage } from '../../../tools/words/icu.mjs';
import { load } from '../src/generated/load/index.ts';

export const AREAS = Object.keys(load) as (keyof typeof load)[];

export type Rendered = {
  readonly key: string;
  /** What the message says for different arguments. */
  readonly texts: readonly string[];
};

type Args = Readonly<Record<string, string | number | boolean>>;

const english = readCatalog('en');

/** All messages of an area in a language; numbers are `n`. */
export async function render(area: keyof typeof load, language: Language, n: number): Promise<Rendered[]> {
  const { messages } = await load[area][language]();
  return Object.entries(english.areas[area] ?? {}).map(([key, { message }]) => {
    const leaf = leafAt(messages, key);
    if (typeof leaf === 'string') return { key, texts: [leaf] };
    const combinations = argsOf([...argumentsOf(parseMessage(message))], n);
    return { key, texts: combinations.map((args) => (leaf as (given: Args) => string)(args)) };
  });
}

/** The languages that are complete: only they are held to the tests of completeness, titles and grammar. */
export const everyLanguage: readonly Language[] = readCatalogs().flatMap(({ code, complete }) =>
  complete ? LANGUAGES.filter((language) => language === code) : [],
);

const leafAt = (messages: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown>)[name], messages);

/** Every combination of choices; a text is its own name in capitals. */
function argsOf(known: readonly (readonly [string, Argument])[], n: number): Args[] {
  const [first, ...rest] = known;
  if (first === undefined) return [{}];
  const [name, argument] = first;
  return argsOf(rest, n).flatMap((args) =>
    samplesOf(name, argument, n).map((value) => ({ ...args, [name]: value })),
  );
}

function samplesOf(name: string, argument: Argument, n: number): readonly (string | number | boolean)[] {
  if (isFlag(argument)) return [true, false];
  if (argument.kind === 'choice') return argument.options;
  return argument.kind === 'number' ? [n] : [`X${name}`];
}
