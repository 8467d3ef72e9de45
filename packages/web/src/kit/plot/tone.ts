// What a color in a plot means.

/** Without a meaning; good and bad for the player; neither; the two seats. */
export type PlotTone = 'plain' | 'gain' | 'loss' | 'even' | 'first' | 'second';
