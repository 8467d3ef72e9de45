// The words of online play, loaded when somebody goes there.

export type { OnlineWords, SettingWords } from './contract.ts';
export { loadOnlineWords } from './loadOnlineWords.ts';
export {
  loadOnlineTableWords,
  type OnlineTableWords,
  type Reason,
  REASONS,
  type Who,
} from './table/index.ts';
