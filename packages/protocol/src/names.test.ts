import { describe, expect, it } from 'vitest';
import { lettersOfName } from './letters.ts';
import { NAME_LENGTH, nameKey, readName, readText, TEXT_LENGTH } from './names.ts';

describe('a name', () => {
  it.each([
    ['Anna', 'Anna'],
    ['  Anna   Lena ', 'Anna Lena'],
    ['O’Neil', 'O’Neil'],
    ['Jean-Luc_2', 'Jean-Luc_2'],
    ['J. R. Hartley', 'J. R. Hartley'],
    ['Ünal', 'Ünal'],
    ['U\u0308nal', 'Ünal'],
    ['Kaʻiulani', 'Kaʻiulani'],
    ['x'.repeat(NAME_LENGTH), 'x'.repeat(NAME_LENGTH)],
  ])('%j becomes %j', (wish, name) => {
    expect(readName(wish)).toBe(name);
  });

  it.each([
    '李小龙',
    'हिन्दी',
    'عمر ٣',
    'Ελένη',
    'Ольга',
    'דוד',
    'สมชาย',
    'น้ำ คำ',
    'ຄຳ',
    'ქეთი',
    'Նարե',
    '김철수',
    'ひろ たかし',
    'தமிழ்',
  ])('may be in any script in everyday use, such as %s', (name) => {
    expect(readName(name)).toBe(name);
  });

  it.each(['Ken山田たろうタロウ', 'Kim김金', 'Mei ㄇㄟ美'])(
    'may mix scripts that are written together: %s',
    (name) => {
      expect(readName(name)).toBe(name.normalize('NFKC'));
    },
  );

  it.each([
    ['Latin and Cyrillic', 'Аnna'],
    ['Latin and Greek', 'Αnna'],
    ['Latin and Armenian', 'Annа Օ'],
    ['Cyrillic in the second word', 'Anna Иванова'],
    ['Devanagari and Latin', 'हिन्दी x'],
    ['kana and Hangul', 'たろう김'],
    ['Han, kana and bopomofo', '山た ㄇ'],
    ['Latin with a Cyrillic mark', 'Anna\u0483'],
  ])('may not mix others: %s', (_, name) => {
    expect(readName(name)).toBeUndefined();
  });

  it.each(['ᏔᎳᏏ', '𐌰𐌽𐌽𐌰', 'ᚨᚾᚾᚨ', 'ꓮꓠꓠꓮ'])(
    'may not be in a script that Unicode does not recommend for names: %s',
    (name) => {
      expect(readName(name)).toBeUndefined();
    },
  );

  it.each([
    ['a Hangul filler', '\u3164\u3164'],
    ['a halfwidth filler', 'A\uFFA0nna'],
    ['a filler of syllables', '김\u115F철'],
    ['a grapheme joiner', 'An\u034Fna'],
    ['a variation selector', 'Anna\uFE0F'],
    ['a Mongolian variation selector', 'An\u180Bna'],
    ['a Khmer vowel that is not drawn', 'ក\u17B4ខ'],
    ['a soft hyphen', 'An\u00ADna'],
    ['a joiner', 'An\u200Dna'],
    ['a tag', 'Anna\u{E0041}'],
  ])('holds nothing invisible: %s', (_, name) => {
    expect(readName(name)).toBeUndefined();
  });

  it.each([
    ['Ａｎｎａ', 'Anna'],
    ['𝐀𝐧𝐧𝐚', 'Anna'],
    ['ﬁona', 'fiona'],
    ['Anna\u00A0Lena', 'Anna Lena'],
    ['Anna①', 'Anna1'],
    ['ｱﾝﾅ', 'アンナ'],
  ])('has no second shape: %j is %j', (wish, name) => {
    expect(readName(wish)).toBe(name);
  });

  it.each([
    ['a digit', 'A1\u0301'],
    ['nothing', '\u0301Anna'],
    ['a space', 'Anna \u0301x'],
    ['a letter that has it already', 'An\u0332\u0332na'],
    ['a letter with a dot of its own', 'Mi\u0307a'],
    ['a whole letter, around it', 'Anna\u20DD'],
    ['many others', 'Zg\u0323\u0324\u0325\u0326go'],
  ])('has no mark on %s', (_, name) => {
    expect(readName(name)).toBeUndefined();
  });

  it.each([
    '',
    'x',
    '   ',
    'x'.repeat(NAME_LENGTH + 1),
    '<script>',
    'a\u202Eb',
    'a\u200Bb',
    'a\nb',
    'a\0b',
    '\uD800a',
    '--',
    '-ab',
    'ab-',
    'a--b',
    'a -b',
    'a..b',
    '😀😀',
    '@anna',
    '\u2800\u2800',
    '½½',
    'x'.repeat(1_000_000),
  ])('%j is none', (wish) => {
    expect(readName(wish)).toBeUndefined();
  });

  it('is stable when it is normalized again', () => {
    for (const wish of ['  Ünal   O’Neil ', 'Ａｎｎａ', 'น้ำ', 'ﬁona', 'Kim ㄱㅏ']) {
      const name = readName(wish) ?? '';
      expect(name).not.toBe('');
      expect(readName(name)).toBe(name);
      expect(name).toBe(name.normalize('NFC'));
    }
  });

  it('loses forbidden characters when it is only cleaned', () => {
    expect(lettersOfName('<b>An\u200Bna</b>\u3164')).toBe('bAnnab');
    expect(lettersOfName('Zg\u0323\u0324\u0325\u0326go 2')).toBe('Zggo 2');
  });
});

describe('the key of a name', () => {
  it.each([
    ['Anna', 'ANNA'],
    ['Strauß', 'STRAUSS'],
    ['Strauß', 'STRAUẞ'],
    ['ΟΔΥΣΣΕΥΣ', 'Οδυσσευς'],
    ['Zoë', 'ZOE\u0308'],
    ['O’Neil', "o'neil"],
    ['Kaʻiulani', 'Ka’iulani'],
    ['ﬁona', 'FIONA'],
    ['น้ำ', 'น้ํา'],
  ])('of %s is that of %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ['Anna', 'Hanna'],
    ['Anna', 'Änna'],
    ['Anna B', 'AnnaB'],
  ])('of %s is not that of %s', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });

  it('is equal for upper and lower case of every letter', () => {
    const letters = Array.from({ length: 0x30000 }, (_, code) => String.fromCodePoint(code)).filter((one) =>
      /\p{L}/u.test(one),
    );
    const torn = letters.filter((one) =>
      [one.toLowerCase(), one.toUpperCase(), nameKey(one)].some((other) => nameKey(other) !== nameKey(one)),
    );
    expect(torn).toEqual([]);
  });
});

describe('a line of chat', () => {
  it.each(['hello', '<b>bold</b>', '1 < 2 & 3', '😀', '❤\uFE0F', 'été', '?', '⠓⠊', '✓', 'สวัสดี'])(
    'may be %j',
    (text) => {
      expect(readText(text)).toBe(text);
    },
  );

  it.each(['', '  ', 'a\nb', 'a\u0007b', 'a\u202Eb', 'a\u2028b', '\uD800', 'x'.repeat(TEXT_LENGTH + 1)])(
    'may not be %j',
    (text) => {
      expect(readText(text)).toBeUndefined();
    },
  );

  it.each([
    ['Hangul fillers', '\u3164\u3164'],
    ['a halfwidth filler', '\uFFA0'],
    ['empty Braille', '\u2800 \u2800'],
    ['a Khmer vowel that is not drawn', '\u17B4'],
    ['a variation selector', '\uFE0F'],
    ['an em space', '\u2003'],
    ['a note without a head', '\u{1D159}'],
    ['an empty hieroglyph', '\u{13441}'],
    ['marks on nothing', '\u0301\u0302'],
  ])('has something to see: not only %s', (_, text) => {
    expect(readText(text)).toBeUndefined();
  });
});
