// What bounds know of the first of two cards, by its placement.

import type { PackedSpot } from '../../kernel/town/packedSpot.ts';
import { type CardCodes, MOST_PLACEMENTS } from '../../kernel/town/town.ts';

/** By placement of the first of two cards: its share of the bound. */
export class FirstCard {
  placements: readonly PackedSpot[] = [];
  /** Everything except what the second card adds, if that is apart from the first, or touches it. */
  readonly apart = new Float64Array(MOST_PLACEMENTS);
  readonly touching = new Float64Array(MOST_PLACEMENTS);
  /** What both include for counts and comparisons, which is exact only once the second card is placed too. */
  readonly counted = new Float64Array(MOST_PLACEMENTS);
  /** How the first card changes counts, packed. */
  readonly changes = new Int32Array(MOST_PLACEMENTS);
  card: CardCodes = new Uint8Array(8);
  /** Terrains of the first card, as `GroupBound` reports them. */
  readonly isolated = new Uint8Array(MOST_PLACEMENTS);
  readonly attached = new Uint8Array(MOST_PLACEMENTS);
}
