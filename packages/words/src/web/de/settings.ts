// The settings in German.

import type { SettingsWords } from '../contract.ts';

export const settings: SettingsWords = {
  language: 'Sprache',
  automatic: 'Automatisch',
  theme: 'Farben',
  light: 'Tageslicht',
  dark: 'Lampenlicht',
  letters: 'Buchstaben auf den Landschaften',
  // Wald and Wasser begin alike, so the letters are not always the first ones.
  lettersHelp: 'Jede Landschaft zeigt auch ein Kürzel ihres Namens.',
  hints: 'Hilfe beim Auslegen',
  hintLevels: {
    off: { name: 'Aus', help: 'Nur die Regeln werden beachtet.' },
    spots: { name: 'Plätze', help: 'Zeigt, wo die Karte liegen darf.' },
    change: { name: 'Änderung', help: 'Zeigt auch, wie ein Platz die Wertung ändern würde.' },
    // "Karte" is a map too, but here it is a card.
    heat: { name: 'Übersicht', help: 'Färbt alle Plätze danach, was sie bringen.' },
  },
  confirm: 'Jeden Zug bestätigen',
  confirmHelp: 'Wenn aus, liegt eine Karte, sobald du sie loslässt oder ihren Platz antippst.',
  sound: 'Ton',
  motion: 'Bewegung',
  motionHelp: 'Karten fliegen und gleiten. Wünscht dein Gerät weniger Bewegung, richten wir uns danach.',
};
