// The contract of looking into games: hints, whole games graded, ends proven.

/** Moves and ends come as phrases, certainties as they stand in brackets: all from the words of analysis. */
export type StudyWords = {
  /** The best move, and how the game ends with it. */
  readonly best: (best: {
    readonly move: string;
    readonly end: string;
    readonly certainty: string;
  }) => string;
  /** By how many points the best move is better than the next best; the reason is a sentence. */
  readonly comparedWith: (next: {
    readonly move: string;
    readonly better: string;
    readonly why: string;
  }) => string;
  /** The next best is worth the same. */
  readonly equallyGood: (move: string) => string;
  readonly onlyMove: string;
  /** Before the list of moves with their values. */
  readonly candidates: string;
  /** The headings of its columns: the margin at the end for whoever moves, and how sure it is. */
  readonly candidateColumns: Readonly<Record<'margin' | 'certainty', string>>;

  /** "Played: …." */
  readonly played: (move: string) => string;
  /** A heading over the points that each player lost. */
  readonly pointsLost: string;
  /** "12 of 31 moves" */
  readonly progress: (graded: number, of: number) => string;
  /** The time was over, or Ctrl-C was pressed, before all moves were looked into. */
  readonly incomplete: (graded: number, of: number) => string;

  /** How the game ends with perfect play, proven. */
  readonly proven: (end: string) => string;
  /** Between which margins, first minus second player, the end lies; both come with their signs. */
  readonly bounds: (bounds: { readonly lower: string; readonly upper: string }) => string;
  /** Before the moves that lead there. */
  readonly bestLine: string;
  readonly nodes: (n: number) => string;
};
