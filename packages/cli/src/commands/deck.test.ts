import { newGame } from '@wagons/rules';
import { parseCode } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import {
  exampleText,
  frontierDeck,
  frontierText,
  jsonLines,
  printedDeck,
  printedText,
  wagons,
} from '../../test/wagons.ts';
import { DECK_FILES } from '../options/decks.ts';

const [printedFile = '', frontierFile = ''] = DECK_FILES;
/** The printed deck with two faults, and with 5 points for a gun instead of 4. */
const faulty = printedText
  .replace('"plains cow"', '"lava cow"')
  .replace('"id": "the-herd"', '"id": "badlands"');
const corrected = printedText.replace('"points": 4', '"points": 5');
const files = {
  'faulty.json': faulty,
  'mine.json': corrected,
  'house.json': exampleText,
  'letter.json': 'Dear deck',
};

describe('deck check', () => {
  it('accepts a valid deck', async () => {
    for (const [file, { hash }] of [
      [printedFile, printedDeck],
      [frontierFile, frontierDeck],
    ] as const) {
      const { code, out, err } = await wagons(['deck', 'check', file]);
      expect([code, err]).toEqual([0, '']);
      expect(out).toContain(hash);
      const json = await wagons(['deck', 'check', file, '--json']);
      expect(jsonLines(json.out)).toEqual([{ ok: true, hash }]);
    }
  });

  it('lists the cards in which a copy differs from a built-in deck', async () => {
    const { out } = await wagons(['deck', 'check', 'mine.json'], { files });
    expect(out).toContain('Differs from “Printed deck” in: badlands.\n');
    const renamed = { 'renamed.json': frontierText.replace('"id": "standoff"', '"id": "stand-up"') };
    expect((await wagons(['deck', 'check', 'renamed.json'], { files: renamed })).out).toContain(
      'Differs from “Frontier” in: stand-up.',
    );
    for (const file of DECK_FILES)
      expect((await wagons(['deck', 'check', file])).out).not.toContain('Differs');
  });

  it('lists every fault with its path', async () => {
    const { code, out, err } = await wagons(['deck', 'check', 'faulty.json'], { files });
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('$.cards[0].front[0]');
    expect(err).toContain('lava');
    expect(err).toContain('$.cards[15].id');
    const json = await wagons(['deck', 'check', 'faulty.json', '--json'], { files });
    expect([json.code, json.err]).toEqual([1, '']);
    expect(jsonLines(json.out)).toMatchObject([
      {
        ok: false,
        faults: [{ path: '$.cards[0].front[0]', what: 'unknownWord' }, { path: '$.cards[15].id' }],
      },
    ]);
  });

  it('refuses invalid decks and missing files', async () => {
    expect((await wagons(['deck', 'check', 'letter.json'], { files })).code).toBe(1);
    const missing = await wagons(['deck', 'check', 'nowhere.json'], { files });
    expect([missing.code, missing.err]).toEqual([1, 'The file “nowhere.json” doesn’t exist.\n']);
  });
});

describe('deck show', () => {
  it('shows fronts, titles, conditions, provenance and the hash', async () => {
    const { code, out } = await wagons(['deck', 'show']);
    expect(code).toBe(0);
    expect(out).toContain(printedDeck.hash);
    expect(out).toContain('Pc Pf  Badlands  badlands\nPm Fb  4 points per gun');
    expect(out.match(/^.*front: .+, condition: .+$/gm)).toHaveLength(printedDeck.cards.length);
    for (const { id } of printedDeck.cards) expect(out).toContain(`  ${id}\n`);
  });

  it('shows a built-in deck by its name or number, or a deck file', async () => {
    const shown = await wagons(['deck', 'show', 'frontier']);
    expect(shown.out).toContain(frontierDeck.hash);
    for (const { id } of frontierDeck.cards) expect(shown.out).toContain(`  ${id}\n`);
    expect(await wagons(['deck', 'show', '2'])).toEqual(shown);
    expect(await wagons(['deck', 'show', 'Printed'])).toEqual(await wagons(['deck', 'show']));
    expect((await wagons(['deck', 'show', 'house.json'], { files })).out).toContain('House rules');
  });

  it('shows one card of a built-in deck or of a file, with its own numbers', async () => {
    const one = await wagons(['deck', 'show', 'Badlands']);
    expect(one.out).toContain('4 points per gun');
    expect(one.out).not.toContain('The Herd');
    const ours = await wagons(['deck', 'show', 'standoff']);
    expect(ours.out).toContain(frontierDeck.hash);
    expect(ours.out).toContain('3 points per pair of guns');
    expect(await wagons(['deck', 'show', 'frontier', 'standoff'])).toEqual(ours);
    expect((await wagons(['deck', 'show', 'printed', 'standoff'])).code).toBe(1);
    const mine = await wagons(['deck', 'show', 'mine.json', 'badlands'], { files });
    expect(mine.out).toContain('5 points per gun');
  });

  it('shows the rule and our ruling for a single card, if they apply', async () => {
    const { out } = await wagons(['deck', 'show', 'target-practice']);
    expect(out).toContain('B14: One gun may serve several beers.');
    expect(out).toContain('Our ruling: Only territories count');
    expect((await wagons(['deck', 'show', 'standoff'])).out).toContain('C2: A gun may be part');
    expect((await wagons(['deck', 'show'])).out).not.toContain('Our ruling');
    const mine = await wagons(['deck', 'show', 'mine.json', 'badlands'], { files });
    expect(mine.out, 'another condition').not.toContain('B1:');
    const french = await wagons(['deck', 'show', 'boom-or-bust', '--lang', 'fr']);
    expect(french.out).toContain('Notre choix\u202f: Le tableau');
  });

  it('prints JSON', async () => {
    const { out } = await wagons(['deck', 'show', 'badlands', '--json']);
    expect(jsonLines(out)).toMatchObject([
      {
        hash: printedDeck.hash,
        cards: [
          {
            id: 'badlands',
            title: 'Badlands',
            front: ['plains cow', 'plains fort', 'plains mine', 'forest beer'],
          },
        ],
      },
    ]);
  });

  it('refuses an unknown card or file', async () => {
    expect((await wagons(['deck', 'show', 'badland'])).code).toBe(1);
    expect((await wagons(['deck', 'show', 'mine.json', 'badland'], { files })).code).toBe(1);
    expect((await wagons(['deck', 'show', 'faulty.json'], { files })).err).toContain(
      'deck check faulty.json',
    );
  });
});

describe('--deck', () => {
  it('plays with a deck file, whose codes require it', async () => {
    const dealt = await wagons(['deal', '--seed', 'x', '--deck', 'mine.json'], { files });
    const code = /Game code: (\w+)/.exec(dealt.out)?.[1] ?? '';
    expect(dealt.out).toContain(`play ${code} --deck mine.json\n`);
    const replayed = await wagons(['replay', code, '--deck', 'mine.json', '--json'], { files });
    expect(jsonLines(replayed.out)).toMatchObject([{ code, moves: [] }]);
    const without = await wagons(['replay', code, '--json'], { files });
    expect([without.code, without.out]).toEqual([1, '']);
    expect(without.err).toContain('another deck');
  });

  it.each([
    ['printed', printedDeck],
    ['1', printedDeck],
    ['Frontier', frontierDeck],
    ['2', frontierDeck],
  ])('selects a built-in deck, whose codes do not require it: %s', async (named, deck) => {
    const dealt = await wagons(['deal', '--seed', 'x', '--deck', named]);
    const code = /Game code: (\w+)/.exec(dealt.out)?.[1] ?? '';
    expect(dealt.out).toContain(`play ${code}\n`);
    const { circle } = newGame('x', deck).deal;
    for (const more of [[], ['--deck', named]]) {
      const replayed = await wagons(['replay', code, ...more, '--json']);
      expect(jsonLines(replayed.out)).toMatchObject([{ code, circle, moves: [] }]);
    }
  });

  it.each(['3', '0', 'base', 'frontiers'])('refuses an unknown built-in deck: %s', async (named) => {
    const { code, err } = await wagons(['deal', '--deck', named]);
    expect([code, err]).toEqual([1, `The file “${named}” doesn’t exist.\n`]);
    const own = await wagons(['deal', '--seed', 'x', '--deck', named], { files: { [named]: exampleText } });
    expect(own.code).toBe(0);
  });

  it('applies to score, placements and simulate', async () => {
    const score = ['score', '--deck', 'frontier', '--first', 'standoff 0,0', '--center', 'boomtown'];
    expect(jsonLines((await wagons([...score, '--json'])).out)).toMatchObject([
      { tally: { first: { bonuses: { boomtown: 6 } } } },
    ]);
    const lay = ['placements', '--deck', '2', '--town', 'standoff 0,0', '--card', 'boomtown', '--json'];
    expect(jsonLines((await wagons(lay)).out)).toMatchObject([{ placements: { length: 42 } }]);
    const simulate = ['simulate', '--deck', 'frontier', '--bots', 'random,random', '--seed', 'x', '--json'];
    const [line] = jsonLines((await wagons(simulate)).out) as [{ code: string }];
    expect(parseCode(line.code, [frontierDeck]).ok).toBe(true);
  });

  it('is refused if the game was played with another deck', async () => {
    const dealt = await wagons(['deal', '--seed', 'x']);
    const code = /Game code: (\w+)/.exec(dealt.out)?.[1] ?? '';
    for (const command of ['replay', 'play']) {
      for (const named of ['mine.json', 'frontier']) {
        const ended = await wagons([command, code, '--deck', named], { files });
        expect([ended.code, ended.out]).toEqual([1, '']);
        expect(ended.err).toBe(
          `The game was played with “Printed deck”, not with “${named}”. Leave out “--deck”.\n`,
        );
      }
    }
    expect((await wagons(['replay', code, '--deck', printedFile])).code).toBe(0);
  });
});
