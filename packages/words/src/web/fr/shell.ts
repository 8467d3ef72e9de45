// The frame of the web app and its home page in French.

import type { HomeWords, ShellWords } from '../contract.ts';
import { amounts } from '../../grammar/fr/amounts.ts';

const { number } = amounts;

export const shell: ShellWords = {
  title: 'Circle the Wagons',
  places: {
    home: 'Accueil',
    new: 'Nouvelle partie',
    learn: 'Apprendre à jouer',
    replay: 'Voir une partie',
    pad: 'Feuille de score',
    cards: 'Cartes',
    rules: 'Règles',
    games: 'Mes parties',
    settings: 'Réglages',
    about: 'À propos',
    online: 'Jouer en ligne',
  },
  back: 'Retour',
  close: 'Fermer',
  cancel: 'Annuler',
  menu: 'Menu',
  skipToContent: 'Aller au contenu',
  loading: 'Un instant…',
  nowhere: 'La piste s’arrête ici',
  notLoaded: { text: 'Cette page n’a pas pu être chargée. Êtes-vous en ligne ?', again: 'Réessayer' },
};

export const home: HomeWords = {
  tagline: 'Dix-huit cartes, deux villes, un cercle.',
  continue: 'Continuer',
  going: ({ who, placed, of }) => `${who} · cartes placées : ${number(placed)} sur ${number(of)}`,
  twoPeople: 'À deux',
  against: (level) => `Contre le niveau ${number(level)}`,
  bots: (first, second) => `Niveau ${number(first)} contre niveau ${number(second)}`,
  unofficial:
    'Adaptation non officielle, par des fans, du jeu de Steven Aramini, Danny Devine et Paul Kluka, publié par Button Shy.',
};
