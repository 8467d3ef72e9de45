import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playing, randomCourse } from '../../test/course.ts';
import { baseDeck, deckFile, frontierDeck } from '../../test/table.ts';
import { newGame } from '../game/play.ts';
import { EMPTY_VIEW, visible } from '../town/town.ts';
import { type Game, type Move, type Placement, ROTATIONS } from '../core/types.ts';
import type { TextError } from './errors.ts';
import { makeGame, parseGame } from './game.ts';
import { makeMove, readMadeMove } from './madeMove.ts';
import { parseMove } from './move.ts';
import { makeTown, parseTown } from './town.ts';
import { makePicture, parsePicture } from './picture.ts';
import { parseTypedMove } from './typedMove.ts';

const deck = baseDeck();
const card = fc.constantFrom(...deck.cards.map(({ id }) => id));
const cell = fc.record({ x: fc.integer({ min: -99, max: 99 }), y: fc.integer({ min: -99, max: 99 }) });
const placement: fc.Arbitrary<Placement> = fc.record({ card, cell, rotation: fc.constantFrom(...ROTATIONS) });
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ type: fc.constant('pickStart' as const), card }),
  fc.record({ type: fc.constant('draft' as const), card }),
  placement.map((laid) => ({ type: 'place' as const, ...laid })),
);
const error = (result: { readonly ok: boolean; readonly error?: TextError }): TextError | undefined =>
  result.error;

describe('moves', () => {
  it.each([
    ['start the-herd', { type: 'pickStart', card: 'the-herd' }],
    ['take the-herd', { type: 'draft', card: 'the-herd' }],
    ['place the-herd 2,-1', { type: 'place', card: 'the-herd', cell: { x: 2, y: -1 }, rotation: 'upright' }],
    [
      'place the-herd 0,12 turned',
      { type: 'place', card: 'the-herd', cell: { x: 0, y: 12 }, rotation: 'upsideDown' },
    ],
  ] as const)('[N6] %s', (text, said) => {
    expect(parseMove(text, deck)).toEqual({ ok: true, value: said });
    expect(makeMove(said)).toBe(text);
  });

  it('[N6] case, spaces and comments are ignored', () => {
    expect(parseMove('  Place  The-Herd 2,-1  TURNED  # on the hill', deck)).toEqual(
      parseMove('place the-herd 2,-1 turned', deck),
    );
  });

  it.each(['', 'take', 'fly the-herd', 'Take the-herd', 'take the-herd 0,0', 'take the-herd now'])(
    '[N6] %j was never made',
    (text) => expect(readMadeMove(text)).toBeUndefined(),
  );

  it.each(['place the-herd', 'place the-herd 0', 'place the-herd 0,0 upside', 'place the-herd 0,0  turned'])(
    '[N6] %j was never made',
    (text) => expect(readMadeMove(text)).toBeUndefined(),
  );

  it('[N6] round-trips', () => {
    fc.assert(
      fc.property(move, (made) => {
        expect(parseMove(makeMove(made), deck)).toEqual({ ok: true, value: made });
        expect(readMadeMove(makeMove(made))).toEqual(made);
      }),
    );
  });

  it.each([
    ['', 1, { what: 'unexpected', found: '', expected: ['start', 'take', 'place'] }],
    ['grab the-herd', 1, { what: 'unexpected', found: 'grab', expected: ['start', 'take', 'place'] }],
    ['take', 5, { what: 'unexpected', found: '', expected: ['card'] }],
    ['take  the-hare', 7, { what: 'unknownCard', found: 'the-hare' }],
    ['take the-herd now', 15, { what: 'unexpected', found: 'now', expected: ['end'] }],
    ['place the-herd', 15, { what: 'unexpected', found: '', expected: ['cell'] }],
    ['place the-herd 1;2', 16, { what: 'unexpected', found: '1', expected: ['cell'] }],
    ['place the-herd 1.5,2', 16, { what: 'unexpected', found: '1.5,2', expected: ['cell'] }],
    [
      'place the-herd 1,2 sideways',
      20,
      { what: 'unexpected', found: 'sideways', expected: ['turned', 'end'] },
    ],
    ['place the-herd 1,2 turned twice', 27, { what: 'unexpected', found: 'twice', expected: ['end'] }],
    ['place __proto__ 1,2', 7, { what: 'unknownCard', found: '__proto__' }],
    ['take the-herd; take badlands', 14, { what: 'unexpected', found: ';', expected: ['end'] }],
  ] as const)('[N11] "%s" is refused at column %i', (text, column, problem) => {
    expect(error(parseMove(text, deck))).toEqual({ line: 1, column, ...problem });
  });
});

describe('moves typed at the table', () => {
  const start = newGame('wagons', deck);
  const draft = playing(start, 'start 1');
  const place = playing(draft, 'take 3');
  const read = (text: string, game: Game) => {
    const said = parseTypedMove(text, game);
    return said.ok ? makeMove(said.value) : said.error;
  };

  it('[N7] a card of the circle by number, id or beginning, with or without the verb', () => {
    for (const text of ['3', 'start 3', 'circle-the-wagons', 'circle', 'Start Circle'])
      expect(read(text, start)).toBe('start circle-the-wagons');
    for (const text of ['3', 'take 3', 'circle-the-wagons', 'take circle'])
      expect(read(text, draft)).toBe('take circle-the-wagons');
  });

  it('[N6][N7] a card by its title, in any language, with or without capitals and accents', () => {
    for (const text of [
      'Cool Water',
      'take cool water',
      'kühles nass',
      'KUHLES NASS',
      'eau fraîche',
      'Eau',
    ]) {
      expect(read(text, draft)).toBe('take cool-water');
    }
    expect(parseMove('take Kühles-Nass', deck)).toEqual(parseMove('take cool-water', deck));
    expect(read('place cool water 1 -2', place)).toBe('place cool-water 1,-2');
  });

  it('[N7] a beginning that fits several cards is not guessed', () => {
    expect(read('boo', draft)).toEqual({
      line: 1,
      column: 1,
      what: 'ambiguous',
      found: 'boo',
      cards: ['boom-or-bust', 'bootleggers'],
    });
  });

  it('[N7] a number past the end of the circle is refused with the numbers there are', () => {
    for (const text of ['0', '16', 'take 99999999999999999999']) {
      expect(read(text, draft)).toMatchObject({ what: 'noSuchNumber', atMost: 15 });
    }
  });

  it('[N7][P5] a cell off the grid is read, so that the rules can refuse it', () => {
    expect(parseTypedMove('0.5,0', place)).toMatchObject({ value: { cell: { x: 0.5, y: 0 } } });
    expect(parseTypedMove('place 1 0.25 t', place)).toMatchObject({
      value: { cell: { x: 1, y: 0.25 }, rotation: 'upsideDown' },
    });
  });

  it('[N7] the card to place may be left out', () => {
    for (const text of ['1,-2', '1 -2', 'place 1 -2', 'place circle-the-wagons 1,-2'])
      expect(read(text, place)).toBe('place circle-the-wagons 1,-2');
    for (const text of ['1 -2 t', '1,-2 turned', 'place 1 -2 T'])
      expect(read(text, place)).toBe('place circle-the-wagons 1,-2 turned');
  });

  it('[N7] a move of another phase is read as it is said, so that the rules can refuse it', () => {
    expect(read('take 1', place)).toMatch(/^take /);
    expect(read('2,1', draft)).toMatch(/^place .* 2,1$/);
    expect(read('start 99', draft)).toMatch(/^start /);
    const over = randomCourse('over').at(-1) ?? start;
    for (const text of ['1', 'take 1', '0,0', 'the-herd']) expect(parseTypedMove(text, over).ok).toBe(true);
    expect(read('take the-herd', place)).toBe('take the-herd');
    expect(read('start the-herd', draft)).toBe('start the-herd');
  });

  it('[N7][N11] anything else is refused with its column, never thrown', () => {
    expect(read('', place)).toMatchObject({ line: 1, column: 1, expected: ['cell'] });
    expect(read('take', draft)).toMatchObject({ column: 5, expected: ['card'] });
    expect(read('take 3\n4', draft)).toMatchObject({ line: 2, column: 1, found: '4', expected: ['end'] });
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(start, draft, place), (text, game) => {
        expect(typeof parseTypedMove(text, game).ok).toBe('boolean');
      }),
    );
  });
});

describe('towns', () => {
  it('[N8] placements separated by semicolons or line breaks', () => {
    const town = parseTown('undiscovered 1,0; badlands 0,0 turned\n\n# and then\nfortified 3,0;', deck);
    expect(town.ok && makeTown(town.value)).toBe('undiscovered 1,0; badlands 0,0 turned; fortified 3,0');
    expect(parseTown('', deck)).toEqual({ ok: true, value: [] });
  });

  it('[N8] round-trips', () => {
    fc.assert(
      fc.property(fc.array(placement, { maxLength: 18 }), (town) => {
        expect(parseTown(makeTown(town), deck)).toEqual({ ok: true, value: town });
      }),
    );
  });

  it('[N8][N11] errors name line and column', () => {
    expect(error(parseTown('badlands 0,0;\n the-herd', deck))).toEqual({
      line: 2,
      column: 10,
      what: 'unexpected',
      found: '',
      expected: ['cell'],
    });
    expect(error(parseTown('badlands 0,0; the-hare 1,1', deck))).toMatchObject({
      line: 1,
      column: 15,
      what: 'unknownCard',
    });
    expect(error(parseTown('badlands ; the-herd 0,0', deck))).toMatchObject({
      line: 1,
      column: 10,
      expected: ['cell'],
    });
    expect(error(parseTown('#'.repeat(10_001), deck))).toMatchObject({ what: 'tooLong', limit: 10_000 });
  });
});

describe('pictures', () => {
  it('[N9] show what is visible, with the cell of the top left corner', () => {
    const town = parseTown('undiscovered 1,0; smalltown-charm 0,0; fortified 3,0; badlands 4,-1', deck);
    expect(town.ok && makePicture(visible(deck, town.value))).toBe(
      ['at 0,-1', '.. .. .. .. Pc Pf', 'Dw Dg Df Pb Pm Fb', 'Dc Mf Mc Mc Pg ..'].join('\n'),
    );
    expect(makePicture(EMPTY_VIEW)).toBe('');
    expect(parsePicture('\n.. ..\n')).toEqual({ ok: true, value: EMPTY_VIEW });
  });

  it('[N9] round-trips', () => {
    for (let i = 0; i < 30; i++) {
      for (const { towns } of randomCourse(`picture ${i}`)) {
        const view = visible(deck, towns.second);
        expect(parsePicture(makePicture(view))).toEqual({ ok: true, value: view });
      }
    }
  });

  it('[N9] empty rows and columns around a town do not matter', () => {
    expect(parsePicture('at -1,-1\n.. .. ..\n.. Dw ..\n')).toEqual(parsePicture('Dw'));
  });

  it('[N9][N11] errors name line and column', () => {
    expect(error(parsePicture('Dw Dg\nDw Xg'))).toEqual({
      line: 2,
      column: 4,
      what: 'unexpected',
      found: 'Xg',
      expected: ['territory'],
    });
    expect(error(parsePicture('Dw wD'))).toMatchObject({ column: 4 });
    expect(error(parsePicture('at\nDw'))).toMatchObject({ line: 1, column: 3, expected: ['cell'] });
    expect(error(parsePicture('at 1,1 x\nDw'))).toMatchObject({ column: 8, expected: ['end'] });
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'DFMPSWbcfgmw. \nat,01') }), (text) => {
        expect(typeof parsePicture(text).ok).toBe('boolean');
      }),
    );
  });
});

describe('games', () => {
  const game = playing(newGame('wagons', deck), 'start 4; take 3; 0,0; 0,0 t; 2,1; take 1; -1 1 t');
  const text = `wagons 1
deck 1
center the-herd target-practice one-too-many
circle gold-country boom-or-bust circle-the-wagons claim-jumpers the-clearing smalltown-charm fortified wagon-train happy-cows prairie-life cool-water undiscovered badlands bootleggers rifles-ready
second: start claim-jumpers
first: take smalltown-charm; place smalltown-charm 0,0
second: place claim-jumpers 0,0 turned; place the-clearing 2,1; take fortified; place fortified -1,1 turned
`;
  const lines = text.split('\n');
  const changed = (line: number, to: string): string => lines.with(line - 1, to).join('\n');

  it('[N10] deck, deal, and a line for every turn', () => {
    expect(makeGame(game)).toBe(text);
    expect(parseGame(text, [deck])).toEqual({ ok: true, value: game });
  });

  it('[N10] seats may be left out, and each move may be on its own line, with comments and empty lines', () => {
    const loose = [
      ...lines.slice(0, 4),
      '# the start',
      ...lines.slice(4).flatMap((line) => line.replace(/^\w+: /, '').split(';')),
      '',
    ];
    expect(parseGame(loose.join('\r\n\r\n'), [deck])).toEqual({ ok: true, value: game });
  });

  it('[N10] round-trips, at every moment of a game', () => {
    for (let i = 0; i < 8; i++) {
      for (const moment of randomCourse(`game ${i}`))
        expect(parseGame(makeGame(moment), [deck])).toEqual({ ok: true, value: moment });
    }
  });

  it('[N10] a built-in deck goes by its number', () => {
    for (const [i, built] of [deck, frontierDeck()].entries()) {
      const made = makeGame(newGame('x', built));
      expect(made.split('\n')[1]).toBe(`deck ${i + 1}`);
      expect(parseGame(made, [deck, frontierDeck()])).toEqual({ ok: true, value: newGame('x', built) });
    }
  });

  it('[N10] a deck of this project that is not built in goes by its hash', () => {
    const example = deckFile('example');
    const made = makeGame(newGame('x', example));
    expect(made.split('\n')[1]).toBe(`deck ${example.hash.slice(0, 10)}`);
    expect(parseGame(made, [deck, example])).toEqual({ ok: true, value: newGame('x', example) });
  });

  it('[N10] another deck goes by the beginning of its hash', () => {
    const other = { ...deck, hash: 'abcdef0123456789' };
    const made = makeGame({ ...newGame('x', other) });
    expect(made.split('\n')[1]).toBe('deck abcdef0123');
    expect(parseGame(made, [deck, other])).toEqual({ ok: true, value: newGame('x', other) });
    expect(error(parseGame(made, [deck]))).toEqual({
      line: 2,
      column: 6,
      what: 'unknownDeck',
      found: 'abcdef0123',
    });
  });

  it.each([
    [changed(1, 'wagons 2'), 1, 1, { what: 'unexpected', expected: ['header'] }],
    ['', 1, 1, { what: 'unexpected', expected: ['header'] }],
    ['wagons 1', 1, 9, { what: 'unexpected', expected: ['deck'] }],
    [changed(2, 'deck'), 2, 5, { expected: ['deck'] }],
    [changed(2, 'deck 2'), 2, 6, { what: 'unknownDeck', found: '2' }],
    [changed(2, 'deck 0'), 2, 6, { what: 'unknownDeck', found: '0' }],
    [changed(2, 'deck 01'), 2, 6, { what: 'unknownDeck', found: '01' }],
    [changed(2, 'deck 1 x'), 2, 8, { expected: ['end'] }],
    [changed(3, 'center the-herd target-practice'), 3, 1, { what: 'wrongCount', found: 2, expected: 3 }],
    [
      changed(3, 'center the-herd target-practice target-practice'),
      3,
      33,
      { what: 'duplicateCard', found: 'target-practice' },
    ],
    [changed(3, 'centre a b c'), 3, 1, { expected: ['center'] }],
    [
      changed(3, 'center the-herd target-practice gold-country'),
      4,
      8,
      { what: 'duplicateCard', found: 'gold-country' },
    ],
    [changed(4, 'circle claim-jumpers'), 4, 1, { what: 'wrongCount', found: 1, expected: 15 }],
    [changed(5, 'second: start the-hare'), 5, 15, { what: 'unknownCard' }],
    [
      changed(5, 'first: start claim-jumpers'),
      5,
      1,
      { what: 'wrongSeat', found: 'first', expected: 'second' },
    ],
    [changed(5, 'third: start claim-jumpers'), 5, 1, { expected: ['seat'] }],
    [
      changed(6, 'first: take smalltown-charm; place smalltown-charm 1,0'),
      6,
      30,
      { what: 'illegal', illegal: { why: 'notAtOrigin', rule: 'P1' } },
    ],
    [
      changed(7, 'second: take fortified'),
      7,
      9,
      { what: 'illegal', illegal: { why: 'wrongPhase', rule: 'T1' } },
    ],
    ['x'.repeat(10_001), 1, 1, { what: 'tooLong' }],
  ])('[N11] errors name line and column (%#)', (wrong, line, column, problem) => {
    expect(error(parseGame(wrong, [deck]))).toMatchObject({ line, column, ...problem });
  });

  it('[N11] a damaged text is read or refused, never thrown', () => {
    const place = fc.nat({ max: text.length });
    fc.assert(
      fc.property(place, place, fc.string({ maxLength: 5 }), (from, to, between) => {
        expect(typeof parseGame(text.slice(0, from) + between + text.slice(to), [deck]).ok).toBe('boolean');
      }),
    );
  });
});
