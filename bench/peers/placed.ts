// What the peers that score placements have to know besides the town.

/** The numbers of the rival's town that scoring cards of the printed deck compare. */
export type RivalNumbers = {
  readonly beers: number;
  readonly guns: number;
  readonly mines: number;
  readonly territories: number;
};

/** The scoring cards, by their index in the printed deck, and the rival. */
export type PeerScoring = { readonly center: readonly number[]; readonly rival: RivalNumbers };
