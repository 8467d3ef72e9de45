// A round of a measurement: everybody is there, plays, and leaves. Only the playing is measured.

export type Round = {
  /** Answers how many messages were accepted. */
  readonly play: () => Promise<number>;
  readonly leave: () => void | Promise<void>;
};
