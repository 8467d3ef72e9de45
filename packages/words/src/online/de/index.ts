// Around the tables of online play in German: all its words.

import type { OnlineWords } from '../contract.ts';
import { account } from './account.ts';
import { games } from './games.ts';
import { lobby, newTable, trouble } from './lobby.ts';
import { people } from './people.ts';
import { settings } from './settings.ts';

export const words: OnlineWords = { settings, trouble, lobby, newTable, games, account, people };
