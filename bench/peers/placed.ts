// What the peers that score placements know of the rival: the numbers that scoring cards of the printed deck compare.

export type RivalNumbers = {
  readonly beers: number;
  readonly guns: number;
  readonly mines: number;
  readonly territories: number;
};
