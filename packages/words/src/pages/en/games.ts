// The games of this device in English.

import type { Level } from '@wagons/ai';
import type { Seat } from '@wagons/rules';
import type { Named } from '../../contract.ts';
import { amounts } from '../../grammar/en/amounts.ts';
import { names } from '../../grammar/en/names.ts';
import type { GamesWords } from '../contract.ts';
import { datesIn } from '../../grammar/dates.ts';

const { number, plural, and } = amounts;
const gamesOf = (n: number): string => `${number(n)} ${plural(n, { one: 'game', other: 'games' })}`;
const was = (n: number): string => plural(n, { one: 'was', other: 'were' });

function winner(who: Seat | Level | Named): string {
  if (typeof who === 'object') return who.name;
  return typeof who === 'number' ? `Level ${number(who)}` : `The ${names.seats[who]}`;
}

export const games: GamesWords = {
  going: 'In progress',
  finished: 'Finished on this device',
  none: 'No game has been played on this device yet.',
  more: (count) => `Show ${number(count)} more`,
  lookBack: 'Result and analysis',
  delete: 'Delete',
  deleted: 'The game is deleted.',
  when: datesIn('en-GB'),
  youWon: ({ own, theirs }) => `You won, ${number(own)} to ${number(theirs)}`,
  youLost: ({ own, theirs }) => `You lost, ${number(own)} to ${number(theirs)}`,
  youShared: ({ own, theirs }) => `Shared victory, ${number(own)} to ${number(theirs)}`,
  won: ({ who, own, theirs }) => `${winner(who)} won, ${number(own)} to ${number(theirs)}`,
  byLevel: {
    heading: 'Against the computer',
    level: 'Opponent',
    levelName: (level) => `Level ${number(level)}`,
    won: 'Won',
    shared: 'Shared',
    lost: 'Lost',
  },
  backup: {
    heading: 'Save and bring back',
    text: 'All games and decks of this device in one file: to keep them safe, or to take them to another device. Bringing a file back adds to what is here and overwrites nothing.',
    export: 'Save to a file',
    import: 'Bring back from a file',
    imported: ({ added, same, beside }) => {
      const parts = [
        ...(added > 0 ? [`${gamesOf(added)} ${was(added)} added`] : []),
        ...(beside > 0
          ? [
              `${gamesOf(beside)} had gone on differently and now ${plural(beside, { one: 'lies', other: 'lie' })} beside yours`,
            ]
          : []),
        ...(same > 0 ? [`${gamesOf(same)} ${was(same)} here already`] : []),
      ];
      return parts.length === 0 ? 'There is no game in this file.' : `${and(parts)}.`;
    },
    refused: {
      notJson: 'This is not a file that was saved here: it is no JSON. Nothing was changed.',
      notOurs: 'This file holds something else, not games that were saved here. Nothing was changed.',
      later:
        'This file comes from a newer version. Reload the page to get that version. Nothing was changed.',
      badDeck: (path) => `A deck in this file is damaged (${path}). Nothing was changed.`,
      badGame: (path) => `A game in this file is damaged (${path}). Nothing was changed.`,
      unknownDeck: (path) =>
        `A game in this file was played with a deck that the file does not hold (${path}). Nothing was changed.`,
      full: 'The storage of this browser has no room for all of it. Nothing was changed.',
      blocked: 'This browser does not let us store anything. Nothing was changed.',
      unreadable: 'This file could not be read. Nothing was changed.',
    },
  },
  damaged: (count) =>
    `${number(count)} stored ${plural(count, { one: 'entry', other: 'entries' })} could not be read. What ${plural(count, { one: 'it', other: 'they' })} held is set aside in this browser and was not thrown away.`,
};
