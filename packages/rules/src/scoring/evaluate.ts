// The evaluator of scoring conditions: points, and the cells they come from (docs/deck-format.md, rules F).

import { type Cells, type Group, groups, largest } from '../town/groups.ts';
import { cellAt, type View } from '../town/town.ts';
import {
  type Bonus,
  type BySeat,
  type Choice,
  type Line,
  opponent,
  type Seat,
  type Steps,
  type TownCell,
} from '../core/types.ts';
import { indices, matching } from './matching.ts';
import { closest, find, fullestLines } from './things.ts';

/** Whose side an expression is evaluated for, the chosen cells, and the cells that led to a branch. */
type Scope = {
  readonly views: BySeat<View>;
  readonly seat: Seat;
  readonly chosen: Cells;
  readonly evidence: () => readonly TownCell[];
};

const NOTHING: Line = { points: 0, contributions: [], choices: 1 };

/** The worth of a bonus to a seat. */
export const worth = (bonus: Bonus, views: BySeat<View>, seat: Seat): Line =>
  evaluate(bonus, { views, seat, chosen: [], evidence: () => [] });

function evaluate(bonus: Bonus, scope: Scope): Line {
  if (typeof bonus === 'number') return lump(bonus, scope.evidence());
  if ('each' in bonus) return count(bonus, scope);
  if ('distance' in bonus) return measure(bonus, scope);
  if ('sum' in bonus) return add(bonus.sum.map((part) => evaluate(part, scope)));
  if ('product' in bonus) return combine(bonus.product, scope, ([a = 0, b = 0]) => a * b);
  if ('least' in bonus) return combine(bonus.least, scope, (values) => Math.min(...values));
  if ('most' in bonus) return combine(bonus.most, scope, (values) => Math.max(...values));
  if ('divide' in bonus) return combine([bonus.divide], scope, ([a = 0]) => Math.floor(a / bonus.by));
  if ('rival' in bonus) return combine([bonus.rival], fromTheOtherSide(scope), ([a = 0]) => a);
  if ('choose' in bonus) return choose(bonus.choose, bonus.score, scope);
  if ('table' in bonus) return table(bonus, scope);
  if ('compare' in bonus) return compare(bonus, scope);
  if ('difference' in bonus) return difference(bonus, scope);
  return changeHands(bonus, scope);
}

/** The opponent's side. Validation ensures that `chosen` isn't used there (F12). */
const fromTheOtherSide = (scope: Scope): Scope => ({ ...scope, seat: opponent(scope.seat) });

/** Evaluates a branch. A plain number there is attributed to the cells that led to it. */
function follow(branch: Bonus | undefined, scope: Scope, tested: readonly Line[]): Line {
  return branch === undefined ? NOTHING : evaluate(branch, { ...scope, evidence: () => cellsOf(tested) });
}

/** The last step that a value reaches. */
const lookUp = <T>(steps: Steps<T>, value: number): T | undefined =>
  steps.findLast(([from]) => value >= from)?.[1];

type Form<Name extends string> = Extract<Bonus, { readonly [name in Name]: unknown }>;

function table(bonus: Form<'table'>, scope: Scope): Line {
  const value = evaluate(bonus.table, scope);
  return follow(lookUp(bonus.steps, value.points), scope, [value]);
}

// ---- Both towns ----

/** A value for both sides. */
const bothSides = (value: Bonus, scope: Scope): { readonly own: Line; readonly rival: Line } => ({
  own: evaluate(value, scope),
  rival: evaluate(value, fromTheOtherSide(scope)),
});

/** A plain number is attributed to the cells of the side with more, or of both if they tie. */
function compare(bonus: Form<'compare'>, scope: Scope): Line {
  const { own, rival } = bothSides(bonus.compare, scope);
  if (own.points > rival.points) return follow(bonus.more, scope, [own]);
  if (own.points < rival.points) return follow(bonus.fewer, scope, [rival]);
  return follow(bonus.equal, scope, [own, rival]);
}

function difference(bonus: Form<'difference'>, scope: Scope): Line {
  const { own, rival } = bothSides(bonus.difference, scope);
  const lead = bonus.to === 'more' ? own.points - rival.points : rival.points - own.points;
  return lump(Math.max(0, lead), cellsOf([own, rival]));
}

/** The points of a value, except that the side with more of `toMore` takes up to `limit` from the opponent. */
function changeHands({ changeHands: limit, of, toMore }: Form<'changeHands'>, scope: Scope): Line {
  const { own, rival } = bothSides(of, scope);
  const by = bothSides(toMore, scope);
  const part = (line: Line): number => Math.min(limit, Math.max(0, line.points));
  if (by.own.points > by.rival.points) return add([own, lump(part(rival), cellsOf([by.own]))]);
  if (by.own.points === by.rival.points || part(own) === 0) return own;
  return lump(own.points - part(own), cellsOf([own, by.rival]));
}

// ---- Combining lines ----

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
    choices: Math.max(1, ...lines.map((line) => line.choices)),
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

function count(bonus: Form<'each'>, { views, seat, chosen }: Scope): Line {
  const worthOf = (size: number): number =>
    'steps' in bonus ? (lookUp(bonus.steps, size) ?? 0) : (bonus.points ?? 1);
  const things = find(bonus.each, views[seat], chosen);
  return add(things.map(({ size, cells }) => lump(worthOf(size), cellsAt(cells, views[seat], seat))));
}

/** For each matching territory, the territories between it and its closest target. */
function measure({ distance, to, points = 1 }: Form<'distance'>, { views, seat, chosen }: Scope): Line {
  const view = views[seat];
  const targets = matching(to, view, chosen);
  const lines = indices(matching(distance, view, chosen)).map((index) =>
    bestOf(
      closest(view, targets, index).map((way) => lump(points * (way.length - 2), cellsAt(way, view, seat))),
    ),
  );
  return add(lines.filter((line) => line !== undefined));
}

function choose(choice: Choice, score: Bonus, scope: Scope): Line {
  const view = scope.views[scope.seat];
  const candidates =
    'largestGroup' in choice
      ? largest(groups(view, matching(choice.largestGroup, view, [])))
      : fullestLines(view, matching(choice.fullestLine, view, []));
  const best = bestOf(
    candidates.map((candidate) => {
      const members = new Set(candidate);
      const chosen = view.territories.map((_, index) => members.has(index));
      return evaluate(score, { ...scope, chosen, evidence: () => cellsAt(candidate, view, scope.seat) });
    }),
  );
  return best ? { ...best, choices: Math.max(best.choices, candidates.length) } : NOTHING;
}

/** The best line for the owner of the town; of ties, the first (G3). */
const bestOf = (lines: readonly Line[]): Line | undefined => lines.toSorted((a, b) => b.points - a.points)[0];
