import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { baseDeck, jsonLines, wagons } from '../../test/wagons.ts';
import { BASE_DECK } from '../decks.ts';

const text = readFileSync(BASE_DECK, 'utf8');
/** The base deck with three faults in it, and with 5 points for a gun instead of 4. */
const faulty = text.replace('"desert wagon"', '"lava wagon"').replace('"id": "standoff"', '"id": "badlands"');
const corrected = text.replace('"points": 4', '"points": 5');
const files = {
  'faulty.json': faulty,
  'mine.json': corrected,
  'letter.json': 'Dear deck',
};

describe('deck check', () => {
  it('finds a sound deck sound', async () => {
    const { code, out, err } = await wagons(['deck', 'check', BASE_DECK]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(baseDeck.hash);
    const json = await wagons(['deck', 'check', BASE_DECK, '--json']);
    expect(jsonLines(json.out)).toEqual([{ ok: true, hash: baseDeck.hash }]);
  });

  it('tells in which cards a copy of the base deck is another', async () => {
    const { out } = await wagons(['deck', 'check', 'mine.json'], { files });
    expect(out).toContain('Differs from “Base deck 1” in: badlands.\n');
    const renamed = { 'renamed.json': text.replace('"id": "standoff"', '"id": "stand-up"') };
    expect((await wagons(['deck', 'check', 'renamed.json'], { files: renamed })).out).toContain(
      'in: stand-up.',
    );
    expect((await wagons(['deck', 'check', BASE_DECK])).out).not.toContain('Differs');
  });

  it('tells every fault with its path', async () => {
    const { code, out, err } = await wagons(['deck', 'check', 'faulty.json'], { files });
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('$.cards[0].front[0]');
    expect(err).toContain('lava');
    expect(err).toContain('$.cards[10].id');
    const json = await wagons(['deck', 'check', 'faulty.json', '--json'], { files });
    expect([json.code, json.err]).toEqual([1, '']);
    expect(jsonLines(json.out)).toMatchObject([
      {
        ok: false,
        faults: [{ path: '$.cards[0].front[0]', what: 'unknownWord' }, { path: '$.cards[10].id' }],
      },
    ]);
  });

  it('refuses what is no deck, and what is no file', async () => {
    expect((await wagons(['deck', 'check', 'letter.json'], { files })).code).toBe(1);
    const missing = await wagons(['deck', 'check', 'nowhere.json'], { files });
    expect([missing.code, missing.err]).toEqual([1, 'There is no file “nowhere.json”.\n']);
  });
});

describe('deck show', () => {
  it('shows fronts, titles, conditions, provenance and the hash', async () => {
    const { code, out } = await wagons(['deck', 'show']);
    expect(code).toBe(0);
    expect(out).toContain(baseDeck.hash);
    expect(out).toContain('Dw Dg  Badlands  badlands\nDc Mf  4 points per gun');
    expect(out).toContain('front: reconstructed, condition: documented');
    for (const { id } of baseDeck.cards) expect(out).toContain(`  ${id}\n`);
  });

  it('shows one card, of the base deck or of a file, with the numbers that hold there', async () => {
    const one = await wagons(['deck', 'show', 'Badlands']);
    expect(one.out).toContain('4 points per gun');
    expect(one.out).not.toContain('Standoff');
    const mine = await wagons(['deck', 'show', 'mine.json', 'badlands'], { files });
    expect(mine.out).toContain('5 points per gun');
  });

  it('answers in JSON', async () => {
    const { out } = await wagons(['deck', 'show', 'badlands', '--json']);
    expect(jsonLines(out)).toMatchObject([
      {
        hash: baseDeck.hash,
        cards: [
          {
            id: 'badlands',
            title: 'Badlands',
            front: ['desert wagon', 'desert gun', 'desert cow', 'mountains fort'],
          },
        ],
      },
    ]);
  });

  it('refuses a card or a file that is not there', async () => {
    expect((await wagons(['deck', 'show', 'badland'])).code).toBe(1);
    expect((await wagons(['deck', 'show', 'mine.json', 'badland'], { files })).code).toBe(1);
    expect((await wagons(['deck', 'show', 'faulty.json'], { files })).err).toContain(
      'deck check faulty.json',
    );
  });
});

describe('--deck', () => {
  it('plays with another deck, whose codes need it', async () => {
    const dealt = await wagons(['deal', '--seed', 'x', '--deck', 'mine.json'], { files });
    const code = /Link code: (\w+)/.exec(dealt.out)?.[1] ?? '';
    expect(dealt.out).toContain(`play ${code} --deck mine.json\n`);
    const replayed = await wagons(['replay', code, '--deck', 'mine.json', '--json'], { files });
    expect(jsonLines(replayed.out)).toMatchObject([{ code, moves: [] }]);
    const without = await wagons(['replay', code, '--json'], { files });
    expect([without.code, without.out]).toEqual([1, '']);
    expect(without.err).toContain('another deck');
  });

  it('is not passed over when the game was played with another', async () => {
    const dealt = await wagons(['deal', '--seed', 'x']);
    const code = /Link code: (\w+)/.exec(dealt.out)?.[1] ?? '';
    for (const command of ['replay', 'play']) {
      const ended = await wagons([command, code, '--deck', 'mine.json'], { files });
      expect([ended.code, ended.out]).toEqual([1, '']);
      expect(ended.err).toBe(
        'The game was played with “Base deck 1”, not with the deck in “mine.json”; leave out “--deck”.\n',
      );
    }
    expect((await wagons(['replay', code, '--deck', BASE_DECK])).code).toBe(0);
  });
});
