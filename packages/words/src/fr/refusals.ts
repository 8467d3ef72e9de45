// Why a move is refused, in French.

import type { RefusalWords } from '../contract.ts';
import { spots } from './spots.ts';

export const refusals: RefusalWords = {
  why: {
    ...spots.why,
    malformed: 'Ce n’est pas un coup ; un coup désigne la carte de départ, prend une carte ou en place une.',
    gameOver: 'La partie est terminée ; plus aucun coup n’est possible.',
    wrongPhase: 'Ce coup n’est pas possible maintenant ; jouez celui qui est attendu.',
    notYourTurn: 'Ce n’est pas votre tour ; attendez le coup de votre adversaire.',
    notInCircle: 'Cette carte n’est pas dans le cercle ; prenez-en une qui s’y trouve encore.',
    noSuchStart:
      'Cette carte n’est pas dans le cercle ; désignez-en une qui s’y trouve comme carte de départ.',
    wrongCard:
      'Il faut d’abord placer une autre carte : la carte prise, puis les cartes gratuites, dans le sens horaire.',
    onItsSide: 'La carte est tournée d’un quart de tour ; placez-la à l’endroit ou à l’envers.',
    offTheGrid:
      'La carte n’est pas alignée sur la grille ; chacun de ses territoires doit occuper exactement une case.',
    unknownCard: 'Cette carte n’existe pas dans le jeu de cartes ; utilisez une carte de ce jeu.',
    duplicateCard: 'Cette carte est déjà utilisée ; chaque carte n’existe qu’en un exemplaire.',
    duplicateCenter:
      'Une carte de décompte est nommée deux fois ; les cartes du centre doivent toutes être différentes.',
    badDeal:
      'Ce n’est pas une donne de ce jeu de cartes : il faut trois de ses cartes au centre et les quinze autres dans le cercle.',
    otherDeck:
      'Cette partie a été jouée avec un autre jeu de cartes ; ouvrez-la avec celui qui y est indiqué.',
  },
  rule: spots.rule,
};
