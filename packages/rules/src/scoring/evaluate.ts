// Points and why: one evaluator for every scoring condition (docs/deck-format.md, rules F).

import { type Cells, type Group, groups, largest } from '../groups.ts';
import { cellAt, type View } from '../town.ts';
import {
  type Bonus,
  type BySeat,
  type Choice,
  type Line,
  opponent,
  type Seat,
  type Things,
  type TownCell,
} from '../types.ts';
import { matching, within } from './matching.ts';
import { find, fullestLines } from './things.ts';

/** From whose side an expression is read, which part of the town is chosen, and what led to a branch. */
type Scope = {
  readonly views: BySeat<View>;
  readonly seat: Seat;
  readonly chosen?: Cells;
  readonly evidence: () => readonly TownCell[];
};

const NOTHING: Line = { points: 0, contributions: [], choices: 1 };

/** What a bonus is worth to a seat, with both towns as they lie. */
export const worth = (bonus: Bonus, views: BySeat<View>, seat: Seat): Line =>
  evaluate(bonus, { views, seat, evidence: () => [] });

function evaluate(bonus: Bonus, scope: Scope): Line {
  if (typeof bonus === 'number') return lump(bonus, scope.evidence());
  if ('each' in bonus) return count(bonus.each, bonus.points ?? 1, scope);
  if ('sum' in bonus) return add(bonus.sum.map((part) => evaluate(part, scope)));
  if ('product' in bonus) return combine(bonus.product, scope, ([a = 0, b = 0]) => a * b);
  if ('least' in bonus) return combine(bonus.least, scope, (values) => Math.min(...values));
  if ('most' in bonus) return combine(bonus.most, scope, (values) => Math.max(...values));
  if ('rival' in bonus) return evaluate(bonus.rival, fromTheOtherSide(scope));
  if ('choose' in bonus) return choose(bonus.choose, bonus.score, scope);
  if ('when' in bonus) {
    const tested = evaluate(bonus.when, scope);
    const branch = within(tested.points, bonus) ? bonus.then : bonus.else;
    return follow(branch, scope, [tested]);
  }
  const own = evaluate(bonus.compare, { ...scope, chosen: [] });
  const other = evaluate(bonus.compare, fromTheOtherSide(scope));
  const branch =
    own.points > other.points ? bonus.more : own.points < other.points ? bonus.fewer : bonus.equal;
  return follow(branch, scope, [own, other]);
}

/** The opponent's own view of things; nothing is chosen there. */
const fromTheOtherSide = (scope: Scope): Scope => ({ ...scope, seat: opponent(scope.seat), chosen: [] });

/** Evaluates a branch; points that it gives for nothing in particular come from the cells that led to it. */
function follow(branch: Bonus | undefined, scope: Scope, tested: readonly Line[]): Line {
  return branch === undefined ? NOTHING : evaluate(branch, { ...scope, evidence: () => cellsOf(tested) });
}

// ---- Lines from lines ----

const cellsAt = (indices: Group, view: View, town: Seat): TownCell[] =>
  indices.map((index) => ({ town, cell: cellAt(view, index) }));

function cellsOf(lines: readonly Line[]): TownCell[] {
  const cells = lines.flatMap((line) => line.contributions.flatMap((part) => part.cells));
  return [...new Map(cells.map((one) => [`${one.town} ${one.cell.x},${one.cell.y}`, one])).values()];
}

/** Points as a single contribution. */
const lump = (points: number, cells: readonly TownCell[], choices = 1): Line =>
  points === 0 ? { ...NOTHING, choices } : { points, contributions: [{ points, cells }], choices };

function add(lines: readonly Line[]): Line {
  return {
    points: lines.reduce((sum, line) => sum + line.points, 0),
    contributions: lines.flatMap((line) => line.contributions),
    choices: Math.max(...lines.map((line) => line.choices)),
  };
}

function combine(
  parts: readonly Bonus[],
  scope: Scope,
  operation: (values: readonly number[]) => number,
): Line {
  const lines = parts.map((part) => evaluate(part, scope));
  return lump(operation(lines.map((line) => line.points)), cellsOf(lines), add(lines).choices);
}

function count(things: Things, points: number, scope: Scope): Line {
  if (points === 0) return NOTHING;
  const view = scope.views[scope.seat];
  const contributions = find(things, view, scope.chosen ?? []).map((thing) => ({
    points,
    cells: cellsAt(thing, view, scope.seat),
  }));
  return contributions.length === 0
    ? NOTHING
    : { points: points * contributions.length, contributions, choices: 1 };
}

/** Of equally large groups, or equally full lines, the one that scores most; among equals the first (G3). */
function choose(choice: Choice, score: Bonus, scope: Scope): Line {
  const view = scope.views[scope.seat];
  const candidates =
    'largestGroup' in choice
      ? largest(groups(view, matching(choice.largestGroup, view, [])))
      : fullestLines(view, matching(choice.fullestLine, view, []));
  let best: Line | undefined;
  for (const candidate of candidates) {
    const chosen = new Array<boolean>(view.territories.length).fill(false);
    for (const index of candidate) chosen[index] = true;
    const line = evaluate(score, { ...scope, chosen, evidence: () => cellsAt(candidate, view, scope.seat) });
    if (best === undefined || line.points > best.points) best = line;
  }
  return best ? { ...best, choices: Math.max(best.choices, candidates.length) } : NOTHING;
}
