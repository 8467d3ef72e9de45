// Tests of names that look alike, and of names that no one may have.

import { readName } from '@wagons/protocol';
import { describe, expect, it } from 'vitest';
import { isAllowedName } from './allowed.ts';
import { lookOf } from './look.ts';

describe('names that look alike', () => {
  it.each([
    ['coco', 'сосо', 'whole-script Cyrillic'],
    ['coco', 'СОСО', 'the same in capitals'],
    ['coco', 'ᴄᴏᴄᴏ', 'small capitals'],
    ['Bob', 'ВОВ', 'Cyrillic capitals that look like Latin ones'],
    ['rnIl', 'rnll', 'a capital I and a small L'],
    ['mama', 'rnama', 'an m of two letters'],
    ['Paoio', 'Раоӏо', 'Cyrillic with a palochka'],
    ['OX', 'ΟΧ', 'Greek capitals'],
    ['Ada 10', 'Ada lO', 'digits that look like letters'],
  ])('%s and %s have one look (%s)', (one, other) => {
    expect(lookOf(other)).toBe(lookOf(one));
  });

  it.each([
    ['Kai', 'Kal'],
    ['Ali', 'All'],
    ['Anna', 'Änna'],
    ['Ada 1', 'Ada 2'],
    ['Иван', 'Ivan'],
    ['Νίκος', 'Nikos'],
  ])('%s and %s look different', (one, other) => {
    expect(lookOf(other)).not.toBe(lookOf(one));
  });

  it('is the same for every spelling of one name', () => {
    expect(lookOf('ADA')).toBe(lookOf('ada'));
    expect(lookOf('José')).toBe(lookOf('Jose\u0301'));
  });
});

describe('a name that no one may have', () => {
  it.each([
    ...[
      'Admin',
      'Moderator',
      'Circle the Wagons',
      'circle-the-wagons',
      'ADMIN 2',
      'admin1',
      'Adm1n',
      'The Admin',
    ],
    ...['Modérateur', 'Amministratore', 'Beheerder', 'Betreiber'],
    ...[
      'Fuck you',
      'FuckYou',
      'F.u.c.k'.replaceAll('.', '-'),
      'Hitler',
      'Adolf Hitler',
      'hit1er',
      'Cazzo',
      'Salope',
    ],
  ])('%s', (name) => {
    expect(isAllowedName(name)).toBe(false);
  });

  it.each([
    ...[
      'Ada',
      'Modesta',
      'Dickens',
      'Cassandra',
      'Scunthorpe',
      'Nazim',
      'Constance',
      'Wagoner',
      'Administer',
    ],
    ...['Laramie 407', 'Negroni', 'Kuttner', 'Bastien', 'Иван', '李小龍', 'Νίκος'],
  ])('%s is allowed', (name) => {
    expect(readName(name)).toBe(name);
    expect(isAllowedName(name)).toBe(true);
  });
});
