// The conditions of the base deck in French.

import type { CardWords } from '../contract.ts';

export const cards: CardWords = {
  badlands:
    '4 points par pistolet situé directement entre deux territoires de désert, à gauche et à droite ou au-dessus et au-dessous. Chaque pistolet ne compte qu’une fois.',
  'one-too-many':
    'Si vous avez plus de bières que votre adversaire, vous perdez 1 point par bière dans sa ville. À égalité, personne ne perd de points.',
  'happy-cows': '2 points par vache qui n’est ni sur la neige ni adjacente à la neige.',
  'cool-water':
    '3 points par chariot dans votre plus grand groupe de lacs ou adjacent à ce groupe. À taille égale, c’est le meilleur groupe pour vous qui compte.',
  'the-herd':
    '2 points par vache de votre plus grand groupe de vaches : des territoires avec une vache, reliés par leurs côtés, quel que soit leur terrain.',
  'the-clearing': '2 points par fort ; −1 point par territoire de forêt.',
  'chuck-wagon': '2 points par bière adjacente à un chariot ; −1 point par bière sans chariot adjacent.',
  'circled-camp':
    '5 points par case vide encerclée : ses quatre cases adjacentes sont des territoires de votre ville.',
  'mother-lode': '2 points par mine sur une montagne ou adjacente à une montagne.',
  'claim-stakes':
    '2 points par mine sans autre mine adjacente ; −1 point par mine adjacente à une autre mine.',
  standoff:
    '3 points par paire de pistolets d’une même rangée ou colonne séparés par exactement un territoire, lui-même sans pistolet. Si la case entre eux est vide, la paire ne compte pas.',
  'fastest-draw':
    '6 points si vous avez plus de pistolets que votre adversaire. À égalité, personne ne marque.',
  stronghold: '3 points par fort avec un territoire sur chacun de ses quatre côtés.',
  'border-patrol':
    '2 points par fort avec au moins deux côtés vides. Un trou au milieu de la ville compte aussi comme vide.',
  'wagon-train':
    '2 points par chariot dans une seule rangée ou colonne : celle de votre ville qui en compte le plus. Peu importe ce qui les sépare.',
  'general-store':
    '3 points par série complète des six icônes : bière, vache, fort, pistolet, mine et chariot. Chaque icône ne compte que dans une série.',
  'square-deal':
    '3 points par carré de 2 × 2 territoires d’un même terrain. Les carrés peuvent se chevaucher, et chacun compte.',
  'great-divide':
    '6 points si votre plus grand groupe de montagnes dépasse celui de votre adversaire. À égalité, personne ne marque.',
};
