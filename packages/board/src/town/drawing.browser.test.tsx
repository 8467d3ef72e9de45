import type { Cell, Territory } from '@wagons/rules';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { at, cardOf, lay } from '../../test/cards.ts';
import { change, clear, show } from '../../test/stage.tsx';
import { CELL } from '../geometry/measures.ts';
import type { Point } from '../geometry/boxes.ts';
import type { TownGhost } from './ghost.tsx';
import type { Tone } from './lit.tsx';
import { TownBoard } from './townBoard.tsx';
import type { TownBoardProps } from './townProps.ts';

// D D | F W      `b` continues the forest of `a`; `d` covers the snow of `b`.
// F F | F S→M S
//         W D
const town = [lay('a', 0, 0), lay('b', 2, 0), lay('d', 3, 1)];
const all = (selector: string) => [...document.querySelectorAll(selector)];
const named = (cell: Cell, territory: Territory | undefined) =>
  `${cell.x},${cell.y} ${territory?.terrain ?? 'empty'}`;
const board = (props: Partial<TownBoardProps>) => (
  <TownBoard town={town} cardOf={cardOf} label="Town" cellLabel={named} interactive {...props} />
);
const ghostAt = (x: number, y: number): TownGhost => ({
  placement: lay('c', x, y),
  legal: true,
  state: 'aimed',
});

afterEach(() => {
  vi.restoreAllMocks();
  clear();
  delete document.documentElement.dataset['motion'];
});

describe('the drawing of a town', () => {
  it('draws cards in the order they were placed', async () => {
    await show(board({}));
    expect(all('.ctw-laid')).toHaveLength(3);
    const [, , last] = all('.ctw-laid');
    expect(last?.querySelector('[fill*=mountains]')).not.toBeNull();
  });

  it('has thin seams where a terrain continues, strong lines where it ends, and shadows on covered cards', async () => {
    await show(board({}));
    expect(document.querySelector('.ctw-joint-seam')?.getAttribute('d')).toBe('M200 103v94');
    expect(all('.ctw-town-lines > [fill*="ctw-forest"]')).toHaveLength(1);
    const borders = document.querySelector('.ctw-parting')?.getAttribute('d') ?? '';
    // Desert beside forest; forest beside mountains; water above mountains.
    expect(borders.split('M')).toHaveLength(4);
    const shadow = document.querySelector('.ctw-cast')?.getAttribute('d') ?? '';
    expect(shadow.split('M')).toHaveLength(3);
  });

  it('marks the card placed last', async () => {
    await show(board({ last: 2 }));
    const mark = document.querySelector('.ctw-last');
    expect([mark?.getAttribute('x'), mark?.getAttribute('y')]).toEqual(['300', '100']);
  });

  it('outlines lit cells, each tone with its own line', async () => {
    await show(
      board({
        lit: [
          { cell: at(0, 0), tone: 'gain' },
          { cell: at(1, 0), tone: 'gain' },
          { cell: at(3, 2), tone: 'loss' },
        ],
      }),
    );
    expect(all('.ctw-lit-gain, .ctw-lit-loss, .ctw-lit-plain')).toHaveLength(2);
    const gain = document.querySelector('.ctw-lit-gain .ctw-lit-line')?.getAttribute('d') ?? '';
    expect(gain.split('M')).toHaveLength(2);
  });

  it('outlines the territories around an empty cell, but not the cell', async () => {
    const ring = [1, 2, 3]
      .flatMap((y) => [1, 2, 3].map((x) => at(x, y)))
      .filter(({ x, y }) => x !== 2 || y !== 2);
    await show(board({ lit: ring.map((cell) => ({ cell, tone: 'gain' })) }));
    expect(litBy('gain', 5, 5)).toEqual([
      '.....', //
      '.###.',
      '.#.#.',
      '.###.',
      '.....',
    ]);
  });

  it('outlines a cell with gain and loss in both tones, one line inside the other', async () => {
    await show(
      board({
        lit: [
          { cell: at(0, 0), tone: 'gain' },
          { cell: at(0, 0), tone: 'loss' },
          { cell: at(1, 0), tone: 'loss' },
        ],
      }),
    );
    expect(litBy('gain', 3, 1)).toEqual(['#..']);
    expect(litBy('loss', 3, 1)).toEqual(['##.']);
    // On the left border of the cell that has both, only the gain is drawn.
    const border = new DOMPoint(5, CELL / 2);
    expect(drawnAt('gain', border)).toBe(true);
    expect(drawnAt('loss', border)).toBe(false);
  });

  it('outlines each part of two or more cells, even where parts overlap', async () => {
    const part = (number: number, ...cells: ReturnType<typeof at>[]) =>
      cells.map((cell) => ({ cell, tone: 'plain' as const, part: number }));
    const lines = () =>
      (document.querySelector('.ctw-lit-plain .ctw-lit-line')?.getAttribute('d') ?? '').split('M').length - 1;
    const [across, down] = [part(0, at(0, 0), at(1, 0), at(2, 0)), part(1, at(2, 0), at(2, 1))];
    await show(board({ lit: [...across, ...down] }));
    expect(lines()).toBe(2);
    expect(drawnAt('plain', new DOMPoint(2.5 * CELL, CELL - 5)), 'the row ends below').toBe(true);
    expect(drawnAt('plain', new DOMPoint(2 * CELL + 5, CELL / 2)), 'the column ends on the left').toBe(true);
    await show(board({ lit: [...part(0, at(0, 0)), ...part(1, at(1, 0)), ...part(2, at(2, 0))] }));
    expect(lines(), 'single cells join').toBe(1);
    await show(board({ lit: [...across, ...part(1, at(2, 0), at(1, 0), at(0, 0))] }));
    expect(lines(), 'the same cells twice').toBe(1);
  });

  it('draws the custom mark of a spot, or a peg', async () => {
    const mark = ({ x, y }: Point) => <text x={x} y={y}>{`${x} ${y}`}</text>;
    await show(board({ spots: [{ cell: at(0, -2), mark }, { cell: at(3, -2) }] }));
    expect(all('.ctw-spot text').map((text) => text.textContent)).toEqual(['100 -100']);
    expect(all('.ctw-spot circle')).toHaveLength(1);
  });

  it('exposes every cell to screen readers, and hides the drawing', async () => {
    await show(board({}));
    expect(all('[role=gridcell]').map((cell) => cell.getAttribute('aria-label'))).toContain('4,2 desert');
    expect(all('[role=gridcell]').map((cell) => cell.getAttribute('aria-label'))).toContain('4,0 empty');
    expect(document.querySelector('.ctw-drawing')?.getAttribute('aria-hidden')).toBe('true');
  });
});

/** The cells within the line of a tone, row by row. */
function litBy(tone: Tone, columns: number, rows: number): readonly string[] {
  const line = document.querySelector<SVGPathElement>(`.ctw-lit-${tone} .ctw-lit-line`);
  const isLit = (x: number, y: number) =>
    line?.isPointInFill(new DOMPoint(x * CELL + CELL / 2, y * CELL + CELL / 2));
  return Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_column, x) => (isLit(x, y) ? '#' : '.')).join(''),
  );
}

/** Whether a tone is drawn at a point, or the paper around its line. */
const drawnAt = (tone: Tone, point: DOMPoint): boolean =>
  all(`.ctw-lit-${tone} path`).some((path) => path instanceof SVGPathElement && path.isPointInStroke(point));

describe('redrawing a town', () => {
  it('a moving ghost leaves cards, spots and cells untouched', async () => {
    const asked = vi.fn<typeof cardOf>(cardOf);
    const label = vi.fn<typeof named>(named);
    const spots = [{ cell: at(0, -2) }, { cell: at(1, -2) }];
    const withGhost = (ghost: TownGhost) => board({ ghost, spots, cardOf: asked, cellLabel: label });
    const host = await show(withGhost(ghostAt(0, -2)));
    const before = asked.mock.calls.filter(([id]) => id !== 'c').length;
    const labels = label.mock.calls.length;
    const seen: MutationRecord[] = [];
    const observer = new MutationObserver((records) => seen.push(...records));
    observer.observe(document.querySelector('.ctw-town') ?? host, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    for (const x of [1, 2, 3]) {
      await change(host, withGhost(ghostAt(x, -2)));
    }
    observer.disconnect();
    expect(asked.mock.calls.filter(([id]) => id !== 'c')).toHaveLength(before);
    expect(label).toHaveBeenCalledTimes(labels);
    const touched = new Set(seen.map(({ target }) => (target as Element).getAttribute('class')));
    expect([...touched]).toEqual(['ctw-ghost ctw-aimed']);
  });
});

describe('motion in a town', () => {
  it('animates a new card, but not those that were there at mount', async () => {
    const moved = whatMoves();
    const host = await show(board({}));
    expect(moved()).toEqual([]);
    await change(host, board({ town: [...town, lay('e', 0, 2)] }));
    expect(all('.ctw-laid').filter((card) => moved().includes(card))).toEqual(all('.ctw-laid').slice(-1));
  });

  it('animates nothing if motion is off', async () => {
    const moved = whatMoves();
    document.documentElement.dataset['motion'] = 'off';
    const host = await show(board({ ghost: ghostAt(0, -2) }));
    await change(host, board({ town: [...town, lay('e', 0, 2)], ghost: ghostAt(1, -2) }));
    expect(moved()).toEqual([]);
    expect(document.getAnimations()).toHaveLength(0);
    const ghost = document.querySelector('.ctw-ghost') ?? host;
    expect(getComputedStyle(ghost).transitionDuration).toBe('0s');
  });
});

/** The elements animated from now on; a spy, because on a busy machine an animation may be over before it is checked. */
function whatMoves(): () => readonly unknown[] {
  const { mock } = vi.spyOn(Element.prototype, 'animate');
  return () => mock.contexts;
}
