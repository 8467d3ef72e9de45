// The menu of the table, and handing a game on, in English.

import type { MenuWords, ShareWords } from '../contract.ts';

export const menu: MenuWords = {
  nudge: { left: 'Move it left', right: 'Move it right', up: 'Move it up', down: 'Move it down' },
  watch: { pause: 'Pause', play: 'Play', step: 'One move', pace: 'Speed' },
  hint: {
    show: 'Show it',
    searching: 'Looking for a good move…',
    failed: 'No hint could be found just now.',
  },
  share: 'Share',
  abandon: 'Delete this game',
  abandonAsk: 'Delete this game? It cannot be brought back.',
  typed: {
    label: 'Type a move',
    help: 'For example “take 3” or “place 2 1 turned”.',
    send: 'Play it',
  },
  keys: {
    heading: 'Keys',
    lines: [
      ['← ↑ → ↓', 'move along the circle, or move the card'],
      ['R', 'turn the card'],
      ['Enter', 'choose, place, confirm'],
      ['U', 'undo one step, until the turn is confirmed'],
      ['Shift U', 'redo it'],
      ['H', 'hint'],
      ['V', 'swap the towns'],
      ['/', 'type a move'],
      ['?', 'show these keys'],
    ],
  },
};

export const share: ShareWords = {
  heading: 'The whole game in a link',
  copy: 'Copy the link',
  share: 'Share…',
  qr: 'The link as a QR code',
  link: 'Link',
  code: 'Code of the game',
  copied: 'Copied.',
  copyFailed: 'This browser does not let us copy. Select the text and copy it yourself.',
};
