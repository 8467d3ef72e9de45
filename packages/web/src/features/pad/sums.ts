// A sheet of plain numbers: for each player six groups and three scoring cards. Pure.

import { type BySeat, type Outcome, type Points, type Seat, SEATS, TERRAINS, withSeat } from '@wagons/rules';
import { Type } from 'typebox';
import { Integer, parseJson } from '../../kit/storage/json.ts';
import { asName } from '../../play/store/names.ts';
import { MOST_POINTS } from './padText.ts';

const CARDS = 3;

/** First the groups, in the order of the terrains, then the scoring cards. */
export const SUM_LINES = TERRAINS.length + CARDS;

/** A number that isn't entered yet is undefined. */
type Column = { readonly name: string; readonly points: ReadonlyArray<Points | undefined> };

export type Sums = BySeat<Column>;

const BLANK: Column = { name: '', points: Array.from({ length: SUM_LINES }, () => undefined) };

export const blankSums: Sums = { first: BLANK, second: BLANK };

/** The least and the most points of a line: a group is never negative. */
const limitsOf = (line: number): readonly [least: Points, most: Points] => [
  line < TERRAINS.length ? 0 : -MOST_POINTS,
  line < TERRAINS.length ? 99 : MOST_POINTS,
];

/** What a field means: undefined if empty, 'wrong' if it isn't a whole number within the limits. */
export function readPoints(text: string, line: number): Points | 'wrong' | undefined {
  const trimmed = text.trim().replace(/^[−–]/, '-');
  if (trimmed === '') return undefined;
  const points = Number(trimmed);
  const [least, most] = limitsOf(line);
  // A negative zero is a zero.
  return Number.isInteger(points) && points >= least && points <= most ? points + 0 : 'wrong';
}

export const withPoints = (sums: Sums, seat: Seat, line: number, points: Points | undefined): Sums =>
  withSeat(sums, seat, { ...sums[seat], points: sums[seat].points.with(line, points) });

export const withName = (sums: Sums, seat: Seat, name: string): Sums =>
  withSeat(sums, seat, { ...sums[seat], name });

export const totalOf = ({ points }: Column): Points =>
  points.reduce<number>((sum, one) => sum + (one ?? 0), 0);

/** Whether every number is entered. */
export const isComplete = (sums: Sums): boolean =>
  SEATS.every((seat) => sums[seat].points.every((one) => one !== undefined));

export const leaderOf = (sums: Sums): Outcome => {
  const lead = totalOf(sums.first) - totalOf(sums.second);
  if (lead === 0) return 'draw';
  return lead > 0 ? 'first' : 'second';
};

// ---- Storage ----

const StoredColumn = Type.Object({
  name: Type.String(),
  points: Type.Array(Type.Union([Integer, Type.Null()]), { minItems: SUM_LINES, maxItems: SUM_LINES }),
});
const StoredSums = Type.Object({ first: StoredColumn, second: StoredColumn });

/** A number that isn't entered is null in JSON. */
export const makeSums = (sums: Sums): string => JSON.stringify(sums);

/** Undefined if the text is damaged. Numbers beyond the limits are left out. */
export function parseSums(text: string | undefined): Sums | undefined {
  const read = parseJson(StoredSums, text);
  if (!read) return undefined;
  const column = ({ name, points }: typeof read.first): Column => ({
    name: asName(name) ?? '',
    points: points.map((one, line) => {
      const known = one === null ? undefined : readPoints(String(one), line);
      return known === 'wrong' ? undefined : known;
    }),
  });
  return { first: column(read.first), second: column(read.second) };
}
