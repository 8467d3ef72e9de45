// What those who score placements are told of the rival: the numbers that scoring cards of the base deck compare.

export type RivalNumbers = { readonly beers: number; readonly guns: number; readonly mountains: number };
