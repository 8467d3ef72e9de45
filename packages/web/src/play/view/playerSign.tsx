// The icons of the replay controls.

import { Drawn } from './sign.tsx';

const PATHS = {
  pause: 'M8.5 5v14M15.5 5v14',
  play: 'M8 5l11 7-11 7z',
  step: 'M6 5l9 7-9 7zM18 5v14',
  toStart: 'M6 5v14M18 5l-7 7 7 7',
  back: 'M15.5 5l-7 7 7 7',
  on: 'M8.5 5l7 7-7 7',
  toEnd: 'M18 5v14M6 5l7 7-7 7',
} as const;

export type PlayerSignName = keyof typeof PATHS;

export const PlayerSign = ({ name }: { readonly name: PlayerSignName }) => <Drawn path={PATHS[name]} />;
