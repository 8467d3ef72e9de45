// The settings in Dutch.

import type { SettingsWords } from '../contract.ts';

export const settings: SettingsWords = {
  language: 'Taal',
  automatic: 'Automatisch',
  theme: 'Kleuren',
  light: 'Daglicht',
  dark: 'Lamplicht',
  letters: 'Letters op de terreinen',
  lettersHelp: 'Elk terrein toont ook de eerste letters van zijn naam.',
  hints: 'Hulp bij het leggen',
  hintLevels: {
    off: { name: 'Uit', help: 'Alleen de regels worden bewaakt.' },
    spots: { name: 'Plekken', help: 'Laat zien waar de kaart mag liggen.' },
    change: { name: 'Verschil', help: 'Laat ook zien hoe een plek de score zou veranderen.' },
    // "Kaart" is a map too, but here it is a card.
    heat: { name: 'Overzicht', help: 'Kleurt alle plekken naar wat ze opleveren.' },
  },
  confirm: 'Elke beurt bevestigen',
  confirmHelp: 'Staat dit uit, dan ligt een kaart zodra je hem loslaat of op zijn plek tikt.',
  sound: 'Geluid',
  motion: 'Beweging',
  motionHelp: 'Kaarten vliegen en schuiven. Vraagt je apparaat om minder beweging, dan volgen we dat.',
};
