// The law of the game in French: all its words.

import { amounts } from '../../fr/amounts.ts';
import type { LawWords } from '../contract.ts';
import { pictures } from './pictures.ts';
import { chapters, gameRules, marks } from './rules.ts';
import { cardRules, examples } from './scoring.ts';

const { number, plural } = amounts;

export const words: LawWords = {
  chapters,
  marks,
  rules: { ...gameRules, ...cardRules },
  pictures,
  page: {
    intro: [
      'Circle the Wagons est un jeu de cartes pour deux joueurs, créé par Steven Aramini, Danny Devine et Paul Kluka et publié par Button Shy. Dix-huit cartes font tout le jeu. Quinze d’entre elles forment un cercle, où les joueurs prennent des cartes tour à tour. Tout ce que vous sautez, votre adversaire le reçoit gratuitement. Avec ses cartes, côte à côte ou l’une sur l’autre, chacun construit une ville ; à la fin, les grandes étendues d’un même terrain et trois cartes de décompte communes rapportent des Points de Prospérité.',
      'Voici les règles d’une adaptation non officielle, faite par des amateurs du jeu. Elles reposent sur les cinq règles imprimées : anglaise (2017), allemande, néerlandaise, française et italienne. Celles-ci concordent, à part deux lignes de l’italienne ; P2 et G3 disent lesquelles.',
    ],
    contents: 'Sommaire',
    search: {
      label: 'Chercher dans les règles',
      clear: 'Effacer la recherche',
      found: (rules) =>
        `${number(rules)} ${plural(rules, { one: 'règle trouvée', other: 'règles trouvées' })}.`,
      none: (query) => `Aucune règle ne contient « ${query} ».`,
    },
    noRule: (address) => `Il n’y a pas de règle « ${address} ». Voici toutes celles qui existent.`,
    reading: {
      heading: 'Comment lire les règles',
      text: 'Chaque règle a une lettre et un numéro. Quand le jeu refuse un coup, il nomme la règle. Certains points ne sont imprimés dans aucune des règles d’origine. Ils sont signalés de l’une de ces deux façons :',
    },
    terrainsAndIcons: 'Terrains et icônes',
    everyCard:
      'Trois choses découlent des règles ci-dessus et valent pour chaque carte. Les territoires et les icônes couverts ne comptent pas (P7). Un coin ne rend pas adjacent. Une case vide n’a ni terrain ni icône.',
    refusals: {
      heading: 'Quelle règle un refus nomme',
      intro:
        'Chaque refus dit ce qui ne va pas et nomme la règle. Ce qui n’est pas un coup n’en enfreint aucune.',
    },
    linkTo: (rule) => `Lien vers la règle ${rule}`,
    toCard: (title) => `« ${title} » : la carte et un exemple`,
  },
  cards: {
    intro: [
      'Une carte a deux côtés : quatre territoires au recto, une condition de décompte au verso.',
      'Toutes les cartes imprimées n’ont pas pu être retrouvées. Chaque côté porte donc un mot qui dit à quel point il est connu.',
    ],
    pairing:
      'C’est nous qui avons associé les rectos aux cartes de décompte. Quinze rectos sont tirés des images de la règle de 2017 ; les trois autres sont déduits du modèle que suivent les quinze.',
    ownDeck:
      'Si vous possédez le jeu imprimé, vous pouvez mettre votre propre fichier de cartes à la place de celui-ci, avec toutes les corrections que vous voulez.',
    otherDeck: (name) => `Voici les cartes du jeu « ${name} ».`,
    front: 'Recto',
    back: 'Côté décompte',
    bothSides: 'Recto, côté décompte',
    noCard: (address) => `Il n’y a pas de carte « ${address} ». Voici toutes celles qui existent.`,
    example: 'Exemple',
    yourTown: 'Votre ville',
    opponentsTown: 'Ville de votre adversaire',
    examples,
    details: (rule) => `Les détails : règle ${rule}`,
  },
};
