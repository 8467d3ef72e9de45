// `@wagons/protocol/codes`: versions, ids, refusals, close codes, quick matches, lists, phrases and a time limit, without the schemas and TypeBox.

export { OLDEST_PROTO, PROTO } from './version.ts';
export { REFUSAL_CODES, REFUSAL_NAMES, type RefusalCode, type Remedy } from './refusals.ts';
export { GAME_ID } from './ids.ts';
export { CLOSE_CODES } from './closeCodes.ts';
export { QUICK_MATCHES } from './quickMatches.ts';
export { changeLobby, type LobbyList } from './lobby.ts';
export { ANSWER_REST } from './answerRest.ts';
export { PHRASE_NAMES, type Phrase, phraseIn, PHRASES } from './phrases.ts';
export {
  COUNTED_PER_DAY,
  ESTABLISHED_GAMES,
  LEADER_OPPONENTS,
  RATING_KINDS,
  ratingKind,
  type RatingKind,
} from './ratings.ts';
