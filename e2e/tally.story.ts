// The final tally is a table to a screen reader, whatever its layout: read from the browser's own accessibility tree.

import type { Page } from '@playwright/test';
import { POSITIONS } from '../tools/positions.mjs';
import { dealFor, finalTotals, playOn } from './player.ts';
import { expect, test } from './story.ts';

type Row = ReadonlyArray<readonly [role: string, name: string]>;

/** The rows of the table with this name: the role and the name of each cell. */
async function tableRows(page: Page, name: string): Promise<readonly Row[]> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  type Node = (typeof nodes)[number];
  const said = ({ role, name: label }: Node) => [`${role?.value}`, `${label?.value ?? ''}`] as const;
  /** The nearest descendants with one of these roles, through whatever is ignored or only groups them. */
  const within = (node: Node, roles: readonly string[]): readonly Node[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id);
      if (!child) return [];
      return !child.ignored && roles.includes(said(child)[0]) ? [child] : within(child, roles);
    });
  const table = nodes.find((node) => !node.ignored && said(node)[0] === 'table' && said(node)[1] === name);
  return table
    ? within(table, ['row']).map((row) =>
        within(row, ['columnheader', 'rowheader', 'cell', 'gridcell']).map(said),
      )
    : [];
}

for (const [width, height] of [
  [360, 640],
  [640, 360],
  [1280, 800],
] as const)
  test(`at ${width} × ${height}, the final tally has rows and headers`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await dealFor(page, 'two people', { from: POSITIONS.lastCard });
    await playOn(page);
    await expect(finalTotals(page)).toHaveCount(2);
    const totals = await finalTotals(page).allTextContents();
    const [heads = [], ...players] = await tableRows(page, 'Tally');
    const named = heads.filter(([role]) => role === 'columnheader').map(([, name]) => name);
    expect(named.slice(0, 2)).toEqual(['Desert', 'Forest']);
    expect(named).toHaveLength(10);
    expect(named.at(-1)).toBe('Total');
    expect(named).not.toContain('');
    expect(players.map(([first]) => first?.[0])).toEqual(['rowheader', 'rowheader']);
    expect(players.map((row) => row.filter(([role]) => role === 'cell').length)).toEqual([10, 10]);
    expect(players.map((row) => row.at(-1)?.[1])).toEqual(totals);
  });
