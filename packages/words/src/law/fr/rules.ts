// The rules of the game in French, but for those of the scoring cards.

import type { LawWords } from '../contract.ts';

export const chapters: LawWords['chapters'] = {
  S: 'Mise en place',
  D: 'Prendre une carte',
  P: 'Placer une carte',
  T: 'Ordre du jeu et fin de partie',
  G: 'Groupes de territoires',
  B: 'Cartes de décompte',
  C: 'Cartes de La Frontière',
  W: 'Le vainqueur',
};

export const marks: LawWords['marks'] = {
  reading: {
    name: 'Notre lecture',
    meaning: 'Ce n’est pas imprimé, mais cela découle de ce qui l’est.',
  },
  ruling: {
    name: 'Notre choix',
    meaning: 'Les règles imprimées laissent la question ouverte, et nous avons tranché.',
  },
};

export const gameRules = {
  S1: {
    text: 'Le jeu compte 18 cartes, toutes différentes. Au recto, une carte porte quatre territoires, en deux rangées de deux. Chaque territoire a un terrain et une icône. Au verso, une carte porte une condition de décompte.',
  },
  S2: {
    text: 'Mélangez les cartes et posez-en trois au centre, côté décompte visible. Ces trois conditions valent pour les deux joueurs pendant toute la partie. Le recto de ces cartes ne sert pas.',
  },
  S3: {
    text: 'Disposez les quinze autres cartes en cercle autour d’elles, recto visible. Tout peut être vu des deux joueurs. Dès lors, plus rien n’est caché et plus rien n’est laissé au hasard.',
  },
  S4: {
    text: 'Décidez qui est le premier joueur.',
    note: 'Par tirage au sort, d’un commun accord ou à tour de rôle quand vous enchaînez les parties.',
  },
  S5: {
    text: 'La carte de départ est désignée par le second joueur, qui peut choisir n’importe quelle carte du cercle.',
  },

  D1: {
    text: 'Le premier joueur prend la première carte. On commence à la carte de départ et on avance dans le sens horaire. Ensuite, la prochaine carte est toujours la première qui reste après la dernière carte prise.',
  },
  D2: {
    text: 'À votre tour, vous prenez une carte du cercle : la prochaine, ou n’importe quelle carte plus loin, en sautant toutes celles qui la précèdent. Vous prenez une carte, ni plus ni moins. Il est interdit de passer.',
  },
  D3: {
    text: 'Les cartes que vous sautez sont des cartes gratuites pour votre adversaire, toutes sans exception. Il est obligé de les accepter.',
  },
  D4: {
    text: 'Ce qui est pris ou sauté quitte aussitôt le cercle. Aucune carte ne reste donc derrière vous, et personne ne fait un second tour.',
    note: 'Vous pouvez aller au plus loin jusqu’à la dernière carte, celle qui précède la carte de départ.',
  },

  P1: {
    text: 'Votre première carte n’a pas besoin de voisine. Vous la posez simplement, à l’endroit ou à l’envers (P4).',
    note: 'Tant qu’il n’y a pas de ville, son emplacement n’a pas de sens ; elle occupe donc toujours la case 0,0.',
  },
  P2: {
    text: 'Chaque carte suivante doit rejoindre votre ville de l’une de ces deux façons : au moins un de ses territoires touche par un côté un territoire de la ville, ou bien la carte en recouvre au moins un.',
    note: 'Les terrains qui se touchent peuvent être différents. La règle italienne veut qu’un ou deux territoires de la carte touchent autant de territoires de la ville ; nous comprenons « au moins un », comme dans les quatre autres.',
  },
  P3: { text: 'Un angle contre un angle ne suffit pas à relier une carte à la ville.' },
  P4: {
    text: 'Une carte se pose de deux façons : à l’endroit ou à l’envers (tournée de 180°). Elle ne se pose jamais de côté.',
  },
  P5: {
    text: 'Les cases d’une ville forment une seule grille, et les cartes la respectent : chaque territoire d’une carte occupe exactement une case.',
    note: 'C’est ce que montrent les images des règles imprimées.',
  },
  P6: {
    text: 'On peut recouvrir à volonté : un, deux, trois ou quatre territoires visibles, d’une seule carte ou de plusieurs. Vous pouvez même recouvrir une carte entière. La nouvelle carte va toujours par-dessus, jamais par-dessous.',
  },
  P7: {
    text: 'Dans chaque case, seul existe le territoire du dessus. Un territoire recouvert ne compte plus pour rien, et son icône non plus.',
  },
  P8: {
    text: 'Une carte placée reste où elle est.',
    note: 'Ce n’est imprimé nulle part, mais tout le reste le suppose.',
  },

  T1: {
    text: 'Celui qui prend une carte la place d’abord. Ensuite, son adversaire place les cartes gratuites une à une, dans l’ordre horaire où elles se trouvaient dans le cercle. Puis c’est à l’adversaire de prendre une carte.',
  },
  T2: {
    text: 'Il arrive que l’on reçoive des cartes gratuites avant d’avoir une ville. La première d’entre elles est alors la première carte du joueur, et P1 s’y applique.',
  },
  T3: {
    text: 'Quand les quinze cartes ont toutes été prises et placées, la partie est terminée. Les cartes sautées la dernière fois sont encore placées par l’adversaire avant la fin.',
  },

  G1: {
    text: 'Dans une même ville, les territoires visibles d’un même terrain forment un groupe quand ils sont reliés par leurs côtés. Un angle ne les relie pas.',
  },
  G2: {
    text: 'Chacun des six terrains est compté à part : vous marquez autant de Points de Prospérité que votre plus grand groupe de ce terrain a de territoires. Un terrain que vous n’avez pas rapporte 0.',
  },
  G3: {
    text: 'Si plusieurs groupes sont à égalité pour la plus grande taille, un seul compte et les autres non ; le joueur choisit lequel. (La règle italienne dit seulement qu’un seul compte.) Cela ne change quelque chose que si une carte de décompte parle d’un plus grand groupe.',
    note: 'Chaque carte de décompte fait ce choix pour elle-même, de façon à rapporter le plus de points au propriétaire de la ville. S’il reste encore des égalités, on montre le groupe (ou la rangée ou colonne) qui monte le plus haut ; s’il y en a plusieurs, celui dont la case la plus haute est le plus à gauche.',
  },

  W1: {
    text: 'Additionnez vos six groupes (G2) et les trois cartes de décompte (B0). Celui qui a le plus grand total a gagné. (Seule la règle française imprime cette dernière phrase. Dans les autres, elle est sous-entendue.)',
  },
  W2: {
    text: 'Et si les totaux sont égaux ? D’après toutes les règles imprimées, un seul peut être le meilleur de l’Ouest, mais aucune ne dit comment départager les joueurs.',
    note: 'Les joueurs partagent la victoire. La partie est nulle.',
  },
} as const satisfies Partial<LawWords['rules']>;
