// The law of the game in French: all its words.

import { amounts } from '../../grammar/fr/amounts.ts';
import type { LawWords } from '../contract.ts';
import { examples } from './examples.ts';
import { pictures } from './pictures.ts';
import { chapters, gameRules, marks } from './rules.ts';
import { cardRules } from './scoring.ts';

const { number, plural } = amounts;

export const words: LawWords = {
  chapters,
  marks,
  rules: { ...gameRules, ...cardRules },
  pictures,
  page: {
    intro: [
      'Circle the Wagons est un jeu de cartes pour deux joueurs, créé par Steven Aramini, Danny Devine et Paul Kluka et publié par Button Shy. Dix-huit cartes font tout le jeu. Quinze d’entre elles forment un cercle, où les joueurs prennent des cartes tour à tour. Tout ce que vous sautez, votre adversaire le reçoit gratuitement. Avec ses cartes, côte à côte ou l’une sur l’autre, chacun construit une ville ; à la fin, les grandes étendues d’un même terrain et trois cartes de décompte communes rapportent des Points de Prospérité.',
      'Voici les règles d’une adaptation non officielle, faite par des amateurs du jeu. Elles reposent sur les cinq règles imprimées : anglaise (2017), allemande, néerlandaise, française et italienne. Celles-ci concordent, à part deux lignes de l’italienne ; P2 et G3 disent lesquelles.',
    ],
    contents: 'Sommaire',
    search: {
      label: 'Chercher dans les règles',
      clear: 'Effacer la recherche',
      found: (rules) =>
        `${number(rules)} ${plural(rules, { one: 'règle trouvée', other: 'règles trouvées' })}.`,
      none: (query) => `Aucune règle ne contient « ${query} ».`,
    },
    noRule: (address) => `La règle « ${address} » n’existe pas. Toutes les règles sont ci-dessous.`,
    reading: {
      heading: 'Comment lire les règles',
      text: 'Chaque règle a une lettre et un numéro. Quand le jeu refuse un coup, il nomme la règle. Certains points ne sont imprimés dans aucune des règles d’origine. Ils sont signalés de l’une de ces deux façons :',
    },
    terrainsAndIcons: 'Terrains et icônes',
    everyCard:
      'Trois choses découlent des règles ci-dessus et valent pour chaque carte. Les territoires et les icônes recouverts ne comptent pas (P7). Un angle en commun ne rend pas adjacent. Une case vide n’a ni terrain ni icône.',
    chapterIntros: {
      B: 'Chaque règle de B1 à B18 commence par la condition d’une carte du jeu imprimé et précise ce que la condition laisse ouvert.',
      C: 'La Frontière est un second jeu de cartes, de notre invention, qui se joue avec les mêmes règles. Ce que dit B0 vaut aussi pour ses cartes.',
    },
    refusals: {
      heading: 'Quelle règle un refus nomme',
      intro: 'Chaque refus dit ce qui ne va pas et nomme la règle.',
    },
    linkTo: (rule) => `Lien vers la règle ${rule}`,
    toCard: (title) => `« ${title} » : la carte et un exemple`,
  },
  cards: {
    intro: [
      'Une carte a deux côtés : quatre territoires au recto, une condition de décompte au verso.',
      'Les cartes imprimées viennent de la version print-and-play des auteurs, de 2016. Des publications ultérieures confirment huit des conditions et quinze des rectos.',
    ],
    pairing:
      'L’association des rectos et des versos est déduite de la disposition des planches de la version print-and-play.',
    ownDeck:
      'Sur les dix côtés décompte marqués « print-and-play », un nombre peut être différent dans l’édition de 2017. Si c’est le cas de la vôtre, enregistrez le fichier du jeu de cartes, changez le nombre et choisissez votre fichier sous « Nouvelle partie ».',
    saveDeck: 'Enregistrer le fichier du jeu',
    frontier:
      'La Frontière est notre second jeu de cartes : dix-huit rectos et dix-huit conditions de notre invention, avec les mêmes règles.',
    otherDeck: (name) => `Voici les cartes du jeu « ${name} ».`,
    front: 'Recto',
    back: 'Côté décompte',
    bothSides: 'Recto, côté décompte',
    noCard: (address) => `La carte « ${address} » n’existe pas. Toutes les cartes sont ci-dessous.`,
    example: 'Exemple',
    yourTown: 'Votre ville',
    opponentsTown: 'Ville de votre adversaire',
    examples,
    details: (rule) => `Les détails : règle ${rule}`,
  },
};
