import { describe, expect, it } from 'vitest';
import { jsonLines, printedDeck, wagons } from '../../test/wagons.ts';

/** The worked example of the rulebooks. */
const example = [
  ['undiscovered', '1,0'],
  ['smalltown-charm', '0,0'],
  ['fortified', '3,0'],
  ['badlands', '4,-1'],
  ['the-clearing', '0,2'],
  ['happy-cows', '2,2'],
] as const;
const exampleJson = example.map(([card, cell]) => ({ card, cell, rotation: 'upright' }));
const exampleText = example.map((placement) => placement.join(' ')).join('; ');
const terrains = { desert: 4, forest: 1, mountains: 6, plains: 5, snow: 1, water: 3 };

/** Asks `score --json` one question, or several, one on each line. */
const score = (...questions: readonly unknown[]) =>
  wagons(['score', '--json'], { input: questions.map((one) => JSON.stringify(one)).join('\n') });

type Contribution = { points: number; cells: { town: string; cell: string }[] };
type Why = { terrains: Record<string, Contribution[]>; bonuses: Record<string, Contribution[]> };
type Answer = {
  tally: Record<string, { terrains: Record<string, number>; bonuses: Record<string, number>; total: number }>;
  why: Record<string, Why>;
};

describe('score --json', () => {
  it('gives the worked example its 20 points', async () => {
    const { code, out, err } = await score({ center: [], towns: { first: exampleJson, second: [] } });
    expect([code, err]).toEqual([0, '']);
    const [answer] = jsonLines(out) as [Answer];
    expect(Object.keys(answer)).toEqual(['tally', 'why']);
    expect(answer.tally['first']).toEqual({ terrains, bonuses: {}, total: 20 });
    expect(answer.tally['second']?.total).toBe(0);
    const desert = answer.why['first']?.terrains['desert'];
    expect(desert).toEqual([
      { points: 4, cells: ['0,0', '1,0', '2,0', '0,1'].map((cell) => ({ town: 'first', cell })) },
    ]);
  });

  it('keeps the coordinates of the caller', async () => {
    const { out } = await score({
      center: [],
      towns: { second: [{ card: 'smalltown-charm', cell: '17,-40' }] },
    });
    const [answer] = jsonLines(out) as [Answer];
    expect(answer.why['second']?.terrains['mountains']).toEqual([
      { points: 1, cells: [{ town: 'second', cell: '18,-39' }] },
    ]);
  });

  it('has contributions that add up, and allows a center card in a town', async () => {
    const center = ['badlands', 'the-herd', 'smalltown-charm'];
    const second = [{ card: 'boom-or-bust', cell: '0,0', rotation: 'upsideDown' }];
    const { out } = await score({ center, towns: { first: exampleJson, second } });
    const [answer] = jsonLines(out) as [Answer];
    for (const seat of ['first', 'second']) {
      const { tally, why } = { tally: answer.tally[seat], why: answer.why[seat] };
      expect(Object.keys(tally?.bonuses ?? {})).toEqual(center);
      const lines = [...Object.entries(why?.terrains ?? {}), ...Object.entries(why?.bonuses ?? {})];
      const points = { ...tally?.terrains, ...tally?.bonuses };
      for (const [name, parts] of lines) {
        expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(points[name]);
      }
      expect(Object.values(points).reduce((sum, one) => sum + one, 0)).toBe(tally?.total);
    }
    expect(answer.why['second']?.bonuses['smalltown-charm']?.[0]?.cells).toContainEqual({
      town: 'first',
      cell: '1,1',
    });
  });

  it('defaults to upright and accepts moves as placements', async () => {
    const upright = { card: 'badlands', cell: '0,0', rotation: 'upright' };
    const { out } = await score(
      { center: [], towns: { first: [upright] } },
      { center: [], towns: { first: [{ card: 'badlands', cell: '0,0' }] } },
      { center: [], towns: { first: [{ type: 'place', ...upright }] } },
    );
    const [one, ...others] = out.trimEnd().split('\n');
    expect(others).toEqual([one, one]);
  });

  it('reads one object over several lines', async () => {
    const question = { center: ['badlands'], towns: { first: exampleJson } };
    const pretty = await wagons(['score', '--json'], { input: JSON.stringify(question, undefined, 2) });
    expect(pretty).toEqual(await score(question));
  });

  it('reports an invalid line by its number and continues', async () => {
    const good = JSON.stringify({ center: [], towns: { first: exampleJson } });
    for (const input of [`${good}\nnonsense\n\n${good}\n`, `nonsense\n${good}\n${good}`]) {
      const { code, out, err } = await wagons(['score', '--json'], { input });
      expect([code, err]).toEqual([1, '']);
      const answers = jsonLines(out) as Partial<Answer & { line: number }>[];
      expect(answers).toHaveLength(3);
      expect(answers.map(({ line }) => line).filter((line) => line !== undefined)).toEqual([
        input.split('\n').indexOf('nonsense') + 1,
      ]);
    }
  });

  const lay = (...first: readonly unknown[]) => ({ center: [], towns: { first } });
  const there = { card: 'badlands', cell: '0,0' };
  it.each([
    ['a corner', 'P3', lay(there, { card: 'the-herd', cell: '2,2' })],
    ['a card far away', 'P2', lay(there, { card: 'the-herd', cell: '3,0' })],
    ['a card on its side', 'P4', lay({ ...there, rotation: 'sideways' })],
    ['a card between the cells', 'P5', lay({ card: 'badlands', cell: '1.5,0' })],
    ['a card twice in a town', 'S1', lay(there, { ...there, cell: '1,1' })],
    ['a card in both towns', 'S1', { center: [], towns: { first: [there], second: [there] } }],
    ['an unknown card', 'S1', lay({ card: '__proto__', cell: '0,0' })],
    ['an unknown scoring card', 'S1', { center: ['constructor'], towns: {} }],
    ['a scoring card twice', 'S2', { center: ['badlands', 'badlands'], towns: {} }],
  ])('refuses %s by rule %s', async (_, rule, question) => {
    const { code, out } = await score(question);
    expect(code).toBe(1);
    const [answer] = jsonLines(out) as [{ line: number; error: string; rule: string }];
    expect(Object.keys(answer)).toEqual(['line', 'error', 'rule']);
    expect(answer).toMatchObject({ line: 1, rule });
    expect(answer.error).toContain(`rule ${rule}`);
    expect(answer.error).toMatch(/^At \$\./);
  });

  it.each([
    ['a list', []],
    ['nothing', null],
    ['an object without keys', {}],
    ['no towns', { center: [] }],
    ['no center', { towns: {} }],
    ['an unknown key', { center: [], towns: {}, more: 1 }],
    ['an unknown town', { center: [], towns: { third: [] } }],
    ['four scoring cards', { center: ['badlands', 'the-herd', 'fortified', 'wagon-train'], towns: {} }],
    ['a scoring card that is a number', { center: [1], towns: {} }],
    ['towns in a list', { center: [], towns: [[], []] }],
    ['a town that is null', { center: [], towns: { first: null } }],
    ['a placement that is a text', lay('badlands 0,0')],
    ['a placement without a card', lay({ cell: '0,0' })],
    ['a placement without a cell', lay({ card: 'badlands' })],
    ['a cell that is a list', lay({ card: 'badlands', cell: [0, 0] })],
    ['a cell that is none', lay({ card: 'badlands', cell: '0;0' })],
    ['a cell in words', lay({ card: 'badlands', cell: 'Infinity,0' })],
    ['a cell out of this world', lay({ card: 'badlands', cell: '1000,0' })],
    ['a rotation that is no text', lay({ ...there, rotation: 180 })],
    ['a rotation that is null', lay({ ...there, rotation: null })],
    ['another move than a placement', lay({ type: 'draft', ...there })],
  ])('refuses %s, which breaks no rule', async (_, question) => {
    const { code, out } = await score(question);
    expect(code).toBe(1);
    expect(jsonLines(out)).toEqual([{ line: 1, error: expect.any(String) }]);
  });

  it.each([
    ['depths', '['.repeat(40_000) + ']'.repeat(40_000)],
    ['depths without an end', '['.repeat(90_000)],
    ['a line that is too long', 'x'.repeat(1_000_000)],
    ['a poisoned object', '{"center":[],"towns":{"__proto__":[{"card":"badlands","cell":"0,0"}]}}'],
    ['a long name', `{"center":["${'x'.repeat(50_000)}"],"towns":{}}`],
  ])('survives %s', async (_, input) => {
    const { code, out } = await wagons(['score', '--json'], { input });
    expect(code).toBe(1);
    expect(out.length).toBeLessThan(500);
    expect(jsonLines(out)).toMatchObject([{ line: 1, error: expect.any(String) }]);
  });

  it('prints nothing for empty input', async () => {
    expect(await wagons(['score', '--json'], { input: '\n \n' })).toEqual({ code: 0, out: '', err: '' });
  });
});

describe('score', () => {
  it('draws a typed town and explains its 20 points', async () => {
    const { code, out } = await wagons(['score', '--first', exampleText]);
    expect(code).toBe(0);
    expect(out).toContain('  -1 .. .. .. .. Pc Pf\n');
    expect(out).toContain('Desert: largest group, 4 territories');
    expect(out).toContain('Total: 20');
    expect(out).not.toContain('Second player');
  });

  it('scores two towns under three cards and names the winner', async () => {
    const argv = [
      '--center',
      'Badlands, the-herd,one-too-many',
      '--first',
      exampleText,
      '--second',
      'boom-or-bust 0,0 turned',
    ];
    const { out } = await wagons(['score', ...argv]);
    expect(out).toContain('The Herd: 2 points per cow in your largest group');
    expect(out).toContain('The first player wins');
    const json = await wagons(['score', '--json', ...argv]);
    expect(jsonLines(json.out)).toMatchObject([{ tally: { first: { bonuses: { 'one-too-many': 0 } } } }]);
  });

  it('adds up the terrains before the scoring cards', async () => {
    const { out } = await wagons(['score', '--first', exampleText, '--center', 'badlands']);
    expect(out).toMatch(/^ {2}Water: .*\n(?: {4}.*\n)* {2}All six terrains: 20\n {2}Badlands: /m);
    expect((await wagons(['score', '--first', exampleText])).out).not.toContain('All six terrains');
  });

  it('accepts card titles', async () => {
    const byId = await wagons(['score', '--center', 'the-herd,badlands', '--first', 'badlands 0,0']);
    const byTitle = await wagons(['score', '--center', 'The Herd, Ödland', '--first', 'BADLANDS 0,0']);
    expect(byTitle).toEqual(byId);
  });

  it('mentions the empty other town if a card compares both', async () => {
    const across = printedDeck.cards.find(({ bonus }) => JSON.stringify(bonus).includes('"compare"'));
    const argv = ['score', '--first', exampleText, '--center'];
    expect((await wagons([...argv, across?.id ?? ''])).out).toContain('The other town is empty,');
    expect((await wagons([...argv, 'badlands'])).out).not.toContain('The other town is empty,');
  });

  it('reads JSON and reports invalid lines', async () => {
    const good = JSON.stringify({ center: [], towns: { first: exampleJson } });
    const { code, out, err } = await wagons(['score'], { input: `${good}\nnonsense\n` });
    expect(code).toBe(1);
    expect(out).toContain('Total: 20');
    expect(err).toMatch(/^Line 2: .*JSON.*\n$/);
  });

  it.each([
    ['a corner', ['--first', 'badlands 0,0; the-herd 2,2'], '(rule P3)'],
    ['a typing mistake', ['--first', 'badlands 0,0; the-hurd 2,1'], '“the-hurd”'],
    ['a cell that is none', ['--second', 'badlands here'], '--second'],
    ['four scoring cards', ['--center', 'badlands,the-herd,fortified,wagon-train'], '--center'],
    ['an unknown scoring card', ['--center', 'badland'], '--center badland'],
  ])('refuses %s in one sentence', async (_, argv, said) => {
    const { code, out, err } = await wagons(['score', ...argv]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain(said);
    expect(err.trimEnd()).not.toContain('\n');
  });

  it('explains its input on a terminal and for an empty pipe', async () => {
    expect((await wagons(['score'], { isTerminal: true })).code).toBe(2);
    expect((await wagons(['score'])).code).toBe(1);
  });
});
