// What the pictures of the rules show, in French.

import type { PictureWords } from '../contract.ts';

export const pictures: PictureWords = {
  captions: {
    upright: 'La première carte, à l’endroit.',
    upsideDown: 'La même carte à l’envers. La gauche et la droite sont échangées, le haut et le bas aussi.',
    oneEdge: 'Un côté est commun : la montagne avec la vache touche la plaine avec la vache.',
    twoEdges: 'Deux côtés sont communs. Aucun terrain ne correspond, et ce n’est pas nécessaire.',
    apart: 'La carte ne touche rien : une colonne vide l’en sépare.',
    corner: 'Les deux vaches ne se touchent que par un angle.',
    sideways: 'La carte a fait un quart de tour. Un quart de tour dans l’autre sens est tout aussi interdit.',
    offGrid: 'La carte est une demi-case trop bas. Ses territoires tombent entre les cases.',
    coverOne: 'La nouvelle carte recouvre un territoire, la montagne avec la vache.',
    coverTwo: 'Elle recouvre deux territoires, le désert et la montagne au-dessous.',
    coverFour: 'Elle recouvre les quatre. Rien de la carte du dessous ne compte plus (P7).',
    oneOfEach: 'La nouvelle carte recouvre un territoire de chacune des deux cartes.',
    twoOfEach: 'Elle en recouvre deux de chacune.',
    threeOfTwo:
      'Elle recouvre deux territoires de l’une et un de l’autre. Son quatrième occupe une case vide.',
    gunAmidDeserts:
      'Le pistolet sur la neige est entre deux déserts. Les deux pistolets au-dessous ne rapportent rien.',
    closestGun:
      'Entre la bière et le pistolet le plus proche, il y a deux territoires. La case vide ne compte pas, mais elle n’interrompt pas la ligne.',
    enclosed: 'La case vide du milieu a un territoire sur ses quatre côtés et à ses quatre angles.',
  },
  legal: 'Permis',
  illegal: (rule) => `Interdit (${rule})`,
  before: 'Avant',
  after: 'Après',
  draft: {
    heading: 'Exemple : prendre une carte',
    intro:
      'Quinze cartes sont disposées dans le sens horaire, dans l’ordre A, B, C … O. Le second joueur désigne A comme carte de départ.',
    steps: [
      'Le premier joueur ne veut pas de A, la saute et prend B (D2). A et B quittent le cercle (D4).',
      'Le premier joueur place B (T1).',
      'A est maintenant une carte gratuite du second joueur (D3), qui la place (T1). C’est sa première carte (T2).',
      'Maintenant, le second joueur prend une carte. La prochaine est C (D1).',
    ],
  },
  groups: {
    heading: 'Exemple : une ville et ses groupes',
    intro: 'Cette ville est faite de six cartes. Choisissez un terrain pour voir son plus grand groupe.',
    notCounted:
      'Le désert avec la bière, dans la rangée du bas, ne compte pas. Aucun de ses côtés ne touche un autre désert ; il forme donc un groupe d’un seul territoire, et le groupe de quatre est plus grand. Les règles imprimées donnent les six mêmes nombres et la même somme.',
  },
};
