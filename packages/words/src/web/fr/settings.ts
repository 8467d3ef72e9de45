// The settings in French.

import type { SettingsWords } from '../contract.ts';

export const settings: SettingsWords = {
  language: 'Langue',
  automatic: 'Automatique',
  theme: 'Couleurs',
  light: 'Plein jour',
  dark: 'À la lampe',
  letters: 'Lettres sur les terrains',
  lettersHelp: 'Chaque terrain montre aussi la première lettre de son nom.',
  hints: 'Aide au placement',
  hintLevels: {
    off: { name: 'Sans', help: 'Seules les règles sont surveillées.' },
    spots: { name: 'Cases', help: 'Montre où la carte peut aller.' },
    change: { name: 'Effet', help: 'Montre aussi comment une case changerait le score.' },
    // "Carte" is a map too, but here it is a card.
    heat: { name: 'Aperçu', help: 'Colore toutes les cases selon ce qu’elles rapportent.' },
  },
  confirm: 'Valider chaque tour',
  confirmHelp: 'Sinon, une carte est placée dès que vous la lâchez ou touchez sa case.',
  sound: 'Son',
  motion: 'Animations',
  motionHelp: 'Les cartes volent et glissent. Si votre appareil demande moins d’animations, nous le suivons.',
};
