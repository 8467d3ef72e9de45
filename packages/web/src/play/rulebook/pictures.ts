// The towns that illustrate the rules, in the notation; `rules` decides what is legal there.

import { type CardId, type Deck, type Illegal, invariant, type Placement, type Town } from '@wagons/rules';
import { parseTown } from '@wagons/rules/notation';
import { scoreTowns } from '@wagons/rules/scoring';
import { checkSpot, visible } from '@wagons/rules/town';
import { type Picture, PICTURES, type RuleId } from '@wagons/words/areas';

/** A figure of a rule: a placement, or what a scoring card scores. */
type Drawn = { readonly rule: RuleId; readonly town: string } & (
  | { readonly laid?: Laid; readonly showsBefore?: boolean; readonly scored?: undefined }
  | { readonly scored: CardId; readonly laid?: undefined }
);

/** The new card; the notation can't express half a cell down or sideways. */
export type Laid = { readonly card: string; readonly down?: number; readonly isSideways?: boolean };

/** The town of the rulebook's placement figures. */
const undiscovered = 'undiscovered 0,0';

export const DRAWN: Readonly<Record<Picture, Drawn>> = {
  upright: { rule: 'P1', town: '', laid: { card: 'undiscovered 0,0' } },
  upsideDown: { rule: 'P1', town: '', laid: { card: 'undiscovered 0,0 turned' } },
  oneEdge: { rule: 'P2', town: undiscovered, laid: { card: 'badlands 2,1' } },
  twoEdges: { rule: 'P2', town: undiscovered, laid: { card: 'badlands 2,0' } },
  apart: { rule: 'P2', town: undiscovered, laid: { card: 'badlands 3,0' } },
  corner: { rule: 'P3', town: undiscovered, laid: { card: 'badlands 2,2' } },
  sideways: { rule: 'P4', town: undiscovered, laid: { card: 'badlands 2,0', isSideways: true } },
  offGrid: { rule: 'P5', town: undiscovered, laid: { card: 'badlands 2,0', down: 0.5 } },
  coverOne: { rule: 'P6', town: undiscovered, laid: { card: 'badlands 1,1' } },
  coverTwo: { rule: 'P6', town: undiscovered, laid: { card: 'badlands 1,0' } },
  coverFour: { rule: 'P6', town: undiscovered, laid: { card: 'badlands 0,0' }, showsBefore: true },
  oneOfEach: {
    rule: 'P6',
    town: `${undiscovered}; badlands 2,0`,
    laid: { card: 'smalltown-charm 1,1' },
    showsBefore: true,
  },
  twoOfEach: {
    rule: 'P6',
    town: `${undiscovered}; badlands 2,0`,
    laid: { card: 'smalltown-charm 1,0' },
    showsBefore: true,
  },
  threeOfTwo: {
    rule: 'P6',
    town: `${undiscovered}; badlands 2,1`,
    laid: { card: 'smalltown-charm 1,0' },
    showsBefore: true,
  },
  gunAmidDeserts: { rule: 'B1', town: 'claim-jumpers 0,0; one-too-many 2,1', scored: 'badlands' },
  closestGun: {
    rule: 'B14',
    town: 'boom-or-bust 0,0; badlands -2,-1 turned; prairie-life 1,-2 turned',
    scored: 'target-practice',
  },
  enclosed: {
    rule: 'B17',
    town: 'the-herd 0,0; badlands 2,1; smalltown-charm 1,3; happy-cows -1,2',
    scored: 'undiscovered',
  },
};

/** The pictures that belong to a rule. */
export const picturesOf = (rule: RuleId): readonly Picture[] =>
  PICTURES.filter((picture) => DRAWN[picture].rule === rule);

/** The town whose groups are counted: 20 points in all the rulebooks. */
export const GROUPS_TOWN =
  'undiscovered 0,0; smalltown-charm -1,0; fortified 2,0; badlands 3,-1; the-clearing -1,2; happy-cows 1,2';

/** The number of cards in a circle; the draft's example gives them letters. */
export const CIRCLE = 15;

/** Parses a town. */
export function townOf(deck: Deck, text: string): Town {
  const town = parseTown(text, deck);
  invariant(town.ok, `a town that can be read: ${text}`);
  return town.value;
}

/** A placement in a figure; legal without `illegal`. */
export type Laying = {
  readonly before: Town;
  readonly placement: Placement;
  readonly isSideways: boolean;
  readonly illegal?: Illegal;
};

export function layingOf(deck: Deck, town: string, { card, down = 0, isSideways = false }: Laid): Laying {
  const before = townOf(deck, town);
  const [written] = townOf(deck, card);
  invariant(written, `a card: ${card}`);
  const placement = { ...written, cell: { ...written.cell, y: written.cell.y + down } };
  const laid = { before, placement, isSideways };
  // A sideways card is not a placement, so the rules can't be asked.
  if (isSideways) return { ...laid, illegal: { why: 'onItsSide', rule: 'P4' } };
  const lies = checkSpot(visible(deck, before), placement.cell);
  return lies.ok ? laid : { ...laid, illegal: lies.error };
}

/** The line of one scoring card for the owner of a town. */
export function scoredLine(deck: Deck, card: CardId, first: Town, second: Town) {
  const [line] = scoreTowns(deck, [card], { first, second }).first.bonuses;
  invariant(line, 'a card that is scored has a line');
  return line;
}
