// The menu of the table, and handing a game on, in French.

import type { MenuWords, ShareWords } from '../contract.ts';

export const menu: MenuWords = {
  nudge: {
    left: 'Carte à gauche',
    right: 'Carte à droite',
    up: 'Carte vers le haut',
    down: 'Carte vers le bas',
  },
  watch: { pause: 'Pause', play: 'Lecture', step: 'Un coup', pace: 'Vitesse' },
  hint: {
    show: 'Montrer',
    searching: 'Recherche d’un bon coup…',
    failed: 'Aucun conseil trouvé pour l’instant.',
  },
  share: 'Partager',
  abandon: 'Supprimer la partie',
  abandonAsk: 'Supprimer cette partie ? Elle sera perdue pour de bon.',
  typed: {
    label: 'Taper un coup',
    // Words of the notation are the same in every language.
    help: 'Par exemple « take 3 » (en bref « 3 ») ou « place 2 1 turned » (en bref « 2 1 t »).',
    send: 'Jouer',
  },
  keys: {
    heading: 'Touches',
    lines: [
      ['← ↑ → ↓', 'parcourir le cercle ou déplacer la carte'],
      ['R', 'tourner la carte'],
      ['Entrée', 'choisir, placer, valider'],
      ['U', 'annuler une étape, tant que le tour n’est pas validé'],
      ['Maj U', 'la rétablir'],
      ['H', 'conseil'],
      ['V', 'échanger les villes'],
      ['/', 'taper un coup'],
      ['?', 'montrer ces touches'],
    ],
  },
};

export const share: ShareWords = {
  heading: 'Toute la partie dans un lien',
  copy: 'Copier le lien',
  share: 'Partager…',
  qr: 'Le lien en code QR',
  link: 'Lien',
  code: 'Code de la partie',
  copied: 'Copié.',
  copyFailed: 'Ce navigateur ne nous laisse pas copier. Sélectionnez le texte et copiez-le vous-même.',
};
