// The settings in English.

import type { SettingsWords } from '../contract.ts';

export const settings: SettingsWords = {
  language: 'Language',
  automatic: 'Automatic',
  theme: 'Colours',
  light: 'Daylight',
  dark: 'Lamplight',
  letters: 'Letters on the terrains',
  lettersHelp: 'Each terrain also shows the first letter of its name.',
  hints: 'Help while placing',
  hintLevels: {
    off: { name: 'Off', help: 'Only the rules are watched.' },
    spots: { name: 'Spots', help: 'Shows where the card may lie.' },
    change: { name: 'Change', help: 'Also shows how a spot would change the score.' },
    heat: { name: 'Map', help: 'Colours all spots by what they bring.' },
  },
  confirm: 'Confirm each turn',
  confirmHelp: 'When off, a card lies as soon as you drop it or tap its spot.',
  sound: 'Sound',
  motion: 'Motion',
  motionHelp: 'Cards fly and slide. Your device may ask for less motion; we follow it.',
};
