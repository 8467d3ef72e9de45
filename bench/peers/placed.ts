// What the peers that score placements know of the rival: the numbers that scoring cards of the printed deck compare.

export type RivalNumbers = {
  readonly beers: number;
  readonly guns: number;
  readonly mines: number;
  readonly territories: number;
};

/** How towns score: the scoring cards of the center by number, and the rival they compare with. */
export type Scoring = { readonly center: readonly number[]; readonly rival: RivalNumbers };
