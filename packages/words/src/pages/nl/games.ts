// The games of this device in Dutch.

import type { Level } from '@wagons/ai';
import type { Seat } from '@wagons/rules';
import type { Named } from '../../contract.ts';
import { amounts } from '../../grammar/nl/amounts.ts';
import { names } from '../../grammar/nl/names.ts';
import type { GamesWords } from '../contract.ts';
import { datesIn } from '../../grammar/dates.ts';

const { number, plural, and } = amounts;
const gamesOf = (n: number): string => `${number(n)} ${plural(n, { one: 'partij', other: 'partijen' })}`;

function winner(who: Seat | Level | Named): string {
  if (typeof who === 'object') return who.name;
  return typeof who === 'number' ? `Niveau ${number(who)}` : `De ${names.seats[who]}`;
}

export const games: GamesWords = {
  going: 'Bezig',
  finished: 'Afgelopen op dit apparaat',
  none: 'Op dit apparaat is nog geen partij gespeeld.',
  more: (count) => `Nog ${number(count)} tonen`,
  lookBack: 'Uitslag en analyse',
  delete: 'Wissen',
  deleted: 'De partij is gewist.',
  when: datesIn('nl'),
  youWon: ({ own, theirs }) => `Gewonnen, ${number(own)} tegen ${number(theirs)}`,
  youLost: ({ own, theirs }) => `Verloren, ${number(own)} tegen ${number(theirs)}`,
  youShared: ({ own, theirs }) => `Gedeelde overwinning, ${number(own)} tegen ${number(theirs)}`,
  won: ({ who, own, theirs }) => `${winner(who)} heeft gewonnen, ${number(own)} tegen ${number(theirs)}`,
  byLevel: {
    heading: 'Tegen de computer',
    level: 'Tegenstander',
    levelName: (level) => `Niveau ${number(level)}`,
    won: 'Gewonnen',
    shared: 'Gedeeld',
    lost: 'Verloren',
  },
  backup: {
    heading: 'Bewaren en terughalen',
    text: 'Alle partijen en decks van dit apparaat in één bestand: voor de zekerheid, of voor een ander apparaat. Een bestand terughalen vult aan wat hier is en overschrijft niets.',
    export: 'In bestand bewaren',
    import: 'Uit bestand terughalen',
    imported: ({ added, same, beside }) => {
      const parts = [
        ...(added > 0 ? [`${gamesOf(added)} toegevoegd`] : []),
        ...(beside > 0 ? [`${gamesOf(beside)} met een ander verloop ernaast gelegd`] : []),
        ...(same > 0 ? [`${gamesOf(same)} al aanwezig`] : []),
      ];
      return parts.length === 0 ? 'In dit bestand staat geen partij.' : `${and(parts)}.`;
    },
    refused: {
      notJson: 'Dit bestand is niet hier bewaard: het is geen JSON. Er is niets veranderd.',
      notOurs: 'In dit bestand staat iets anders, geen partijen van hier. Er is niets veranderd.',
      later:
        'Dit bestand komt uit een nieuwere versie. Laad de pagina opnieuw om die te krijgen. Er is niets veranderd.',
      badDeck: (path) => `Een deck in dit bestand is beschadigd (${path}). Er is niets veranderd.`,
      badGame: (path) => `Een partij in dit bestand is beschadigd (${path}). Er is niets veranderd.`,
      unknownDeck: (path) =>
        `Een partij in dit bestand is gespeeld met een deck dat er niet bij zit (${path}). Er is niets veranderd.`,
      full: 'In de opslag van deze browser is niet genoeg plaats voor alles. Er is niets veranderd.',
      blocked: 'Deze browser laat ons niets opslaan. Er is niets veranderd.',
      unreadable: 'Dit bestand was niet te lezen. Er is niets veranderd.',
    },
  },
  damaged: (count) => {
    const entries = plural(count, {
      one: 'opgeslagen item was niet te lezen. De inhoud ervan',
      other: 'opgeslagen items waren niet te lezen. De inhoud ervan',
    });
    return `${number(count)} ${entries} ligt in deze browser apart en is niet weggegooid.`;
  },
};
