// The score pad in German.

import { amounts, points } from '../../grammar/de/amounts.ts';
import type { PadWords } from '../contract.ts';

const { number, plural } = amounts;
const quoted = (title: string): string => `„${title}“`;

export const pad: PadWords = {
  slot: (place) => `Wertungskarte ${number(place)}`,
  choose: 'Wertungskarte wählen',
  other: 'Andere Karte',
  otherHelp:
    'Für eine Wertungskarte, die hier nicht dabei ist: Schreibe ihren Titel auf und zählt ihre Punkte selbst.',
  otherTitle: 'Titel',
  pointsOf: (who) => `Punkte: ${who}`,
  keep: 'Diese Karte nehmen',
  clear: 'Platz leer lassen',
  tray: (left) => `Noch in keiner Stadt: ${number(left)} ${plural(left, { one: 'Karte', other: 'Karten' })}`,
  trayCard: ({ title, territories }) => `${title}: ${territories}`,
  now: {
    begin: 'Suche eine Karte, die in dieser Stadt ganz unten liegt, und tippe sie bei den Karten an.',
    next: 'Tippe die nächste Karte an: eine, die neben oder auf den schon gelegten liegt.',
    first: (card) => `${quoted(card)} ist die erste Karte. Drehe sie, falls sie andersherum liegt.`,
    place: (card) => `Wo liegt ${quoted(card)}? Tippe auf den Platz.`,
    chosen: (card) => `Lege ${quoted(card)} aus, oder tippe gleich die nächste Karte an.`,
    done: 'Alle Karten liegen.',
  },
  countUp: 'Auszählen',
  back: 'Zurück zu den Städten',
  byHand: ({ title, points: n }) => `${title}: ${points(n)}, von Hand gezählt`,
  total: ({ who, points: n }) => `${who}: ${points(n)}`,
  reset: 'Block leeren',
  resetAsk: 'Wirklich beide Städte und die Wertungskarten leeren?',
  share: 'Block teilen',
  shareHeading: 'Der ganze Block in einem Link',
  shareText: ({ first, second }) => `Circle the Wagons, ${number(first)} zu ${number(second)}`,
  refused: {
    damaged:
      'Dieser Link zu einem Wertungsblock ist beschädigt; einige Zeichen fehlen oder sind verändert. Dein eigener Block ist, wie er war.',
    later:
      'Dieser Link zu einem Wertungsblock stammt aus einer neueren Version. Lade die Seite neu, um sie zu bekommen. Dein eigener Block ist, wie er war.',
  },
  linked: {
    text: 'Dieser Block kam mit einem Link. Deiner bleibt erhalten, bis du ihn durch diesen ersetzt.',
    take: 'Meinen Block ersetzen',
    mine: 'Zu meinem Block',
  },
};
