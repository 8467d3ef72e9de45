import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playing, randomCourse } from '../../test/course.ts';
import { baseDeck, deckFile, frontierDeck } from '../../test/table.ts';
import { legalMoves, newGame, play } from '../game/play.ts';
import { placements } from '../town/place.ts';
import { score } from '../scoring/score.ts';
import { cardOf } from '../deck/cards.ts';
import { cover, EMPTY_VIEW } from '../town/town.ts';
import { seatToMove } from '../game/turn.ts';
import type { Deck, Game, Move } from '../core/types.ts';
import { makeGame } from './game.ts';
import { makeCode, parseCode } from './linkCode.ts';

const deck = baseDeck();
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The same cards with another hash: for the code it is a custom deck. */
const otherDeck: Deck = { ...deck, hash: 'ffffffffff00' };
const decks = [deck, frontierDeck()];
const example = deckFile('example');
const finished = (seed: string, of = deck): Game => randomCourse(seed, of).at(-1) ?? newGame(seed, of);

/** A game without skips; `pick` chooses each placement. */
function unskipped(
  seed: string,
  of: Deck,
  pick: (moves: readonly Move[], game: Game) => Move | undefined,
): Game {
  let game = playing(newGame(seed, of), 'start 1');
  while (game.phase !== 'over') {
    const moves = legalMoves(game);
    const move = game.phase === 'draft' ? moves[0] : pick(moves, game);
    if (move) game = playedOn(game, move);
  }
  return game;
}

/** The placement that is worth most immediately. */
const greedy = (moves: readonly Move[], game: Game): Move | undefined => {
  const seat = seatToMove(game) ?? 'first';
  const worth = moves.map((move) => score(playedOn(game, move))[seat].total);
  return moves[worth.indexOf(Math.max(...worth))];
};

describe('the link code', () => {
  it('[N12] says the whole game, at every moment', () => {
    for (let i = 0; i < 40; i++) {
      for (const game of randomCourse(`code ${i}`)) {
        const code = makeCode(game);
        expect(code).toMatch(/^11[0-9A-Za-z]+$/);
        expect(code.length).toBeLessThanOrEqual(40);
        expect(parseCode(code, [deck])).toEqual({ ok: true, value: game });
      }
    }
  });

  it('[N12] is put together as documented', () => {
    // Computed by hand from docs/notation.md, for a start, a draft with two skips and a placement.
    const game = playing(newGame('wagons', deck), 'start 4; take 3; 0,0 t');
    const left = deck.cards.map(({ id }) => id);
    const digits: Array<[of: number, is: number]> = [[32, 3]];
    for (const card of [...game.deal.center, ...game.deal.circle]) {
      digits.push([left.length, left.indexOf(card)]);
      left.splice(left.indexOf(card), 1);
    }
    digits.push([15, 3], [2, 1], [2, 1], [2, 0], [2, 1]);
    let number = 0n;
    for (const [of, is] of digits.toReversed()) number = number * BigInt(of) + BigInt(is);
    let body = '';
    for (; number > 0n; number /= 62n) body = ALPHABET[Number(number % 62n)] + body;
    let sum = 1n;
    for (const letter of `11${body}`)
      sum = (sum * 1_000_003n + BigInt(ALPHABET.indexOf(letter)) + 1n) % 916_132_829n;
    let check = '';
    for (let i = 0; i < 5; i++, sum /= 62n) check = ALPHABET[Number(sum % 62n)] + check;
    expect(makeCode(game)).toBe(`11${body}${check}`);
  });

  it('[N14][N15] complete games of both built-in decks take at most 40 characters, at random', () => {
    for (const [i, of] of decks.entries()) {
      for (let seed = 0; seed < 100; seed++) {
        const game = finished(`complete ${seed}`, of);
        const code = makeCode(game);
        expect(code.slice(0, 2)).toBe(`1${i + 1}`);
        expect(code.length).toBeLessThanOrEqual(40);
        expect(parseCode(code, decks)).toEqual({ ok: true, value: game });
      }
    }
  });

  it('[N15] games without a skip stay within 40: greedy ones, and those that sprawl both ways', () => {
    for (const of of decks) {
      const games = [
        unskipped('greedy', of, greedy),
        unskipped('sprawl', of, (moves) => moves.at(-1)),
        unskipped('sprawl', of, (moves) => moves[0]),
      ];
      for (const game of games) {
        expect(game.moves).toHaveLength(31);
        expect(makeCode(game).length).toBeLessThanOrEqual(40);
        expect(parseCode(makeCode(game), decks)).toEqual({ ok: true, value: game });
      }
    }
  });

  it('[N14][N15] a deck that is not built in takes seven characters more', () => {
    const code = makeCode(finished('foreign', example));
    expect(code).toMatch(/^10/);
    expect(code.length).toBeLessThanOrEqual(47);
    expect(parseCode(code, [...decks, example])).toEqual({ ok: true, value: finished('foreign', example) });
    expect(parseCode(code, decks)).toEqual({
      ok: false,
      error: { what: 'unknownDeck', found: example.hash.slice(0, 10) },
    });
    // The same game under the number of a built-in deck.
    const named = makeCode({ ...finished('foreign', example), deck });
    expect(code.slice(9, -5)).toBe(named.slice(2, -5));
  });

  it('[N15] no game with a built-in deck takes more than 40 characters', () => {
    // Upper bound of a town's spots: a card must touch or cover an earlier one, so its own spots overlap those of that
    // card; the fewer they share, the more the town gains.
    const spots = (x: number, y: number): Set<string> => {
      const view = cover(EMPTY_VIEW, cardOf(deck, 'badlands'), { cell: { x, y }, rotation: 'upright' });
      return new Set(placements(view, 'the-herd').map(({ cell }) => `${cell.x},${cell.y}`));
    };
    const origin = spots(0, 0);
    const gain = Math.max(
      ...[...origin].map((spot) => {
        const [x = 0, y = 0] = spot.split(',').map(Number);
        return [...spots(x, y)].filter((one) => !origin.has(one)).length;
      }),
    );
    const most = (cards: number): number => (cards === 0 ? 2 : 2 * (origin.size + (cards - 1) * gain));
    const ways = (cards: number): number =>
      Array.from({ length: cards }, (_, i) => most(i)).reduce((product, n) => product * n, 1);
    // Each of the fifteen cards is in exactly one town.
    const placing = Math.max(...Array.from({ length: 16 }, (_, n) => ways(n) * ways(15 - n)));
    const deals = Array.from({ length: 18 }, (_, i) => i + 1).reduce((product, n) => product * n, 1);
    const games = 32 * deals * 15 * 2 ** 14 * placing;
    const body = Math.ceil(Math.log(games) / Math.log(62));
    expect(gain).toBeGreaterThan(5);
    expect(2 + body + 5).toBeLessThanOrEqual(40);
    expect(9 + body + 5).toBeLessThanOrEqual(47);
  });

  it('[N15] also the most sprawling game stays within 40', () => {
    // All cards to the second player, each as far out as possible, always the last placement.
    let game = playing(newGame('sprawl', deck), 'start 15; take 15');
    while (game.phase !== 'over') {
      const move = legalMoves(game).at(-1);
      if (move) game = playedOn(game, move);
    }
    expect(makeCode(game).length).toBeLessThanOrEqual(40);
    expect(parseCode(makeCode(game), [deck])).toEqual({ ok: true, value: game });
  });

  it('[N14] another deck goes by its hash and is refused if it is not available', () => {
    const game = newGame('other', otherDeck);
    const code = makeCode(game);
    expect(code).toMatch(/^10/);
    expect(parseCode(code, [deck, otherDeck])).toEqual({ ok: true, value: game });
    expect(parseCode(code, [deck])).toEqual({
      ok: false,
      error: { what: 'unknownDeck', found: 'ffffffffff' },
    });
    expect(parseCode(makeCode(newGame('base', deck)), [otherDeck])).toEqual({
      ok: false,
      error: { what: 'unknownBuiltInDeck', found: 1 },
    });
  });

  it('[N14] spaces around a code are ignored, anything else is not a code', () => {
    const code = makeCode(newGame('wagons', deck));
    expect(parseCode(` ${code}\n`, [deck]).ok).toBe(true);
    for (const text of [
      '',
      'hello',
      'not a code at all!',
      `${code}-`,
      `${code.slice(0, 4)} ${code.slice(4)}`,
      'é'.repeat(20),
      'x'.repeat(5000),
    ]) {
      expect(parseCode(text, [deck])).toEqual({ ok: false, error: { what: 'notACode' } });
    }
  });
});

describe('the checksum', () => {
  const codes = [
    makeCode(newGame('wagons', deck)),
    makeCode(finished('check')),
    makeCode(newGame('other', otherDeck)),
  ];
  const known = [deck, otherDeck];

  it('[N13] every single wrong character is noticed', () => {
    for (const code of codes) {
      for (let i = 0; i < code.length; i++) {
        for (const letter of ALPHABET) {
          if (letter === code[i]) continue;
          expect(parseCode(code.slice(0, i) + letter + code.slice(i + 1), known)).toEqual({
            ok: false,
            error: { what: 'damaged' },
          });
        }
      }
    }
  });

  it('[N13] every swap of two characters is noticed', () => {
    for (const code of codes) {
      for (let i = 0; i < code.length; i++) {
        for (let j = i + 1; j < code.length; j++) {
          const letters = [...code];
          [letters[i], letters[j]] = [letters[j] ?? '', letters[i] ?? ''];
          const swapped = letters.join('');
          expect(parseCode(swapped, known).ok, swapped).toBe(swapped === code);
        }
      }
    }
  });

  it('[N13][N14] a code that is cut, doubled or made up is refused', () => {
    for (const code of codes) {
      for (let i = 1; i < code.length; i++) {
        expect(parseCode(code.slice(0, i), known).ok).toBe(false);
        expect(parseCode(code.slice(i), known).ok).toBe(false);
      }
    }
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: 8, maxLength: 50 }), (text) => {
        expect(parseCode(text, known).ok).toBe(false);
      }),
      { numRuns: 5000 },
    );
  });

  it('[N14] a sound checksum does not make a game: foreign bodies are refused whole', () => {
    const summed = (body: string): string => {
      const sum = [...body].reduce(
        (total, letter) => (total * 1_000_003n + BigInt(ALPHABET.indexOf(letter)) + 1n) % 916_132_829n,
        1n,
      );
      return (
        body + [4n, 3n, 2n, 1n, 0n].map((place) => ALPHABET[Number((sum / 62n ** place) % 62n)]).join('')
      );
    };
    expect(parseCode(summed(makeCode(newGame('wagons', deck)).slice(0, -5)), [deck]).ok).toBe(true);
    expect(parseCode(summed('2' + makeCode(newGame('wagons', deck)).slice(1, -5)), [deck])).toEqual({
      ok: false,
      error: { what: 'unknownVersion', found: '2' },
    });
    expect(parseCode(summed(`110${makeCode(newGame('wagons', deck)).slice(2, -5)}`), [deck])).toEqual({
      ok: false,
      error: { what: 'damaged' },
    });
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...ALPHABET), minLength: 1, maxLength: 45 }), (body) => {
        const read = parseCode(summed(`11${body}`), [deck]);
        if (read.ok) expect(makeCode(read.value)).toBe(summed(`11${body}`));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('codes that must stay readable', () => {
  it('[N12] an unfinished game', () => {
    const game = playing(newGame('wagons', deck), 'start 4; take 3; 0,0; 0,0 t; 2,1; take 1; -1 1 t');
    expect(makeCode(game)).toBe('111SfV2ifAB5AlCZ16l1b');
    const read = parseCode('111SfV2ifAB5AlCZ16l1b', [deck]);
    expect(read.ok && makeGame(read.value)).toBe(makeGame(game));
  });

  it('[N12] a game before its first move', () => {
    expect(parseCode('112DZR9rhrUmuVKyR', [deck])).toEqual({ ok: true, value: newGame('wagons', deck) });
    expect(parseCode('122DZR9rhrUmcfRuj', decks)).toEqual({
      ok: true,
      value: newGame('wagons', frontierDeck()),
    });
  });
});

function playedOn(game: Game, move: Move): Game {
  const next = play(game, move);
  if (!next.ok) throw new Error('a legal move is refused');
  return next.value;
}
