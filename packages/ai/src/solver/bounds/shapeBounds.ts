// The sum of the shape bounds of all conditions that have one.

import type { CompiledCondition } from '../../kernel/sweeps/compiledCondition.ts';
import type { CardCodes, KernelTown } from '../../kernel/town/town.ts';
import type { OtherCards } from './base/openTown.ts';
import type { SeparableCondition } from './scoring.ts';
import type { GainBound } from './shapes/gainBound.ts';

export class ShapeBounds {
  readonly #bounds: readonly GainBound[];
  readonly #conditions: readonly CompiledCondition[];
  /** Whether a bound depends on whole rows and columns. */
  readonly inLine: boolean;

  constructor(separable: readonly SeparableCondition[]) {
    this.#bounds = separable.flatMap(({ shape }) => shape ?? []);
    this.#conditions = separable.filter(({ shape }) => shape).map(({ compiled }) => compiled);
    this.inLine = this.#bounds.some(({ inLine }) => inLine);
  }

  get hasAny(): boolean {
    return this.#bounds.length > 0;
  }

  /** The points of these conditions for a town. */
  points(town: KernelTown): number {
    let sum = 0;
    for (const { points } of this.#conditions) sum += points(town, town);
    return sum;
  }

  begin(town: KernelTown, card: CardCodes, others: OtherCards): void {
    for (const bound of this.#bounds) bound.begin(town, card, others);
  }

  apart(card: CardCodes, rotation: number, x: number, y: number): number {
    let sum = 0;
    for (const bound of this.#bounds) sum += bound.apart(card, rotation, x, y);
    return sum;
  }

  near(card: CardCodes, rotation: number, x: number, y: number): number {
    let sum = 0;
    for (const bound of this.#bounds) sum += bound.near(card, rotation, x, y);
    return sum;
  }
}
