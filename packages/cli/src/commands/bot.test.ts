import { legalMoves, newGame, play } from '@wagons/rules';
import { makeCode, makeMove, parseMove } from '@wagons/rules/notation';
import { describe, expect, it } from 'vitest';
import { exampleDeck, exampleText, frontierDeck, printedDeck, wagons } from '../../test/wagons.ts';

/** A deck file on one line. */
const exampleJson = JSON.stringify(JSON.parse(exampleText));

/** The bot's replies to some lines. */
async function answers(lines: readonly string[], argv: readonly string[] = []): Promise<readonly string[]> {
  const { code, out, err } = await wagons(['bot', ...argv], { input: lines.join('\n'), tick: 1 });
  expect([code, err]).toEqual([0, '']);
  return out === '' ? [] : out.trimEnd().split('\n');
}

const isLegal = (line: string | undefined, game = newGame('prairie', printedDeck)): boolean => {
  const move = parseMove(line?.replace('bestmove ', '') ?? '', game.deck);
  return move.ok && play(game, move.value).ok;
};

describe('wagons bot', () => {
  it('identifies itself and is ready', async () => {
    expect(await answers(['wagons 1', 'quit'], ['--level', '3'])).toEqual([
      'id name Circle the Wagons L3',
      'ready',
    ]);
  });

  it('plays a whole game, from the code or from the moves', async () => {
    let game = newGame('prairie', printedDeck);
    const moves: string[] = [];
    while (game.phase !== 'over') {
      const said = await answers(
        [
          `position code ${makeCode(game)}`,
          'go nodes 1',
          `position seed prairie moves ${moves.join('; ')}`,
          'go nodes 1',
        ],
        ['--level', '1'],
      );
      expect(said).toHaveLength(2);
      // The same position gets the same move, in whichever form it is sent.
      expect(said[0]).toBe(said[1]);
      const move = parseMove(said[0]?.replace('bestmove ', '') ?? '', printedDeck);
      const next = move.ok ? play(game, move.value) : move;
      if (!next.ok) throw new Error(`${said[0]} is no legal move`);
      moves.push(makeMove(next.value.moves.at(-1) ?? never()));
      game = next.value;
    }
  });

  it('understands a deal with its moves, and lists the legal moves', async () => {
    const start = newGame('prairie', printedDeck);
    const deal = [...start.deal.center, ...start.deal.circle].join(' ');
    const [first] = legalMoves(start).map(makeMove);
    const game = play(start, legalMoves(start)[0] ?? never());
    if (!game.ok) throw new Error('the first move is legal');
    const said = await answers([
      `position deal ${deal}`,
      'legal',
      `position deal ${deal} moves ${first}`,
      'legal take something; take another',
      'legal',
      'go nodes 1',
      `position seed prairie moves ${first}`,
      'go nodes 1',
    ]);
    expect(said.slice(0, 2)).toEqual(
      [start, game.value].map((one) => `legal ${legalMoves(one).map(makeMove).join('; ')}`),
    );
    expect(said[2]).toBe(said[3]);
  });

  it.each([
    ['position deal the-herd', 'line 1: A deal names'],
    ['position deal the-herd moves take x moves take y', 'line 1: That’s not a position'],
    ['legal', 'line 1'],
  ])('answers “%s” with an error', async (line, start) => {
    const [said] = await answers([line]);
    expect(said?.toLowerCase()).toContain(`error ${start}`.toLowerCase());
  });

  it.each(['go', 'go nodes 0', 'go time 0', 'go nodes 5', 'go time 1'])(
    'answers “%s” with a legal move',
    async (go) => {
      const [said] = await answers(['position seed prairie', go]);
      expect(isLegal(said)).toBe(true);
    },
  );

  it('replies after stop and accepts further requests', async () => {
    const said = await answers([
      'position seed prairie',
      'go time 3600000',
      'stop',
      'go nodes 1',
      'stop',
      'stop',
    ]);
    expect(said).toHaveLength(2);
    expect(said.every((line) => isLegal(line))).toBe(true);
  });

  it('replies quickly after quit and ignores further requests', async () => {
    const said = await answers(['position seed prairie', 'go time 3600000', 'quit', 'wagons 1']);
    expect(said).toHaveLength(1);
    expect(isLegal(said[0])).toBe(true);
  });

  it.each([
    ['frontier', frontierDeck],
    ['2', frontierDeck],
    [exampleJson, exampleDeck],
    ['printed', printedDeck],
    ['1', printedDeck],
  ])('plays with another deck: %#', async (named, deck) => {
    const other = named === 'frontier' ? 'printed' : 'frontier';
    const said = await answers([`deck ${other}`, `deck ${named}`, 'position seed x', 'go nodes 1']);
    expect(said).toHaveLength(1);
    expect(isLegal(said[0], newGame('x', deck))).toBe(true);
  });

  it('handles “stop” after a “go” without limits', async () => {
    // The clock stands still, so only `stop` ends the search.
    const input = ['position seed prairie', 'go', 'stop'].join('\n');
    const { code, out } = await wagons(['bot'], { input });
    expect(code).toBe(0);
    expect(isLegal(out.trimEnd())).toBe(true);
  });

  it('uses only the deck that was sent', async () => {
    const code = makeCode(newGame('x', printedDeck));
    const said = await answers([`deck ${exampleJson}`, `position code ${code}`, 'go nodes 1']);
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch(/^error Line 2: /);
    expect(said[1]).toBe('error Line 3: No position given. Send one first.');
  });

  it.each(['deck printed', `deck ${exampleJson}`])(
    'drops the position when the deck changes: %#',
    async (deck) => {
      expect(await answers(['position seed x', deck, 'go nodes 1'])).toEqual([
        'error Line 3: No position given. Send one first.',
      ]);
    },
  );

  it.each([
    ['an unknown request', ['fly'], 'Unknown request “fly”'],
    ['another version', ['wagons 2'], 'Version “2”'],
    ['a bad budget', ['position seed x', 'go nodes -5'], '“nodes -5” isn’t a budget'],
    ['no position', ['go nodes 5'], 'No position given'],
    ['no position after a new game', ['position seed x', 'newgame', 'go'], 'No position given'],
    ['a damaged code', ['position code 11AMdBhOdDwO1JGDk'], 'The game code is damaged'],
    ['the code of another deck', ['position code 10AMdBhOdDwO1JGDjaaaaaaaa'], 'game code'],
    ['a seed that is too long', [`position seed ${'x'.repeat(65)}`], '64'],
    ['an illegal move', ['position seed prairie moves start the-herd; place the-herd 0,0'], '(rule'],
    ['an unknown card', ['position seed prairie moves start the-moon'], 'The card “the-moon” doesn’t exist'],
    ['a deck that is none', ['deck {}'], '“format” is missing'],
    ['no JSON', ['deck nonsense'], 'isn’t valid JSON'],
    ['a line that is too long', ['x'.repeat(1_000_001)], 'too long'],
  ])('reports %s and continues', async (_, lines, sentence) => {
    const said = await answers([...lines, 'wagons 1']);
    expect(said).toHaveLength(3);
    expect(said[0]).toMatch(/^error Line \d: /);
    expect(said[0]).toContain(sentence);
    expect(said[2]).toBe('ready');
  });

  it('drops the last position after an invalid one', async () => {
    const said = await answers(['position seed prairie', 'position code nonsense', 'go']);
    expect(said.map((line) => line.split(' ')[0])).toEqual(['error', 'error']);
  });

  it('reports that a finished game has no move', async () => {
    let game = newGame('prairie', printedDeck);
    while (game.phase !== 'over') {
      const [move] = legalMoves(game);
      const next = play(game, move ?? never());
      if (next.ok) game = next.value;
    }
    expect(await answers([`position code ${makeCode(game)}`, 'go'])).toEqual([
      'error Line 2: The game is over, so there’s no move to make.',
    ]);
  });

  it('exits at the end of its input and refuses an unknown level', async () => {
    expect(await answers([''])).toEqual([]);
    expect((await wagons(['bot', '--level', '9'])).code).toBe(2);
    expect((await wagons(['bot', '--level', '0'])).err).toContain('from 1 to 8');
  });
});

function never(): never {
  throw new Error('there is a move');
}
