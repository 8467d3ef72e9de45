import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, bonusFaults, faults, faultsOf, file, type File, type Json, text } from '../../test/faults.ts';
import { baseDeck } from '../../test/table.ts';
import { LANGUAGES } from '../core/types.ts';
import { parseDeck, readDeck } from './readDeck.ts';
import type { Fault } from './faults.ts';

describe('a deck file', () => {
  it('[F1][F2][F3] the printed deck reads without a fault', () => {
    const read = parseDeck(text);
    expect(read.ok && read.value.cards).toHaveLength(18);
    expect(baseDeck().cards[0]).toMatchObject({
      id: 'badlands',
      title: { en: 'Badlands', de: 'Ödland' },
      territories: [
        { terrain: 'plains', icon: 'cow' },
        { terrain: 'plains', icon: 'fort' },
        { terrain: 'plains', icon: 'mine' },
        { terrain: 'forest', icon: 'beer' },
      ],
      bonus: { each: { cell: { icon: 'gun', amid: { terrain: 'desert' } } }, points: 4 },
      provenance: { front: 'confirmed', bonus: 'confirmed' },
    });
  });

  it('[F13] reports what is not JSON', () => {
    expect(parseDeck('{ "format": ')).toMatchObject({ ok: false, error: [{ path: '$', what: 'notJson' }] });
    expect(parseDeck('['.repeat(60_000))).toMatchObject({ ok: false, error: [{ what: 'notJson' }] });
    expect(parseDeck(' '.repeat(65_537))).toEqual({
      ok: false,
      error: [{ path: '$', what: 'fileTooLarge', limit: 65_536 }],
    });
  });

  it('[F13] reports every fault at once, each with its path', () => {
    const found = faultsOf(({ cards }) => {
      cards[0]!['front'] = ['plains cow', 'dessert gun', 'plains mine', 'forest'];
      cards[1]!['id'] = 'badlands';
      cards[2]!['bonus'] = { each: { cell: { icon: 'horse' } }, points: 100 };
      delete cards[3]!['title'];
    });
    expect(found).toEqual([
      {
        path: '$.cards[0].front[1]',
        what: 'unknownWord',
        found: 'dessert',
        expected: ['desert', 'forest', 'mountains', 'plains', 'snow', 'water'],
      },
      { path: '$.cards[0].front[3]', what: 'badTerritory', found: 'forest' },
      {
        path: '$.cards[2].bonus.each.cell.icon',
        what: 'unknownWord',
        found: 'horse',
        expected: ['beer', 'cow', 'fort', 'gun', 'mine', 'wagon'],
      },
      { path: '$.cards[2].bonus.points', what: 'outOfRange', found: 100, atLeast: -99, atMost: 99 },
      { path: '$.cards[3]', what: 'missing', key: 'title' },
      { path: '$.cards[1].id', what: 'duplicate', found: 'badlands', first: '$.cards[0].id' },
    ]);
  });

  it('[F1] has 18 cards, no more and no fewer', () => {
    expect(faultsOf(({ cards }) => cards.pop())).toEqual([
      { path: '$.cards', what: 'wrongCount', found: 17, atLeast: 18, atMost: 18 },
    ]);
    const many = faultsOf((json) => (json.cards = Array.from({ length: 5000 }, () => ({}))));
    expect(many[0]).toEqual({ path: '$.cards', what: 'wrongCount', found: 5000, atLeast: 18, atMost: 18 });
    expect(many.length).toBeLessThan(300);
  });

  it('[F13] a list of the wrong length hides nothing', () => {
    const cards = faultsOf((json) => {
      json.cards.push({ ...json.cards[0]! });
      json.cards[2]!['front'] = ['lava gun', 'snow cow', 'snow cow', 'snow cow', 'snow ox', 'snow cow'];
    });
    expect(cards.map(({ path, what }) => `${path} ${what}`)).toEqual([
      '$.cards wrongCount',
      '$.cards[2].front wrongCount',
      '$.cards[2].front[0] unknownWord',
      '$.cards[2].front[4] unknownWord',
      '$.cards[18].id duplicate',
    ]);
    expect(bonusFaults({ each: { set: ['beer', 'snow', 'beer'] } })).toMatchObject([
      { path: `${at}.each.set[1]`, what: 'unknownWord', found: 'snow' },
      { path: `${at}.each.set[2]`, what: 'duplicate', first: `${at}.each.set[0]` },
    ]);
  });

  it('[F1] is of this format', () => {
    expect(faultsOf((json) => (json.format = 'wagons-deck 2'))).toEqual([
      { path: '$.format', what: 'unknownWord', found: 'wagons-deck 2', expected: ['wagons-deck 1'] },
    ]);
    for (const json of [null, 7, 'deck', [], true])
      expect(faults(json)).toMatchObject([{ path: '$', what: 'wrongType', expected: ['object'] }]);
    expect(faults({})).toEqual(
      ['format', 'name', 'cards'].map((key) => ({ path: '$', what: 'missing', key })),
    );
  });

  it('[F2] ids are words of small letters and digits, with a letter among them', () => {
    for (const id of [
      '',
      'Badlands',
      'bad lands',
      'bad--lands',
      '-bad',
      'bad-',
      '42',
      'x'.repeat(33),
      'ödland',
    ]) {
      expect(
        faultsOf(({ cards }) => (cards[0]!['id'] = id)),
        id,
      ).toMatchObject([{ path: '$.cards[0].id', what: 'badId', limit: 32 }]);
    }
    expect(faultsOf(({ cards }) => (cards[0]!['id'] = 'route-66'))).toEqual([]);
  });

  it('[F1][F2] titles and texts are lines without control characters, in known languages', () => {
    const title = (value: Json): readonly Fault[] => faultsOf(({ cards }) => (cards[0]!['title'] = value));
    expect(title({ en: 'x'.repeat(40) })).toEqual([]);
    for (const bad of [
      '',
      '  ',
      'x'.repeat(41),
      'bell\u0007',
      'two\nlines',
      '\u001b[31mred',
      'right\u202eleft',
      '\ud800',
    ]) {
      expect(title({ en: bad }), JSON.stringify(bad)).toEqual([
        { path: '$.cards[0].title.en', what: 'badText', limit: 40 },
      ]);
    }
    expect(title({})).toMatchObject([
      { path: '$.cards[0].title', what: 'missing', key: LANGUAGES.join(' | ') },
    ]);
    expect(title({ xx: 'Tierras malas' })).toMatchObject([
      { path: '$.cards[0].title.xx', what: 'unknownWord' },
    ]);
    expect(title('Badlands')).toMatchObject([
      { path: '$.cards[0].title', what: 'wrongType', found: 'text', expected: ['object'] },
    ]);
    expect(faultsOf(({ cards }) => (cards[0]!['text'] = { en: 'x'.repeat(400) }))).toEqual([]);
    expect(faultsOf(({ cards }) => (cards[0]!['text'] = { en: 'x'.repeat(401) }))).toMatchObject([
      { what: 'badText', limit: 400 },
    ]);
    expect(
      faultsOf(({ cards }) => (cards[0]!['provenance'] = { front: 'documented', bonus: 'original' })),
    ).toMatchObject([{ path: '$.cards[0].provenance.front', what: 'unknownWord', found: 'documented' }]);
  });

  it('[F3] a front has four territories, each a terrain and an icon', () => {
    const front = (value: Json): readonly Fault[] => faultsOf(({ cards }) => (cards[0]!['front'] = value));
    const four = ['snow cow', 'snow cow', 'snow cow', 'snow cow'];
    expect(front(four)).toEqual([]);
    expect(front([...four, 'snow cow'])).toEqual([
      { path: '$.cards[0].front', what: 'wrongCount', found: 5, atLeast: 4, atMost: 4 },
    ]);
    for (const odd of ['snow', 'snow  cow', 'snow cow cow', ' snow cow', '']) {
      expect(
        front([odd, ...four.slice(1)]).map(({ path }) => path),
        odd,
      ).toContain('$.cards[0].front[0]');
    }
    expect(front(['cow snow', ...four.slice(1)])).toMatchObject([{ found: 'cow' }, { found: 'snow' }]);
    expect(front([3, ...four.slice(1)])).toMatchObject([
      { what: 'wrongType', found: 'integer', expected: ['text'] },
    ]);
  });

  it('[F13] `__proto__` is a word like any other, and harmless', () => {
    const polluted = text.replace('"format"', '"__proto__": { "polluted": true }, "format"');
    expect(parseDeck(polluted)).toMatchObject({
      ok: false,
      error: [{ path: '$.__proto__', what: 'unknownWord', found: '__proto__' }],
    });
    expect(bonusFaults(JSON.parse('{ "__proto__": { "each": { "cell": {} } } }'))).toMatchObject([
      { path: `${at}.__proto__`, what: 'unknownWord', found: '__proto__' },
    ]);
    expect(
      bonusFaults(JSON.parse('{ "each": { "cell": { "__proto__": 1, "constructor": 2 } } }')),
    ).toHaveLength(2);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('[F13] whatever the file holds, faults are reported and nothing throws', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (json) => {
        expect(parseDeck(json).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withMap: true }), (json) => {
        expect(readDeck(json).ok).toBe(false);
      }),
    );
  });

  it('[F13] one value changed anywhere is read or reported, never thrown', () => {
    const paths = leaves(JSON.parse(text) as Json);
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 3 }), (path, value) => {
        const json = JSON.parse(text) as Json;
        plant(json, path, value as Json);
        const read = readDeck(json);
        expect(read.ok || read.error.every((fault) => fault.path.startsWith('$'))).toBe(true);
        if (!read.ok) expect(read.error.length).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the identity of a deck', () => {
  const hash = (change: (file: File) => unknown): string | undefined => {
    const read = readDeck(file(change));
    return read.ok ? read.value.hash : undefined;
  };
  const base = baseDeck().hash;

  it('[F14] is the SHA-256 of the canonical JSON of order, ids, fronts and conditions', () => {
    const sorted = (value: Json): Json => {
      if (Array.isArray(value)) return value.map(sorted);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.keys(value)
          .toSorted()
          .map((key) => [key, sorted(value[key]!)]),
      );
    };
    const cards = file(() => 0).cards.map(({ id, front, bonus }) =>
      sorted({ id: id!, front: front!, bonus: bonus! }),
    );
    expect(base).toBe(createHash('sha256').update(JSON.stringify(cards)).digest('hex'));
  });

  it('[F14] changes with a number, a front, an id or the order, but not with titles, texts or the order of keys', () => {
    const changed = [
      hash(({ cards }) => ((cards[0]!['bonus'] as { points: number }).points = 5)),
      hash(({ cards }) => ((cards[0]!['front'] as string[])[0] = 'snow wagon')),
      hash(({ cards }) => (cards[0]!['id'] = 'bad-lands')),
      hash((json) => (json.cards = json.cards.toReversed())),
    ];
    expect(new Set([base, ...changed]).size).toBe(5);
    expect(hash(({ cards }) => (cards[0]!['title'] = { en: 'Other' }))).toBe(base);
    expect(hash(({ cards }) => (cards[0]!['text'] = { en: 'Other.' }))).toBe(base);
    expect(hash(({ cards }) => delete cards[0]!['provenance'])).toBe(base);
    expect(hash(({ cards }) => (cards[0] = Object.fromEntries(Object.entries(cards[0]!).toReversed())))).toBe(
      base,
    );
  });
});

/** The paths to every value in some JSON. */
function leaves(json: Json, path: readonly string[] = []): string[][] {
  const here = path.length > 0 ? [[...path]] : [];
  if (typeof json !== 'object' || json === null) return here;
  return [...here, ...Object.entries(json).flatMap(([key, value]) => leaves(value, [...path, key]))];
}

function plant(json: Json, path: readonly string[], value: Json): void {
  const [key = '', ...rest] = path;
  if (typeof json !== 'object' || json === null) return;
  const within = json as { [key: string]: Json };
  if (rest.length === 0) within[key] = value;
  else plant(within[key] ?? null, rest, value);
}
