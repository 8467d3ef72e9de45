// The score pad in Dutch.

import { amounts, points } from '../../grammar/nl/amounts.ts';
import type { PadWords } from '../contract.ts';

const { number, plural } = amounts;
const quoted = (title: string): string => `“${title}”`;

export const pad: PadWords = {
  slot: (place) => `Scorekaart ${number(place)}`,
  choose: 'Kies een scorekaart',
  other: 'Een andere kaart',
  otherHelp: 'Voor een scorekaart die hier niet bij is: schrijf de titel op en tel de punten zelf.',
  otherTitle: 'Titel',
  pointsOf: (who) => `Punten: ${who}`,
  keep: 'Deze kaart nemen',
  clear: 'Plek leeg laten',
  tray: (left) => `Nog in geen stad: ${number(left)} ${plural(left, { one: 'kaart', other: 'kaarten' })}`,
  trayCard: ({ title, territories }) => `${title}: ${territories}`,
  now: {
    begin: 'Zoek een kaart die in deze stad helemaal onderop ligt, en tik hem bij de kaarten aan.',
    next: 'Tik de volgende kaart aan: een die naast of op de kaarten ligt die er al zijn.',
    first: (card) => `${quoted(card)} is de eerste kaart. Draai hem als hij andersom ligt.`,
    place: (card) => `Waar ligt ${quoted(card)}? Tik op de plek.`,
    chosen: (card) => `Leg ${quoted(card)} neer, of tik meteen de volgende kaart aan.`,
    done: 'Alle kaarten liggen er.',
  },
  countUp: 'Tellen',
  back: 'Terug naar de steden',
  byHand: ({ title, points: n }) => `${title}: ${points(n)}, met de hand geteld`,
  total: ({ who, points: n }) => `${who}: ${points(n)}`,
  reset: 'Blok leegmaken',
  resetAsk: 'Echt beide steden en de scorekaarten leegmaken?',
  share: 'Blok delen',
  shareHeading: 'Het hele blok in een link',
  shareText: ({ first, second }) => `Circle the Wagons, ${number(first)} tegen ${number(second)}`,
  refused: {
    damaged:
      'Deze link naar een scoreblok is beschadigd; er ontbreken tekens of er zijn tekens veranderd. Je eigen blok is zoals het was.',
    later:
      'Deze link naar een scoreblok komt uit een nieuwere versie. Laad de pagina opnieuw om die te krijgen. Je eigen blok is zoals het was.',
  },
  linked: {
    text: 'Dit blok kwam met een link. Je eigen blok blijft bewaard tot je het door dit blok vervangt.',
    take: 'Mijn blok vervangen',
    mine: 'Naar mijn blok',
  },
};
