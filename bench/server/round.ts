// One round of a measurement: set up, play, leave. Only the playing is measured.

type Accepted = { readonly messages: number; readonly moves: number };

export type Round = {
  /** The number of accepted messages, and of moves in them. */
  readonly play: () => Promise<Accepted>;
  readonly leave: () => void | Promise<void>;
};
