// What can be wrong with a translated message.

import { argumentsOf, parseMessage, pluralsOf } from './icu.mjs';

/** Categories that only very large numbers have; a message may leave them out. */
const RARE = new Set(['many']);

/**
 * Why a translation cannot be used, or undefined: it doesn't parse, takes other arguments than the English text, or
 * has plural categories that its language doesn't have, or lacks some.
 * @param {string} message
 * @param {string} english
 * @param {string} locale
 * @returns {string | undefined}
 */
export function problemWith(message, english, locale) {
  try {
    const elements = parseMessage(message);
    return (
      argumentProblem(argumentsOf(elements), argumentsOf(parseMessage(english))) ??
      pluralProblem(pluralsOf(elements), locale)
    );
  } catch (error) {
    return `it isn't valid MessageFormat: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/**
 * A translation may leave an argument out, but not invent one.
 * @param {Map<string, import('./icu.mjs').Argument>} own
 * @param {Map<string, import('./icu.mjs').Argument>} english
 */
function argumentProblem(own, english) {
  const unknown = [...own.keys()].find((name) => !english.has(name));
  if (unknown !== undefined) return `the English text has no argument {${unknown}}`;
  for (const [name, argument] of own) {
    const known = english.get(name);
    if (argument.kind === 'number' && known?.kind !== 'number') return `{${name}} isn't a number in English`;
    if (argument.kind === 'choice') {
      const options = known?.kind === 'choice' ? known.options : [];
      const extra = argument.options.find((option) => option !== 'other' && !options.includes(option));
      if (extra !== undefined) return `{${name}} never is “${extra}”`;
    }
  }
  const forgotten = [...english].find(
    ([name, argument]) => argument.kind === 'text' && name !== 'card' && !own.has(name),
  );
  return forgotten && `{${forgotten[0]}} is missing`;
}

/**
 * @param {readonly string[][]} plurals
 * @param {string} locale
 */
function pluralProblem(plurals, locale) {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  for (const keys of plurals) {
    const used = keys.filter((key) => !key.startsWith('='));
    const wrong = used.find((key) => !pluralCategories.some((category) => category === key));
    if (wrong !== undefined) return `the language has no plural category “${wrong}”`;
    if (used.length === 1) continue;
    const missing = pluralCategories.find((category) => !used.includes(category) && !RARE.has(category));
    if (missing !== undefined) return `the plural category “${missing}” is missing`;
  }
  return undefined;
}
