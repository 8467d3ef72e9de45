// Why a command or request is refused: a closed list. `words` has a sentence for each code in every language.

/**
 * What a client should do next. `stop`: nothing, the command itself was wrong. `catchUp`: its state is stale.
 * `later`: retry with backoff.
 */
export type Remedy = 'stop' | 'catchUp' | 'later';

/** Every refusal with its remedy and HTTP status. */
export const REFUSAL_CODES = {
  // Unreadable.
  malformed: { remedy: 'stop', status: 400 },
  tooLarge: { remedy: 'stop', status: 413 },
  unknownMessage: { remedy: 'stop', status: 400 },
  unknownProto: { remedy: 'stop', status: 400 },
  helloFirst: { remedy: 'stop', status: 400 },
  noSuchAddress: { remedy: 'stop', status: 404 },
  // Not allowed.
  foreignOrigin: { remedy: 'stop', status: 403 },
  notSignedIn: { remedy: 'stop', status: 401 },
  accountNeeded: { remedy: 'stop', status: 403 },
  proofNeeded: { remedy: 'stop', status: 403 },
  notSeated: { remedy: 'stop', status: 403 },
  blocked: { remedy: 'stop', status: 403 },
  suspended: { remedy: 'stop', status: 403 },
  // Not found.
  noSuchTable: { remedy: 'stop', status: 404 },
  noSuchPlayer: { remedy: 'stop', status: 404 },
  noSuchPasskey: { remedy: 'stop', status: 404 },
  noSuchDeck: { remedy: 'stop', status: 404 },
  damaged: { remedy: 'stop', status: 409 },
  otherRules: { remedy: 'stop', status: 409 },
  // Conflicts with the current state.
  conflict: { remedy: 'catchUp', status: 409 },
  notOpen: { remedy: 'catchUp', status: 409 },
  notGoing: { remedy: 'catchUp', status: 409 },
  notOver: { remedy: 'catchUp', status: 409 },
  ownTable: { remedy: 'stop', status: 409 },
  notYourTurn: { remedy: 'catchUp', status: 409 },
  illegal: { remedy: 'stop', status: 409 },
  unfinished: { remedy: 'stop', status: 409 },
  timeIsUp: { remedy: 'catchUp', status: 409 },
  notDealt: { remedy: 'catchUp', status: 409 },
  notAwaited: { remedy: 'catchUp', status: 409 },
  tooLateToAbort: { remedy: 'stop', status: 409 },
  notClaimable: { remedy: 'catchUp', status: 409 },
  nothingToTakeBack: { remedy: 'stop', status: 409 },
  notInRated: { remedy: 'stop', status: 409 },
  noOffer: { remedy: 'catchUp', status: 409 },
  alreadyOffered: { remedy: 'catchUp', status: 409 },
  askedEnough: { remedy: 'stop', status: 409 },
  gameFull: { remedy: 'stop', status: 409 },
  chatFull: { remedy: 'stop', status: 409 },
  saidEnough: { remedy: 'stop', status: 429 },
  reusedId: { remedy: 'stop', status: 409 },
  // Invalid content.
  badName: { remedy: 'stop', status: 400 },
  nameTaken: { remedy: 'stop', status: 409 },
  nameNotAllowed: { remedy: 'stop', status: 400 },
  abortedEnough: { remedy: 'stop', status: 429 },
  renamedEnough: { remedy: 'stop', status: 429 },
  badText: { remedy: 'stop', status: 400 },
  badDeck: { remedy: 'stop', status: 400 },
  badSettings: { remedy: 'stop', status: 400 },
  badAlertAddress: { remedy: 'stop', status: 400 },
  badPasskey: { remedy: 'stop', status: 400 },
  lastPasskey: { remedy: 'stop', status: 409 },
  badRecoveryCode: { remedy: 'stop', status: 400 },
  // The server can't do it now.
  timedOut: { remedy: 'later', status: 408 },
  tooFast: { remedy: 'later', status: 429 },
  tooMany: { remedy: 'later', status: 429 },
  enoughToday: { remedy: 'stop', status: 429 },
  unavailable: { remedy: 'later', status: 503 },
  closing: { remedy: 'later', status: 503 },
  ourFault: { remedy: 'later', status: 500 },
} as const satisfies Readonly<Record<string, { readonly remedy: Remedy; readonly status: number }>>;

export type RefusalCode = keyof typeof REFUSAL_CODES;

export const REFUSAL_NAMES = Object.keys(REFUSAL_CODES) as readonly RefusalCode[];
