// The contract of looking into games: hints, whole games graded, ends proven.

/** Moves and ends come as phrases, as the words of analysis make them. */
export type StudyWords = {
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
