// What must be noticed, in English.

import type { NoticeWords, TroubleWords } from '../contract.ts';
import { amounts } from '../../grammar/en/amounts.ts';

const { number, plural } = amounts;

export const notices: NoticeWords = {
  storageFull: 'The storage of this browser is full: nothing new is saved. Delete old games to make room.',
  storageBlocked: 'This browser does not let us store anything: what you do here is gone once you leave.',
  storageDamaged: (count) =>
    `${number(count)} stored ${plural(count, { one: 'entry', other: 'entries' })} could not be read and ${plural(count, { one: 'was', other: 'were' })} set aside. Everything else is as it was.`,
  update: { text: 'A new version is ready.', now: 'Reload now', later: 'Later' },
  elsewhere: {
    text: 'This game was opened in another tab and goes on there.',
    here: 'Go on here',
  },
  insecure:
    'Without a secure connection (https) this browser offers no installing, no offline use, and no copying or sharing by button. Everything else works.',
  botTrouble: { text: 'The opponent lost the thread. Your game is safe.', again: 'Ask again' },
};

export const trouble: TroubleWords = {
  nowhere: (address) =>
    `There is no page “${address}”. The link may be damaged or come from a newer version.`,
  missing: 'This game is not on this device. It may have been deleted, or it was played somewhere else.',
  damaged: 'This game could not be read. It was set aside; all others are as they were.',
  later: 'This game was stored by a newer version. Reload the page to get that version.',
  unknownDeck:
    'This game was played with a deck that is not on this device. Choose its deck file under “New game” first.',
};
