// What a name looks like: its skeleton by UTS 39, without case. Names that look alike have the same one.

import { nameKey } from '@wagons/protocol';
import { CONFUSABLES } from './confusables.ts';

const lettersOf = (codes: string): readonly string[] =>
  codes.split(',').map((code) => String.fromCodePoint(Number.parseInt(code, 16)));

const SHAPES: ReadonlyMap<string, string> = new Map(
  CONFUSABLES.trim()
    .split(/\s+/)
    .flatMap((entry) => {
      const [shape = '', letters = ''] = entry.split('=');
      return lettersOf(letters).map((letter) => [letter, lettersOf(shape).join('')] as const);
    }),
);

const skeleton = (text: string): string =>
  [...text.normalize('NFD')]
    .map((letter) => SHAPES.get(letter) ?? letter)
    .join('')
    .normalize('NFD');

/**
 * The shapes are compared as they are written, then without case: `сосо` in Cyrillic looks like `Coco`, and `rnIl` like
 * `rnll`. `Kal` and `Kai` look different, although `KAI` and `KaI` don't: these are one name by `nameKey`.
 */
export const lookOf = (name: string): string => skeleton(nameKey(skeleton(name.normalize('NFKC'))));
