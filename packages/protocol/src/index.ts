// `@wagons/protocol`: the messages and routes between client and server, and their validation.

export * from './codes.ts';
export { lettersOfName } from './letters.ts';
export { NAME_LENGTH, nameKey, readName, readText, TEXT_LENGTH } from './names.ts';
export {
  CHAT_LINES,
  CHAT_PACE,
  type ClockSetting,
  type QuickMatch,
  type TableSettings,
  timeAfterTurn,
  timeAtStart,
  WHO_IS_FIRST,
} from './settings.ts';
export {
  type AbortReason,
  type Clocks,
  type GameEnd,
  type Offer,
  type Person,
  REMATCH_DEALS,
  type RematchDeal,
  type Snapshot,
  TABLE_EVENTS,
  TABLE_STATUSES,
  type TableEventType,
  type TableFace,
  type TableStatus,
} from './table.ts';
export {
  type ChatLine,
  CLIENT_MESSAGES,
  type ClientMessage,
  type ClientMessageType,
  type Command,
  COMMANDS,
  type CommandType,
  type Do,
  type Happened,
  type OpenTable,
  SERVER_MESSAGES,
  type ServerMessage,
  type ServerMessages,
  type ServerMessageType,
  SINCE,
  type Watch,
} from './messages.ts';
export {
  type Alerts,
  type AlertTargetFace,
  type Answer,
  type Body,
  EVERYWHERE,
  type Leader,
  type ListedGame,
  type Me,
  type Params,
  type PasskeyFace,
  type Problem,
  type Profile,
  type PublicGame,
  type Query,
  type RatedGame,
  type RatingFigures,
  REPORT_REASONS,
  type ReportReason,
  type Route,
  type RouteName,
  ROUTES,
} from './routes.ts';
export { makeOpenApi, NAMED_PARTS, refusalsOf } from './openApi.ts';
export { changeLobby, type LobbyList } from './lobby.ts';
export { checksum, fingerprint, stateText } from './fingerprint.ts';
export { type Mismatch, readBy } from './readBy.ts';
export { readAnswer, readProblem, readServerMessage } from './readServer.ts';
export { checkOf, isModest, LARGEST_BODY, LARGEST_MESSAGE, readClientMessage, readJson } from './read.ts';
export { CMD_ID, GAME_ID } from './ids.ts';
