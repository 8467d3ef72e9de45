// The signs on the buttons that move through a game.

import { Drawn } from '../table/sign.tsx';

const PATHS = {
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M8 5l11 7-11 7z',
  step: 'M6 5l9 7-9 7zM18 5v14',
  toStart: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M16 5l-9 7 9 7z',
  on: 'M8 5l9 7-9 7z',
  toEnd: 'M18 5v14M5 5l9 7-9 7z',
} as const;

export type PlayerSignName = keyof typeof PATHS;

export const PlayerSign = ({ name }: { readonly name: PlayerSignName }) => <Drawn path={PATHS[name]} />;
