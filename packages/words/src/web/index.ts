// The words of the web app, loaded when they are needed.

export { type LaterWords, PLACES, type PlaceName, type TableWords, type WebWords } from './contract.ts';
export { loadLaterWords } from './loadLaterWords.ts';
export { loadWebWords } from './loadWebWords.ts';
