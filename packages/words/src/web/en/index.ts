// The web app in English: all that is said until a game is played.

import printed from '../../../../../decks/base.json' with { type: 'json' };
import frontier from '../../../../../decks/frontier.json' with { type: 'json' };
import type { WebWords } from '../contract.ts';
import { words as play } from '../../en/play.ts';
import { newGame } from './newGame.ts';
import { home, shell } from './shell.ts';
import { table } from './table.ts';

const titles = [printed, frontier].map(({ cards }) => cards.map(({ title }) => title.en));

export const words: WebWords = { play, titles, shell, home, newGame, table };
