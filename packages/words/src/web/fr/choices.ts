// Choosing a game and the settings in French.

import type { NewGameWords, SettingsWords } from '../contract.ts';
import { amounts } from '../../fr/amounts.ts';

const { number } = amounts;

export const newGame: NewGameWords = {
  who: 'Qui joue ?',
  twoPeople: 'À deux sur cet appareil',
  againstBot: 'Moi contre l’ordinateur',
  watchBots: 'Regarder deux ordinateurs',
  level: 'Quelle est la force de l’ordinateur ?',
  levelOf: (who) => `Quelle est la force du ${who} ?`,
  levelName: (level) => `Niveau ${number(level)}`,
  levels: {
    1: 'Un enfant peut gagner',
    2: 'Apprend encore',
    3: 'Joue gentiment',
    4: 'Connaît le jeu',
    5: 'Voit venir',
    6: 'Difficile à piéger',
    7: 'Très fort',
    8: 'Presque imbattable',
  },
  first: 'Qui est le premier joueur ?',
  firstMe: 'Moi',
  firstOpponent: 'L’ordinateur',
  firstRandom: 'Au hasard',
  length: 'Combien de parties ?',
  single: 'Une partie',
  bestOf: (games) => `Au meilleur des ${number(games)}`,
  more: 'Donne et cartes',
  seed: 'Graine de la donne',
  seedHelp: 'La même graine donne les mêmes cartes. Laissez vide pour une donne au hasard.',
  badSeed: 'Une graine a 64 caractères au plus.',
  deck: 'Jeu de cartes',
  baseDeck: 'Le jeu de base',
  chooseDeck: 'Choisir un fichier',
  deckRefused: (name) =>
    `« ${name} » n’est pas un jeu de cartes avec lequel on puisse jouer ; le jeu reste le même.`,
  sameDeal: 'Cette partie commence avec les cartes du lien que vous avez ouvert.',
  start: 'Distribuer',
};

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
