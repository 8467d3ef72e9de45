// The WebSocket close codes of this protocol, from the range that the standard leaves to applications.

export const CLOSE_CODES = {
  unknownProto: 4000,
  tooFast: 4001,
  tooSlow: 4002,
  closing: 4003,
  signedOut: 4004,
} as const;
