// Parses ICU MessageFormat and tells which arguments a message takes.

import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */
/** @typedef {{ kind: 'text' } | { kind: 'number' } | { kind: 'choice', options: string[] }} Argument */

/**
 * @param {string} message
 * @returns {Element[]}
 */
export const parseMessage = (message) => parse(message, { ignoreTag: true, captureLocation: false });

/**
 * The arguments of a message by name. A choice lists its options; `other` is one of them unless it is empty.
 * @param {readonly Element[]} elements
 * @returns {Map<string, Argument>}
 */
export function argumentsOf(elements) {
  /** @type {Map<string, Argument>} */
  const found = new Map();
  /** Choices with an empty `other`, which no value has. @type {Set<string>} */
  const closed = new Set();
  for (const element of allElements(elements)) {
    const name = 'value' in element ? element.value : '';
    if (element.type === TYPE.argument && !found.has(name)) found.set(name, { kind: 'text' });
    if (element.type === TYPE.number || element.type === TYPE.plural) found.set(name, { kind: 'number' });
    if (element.type === TYPE.select) {
      const known = found.get(name);
      const before = known?.kind === 'choice' ? known.options : [];
      found.set(name, {
        kind: 'choice',
        options: [...new Set([...before, ...Object.keys(element.options)])],
      });
      if (element.options['other']?.value.length === 0) closed.add(name);
    }
  }
  for (const name of closed) {
    const argument = found.get(name);
    if (argument?.kind !== 'choice' || isFlag(argument)) continue;
    found.set(name, { kind: 'choice', options: argument.options.filter((option) => option !== 'other') });
  }
  return found;
}

/**
 * Whether an argument is a yes or a no: `{free, select, true {…} other {…}}`.
 * @param {Argument} argument
 */
export const isFlag = (argument) =>
  argument.kind === 'choice' &&
  argument.options.every((option) => ['true', 'false', 'other'].includes(option))
    ? argument.options.includes('true')
    : false;

/**
 * The plurals of a message, each with the categories and exact numbers that it distinguishes.
 * @param {readonly Element[]} elements
 * @returns {string[][]}
 */
export const pluralsOf = (elements) =>
  allElements(elements).flatMap((element) =>
    element.type === TYPE.plural ? [Object.keys(element.options)] : [],
  );

/**
 * How deeply the choices of a message are nested.
 * @param {readonly Element[]} elements
 * @returns {number}
 */
export const depthOf = (elements) =>
  Math.max(
    0,
    ...elements.map((element) =>
      element.type === TYPE.select || element.type === TYPE.plural
        ? 1 + Math.max(...Object.values(element.options).map(({ value }) => depthOf(value)))
        : 0,
    ),
  );

/**
 * The elements of a message, at every depth.
 * @param {readonly Element[]} elements
 * @returns {Element[]}
 */
function allElements(elements) {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => allElements(value))];
  });
}
