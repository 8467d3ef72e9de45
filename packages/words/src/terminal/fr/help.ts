// Help texts in French.

import type { HelpWords } from '../help.ts';

export const help: HelpWords = {
  headings: { usage: 'Utilisation', commands: 'Commandes', options: 'Options', examples: 'Exemples' },
  placeholders: {
    bots: 'BOTS',
    card: 'CARTE',
    cards: 'CARTES',
    code: 'CODE',
    command: 'COMMANDE',
    deck: 'JEU',
    file: 'FICHIER',
    language: 'LANGUE',
    number: 'NOMBRE',
    options: 'OPTIONS',
    player: 'JOUEUR',
    seconds: 'SECONDES',
    seed: 'GRAINE',
    town: 'VILLE',
    who: 'QUI',
  },
  program: [
    'Circle the Wagons, le jeu de 18 cartes pour deux joueurs, dans un terminal.',
    'Le code de sortie est 0 si tout s’est bien passé, 1 si quelque chose a été refusé (données incorrectes, coup interdit, code inconnu) et 2 si la ligne de commande n’a pas été comprise.',
  ],
  more: (example) => `Chaque commande a sa propre aide, par exemple « ${example} ».`,
  commands: {
    play: {
      summary: 'jouer une partie ici : à deux, contre un bot ou entre bots',
      about: [
        'Joue une partie dans ce terminal. Sans --level ni --bots, deux personnes jouent ; avec un bot, vous jouez contre lui ; avec deux bots, vous regardez.',
        'CODE est le code de partage d’une partie, FICHIER un fichier qui contient ce code ou la partie sous forme de texte : la partie reprend à cet endroit. Il n’y a pas d’autre façon de l’enregistrer, et c’est inutile : « code » donne le code à tout moment, et il s’affiche aussi quand vous quittez.',
        'Les coups se tapent : « 3 » ou « take the-herd » prend une carte, « 2,1 » la place, « 2,1 t » la place à l’envers. « ? » donne un aperçu, « hint » propose un coup, « help » donne la liste de tout ce que vous pouvez taper.',
        'Les coups peuvent aussi arriver par un tube (pipe), un par ligne. Le premier coup refusé met alors fin à la partie, avec le code de sortie 1.',
      ],
    },
    hint: {
      summary: 'proposer un coup et dire pourquoi',
      about: [
        'Propose le meilleur coup d’une position, avec sa valeur en fin de partie, en précisant si elle est prouvée ou estimée et quelles lignes des décomptes font la différence. CODE est un code de partage, FICHIER un fichier contenant le code ou la partie sous forme de texte.',
        'En JSON, « value » est l’écart final pour le joueur qui a le trait.',
      ],
    },
    analyse: {
      summary: 'juger chaque coup d’une partie, en toutes lettres',
      about: [
        'Examine chaque décision d’une partie, finie ou non : ce qui a été joué, ce qui était meilleur, combien de points cela a coûté, quels terrains et quelles cartes de décompte font la différence ; puis combien de points chaque joueur a perdus en désignant la carte de départ, en choisissant et en plaçant ses cartes.',
        'Ctrl-C arrête et montre ce qui a été trouvé jusque-là.',
      ],
    },
    solve: {
      summary: 'prouver comment finit une partie parfaitement jouée',
      about: [
        'Prouve comment finit la partie si les deux jouent parfaitement à partir d’ici, et montre la meilleure suite ; sinon, dit entre quels écarts se situe la fin. Les dernières cartes du cercle prennent des secondes, les premières peut-être une éternité.',
        'En JSON, les valeurs sont le total du premier joueur moins celui du second.',
      ],
    },
    deal: {
      summary: 'montrer la donne d’une graine',
      about: [
        'Montre les trois cartes de décompte et le cercle de quinze cartes que donne une graine. La même graine donne toujours les mêmes cartes.',
      ],
    },
    replay: {
      summary: 'montrer une partie coup par coup',
      about: [
        'Montre une partie coup par coup. CODE est un code de partage, FICHIER un fichier qui contient ce code ou la partie sous forme de texte. Dans un terminal, la touche Entrée fait avancer ; ailleurs, toutes les étapes s’affichent.',
        'Avec --json, la partie est un seul objet ; « winner » manque tant que la partie n’est pas terminée, et le décompte est alors provisoire.',
      ],
    },
    score: {
      summary: 'compter les points de villes, avec le détail',
      about: [
        'Compte les points de deux villes, avec trois cartes de décompte au plus, et dit d’où vient chaque point. Une ville s’écrit avec ses cartes dans l’ordre où elles ont été placées, séparées par des points-virgules : la carte, la case x,y de son territoire en haut à gauche, et « turned » si elle est à l’envers. x augmente vers la droite, y vers le bas ; la première carte peut occuper n’importe quelle case.',
        'Sans --center, --first ni --second, les villes sont lues en JSON sur l’entrée standard : un seul objet, ou un par ligne. « center » contient trois identifiants au plus ; une ville peut être vide ou manquer ; « rotation » vaut « upright » par défaut.',
        'Avec --json, une ligne incorrecte reçoit en réponse son numéro, l’erreur et, s’il y en a une, la règle enfreinte ; les autres lignes reçoivent quand même leur réponse, et le code de sortie est 1.',
      ],
    },
    placements: {
      summary: 'lister les placements permis d’une carte',
      about: [
        'Liste tous les placements permis d’une carte dans une ville, dans l’ordre qu’utilise le code de partage. Une ville s’écrit comme pour « score ».',
        'Sans --town ni --card, la question est lue en JSON sur l’entrée standard : un seul objet, ou un par ligne. Avec --json, une ligne incorrecte reçoit en réponse son numéro et l’erreur ; le code de sortie est alors 1.',
      ],
    },
    perft: {
      summary: 'compter les suites de coups jusqu’à une certaine profondeur',
      about: [
        'Compte les positions situées NOMBRE coups plus loin, à partir de la donne d’une graine ou d’une partie. Cela permet de vérifier que deux programmes connaissent les mêmes règles.',
      ],
    },
    simulate: {
      summary: 'faire jouer des bots entre eux',
      about: [
        'Fait jouer deux bots ; le premier nommé est le premier joueur. Les parties sont numérotées à partir de 1 : la partie i est donnée par la graine GRAINE/i, qui règle aussi ce que les bots laissent au hasard ; la même commande donne donc toujours les mêmes parties. « deal --seed GRAINE/i » montre la donne de l’une d’elles.',
        'Avec --json, chaque partie est un objet sur une ligne à part ; sinon, un résumé s’affiche.',
      ],
    },
    match: {
      summary: 'faire jouer les mêmes donnes aux deux places',
      about: [
        'Chaque donne est jouée deux fois en échangeant les places ; qui a la meilleure somme des deux écarts gagne la paire, et une égalité compte pour une demi-victoire. L’intervalle dit où se situe la vraie part de paires gagnées, avec une confiance de 95 % (Wilson). La donne i vient de la graine GRAINE/i.',
        'Un joueur est un bot, ou « cmd:PROGRAMME ARGUMENTS… » : tout programme qui parle le protocole des bots (docs/bot-protocol.md). Un programme qui se bloque, s’arrête, triche ou inonde la sortie perd cette partie, comptée comme perdue d’au moins 100 points, et avec elle la paire, sauf si l’autre est aussi en faute ; il est relancé pour la suivante.',
        'Avec --json, le match est un seul objet ; « margin » est le total de a moins celui de b ; « fault » n’est là que si un programme a perdu par une faute.',
        'Les niveaux 1 à 7 et « companion » ont leurs propres limites, que --time et --nodes ne peuvent que resserrer.',
      ],
    },
    levels: {
      summary: 'montrer les huit niveaux, ou les faire jouer',
      about: [
        'Montre ce que voit chaque niveau. Avec --deals, chaque niveau joue contre celui d’en dessous, et le niveau 1 contre random et greedy : chacun devrait gagner de 65 % à 75 % des paires contre celui d’en dessous, le niveau 1 au moins 90 % contre random et au plus 20 % contre greedy.',
      ],
    },
    bench: {
      summary: 'compter et mesurer la réflexion sur des positions fixes',
      about: [
        'Réfléchit sur des positions fixes et donne le nombre de nœuds qu’il a fallu (le même sur toute machine tant que la façon de réfléchir ne change pas) et le temps que cela a pris.',
      ],
    },
    bot: {
      summary: 'jouer pour d’autres programmes, par le protocole des bots',
      about: [
        'Lit les demandes d’un autre programme, une par ligne, et répond par des coups : c’est le protocole des bots de docs/bot-protocol.md. Une ligne fautive reçoit « error » et la suivante est lue. Tout se termine par « quit » ou à la fin de l’entrée.',
        'Les niveaux 1 à 7 ont leurs propres limites, qu’un budget ne peut que resserrer ; le niveau 8 examine 3000 nœuds sans budget.',
      ],
    },
    'deck check': {
      summary: 'vérifier le fichier d’un jeu de cartes',
      about: [
        'Dit si le fichier d’un jeu de cartes est correct et, sinon, donne toutes les erreurs et leur emplacement.',
      ],
    },
    'deck show': {
      summary: 'montrer les cartes d’un jeu',
      about: [
        'Montre les cartes du jeu imprimé, de La Frontière ou d’un fichier : recto, titre, identifiant, condition, et à quel point chaque côté est connu. Avec CARTE, l’identifiant d’une carte, ne montre que celle-ci.',
      ],
    },
  },
  options: {
    bots: 'un bot à affronter, ou deux à regarder, séparés par une virgule',
    botsOfSimulate: 'deux bots séparés par une virgule, le premier joueur d’abord',
    card: 'la carte à placer, par identifiant ou par titre',
    center: 'trois cartes de décompte au plus, par identifiant ou par titre, séparées par des virgules',
    deals: 'combien de donnes, 10 par défaut ; chacune est jouée deux fois',
    dealsOfLevels: 'faire jouer les niveaux, tant de donnes chaque fois',
    deck: 'utiliser ce jeu de cartes : printed (1), frontier (2) ou un fichier',
    depth: 'le nombre de coups à l’avance, de 0 à 31',
    divide: 'compter aussi chaque coup à part',
    first:
      'le premier joueur : you (vous), bot, either (au hasard) ou le nom d’un bot ; par défaut vous (ou le premier bot nommé)',
    games: 'le nombre de parties, 1 par défaut',
    help: 'afficher cette aide',
    json: 'n’écrire que du JSON sur la sortie standard',
    language: 'en, de, nl, fr ou it ; par défaut celle du shell',
    level: 'jouer contre le bot d’un niveau de 1 (un enfant peut gagner) à 8 ; raccourci pour --bots L1 à L8',
    levelOfBot: 'le niveau, de 1 à 8 ; 8 par défaut',
    nodes: 'combien chacun peut réfléchir à un coup, compté en nœuds',
    playerA: '"cmd:PROGRAMME ARGUMENTS…", ou un bot',
    playerB: 'l’autre joueur',
    seed: 'un texte de 1 à 64 caractères ; par défaut une nouvelle graine',
    seedOfSimulate: 'la graine d’où viennent toutes les parties ; par défaut une nouvelle',
    step: 'seulement la position après ce nombre de coups',
    timeOfAnalysis: 'combien de temps réfléchir au plus, par exemple 0.5',
    timeOfBots: 'combien de temps un bot peut réfléchir à un coup, par exemple 0.5 ; à sa mesure par défaut',
    timeOfMatch: 'combien de temps chacun peut réfléchir à un coup, par exemple 0.2 ; à sa mesure par défaut',
    town: 'la ville, par exemple "undiscovered 0,0; badlands 2,1 turned"',
    townOfFirst: 'la ville du premier joueur, par exemple "undiscovered 1,0; badlands 0,0 turned"',
    townOfSecond: 'la ville du second joueur',
    welcome: 'saluer et demander qui joue',
  },
};
