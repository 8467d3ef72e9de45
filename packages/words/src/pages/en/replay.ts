// The replay in English.

import { amounts } from '../../grammar/en/amounts.ts';
import type { ReplayWords } from '../contract.ts';

const { number } = amounts;

export const replay: ReplayWords = {
  intro:
    'Watch any game move by move, finished or not. A link, the code of a game, or a game written in the notation will do.',
  paste: 'Link, code or notation',
  file: 'Choose a file',
  open: 'Watch',
  latest: 'Your latest games',
  example: 'A code looks like this:',
  fileRefused: (name) => `“${name}” could not be read as a text.`,
  step: (at, of) => (at === 0 ? 'The deal' : `Move ${number(at)} of ${number(of)}`),
  dealt: 'The cards are dealt.',
  start: 'To the start',
  previous: 'One move back',
  next: 'One move on',
  end: 'To the end',
  position: 'Position',
  moves: 'Moves',
  fork: 'Play on from here',
  share: 'Share this position',
  notation: 'Show the notation',
  notationHelp: 'The whole game as text. It can be pasted here again, or read by other programs.',
  copy: 'Copy the text',
  another: 'Another game',
  enlarge: (who) => `Enlarge this town: ${who}`,
  toAnalysis: { text: 'Back to the analysis', short: 'Analysis' },
  keys: {
    heading: 'Keys',
    lines: [
      ['← →', 'one move back or on'],
      ['Home', 'to the start'],
      ['End', 'to the end'],
      ['Space', 'play or pause'],
    ],
  },
};
