// The details of the scoring cards in French; the condition of a card is shown before its rule.

import type { LawWords } from '../contract.ts';

const printedRules = {
  B0: {
    text: 'À la fin, les deux joueurs décomptent les trois cartes du centre, chacun pour sa propre ville et selon la condition de la carte. Un résultat peut descendre au-dessous de zéro.',
    note: '« Adjacent » veut dire : avec un côté en commun. (Pour une carte, l’éditeur lui-même écrit « orthogonalement ».)',
  },
  B1: {
    text: 'Le terrain du pistolet lui-même n’a pas d’importance. Un désert à gauche et un autre au-dessus ne suffisent pas.',
    note: 'La verticale vaut autant que l’horizontale, même si l’image de la carte ne montre que l’horizontale. Un pistolet ne compte qu’une fois, même si les deux directions conviennent.',
  },
  B2: {
    text: 'Sans aucune mine, vous marquez aussi 5 points, même avec une ville vide.',
    note: 'Le tableau donne votre score en une fois, et non pour chaque mine. La carte dit bien « par mine », mais elle donne 5 points sans aucune mine, elle est présentée comme le tableau de totaux de la carte « Le convoi », et huit mines vaudraient sinon 64 points. Si vous la lisez autrement, votre propre fichier de cartes peut le dire.',
  },
  B3: {
    text: 'Un chariot peut servir plusieurs bières. Un second chariot à côté de la même bière n’ajoute rien. La somme peut être négative.',
  },
  B4: {
    text: 'Le territoire du milieu peut avoir n’importe quel terrain et n’importe quelle icône, même un chariot. Un chariot peut faire partie de plusieurs cercles.',
    note: 'Une case vide au milieu ne fait pas un cercle. La carte parle d’un territoire quelconque, et son image en montre un.',
  },
  B5: {
    text: 'Les joueurs marquent donc 9 et 0, ou bien 4 et 5. À nombre égal de pistolets, aucun point ne change de mains. À nombre égal de mines, les pistolets ne comptent pas.',
  },
  B6: {
    text: 'Un chariot compte une fois, quel que soit le nombre de lacs qu’il touche. Les groupes plus petits ne servent à rien. Sans lac, pas de points.',
    note: 'Entre groupes de même taille, c’est le meilleur pour vous qui compte (G3).',
  },
  B7: {
    text: 'Un bloc de 2 × 3 forts contient deux carrés, un bloc de 3 × 3 en contient quatre. Les terrains n’ont pas d’importance, et les forts peuvent venir de plusieurs cartes. Le texte de la carte est vague, mais son image montre clairement un carré.',
  },
  B8: {
    text: 'Une mine compte une fois, même si les deux conditions sont remplies, et quel que soit le nombre de montagnes qu’elle touche.',
  },
  B9: { text: 'De la neige qui ne touche le territoire de la vache que par un angle ne gêne pas.' },
  B10: {
    text: 'Avec 5 bières contre 3, le joueur qui en a 5 marque −3 et l’autre 0. Contre une ville sans bière, on ne perd rien.',
    note: 'La carte ne dit pas ce qui se passe à nombre égal de bières. Chez nous, aucun joueur ne perd alors de points.',
  },
  B11: {
    text: 'Par exemple, 3 vaches et 4 territoires de plaine font 7, soit 3 points. Ils n’ont pas besoin de se toucher.',
  },
  B12: {
    text: 'Un pistolet peut servir plusieurs forts. Un second pistolet à côté du même fort n’ajoute rien.',
  },
  B13: {
    text: 'Seuls les territoires visibles comptent : en recouvrant, vous gardez donc une petite ville (P7). À nombre égal de territoires, aucun joueur ne marque.',
  },
  B14: {
    text: 'Un pistolet peut servir plusieurs bières. Un pistolet juste à côté d’une bière est le plus proche et rapporte 0 point. Une bière sans pistolet dans sa rangée ni sa colonne ne rapporte rien. Les territoires entre les deux peuvent montrer n’importe quoi, même une autre bière.',
    note: 'Seuls les territoires comptent : une case vide entre les deux ne rapporte pas de point, mais n’interrompt pas la ligne. La distance jusqu’au pistolet se mesure en cases, vides comprises. Entre des pistolets aussi proches l’un que l’autre, c’est le meilleur pour vous qui compte.',
  },
  B15: {
    text: 'Ici, chaque forêt visible compte, et pas seulement le plus grand groupe. Un fort en forêt vaut 2 − 1 = 1 point. La somme peut être négative.',
  },
  B16: {
    text: 'Une vache seule forme un groupe d’une vache. À taille égale, les groupes rapportent autant, et un seul compte.',
    note: 'La carte parle du plus grand groupe de vaches. Nous comprenons : des territoires avec une vache, reliés par leurs côtés, quels que soient leurs terrains.',
  },
  B17: {
    text: 'Les territoires autour de la case peuvent avoir n’importe quel terrain et n’importe quelle icône. Deux cases vides qui se touchent, même par un angle seulement, ne comptent ni l’une ni l’autre.',
  },
  B18: {
    text: 'Une ligne va toujours aussi loin que possible : 4 chariots voisins forment une ligne de 4, et non deux lignes de 2. Deux lignes qui se croisent comptent toutes les deux. Un chariot seul ne forme pas de ligne.',
    note: 'Les chariots d’une ligne sont voisins, sans trou ni autre icône entre eux.',
  },
} as const;

const frontierRules = {
  C1: {
    text: 'Deux mines côte à côte rapportent donc −2 points. Des mines qui ne se touchent que par un angle ne se gênent pas. La somme peut être négative.',
  },
  C2: {
    text: 'Un pistolet peut faire partie de plusieurs paires. Le territoire entre les deux peut avoir n’importe quel terrain et n’importe quelle autre icône.',
  },
  C3: { text: 'L’ampleur de votre avance n’a pas d’importance.' },
  C4: {
    text: 'Les terrains et les icônes autour du fort n’ont pas d’importance. Un seul côté vide suffit pour que le fort ne compte pas, même s’il donne sur un trou au milieu de la ville.',
  },
  C5: {
    text: 'Un côté est vide s’il n’y a pas de territoire dans la case au-delà. Avec 3 ou 4 côtés vides, un fort ne rapporte pas plus qu’avec 2.',
  },
  C6: {
    text: 'Des cases vides et d’autres icônes peuvent séparer les chariots. Si plusieurs rangées ou colonnes en comptent le plus, elles rapportent autant (G3 dit laquelle est montrée).',
  },
  C7: {
    text: 'Vous avez donc autant de séries que d’exemplaires de votre icône la plus rare. L’emplacement des icônes n’a pas d’importance.',
  },
  C8: {
    text: 'Un bloc de 2 × 3 contient deux carrés, un bloc de 3 × 3 en contient quatre. Un carré peut être fait de morceaux de plusieurs cartes.',
  },
  C9: {
    text: 'Sans montagne, votre groupe a la taille 0. L’ampleur de votre avance n’a pas d’importance.',
  },
  C10: {
    text: 'Un lac isolé ne rapporte rien, un groupe de 3 lacs ou plus non plus. Des groupes qui ne se touchent que par un angle restent séparés.',
  },
  C11: { text: 'Sans aucun pistolet, vous marquez aussi ces points, même avec une ville vide.' },
  C12: {
    text: 'Seuls les territoires visibles comptent : quand vous recouvrez, votre ville grandit donc moins (P7). L’ampleur de votre avance n’a pas d’importance.',
  },
  C13: {
    text: 'Vos propres mines ne rapportent rien, et vous n’avez pas besoin d’en avoir. Le joueur qui a le plus de mines marque 0.',
  },
  C14: {
    text: 'Un fort peut compter dans sa rangée et dans sa colonne. Un troisième fort dans la même rangée ou colonne n’ajoute rien.',
  },
  C15: {
    text: 'Un chariot compte une fois, quel que soit le nombre de vaches du groupe qu’il touche. À taille égale, on prend le groupe qui rapporte le plus (G3). Sans vache, ou sans chariot adjacent, vous marquez 0.',
  },
  C16: {
    text: 'Chaque icône compte une fois, même si elle se trouve plusieurs fois entre deux bières, donc six au plus. Une bière entre deux bières compte aussi comme icône.',
  },
  C17: {
    text: 'Une ligne va toujours aussi loin que possible : 4 forêts voisines forment une ligne de 4, et non deux lignes de 2. Deux lignes qui se croisent comptent toutes les deux. Une forêt seule ne forme pas de ligne. Les icônes n’ont pas d’importance.',
  },
  C18: {
    text: 'Un territoire de neige compte une fois, quel que soit le nombre de lacs qu’il touche. Les icônes n’ont pas d’importance.',
  },
} as const;

export const cardRules = {
  ...printedRules,
  ...frontierRules,
} as const satisfies Partial<LawWords['rules']>;
