// Upper bound for blocks of two by two: other cards may provide the cells that a square still lacks.

import type { Things } from '@wagons/rules/scoring';
import { EMPTY_CELL, iconOf, terrainOf } from '../../../kernel/town/codes.ts';
import { AREA, torus } from '../../../kernel/town/rows.ts';
import type { CardCodes, KernelTown } from '../../../kernel/town/town.ts';
import { mayMatch } from '../base/matching.ts';
import type { OtherCards } from '../base/openTown.ts';
import type { GainBound } from './gainBound.ts';

const { cellIndex } = torus;

type Block = Extract<Things, { readonly block: unknown }>;

/** The kind of a territory on a card that can't be in a square. It never equals a kind in the town. */
const NO_KIND = 7;

/** By code: what must be equal within a square; −1 for territories that can't be in one. */
const kindsOf = ({ of = {}, same }: Block): Int8Array =>
  terrainOf.map((terrain, code) => {
    if (code === EMPTY_CELL || !mayMatch(of, code)) return -1;
    return same === 'terrain' ? terrain : same === 'icon' ? iconOf[code]! : 0;
  });

export class SquareBound implements GainBound {
  readonly #points: number;
  /** By code: its kind in the town, and its kind on a card. */
  readonly #kind: Int8Array;
  readonly #cardKind: Int8Array;
  #cells = new Uint8Array(AREA);
  /** By kind: how many cells of it the other cards have. */
  readonly #supply = new Uint8Array(8);
  /** By kind: 1 if three cells of some square have it. */
  readonly #nearly = new Uint8Array(8);
  #mostAlone = 0;
  #hasOthers = false;

  constructor(block: Block, points: number) {
    this.#points = points;
    this.#kind = kindsOf(block);
    this.#cardKind = this.#kind.map((kind) => (kind < 0 ? NO_KIND : kind));
  }

  begin(town: KernelTown, card: CardCodes, others: OtherCards): void {
    this.#cells = town.cells;
    this.#supply.fill(0);
    for (const code of others.codes) this.#supply[this.#cardKind[code]!]!++;
    this.#supply[NO_KIND] = 0;
    this.#findNearly(town);
    const [a, b, c, d] = [0, 1, 2, 3].map((part) => this.#cardKind[card[part]!]!) as [
      number,
      number,
      number,
      number,
    ];
    const alike = (one: number, other: number): number => (one === other && one !== NO_KIND ? 1 : 0);
    const sides = alike(a, b) + alike(c, d) + alike(a, c) + alike(b, d);
    const nearly = this.#nearly[a]! + this.#nearly[b]! + this.#nearly[c]! + this.#nearly[d]!;
    this.#mostAlone = this.#points * (nearly + sides + (sides === 4 ? 1 : 0));
    this.#hasOthers = others.cards > 0;
  }

  #findNearly({ left, top, right, bottom }: KernelTown): void {
    this.#nearly.fill(0);
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const a = this.#kindAt(x, y);
        const b = this.#kindAt(x + 1, y);
        const c = this.#kindAt(x, y + 1);
        const d = this.#kindAt(x + 1, y + 1);
        // If three are equal, two of them are diagonal.
        if (a >= 0 && a === d && (a === b || a === c)) this.#nearly[a] = 1;
        else if (b >= 0 && b === c && (b === a || b === d)) this.#nearly[b] = 1;
      }
    }
  }

  /** A card is part of at most nine squares. */
  most(): number {
    return this.#hasOthers ? 9 * this.#points : this.#mostAlone;
  }

  apart(card: CardCodes, rotation: number, x: number, y: number): number {
    return this.#mostAlone === 0 ? 0 : this.#points * this.#squares(this.#kindsOn(card, rotation), x, y, 0);
  }

  near(card: CardCodes, rotation: number, x: number, y: number): number {
    return this.#points * this.#squares(this.#kindsOn(card, rotation), x, y, 1);
  }

  #kindAt(x: number, y: number): number {
    return this.#kind[this.#cells[cellIndex(x, y)]!]!;
  }

  /** The kinds of a card's four territories, three bits each. */
  #kindsOn(card: CardCodes, rotation: number): number {
    const kind = this.#cardKind;
    const at = 4 * rotation;
    return (
      kind[card[at]!]! |
      (kind[card[at + 1]!]! << 3) |
      (kind[card[at + 2]!]! << 6) |
      (kind[card[at + 3]!]! << 9)
    );
  }

  /** 1 if a cell of the town is not of a kind. */
  #lacks(x: number, y: number, kind: number): number {
    return this.#kindAt(x, y) === kind ? 0 : 1;
  }

  /** The number of squares with a cell of the card in them, if other cards provide `lent` times what they have. */
  #squares(kinds: number, x: number, y: number, lent: 0 | 1): number {
    const a = kinds & 7;
    const b = (kinds >> 3) & 7;
    const c = (kinds >> 6) & 7;
    const d = kinds >> 9;
    const supply = this.#supply;
    const aboveA = this.#lacks(x, y - 1, a);
    const aboveB = this.#lacks(x + 1, y - 1, b);
    const belowC = this.#lacks(x, y + 2, c);
    const belowD = this.#lacks(x + 1, y + 2, d);
    const leftOfA = this.#lacks(x - 1, y, a);
    const leftOfC = this.#lacks(x - 1, y + 1, c);
    const rightOfB = this.#lacks(x + 2, y, b);
    const rightOfD = this.#lacks(x + 2, y + 1, d);
    let made = a !== NO_KIND && a === b && a === c && a === d ? 1 : 0;
    if (aboveA + leftOfA + this.#lacks(x - 1, y - 1, a) <= lent * supply[a]!) made++;
    if (aboveB + rightOfB + this.#lacks(x + 2, y - 1, b) <= lent * supply[b]!) made++;
    if (belowC + leftOfC + this.#lacks(x - 1, y + 2, c) <= lent * supply[c]!) made++;
    if (belowD + rightOfD + this.#lacks(x + 2, y + 2, d) <= lent * supply[d]!) made++;
    if (a === b && aboveA + aboveB <= lent * supply[a]!) made++;
    if (c === d && belowC + belowD <= lent * supply[c]!) made++;
    if (a === c && leftOfA + leftOfC <= lent * supply[a]!) made++;
    if (b === d && rightOfB + rightOfD <= lent * supply[b]!) made++;
    return made;
  }
}
