// A player's decisions in a game, summed up: where the points went, and what to practice.

import type { CardId, Points, Seat, Terrain } from '@wagons/rules';
import { type DecisionKind, DECISIONS, type Grade } from './grade.ts';
import { isReported, type GradeMark, GRADE_MARKS } from './marks.ts';
import { type LossPart, partsOf } from './parts.ts';

/** What to practice: a kind of decision, or a line of the tally. */
export type Practice =
  | { readonly topic: 'start' | 'draft' | 'gifts' | 'placement' }
  | { readonly topic: 'terrain'; readonly terrain: Terrain }
  | { readonly topic: 'card'; readonly card: CardId };

/** Only losses larger than their uncertainty are counted. */
export type PlayerSummary = {
  readonly total: Points;
  /** Adds up to the total. */
  readonly decisions: Readonly<Record<DecisionKind, Points>>;
  /** The part of the drafting losses that is marked as costly gifts. */
  readonly gifts: Points;
  /** By line of the tally, in its order; adds up to the total. */
  readonly lines: readonly LossPart[];
  /** How many decisions have each mark. */
  readonly marks: Readonly<Record<GradeMark, number>>;
  /** At most two topics, the most important first; none if nothing was lost. */
  readonly practice: readonly Practice[];
};

export function summarize(grades: readonly Grade[], seat: Seat): PlayerSummary {
  const own = grades.filter((grade) => grade.seat === seat);
  const lost = own.filter(isReported);
  const sum = (some: readonly Grade[]): Points => some.reduce((points, grade) => points + grade.lost, 0);
  const decisions = byName(DECISIONS, (kind) => sum(lost.filter(({ decision }) => decision === kind)));
  const gifts = sum(lost.filter(({ mark }) => mark === 'costlyGift'));
  const lines = addUp(lost.map(partsOf));
  const total = sum(lost);
  return {
    total,
    decisions,
    gifts,
    lines,
    marks: byName(GRADE_MARKS, (mark) => own.filter((grade) => grade.mark === mark).length),
    practice: practiceOf({ total, decisions, gifts, lines }),
  };
}

const byName = <Name extends string, T>(names: readonly Name[], of: (name: Name) => T) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, T>;

function addUp(all: ReadonlyArray<readonly LossPart[]>): readonly LossPart[] {
  const [first = [], ...rest] = all;
  return first.map(({ line, own, kept }, i) => ({
    line,
    own: rest.reduce((sum, parts) => sum + (parts[i]?.own ?? 0), own),
    kept: rest.reduce((sum, parts) => sum + (parts[i]?.kept ?? 0), kept),
  }));
}

/** A line of the player's own tally is worth practicing if it makes up this share of the loss. */
const LARGE_SHARE = 0.25;

function practiceOf({
  total,
  decisions,
  gifts,
  lines,
}: Pick<PlayerSummary, 'total' | 'decisions' | 'gifts' | 'lines'>): readonly Practice[] {
  if (total === 0) return [];
  const topics = [
    { topic: 'start', points: decisions.start },
    { topic: 'gifts', points: gifts },
    { topic: 'draft', points: decisions.draft - gifts },
    { topic: 'placement', points: decisions.placement },
  ] as const;
  const [{ topic }] = topics.toSorted((a, b) => b.points - a.points) as [(typeof topics)[number]];
  // What the opponent gained is left out: it says nothing about the player's town.
  const [largest] = lines.toSorted((a, b) => b.own - a.own);
  if (!largest || largest.own < LARGE_SHARE * total) return [{ topic }];
  const { line } = largest;
  return [
    { topic },
    'terrain' in line ? { topic: 'terrain', terrain: line.terrain } : { topic: 'card', card: line.card },
  ];
}
