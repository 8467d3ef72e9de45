// Upper bound for what the territories of a card score by themselves in local forms, with the help of another card.

import { CODE_COUNT } from '../../../kernel/town/codes.ts';
import { torus } from '../../../kernel/town/rows.ts';
import type { CardCodes } from '../../../kernel/town/town.ts';
import { DOWN, LEFT, RIGHT, UP } from '../base/cellTest.ts';
import { fixedCosts, type LocalTerm } from './localForm.ts';

const { cellIndex } = torus;

/**
 * How another card can help: not at all if it is apart; if it is placed before and touches this card, it can provide
 * the neighbors on any outer side; if it is placed after, it can cover a territory or change one of its neighbors.
 */
export type Help = 'apart' | 'before' | 'after';

/** The neighbors of a territory on a card: outside at its side and its end, and two on the card itself. */
type CardNeighbors = {
  readonly side: number;
  readonly end: number;
  readonly beside: number;
  readonly across: number;
};

const UNKNOWN = -32768;

export class CardPoints {
  readonly #terms: readonly LocalTerm[];
  readonly #card: CardCodes;
  readonly #other: CardCodes;
  readonly #help: Help;
  /** By territory of the card, in both rotations, and the codes on its outer sides: its points, computed on demand. */
  readonly #known = new Int16Array(8 * CODE_COUNT * CODE_COUNT).fill(UNKNOWN);
  /** By territory of the card: whether it can score at all. */
  readonly #scores: readonly boolean[];
  readonly #costs: Float64Array;
  readonly #cross = new Uint8Array(5);

  constructor(terms: readonly LocalTerm[], card: CardCodes, other: CardCodes, help: Help) {
    this.#terms = terms;
    this.#card = card;
    this.#other = other.subarray(0, 4);
    this.#help = help;
    this.#costs = fixedCosts(terms);
    this.#scores = [...card].map((code) => terms.some(({ mayMatch }) => mayMatch[code]));
  }

  at(cells: Uint8Array, rotation: number, x: number, y: number): number {
    let sum = 0;
    for (let part = 0; part < 4; part++) {
      const which = 4 * rotation + part;
      if (!this.#scores[which]) continue;
      const right = part & 1;
      const lower = part >> 1;
      const side = cells[cellIndex(x + 3 * right - 1, y + lower)]!;
      const end = cells[cellIndex(x + right, y + 3 * lower - 1)]!;
      const index = (which * CODE_COUNT + side) * CODE_COUNT + end;
      if (this.#known[index] === UNKNOWN) this.#known[index] = this.#mostPoints(which, side, end);
      sum += this.#known[index]!;
    }
    return sum;
  }

  #mostPoints(which: number, side: number, end: number): number {
    const around = { side, end, beside: this.#card[which ^ 1]!, across: this.#card[which ^ 2]! };
    let most = this.#points(which, around);
    if (this.#help === 'before') {
      for (const one of [side, ...this.#other]) {
        for (const two of [end, ...this.#other]) {
          most = Math.max(most, this.#points(which, { ...around, side: one, end: two }));
        }
      }
    }
    if (this.#help === 'after') {
      // A covered territory still counts with its fixed cost: the card above it is credited with the saving.
      most = Math.max(most, this.#costs[this.#card[which]!]!);
      for (const other of this.#other) {
        for (const place of ['side', 'end', 'beside', 'across'] as const)
          most = Math.max(most, this.#points(which, { ...around, [place]: other }));
      }
    }
    return most;
  }

  /** The points of a territory of the card with these neighbors. */
  #points(which: number, { side, end, beside, across }: CardNeighbors): number {
    const code = this.#card[which]!;
    const isRight = (which & 1) === 1;
    const isLower = (which & 2) === 2;
    const cross = this.#cross;
    cross[0] = code;
    cross[LEFT] = isRight ? beside : side;
    cross[RIGHT] = isRight ? side : beside;
    cross[UP] = isLower ? across : end;
    cross[DOWN] = isLower ? end : across;
    let points = 0;
    for (const term of this.#terms) if (term.mayMatch[code] && term.matches(cross)) points += term.points;
    return points;
  }
}
