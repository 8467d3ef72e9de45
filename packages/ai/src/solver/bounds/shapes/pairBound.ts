// Upper bound for pairs two cells apart.
//
// A new end meets the ends that exist, whatever is in between; or a new cell in between connects two existing ends.
// Near other cards, new ends meet each other too.

import type { Things } from '@wagons/rules/scoring';
import { type CompiledFilter, compileFilter } from '../../../kernel/conditions/filters.ts';
import { AREA, makeRows, torus } from '../../../kernel/town/rows.ts';
import type { CardCodes, KernelTown } from '../../../kernel/town/town.ts';
import { matchTable } from '../base/matching.ts';
import type { OtherCards } from '../base/openTown.ts';
import type { GainBound } from './gainBound.ts';

const { cellIndex, wrap } = torus;

export class PairBound implements GainBound {
  readonly #filter: CompiledFilter;
  readonly #such: Uint8Array;
  readonly #testsBetween: boolean;
  readonly #points: number;
  /** By cell: the pairs that a new end completes there, and those that a new cell in between can complete. */
  readonly #ends = new Uint8Array(AREA);
  readonly #middles = new Uint8Array(AREA);
  /** The most pairs that one new cell completes. */
  #mostByCell = 0;
  /** The points of all pairs between this card and the others. */
  #together = 0;

  constructor({ pair, between }: Extract<Things, { readonly pair: unknown }>, points: number) {
    this.#filter = compileFilter(pair, { rows: makeRows() });
    this.#such = matchTable(pair);
    this.#testsBetween = between !== undefined;
    this.#points = points;
  }

  begin(town: KernelTown, card: CardCodes, others: OtherCards): void {
    const rows = this.#filter(town);
    const has = (x: number, y: number): number =>
      y < town.top || y > town.bottom ? 0 : (rows[wrap(y)]! >>> wrap(x)) & 1;
    this.#ends.fill(0);
    this.#middles.fill(0);
    this.#mostByCell = 0;
    for (let y = town.top - 2; y <= town.bottom + 2; y++) {
      for (let x = town.left - 2; x <= town.right + 2; x++) {
        const at = cellIndex(x, y);
        const ends = has(x - 2, y) + has(x + 2, y) + has(x, y - 2) + has(x, y + 2);
        const middles = (has(x - 1, y) & has(x + 1, y)) + (has(x, y - 1) & has(x, y + 1));
        this.#ends[at] = ends;
        this.#middles[at] = this.#testsBetween ? middles : 0;
        this.#mostByCell = Math.max(this.#mostByCell, ends + this.#middles[at]);
      }
    }
    let own = 0;
    for (let part = 0; part < 4; part++) own += this.#such[card[part]!]!;
    const onOthers = others.codes.reduce((sum, code) => sum + this.#such[code]!, 0);
    this.#together = this.#points * own * onOthers;
  }

  most(): number {
    return 4 * this.#points * this.#mostByCell + this.#together;
  }

  apart(card: CardCodes, rotation: number, x: number, y: number): number {
    let pairs = 0;
    for (let part = 0; part < 4; part++) {
      const at = cellIndex(x + (part & 1), y + (part >> 1));
      pairs += this.#middles[at]! + (this.#such[card[4 * rotation + part]!] === 1 ? this.#ends[at]! : 0);
    }
    return this.#points * pairs;
  }

  near(card: CardCodes, rotation: number, x: number, y: number): number {
    return this.apart(card, rotation, x, y) + this.#together;
  }
}
