// The rules of the scoring cards in French, and an example of each. The conditions themselves stand before them.

import type { CardsPageWords, LawWords } from '../contract.ts';

export const cardRules = {
  B0: {
    text: 'À la fin, les deux joueurs décomptent les trois cartes du centre, chacun pour sa propre ville et selon la condition qui y est imprimée. Un résultat peut descendre au-dessous de zéro.',
    note: '« Adjacent » veut dire : avec un côté en commun. (Pour une carte, l’éditeur lui-même écrit « orthogonalement ».)',
  },
  B1: {
    text: 'Le terrain du pistolet lui-même n’a pas d’importance. Un désert à gauche et un autre au-dessus ne suffisent pas. Si les deux directions conviennent, le pistolet ne compte quand même qu’une fois.',
    note: 'Au-dessus et au-dessous valent autant qu’à gauche et à droite.',
  },
  B2: {
    text: 'Avec 5 bières contre 3, celui qui en a 5 marque −3 et l’autre 0. Contre un adversaire sans bière, on ne perd rien.',
    note: 'À nombre égal de bières, personne ne perd.',
  },
  B3: {
    text: 'Ni le territoire de la vache ni aucun territoire adjacent ne doit être de neige. De la neige à un coin ne gêne pas.',
  },
  B4: {
    text: 'Un chariot compte une fois, quel que soit le nombre de lacs qu’il touche. Les groupes de lacs plus petits ne servent à rien. Si plusieurs sont les plus grands, on prend celui qui rapporte le plus (G3). Sans lac, pas de points.',
  },
  B5: {
    text: 'Une vache seule est un groupe à elle seule. Si plusieurs groupes sont les plus grands, ils rapportent autant, et un seul compte.',
    note: 'C’est ainsi que nous comprenons « le plus grand groupe de vaches » : des territoires avec une vache, reliés par leurs côtés, quel que soit le mélange de terrains.',
  },
  B6: {
    text: 'Ici, chaque forêt visible compte, et pas seulement le plus grand groupe. Un fort en forêt vaut 2 − 1 = 1. La somme peut être négative. Les nombres sont de nous.',
  },
  B7: {
    text: 'Un second chariot à côté de la même bière n’ajoute rien, mais un chariot peut servir plusieurs bières. La somme peut être négative. Le titre est de nous.',
  },
  B8: {
    text: 'Ce qui se trouve aux coins de la case vide n’a pas d’importance. Là où deux cases vides ou plus se touchent par un côté, il n’y a pas de case encerclée. Deux trous qui ne se touchent que par un coin sont deux cases encerclées. Le titre et le nombre sont de nous.',
  },
  B9: {
    text: 'Une mine compte une fois, même si les deux conditions sont remplies, et quel que soit le nombre de montagnes qu’elle touche.',
  },
  B10: {
    text: 'Deux mines côte à côte rapportent donc −2. Des mines qui ne se touchent que par un coin ne se gênent pas. La somme peut être négative.',
  },
  B11: { text: 'Un pistolet peut faire partie de plusieurs paires.' },
  B12: { text: 'L’autre joueur marque 0. L’ampleur de votre avance n’a pas d’importance.' },
  B13: {
    text: 'Les terrains et les icônes autour du fort n’ont pas d’importance. Un seul côté vide suffit à tout gâcher, même s’il donne sur un trou encerclé.',
  },
  B14: { text: 'Un côté est vide s’il n’y a pas de territoire dans la case au-delà.' },
  B15: {
    text: 'Les chariots n’ont pas besoin d’être voisins ; des cases vides et d’autres icônes peuvent les séparer. Une seule rangée ou colonne compte. Si plusieurs se valent, elles rapportent autant (G3 dit laquelle est montrée).',
  },
  B16: {
    text: 'Vous avez donc autant de séries que d’exemplaires de votre icône la plus rare. L’emplacement des icônes n’a pas d’importance.',
  },
  B17: {
    text: 'Un bloc de 2 × 3 contient deux carrés, un bloc de 3 × 3 en contient quatre. Un carré n’est pas forcément une seule carte.',
  },
  B18: {
    text: 'On compare le plus grand groupe de chaque ville. Une ville sans montagne a la taille 0.',
  },
} as const satisfies Partial<LawWords['rules']>;

export const examples: CardsPageWords['examples'] = {
  badlands:
    'Deux pistolets comptent, tous deux sur la neige : celui du haut a un désert au-dessus et un au-dessous, celui du bas un désert à gauche et un à droite. Le pistolet de la plaine en a un à gauche et un au-dessous, ce qui ne suffit pas.',
  'one-too-many':
    'Vous avez plus de bières que votre adversaire. Vous perdez donc un point pour chaque bière de sa ville, et non pour les vôtres. Lui ne perd rien.',
  'happy-cows':
    'Les deux vaches de droite comptent. L’une d’elles ne touche la neige que par un coin, ce qui ne gêne pas. La vache sur la neige ne compte pas, ni les deux qui lui sont adjacentes.',
  'cool-water':
    'Le plus grand groupe de lacs est en haut. Le chariot sur la neige le touche deux fois et compte une fois ; le chariot en forêt compte aussi. Les deux autres ne touchent que le petit lac du bas.',
  'the-herd':
    'Quatre vaches sont reliées, sur trois terrains différents. La vache en bas à gauche ne les touche que par un coin et ne fait pas partie du troupeau.',
  'the-clearing':
    'Chaque fort rapporte des points, chaque forêt en coûte un. Les deux forêts ne sont pas reliées, et pourtant toutes deux comptent.',
  'chuck-wagon':
    'Le chariot sur la neige sert trois bières. L’une d’elles est adjacente à un second chariot, ce qui n’ajoute rien. La bière en haut à gauche n’a pas de chariot adjacent et coûte un point.',
  'circled-camp':
    'La case vide isolée a un territoire sur ses quatre côtés. Le trou plus grand est encerclé lui aussi, mais il est fait de deux cases et ne rapporte rien.',
  'mother-lode':
    'La mine sur le lac est entre deux montagnes et compte une fois ; la mine sur la neige a une montagne au-dessous d’elle. La mine de la plaine ne touche des montagnes que par des coins.',
  'claim-stakes':
    'Les deux mines en bas à gauche sont côte à côte et coûtent un point chacune. Les deux de droite ne se touchent que par un coin et ne se gênent pas.',
  standoff:
    'Le pistolet du haut sur un lac fait partie de deux paires : avec le pistolet du désert dans sa rangée et avec le pistolet de la neige dans sa colonne. Entre le pistolet de la neige et celui du bas sur un lac, la case est vide : pas de paire.',
  'fastest-draw':
    'Vous avez trois pistolets, votre adversaire n’en a que deux de visibles : le troisième est couvert et ne compte plus.',
  stronghold:
    'Les deux forts du milieu ont un territoire sur chaque côté. Les deux autres sont au bord de la ville et ne rapportent rien.',
  'border-patrol':
    'Le fort sur le lac a un trou à sa gauche et rien au-dessous : deux côtés vides. Le fort de la montagne est au bord de la ville et en a deux aussi. Le fort du désert n’a que le trou.',
  'wagon-train':
    'Dans la rangée du bas, il y a trois chariots ; la case vide entre eux ne gêne pas. Aucune autre rangée ou colonne n’en a autant.',
  'general-store':
    'Les six icônes sont là : une série. Il y a un second fort et un second chariot, mais tout le reste n’y est qu’une fois.',
  'square-deal':
    'Le bloc de lacs contient deux carrés, qui ont deux territoires en commun. Il est fait de morceaux de quatre cartes.',
  'great-divide':
    'Vos montagnes sont reliées, trois territoires en tout. Votre adversaire en a quatre, mais deux seulement sont reliés.',
};
