// The conditions of the built-in decks in French.

import type { CardWords } from '../contract.ts';

export const cards: CardWords = {
  badlands:
    '4 points par pistolet situé directement entre deux déserts : à gauche et à droite, ou au-dessus et au-dessous.',
  'boom-or-bust':
    'Vous marquez selon le nombre de vos mines : 0 à 2 mines → 5 points, 3 à 6 → 0, 7 → 3, 8 ou plus → 8.',
  bootleggers: '2 points par bière adjacente à un chariot ; −1 point par bière sans chariot adjacent.',
  'circle-the-wagons': '6 points par territoire avec un chariot sur chacun de ses 4 côtés.',
  'claim-jumpers':
    'Le joueur qui a le plus de mines marque 9 points, mais en cède 5 à l’adversaire si celui-ci a plus de pistolets. À égalité de mines, aucun joueur ne marque.',
  'cool-water':
    '3 points par chariot dans votre plus grand groupe de lacs ou adjacent à ce groupe. À taille égale, c’est le meilleur groupe pour vous qui compte.',
  fortified: '7 points par carré de 2 × 2 forts. Les carrés peuvent se chevaucher.',
  'gold-country': '2 points par mine sur une montagne ou adjacente à une montagne.',
  'happy-cows': '2 points par vache qui n’est ni sur la neige ni adjacente à la neige.',
  'one-too-many':
    'Si vous avez plus de bières que votre adversaire : −1 point par bière dans sa ville. À égalité, aucun joueur ne perd de points.',
  'prairie-life':
    'Additionnez vos vaches et vos territoires de plaine : 1 point pour 2, arrondi à l’entier inférieur. Une vache sur une plaine compte double.',
  'rifles-ready': '2 points par fort adjacent à un pistolet.',
  'smalltown-charm':
    'Si votre ville a moins de territoires que celle de votre adversaire : 1 point par territoire d’écart.',
  'target-practice':
    'Pour chaque bière, cherchez le pistolet le plus proche dans sa rangée ou sa colonne : 1 point par territoire entre les deux.',
  'the-clearing': '2 points par fort ; −1 point par territoire de forêt.',
  'the-herd':
    '2 points par vache de votre plus grand groupe de vaches : des territoires avec une vache, reliés par leurs côtés, quel que soit leur terrain.',
  undiscovered:
    '5 points par case vide entièrement entourée de territoires : sur ses quatre côtés et à ses quatre angles.',
  'wagon-train':
    'Chaque ligne droite de chariots voisins, dans une rangée ou une colonne, rapporte selon sa longueur : 2 chariots → 1 point, 3 → 2, 4 → 4, 5 → 7, 6 ou plus → 10.',

  'claim-stakes':
    '2 points par mine sans autre mine adjacente ; −1 point par mine adjacente à une autre mine.',
  standoff:
    '3 points par paire de pistolets d’une même rangée ou colonne séparés par exactement un territoire, lui-même sans pistolet. Si la case entre eux est vide, la paire ne compte pas.',
  'fastest-draw':
    '6 points si vous avez plus de pistolets que votre adversaire. À égalité, aucun joueur ne marque.',
  stronghold: '3 points par fort avec un territoire sur chacun de ses quatre côtés.',
  'border-patrol':
    '2 points par fort avec au moins 2 côtés vides. Un trou au milieu de la ville compte aussi comme vide.',
  'long-haul':
    '2 points par chariot dans la rangée ou la colonne de votre ville qui en compte le plus. Une seule compte, et peu importe ce qui sépare les chariots.',
  'general-store':
    '3 points par série complète des six icônes : bière, vache, fort, pistolet, mine et chariot. Chaque icône ne compte que dans une série.',
  'square-deal':
    '3 points par carré de 2 × 2 territoires d’un même terrain. Les carrés peuvent se chevaucher.',
  'great-divide':
    '6 points si votre plus grand groupe de montagnes dépasse celui de votre adversaire. À égalité, aucun joueur ne marque.',
  'watering-holes': '4 points par groupe d’exactement 2 lacs.',
  'law-and-order':
    '6 points si vous avez 2 pistolets au plus. À partir de 3 pistolets : −1 point par pistolet.',
  boomtown:
    '6 points si votre ville a plus de territoires que celle de votre adversaire. À égalité, les deux joueurs marquent 3 points.',
  poachers:
    'Si vous avez moins de mines que votre adversaire : 3 points par mine dans sa ville. À égalité, aucun joueur ne marque.',
  'telegraph-line': '2 points par rangée ou colonne avec au moins 2 forts. Peu importe ce qui les sépare.',
  'cattle-drive':
    'Votre plus grand groupe de vaches rapporte le nombre de ses terrains différents × le nombre de chariots adjacents au groupe.',
  'trading-post':
    '3 points par icône différente située directement entre deux bières : à gauche et à droite, ou au-dessus et au-dessous.',
  'tall-timber':
    'Chaque ligne droite de forêts voisines, dans une rangée ou une colonne, rapporte selon sa longueur : 2 forêts → 2 points, 3 → 5, 4 ou plus → 9.',
  snowmelt: '2 points par territoire de neige adjacent à un lac.',
};
