// The server's end of one socket.

export type Transport = {
  readonly send: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
  /** Bytes that were sent but not yet taken by the client. */
  readonly waiting: () => number;
};
