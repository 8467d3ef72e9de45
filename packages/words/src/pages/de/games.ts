// The games of this device in German.

import type { Level } from '@wagons/ai';
import type { Seat } from '@wagons/rules';
import type { Named } from '../../contract.ts';
import { amounts } from '../../grammar/de/amounts.ts';
import { names } from '../../grammar/de/names.ts';
import type { GamesWords } from '../contract.ts';
import { datesIn } from '../../grammar/dates.ts';

const { number, plural, and } = amounts;
const gamesOf = (n: number): string => `${number(n)} ${plural(n, { one: 'Partie', other: 'Partien' })}`;

function winner(who: Seat | Level | Named): string {
  if (typeof who === 'object') return who.name;
  return typeof who === 'number' ? `Stufe ${number(who)}` : names.seats[who];
}

export const games: GamesWords = {
  going: 'Angefangen',
  finished: 'Beendet auf diesem Gerät',
  none: 'Auf diesem Gerät wurde noch keine Partie gespielt.',
  more: (count) => `${number(count)} weitere zeigen`,
  lookBack: 'Ergebnis und Analyse',
  delete: 'Löschen',
  deleted: 'Die Partie ist gelöscht.',
  when: datesIn('de-DE'),
  youWon: ({ own, theirs }) => `Gewonnen, ${number(own)} zu ${number(theirs)}`,
  youLost: ({ own, theirs }) => `Verloren, ${number(own)} zu ${number(theirs)}`,
  youShared: ({ own, theirs }) => `Geteilter Sieg, ${number(own)} zu ${number(theirs)}`,
  won: ({ who, own, theirs }) => `${winner(who)} hat gewonnen, ${number(own)} zu ${number(theirs)}`,
  byLevel: {
    heading: 'Gegen den Computer',
    level: 'Gegner',
    levelName: (level) => `Stufe ${number(level)}`,
    won: 'Gewonnen',
    shared: 'Geteilt',
    lost: 'Verloren',
  },
  backup: {
    heading: 'Sichern und zurückholen',
    text: 'Alle Partien und Decks dieses Geräts in einer Datei: zur Sicherheit oder für ein anderes Gerät. Eine Datei zurückzuholen ergänzt, was hier ist, und überschreibt nichts.',
    export: 'In Datei sichern',
    import: 'Aus Datei zurückholen',
    imported: ({ added, same, beside }) => {
      const parts = [
        ...(added > 0 ? [`${gamesOf(added)} hinzugefügt`] : []),
        ...(beside > 0 ? [`${gamesOf(beside)} mit anderem Verlauf danebengelegt`] : []),
        ...(same > 0 ? [`${gamesOf(same)} schon vorhanden`] : []),
      ];
      return parts.length === 0 ? 'In dieser Datei ist keine Partie.' : `${and(parts)}.`;
    },
    refused: {
      notJson: 'Diese Datei wurde nicht hier gesichert: Sie ist kein JSON. Nichts wurde geändert.',
      notOurs: 'Diese Datei enthält etwas anderes, keine hier gesicherten Partien. Nichts wurde geändert.',
      later:
        'Diese Datei stammt aus einer neueren Version. Lade die Seite neu, um sie zu bekommen. Nichts wurde geändert.',
      badDeck: (path) => `Ein Deck in dieser Datei ist beschädigt (${path}). Nichts wurde geändert.`,
      badGame: (path) => `Eine Partie in dieser Datei ist beschädigt (${path}). Nichts wurde geändert.`,
      unknownDeck: (path) =>
        `Eine Partie in dieser Datei wurde mit einem Deck gespielt, das der Datei fehlt (${path}). Nichts wurde geändert.`,
      full: 'Im Speicher dieses Browsers ist nicht genug Platz für alles. Nichts wurde geändert.',
      blocked: 'Dieser Browser lässt uns nichts speichern. Nichts wurde geändert.',
      unreadable: 'Diese Datei ließ sich nicht lesen. Nichts wurde geändert.',
    },
  },
  damaged: (count) => {
    const entries = plural(count, {
      one: 'gespeicherter Eintrag war nicht lesbar. Sein Inhalt',
      other: 'gespeicherte Einträge waren nicht lesbar. Ihr Inhalt',
    });
    return `${number(count)} ${entries} liegt in diesem Browser beiseite und wurde nicht weggeworfen.`;
  },
};
