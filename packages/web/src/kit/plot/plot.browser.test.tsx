// Tests of plots in a browser: the numbers are there without the drawing, and the drawing agrees with them.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../look/tokens.css';
import '../look/base.css';
import { leave, show } from '../../../test/speaking.ts';
import { BarTable } from './barTable.tsx';
import { HeatTable } from './heatTable.tsx';
import { LinePlot } from './linePlot.tsx';
import { ToneLegend } from './toneLegend.tsx';

beforeEach(() => page.viewport(360, 700));
afterEach(leave);

const box = (selector: string): DOMRect =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();

test('a table with bars reads as a table, and its bars share a scale', async () => {
  await show(
    <BarTable
      caption="Points by terrain"
      heading="Terrain"
      columns={['Mean', 'Games']}
      tick={String}
      rows={[
        { key: 'snow', label: 'Snow', value: 4, range: [3, 5], numbers: ['4.0 ± 1.0', '12'] },
        { key: 'water', label: 'Water', value: -2, tone: 'loss', numbers: ['−2.0', '7'] },
        { key: 'none', label: 'Plains', value: undefined, numbers: ['–', '0'] },
      ]}
    />,
    'table',
  );
  await expect.element(page.getByRole('table', { name: 'Points by terrain' })).toBeInTheDocument();
  const row = page.getByRole('row', { name: 'Snow 4.0 ± 1.0 12' });
  await expect.element(row).toBeInTheDocument();
  const [snow, water, plains] = [1, 2, 3].map((n) => `tbody tr:nth-child(${n})`);
  const bar = box(`${snow} rect`);
  const loss = box(`${water} rect`);
  expect(bar.width).toBeCloseTo(2 * loss.width, 0);
  expect(loss.right).toBeCloseTo(bar.left, 0);
  const range = box(`${snow} line:not([y1="0"])`);
  expect(range.left).toBeCloseTo(bar.left + bar.width * 0.75, 0);
  expect(range.right).toBeCloseTo(bar.left + bar.width * 1.25, 0);
  expect(document.querySelector(`${plains} rect`)).toBeNull();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('the parts of a bar follow each other', async () => {
  const parts = [
    { value: 3, tone: 'gain' },
    { value: 1, tone: 'even' },
    { value: 6, tone: 'loss' },
  ] as const;
  await show(
    <>
      <BarTable
        caption="Results"
        heading="Level"
        columns={[]}
        tick={String}
        rows={[{ key: '1', label: '1', value: 10, parts, numbers: [] }]}
      />
      <ToneLegend entries={[{ tone: 'gain', text: 'Won' }]} />
    </>,
    'table',
  );
  const [won, tied, lost] = ['gain', 'even', 'loss'].map((tone) => box(`tbody [data-tone=${tone}]`));
  expect(won?.right).toBeCloseTo(tied?.left ?? 0, 0);
  expect(tied?.right).toBeCloseTo(lost?.left ?? 0, 0);
  expect(lost?.width).toBeCloseTo(2 * (won?.width ?? 0), 0);
  await expect.element(page.getByText('Won')).toBeVisible();
});

test('a line has a name, dots where it should, and its band around it', async () => {
  await show(
    <LinePlot
      label="Margin after each turn: from 0 to 5"
      tick={String}
      base={0}
      points={[
        { value: 0, range: [-4, 4] },
        { value: 2, range: [0, 4], tone: 'gain' },
        { value: 5, tone: 'loss' },
      ]}
    />,
    '[role=img]',
  );
  await expect.element(page.getByRole('img', { name: 'Margin after each turn: from 0 to 5' })).toBeVisible();
  expect(document.querySelectorAll('[role=img] circle')).toHaveLength(2);
  const [band, path] = ['[role=img] > path:first-of-type', '[role=img] > path:last-of-type'];
  expect(box(band).top).toBeCloseTo(box(path).top, 0);
  expect(box(band).bottom).toBeGreaterThan(box(path).bottom + 10);
  await page.viewport(700, 700);
  await expect.poll(() => box(path).right).toBeGreaterThan(600);
});

test('a colored table scrolls by itself, keeps its row names, and is darkest where the number is largest', async () => {
  const columns = Array.from({ length: 18 }, (_, i) => `Scoring card ${i}`);
  await show(
    <HeatTable
      caption="Values"
      heading="Card"
      columns={columns}
      rows={[
        {
          key: 'a',
          label: 'First',
          cells: columns.map((_, i) => ({ value: i - 4, text: String(i - 4), detail: '± 1' })),
        },
        { key: 'b', label: 'Second', cells: columns.map(() => ({ value: undefined, text: '–' })) },
      ]}
    />,
    'table',
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  const region = page.getByRole('region', { name: 'Values' });
  await expect.element(region).toHaveAttribute('tabindex', '0');
  await expect.element(page.getByRole('columnheader', { name: 'Scoring card 17' })).toBeInTheDocument();
  const scroller = region.element();
  scroller.scrollLeft = 200;
  await expect.poll(() => scroller.scrollLeft).toBe(200);
  expect(box('tbody th').left).toBeCloseTo(scroller.getBoundingClientRect().left, 0);
  const colors = [...document.querySelectorAll('tbody tr:first-child td')].map(
    (cell) => getComputedStyle(cell).backgroundColor,
  );
  expect(new Set(colors).size).toBe(18);
  expect(
    getComputedStyle(document.querySelector('tbody tr:last-child td') ?? document.body).backgroundColor,
  ).toBe(colors[4]);
});
