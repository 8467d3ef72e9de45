// `@wagons/protocol/codes`: versions, ids, refusals, close codes and quick matches, without the schemas and TypeBox.

export { OLDEST_PROTO, PROTO } from './version.ts';
export { REFUSAL_CODES, REFUSAL_NAMES, type RefusalCode, type Remedy } from './refusals.ts';
export { GAME_ID } from './ids.ts';
export { CLOSE_CODES } from './closeCodes.ts';
export { QUICK_MATCHES } from './quickMatches.ts';
