// A round of a measurement: everybody is there, plays, and leaves. Only the playing is measured.

type Accepted = { readonly messages: number; readonly moves: number };

export type Round = {
  /** How many messages were accepted, and how many moves of the game stood in them. */
  readonly play: () => Promise<Accepted>;
  readonly leave: () => void | Promise<void>;
};
