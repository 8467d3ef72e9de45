// Writes packages/server/src/names/confusables.ts from the Unicode data file of UTS 39, which isn't part of this project:
//
//   node tools/confusables.mjs confusables.txt

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './files.mjs';

const OUTPUT = join(ROOT, 'packages/server/src/names/confusables.ts');
const LINE = /^([0-9A-F]+)\s*;\s*([0-9A-F ]+?)\s*;\s*MA/;
const WIDTH = 110;

/** Only characters that names may contain, and that normalization leaves unchanged. */
const inNames = (/** @type {string} */ letter) =>
  /[\p{L}\p{Mn}\p{Mc}\p{Nd}]/u.test(letter) && letter.normalize('NFKC') === letter;

const text = readFileSync(process.argv[2] ?? '', 'utf8');
const version = /^# Version: (.+)$/m.exec(text)?.[1] ?? '';

/** @type {Map<string, string>} */
const alike = new Map();
for (const line of text.split('\n')) {
  const [, from, to] = LINE.exec(line) ?? [];
  if (from === undefined || to === undefined) continue;
  const letter = String.fromCodePoint(Number.parseInt(from, 16));
  const target = String.fromCodePoint(...to.split(' ').map((code) => Number.parseInt(code, 16)));
  if (inNames(letter) && !/\s/.test(target)) alike.set(target, (alike.get(target) ?? '') + letter);
}

const inHex = (/** @type {string} */ part) =>
  [...part].map((letter) => letter.codePointAt(0)?.toString(16)).join(',');
/** @type {string[]} */
const lines = [''];
for (const [target, letters] of [...alike].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
  const word = `${inHex(target)}=${inHex(letters)}`;
  const last = lines.at(-1) ?? '';
  if (last !== '' && last.length + word.length > WIDTH) lines.push(word);
  else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
}

writeFileSync(
  OUTPUT,
  `// Letters that look alike, from confusables.txt of Unicode UTS 39, version ${version}; written by tools/confusables.mjs.
// © 2022 Unicode, Inc. See unicode-license.txt beside this file.

/** Code points: a letter or several, and after \`=\` each letter that looks like them. */
export const CONFUSABLES = \`
${lines.join('\n')}\`;
`,
);
console.log(`${alike.size} shapes`);
