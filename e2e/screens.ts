// Every address of the app, and the heading that one finds there.

import { POSITIONS } from './positions.ts';

type Screen = { readonly address: string; readonly heading: string | RegExp };

export const SCREENS: readonly Screen[] = [
  { address: '/', heading: 'Circle the Wagons' },
  { address: '/new', heading: 'New game' },
  { address: `/new/${POSITIONS.drafting}`, heading: 'New game' },
  { address: '/learn', heading: 'Learn to play' },
  { address: '/replay', heading: 'Watch a game' },
  { address: `/replay/${POSITIONS.over}`, heading: 'Watch a game' },
  { address: `/replay/${POSITIONS.over}/12`, heading: 'Watch a game' },
  { address: '/pad', heading: 'Score pad' },
  { address: '/cards', heading: 'Cards' },
  { address: '/cards/cool-water', heading: 'Cards' },
  { address: '/rules', heading: 'Rules' },
  { address: '/rules/P3', heading: 'Rules' },
  { address: '/games', heading: 'My games' },
  { address: '/settings', heading: 'Settings' },
  { address: '/about', heading: 'About' },
  { address: '/nowhere', heading: 'This trail ends here' },
];
