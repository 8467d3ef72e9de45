// Compiles messages to TypeScript, so that no parser is shipped.

import { TYPE } from '@formatjs/icu-messageformat-parser';
import { argumentsOf, isFlag, parseMessage } from './icu.mjs';

/** @typedef {import('./icu.mjs').Element} Element */
/** @typedef {import('./icu.mjs').Argument} Argument */
/** @typedef {string | Tree[] | { [key: string]: Tree }} Tree */

/**
 * The expression for a message: a string, or a function of its arguments.
 * @param {string} message
 * @returns {string}
 */
export function compileMessage(message) {
  const elements = parseMessage(message);
  const known = argumentsOf(elements);
  if (known.size === 0) return literal(textOfAll(elements));
  return `({ ${[...known.keys()].join(', ')} }) => ${expression(elements, { known })}`;
}

/**
 * The type of a message, taken from the English text.
 * @param {string} message
 * @returns {string}
 */
export function typeOfMessage(message) {
  const known = argumentsOf(parseMessage(message));
  if (known.size === 0) return 'string';
  const members = [...known].map(([name, argument]) => `readonly ${name}: ${typeOfArgument(argument)}`);
  return `(args: { ${members.join('; ')} }) => string`;
}

/**
 * Nested objects for dotted keys; keys 0, 1, 2 … make a list.
 * @param {Readonly<Record<string, string>>} flat expressions or types by key
 * @returns {Tree}
 */
export function treeOf(flat) {
  /** @type {{ [key: string]: any }} */
  const root = {};
  for (const [key, value] of Object.entries(flat)) {
    const names = key.split('.');
    const last = names.pop() ?? '';
    const parent = names.reduce((node, name) => (node[name] ??= {}), root);
    parent[last] = value;
  }
  return listsIn(root);
}

/**
 * @param {Tree} tree
 * @param {'value' | 'type'} kind
 * @returns {string}
 */
export function print(tree, kind) {
  if (typeof tree === 'string') return tree;
  if (Array.isArray(tree)) {
    const items = tree.map((item) => print(item, kind)).join(', ');
    return kind === 'type' ? `readonly [${items}]` : `[${items}]`;
  }
  const members = Object.entries(tree).map(([key, value]) => {
    const name = /^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key);
    return kind === 'type' ? `readonly ${name}: ${print(value, kind)};` : `${name}: ${print(value, kind)},`;
  });
  return `{\n${members.join('\n')}\n}`;
}

/**
 * @param {Tree} tree
 * @returns {Tree}
 */
function listsIn(tree) {
  if (typeof tree === 'string' || Array.isArray(tree)) return tree;
  const entries = Object.entries(tree).map(([key, value]) => /** @type {const} */ ([key, listsIn(value)]));
  const isList = entries.length > 0 && entries.every(([key], at) => key === String(at));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** @param {Argument} argument */
function typeOfArgument(argument) {
  if (isFlag(argument)) return 'boolean';
  if (argument.kind === 'choice') return argument.options.map((option) => `'${option}'`).join(' | ');
  return argument.kind === 'number' ? 'number' : 'string';
}

/**
 * @typedef {object} Scope
 * @property {Map<string, Argument>} known
 * @property {string} [counted] the number that # stands for
 */

/**
 * @param {readonly Element[]} elements
 * @param {Scope} scope
 * @returns {string}
 */
function expression(elements, scope) {
  const [only, ...rest] = elements;
  if (only === undefined) return `''`;
  if (rest.length === 0 && only.type !== TYPE.argument) return one(only, scope);
  const parts = elements.map((element) =>
    element.type === TYPE.literal ? escaped(element.value) : `\${${one(element, scope)}}`,
  );
  return `\`${parts.join('')}\``;
}

/**
 * @param {Element} element
 * @param {Scope} scope
 * @returns {string}
 */
function one(element, scope) {
  switch (element.type) {
    case TYPE.literal:
      return literal(element.value);
    case TYPE.argument:
      return element.value;
    case TYPE.number:
      return `number(${element.value})`;
    case TYPE.pound:
      return `number(${scope.counted})`;
    case TYPE.select:
      return select(element, scope);
    case TYPE.plural:
      return plural(element, { ...scope, counted: element.value });
    default:
      throw new Error('Dates, times and tags are not supported: pass them as text.');
  }
}

/**
 * @param {import('@formatjs/icu-messageformat-parser').SelectElement} element
 * @param {Scope} scope
 */
function select({ value, options }, scope) {
  const argument = scope.known.get(value);
  const other = expression(options['other']?.value ?? [], scope);
  const named = Object.entries(options).filter(([key]) => key !== 'other');
  if (argument !== undefined && isFlag(argument)) {
    const yes = options['true'];
    return `(${value} ? ${yes ? expression(yes.value, scope) : other} : ${options['false'] ? expression(options['false'].value, scope) : other})`;
  }
  const cases = named.map(([key, option]) => `${value} === '${key}' ? ${expression(option.value, scope)} : `);
  return `(${cases.join('')}${other})`;
}

/**
 * @param {import('@formatjs/icu-messageformat-parser').PluralElement} element
 * @param {Scope} scope
 */
function plural({ value, options }, scope) {
  const exact = Object.entries(options).filter(([key]) => key.startsWith('='));
  const categories = Object.entries(options).filter(([key]) => !key.startsWith('='));
  const cases = exact.map(
    ([key, option]) => `${value} === ${key.slice(1)} ? ${expression(option.value, scope)} : `,
  );
  const other = expression(options['other']?.value ?? [], scope);
  const rest =
    categories.length === 1
      ? other
      : `plural(${value}, { ${categories.map(([key, option]) => `${key}: ${expression(option.value, scope)}`).join(', ')} })`;
  return `(${cases.join('')}${rest})`;
}

/** @param {readonly Element[]} elements */
const textOfAll = (elements) =>
  elements.map((element) => (element.type === TYPE.literal ? element.value : '')).join('');

/** @param {string} text */
const literal = (text) => JSON.stringify(text);

/** @param {string} text */
const escaped = (text) => text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
