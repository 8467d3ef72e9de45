// The web app in Italian: what is said later, or never.

import type { LaterWords } from '../contract.ts';
import { deal } from './deal.ts';
import { end } from './end.ts';
import { menu, share } from './menu.ts';
import { notices, trouble } from './notices.ts';
import { settings } from './settings.ts';

export const words: LaterWords = { notices, trouble, deal, menu, share, end, settings };
