// Bugs that would break a guarantee, each as small changes of the sources, with the test that must catch it.

import { ACCESS_BUGS } from './access.mjs';
import { TABLE_BUGS } from './tables.mjs';

/** @typedef {{ file: string, from: string, to: string }} Change `from` occurs once; its formatting doesn't matter */

/**
 * @typedef {object} Caught
 * @property {string} name
 * @property {readonly Change[]} [also] more changes
 * @property {string} test   the test file
 * @property {string} title  the title of the test or its group, or a part of it
 */

/** @typedef {Change & Caught} Bug */

/** @type {readonly Bug[]} */
export const BUGS = [...TABLE_BUGS, ...ACCESS_BUGS];
