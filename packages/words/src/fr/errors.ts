// What went wrong, in French.

import type { ErrorWords } from '../contract.ts';
import { amounts, counted } from '../grammar/fr/amounts.ts';
import { names } from '../grammar/fr/names.ts';

const { number, and, or } = amounts;

const quoted = (text: string): string => `« ${text} »`;
const anyOf = (texts: readonly string[]): string => or(texts.map(quoted));

const jsonTypes: ErrorWords['jsonTypes'] = {
  object: 'un objet',
  list: 'une liste',
  text: 'un texte',
  integer: 'un nombre entier',
  number: 'un nombre à virgule',
  boolean: 'un booléen (true ou false)',
  null: 'null',
};

// Words of the notation are the same in every language, so they are quoted as they must be typed.
const expected: ErrorWords['expected'] = {
  header: 'la ligne « wagons 1 »',
  deck: 'la ligne « deck … »',
  center: 'la ligne « center … » avec les trois cartes de décompte',
  circle: 'la ligne « circle … » avec les cartes du cercle',
  seat: '« first: » ou « second: »',
  start: '« start » et une carte',
  take: '« take » et une carte',
  place: '« place », une carte et une case',
  card: 'l’identifiant d’une carte',
  cell: 'une case telle que 2,-1',
  turned: '« turned » pour une carte à l’envers',
  territory: 'un territoire tel que « Dg »',
  end: 'la fin de la ligne',
};

const COMPARED = 'ce que comparent « compare », « difference » ou « toMore »';
const NESTED_IN = {
  product: 'un autre « product »',
  choose: 'un autre « choose »',
  compare: COMPARED,
  difference: COMPARED,
  changeHands: `un autre « changeHands » ni dans ${COMPARED}`,
} as const;

export const errors: ErrorWords = {
  faults: {
    notJson: ({ detail }) =>
      `Ce n’est pas du JSON${detail === '' ? '' : ` : ${detail}`}. Le fichier d’un jeu de cartes doit être un texte JSON.`,
    fileTooLarge: ({ limit }) =>
      `Le fichier est trop volumineux ; il peut avoir au plus ${number(limit)} caractères.`,
    wrongType: ({ found, expected: types }) =>
      `On trouve ici ${jsonTypes[found]} ; il faut ${or(types.map((type) => jsonTypes[type]))}.`,
    missing: ({ key }) => `Il manque ${quoted(key)} ; cette clé est obligatoire.`,
    noOneWord: ({ found, expected: words }) =>
      found.length > 1
        ? `On ne peut pas réunir ${and(found.map(quoted))} ; il faut un seul de ces mots : ${anyOf(words)}.`
        : `On ne sait pas de quoi il s’agit ; il faut un de ces mots, et un seul : ${anyOf(words)}.`,
    unknownWord: ({ found, expected: words }) =>
      `Le mot ${quoted(found)} n’est pas possible ici ; il faut ${anyOf(words)}.`,
    wrongCount: ({ found, atLeast, atMost }) => {
      const items = counted(atMost, (count) => (count === 'one' ? 'élément' : 'éléments'));
      const right = atLeast === atMost ? `exactement ${items}` : `entre ${number(atLeast)} et ${items}`;
      return `La liste n’a pas la bonne longueur (${number(found)}) ; il faut ${right}.`;
    },
    duplicate: ({ found, first }) =>
      `La valeur ${quoted(found)} figure déjà dans ${first} ; on ne peut la donner qu’une fois.`,
    outOfRange: ({ found, atLeast, atMost }) => {
      const right =
        atLeast === atMost
          ? `il faut exactement ${number(atLeast)}`
          : `il faut un nombre entre ${number(atLeast)} et ${number(atMost)}`;
      return `Le nombre ${number(found)} est hors limites ; ${right}.`;
    },
    emptyRange: () =>
      'Cet intervalle est impossible ; donnez « atLeast », « atMost » ou les deux, sans que « atLeast » dépasse « atMost ».',
    badId: ({ found, limit }) =>
      `Le texte ${quoted(found)} n’est pas un identifiant ; utilisez des minuscules sans accent et des chiffres, en mots reliés par des traits d’union, ${number(limit)} caractères au plus.`,
    badTerritory: ({ found }) =>
      `Le texte ${quoted(found)} n’est pas un territoire ; écrivez un terrain et une icône séparés par un espace, comme « desert gun ».`,
    badText: ({ limit }) =>
      `Ce texte ne peut pas être affiché ; il doit avoir entre 1 et ${number(limit)} caractères, sans caractère de contrôle.`,
    tooDeep: ({ limit }) =>
      `L’expression est trop imbriquée ; elle peut avoir au plus ${number(limit)} niveaux.`,
    tooLarge: ({ limit }) =>
      `L’expression est trop grande ; elle peut avoir au plus ${number(limit)} éléments.`,
    nothingChosen: () =>
      'Rien n’est choisi ici ; « chosen » doit se trouver dans le « score » d’un « choose », pour la même ville.',
    nested: ({ word }) => `Le mot ${quoted(word)} ne peut pas se trouver dans ${NESTED_IN[word]}.`,
  },
  jsonTypes,
  atPath: (path) => `Dans ${path} :`,

  textErrors: {
    unexpected: ({ found, expected: hoped }) => {
      const wanted = or(hoped.map((one) => expected[one]));
      return found === ''
        ? `Il manque quelque chose ; attendu ici : ${wanted}.`
        : `Le texte ${quoted(found)} n’a pas sa place ici ; attendu : ${wanted}.`;
    },
    unknownCard: ({ found }) =>
      `Il n’y a pas de carte ${quoted(found)} ; utilisez l’identifiant d’une carte de ce jeu.`,
    ambiguous: ({ found, cards }) =>
      `Plusieurs cartes commencent par ${quoted(found)} ; précisez laquelle : ${anyOf(cards)}.`,
    noSuchNumber: ({ found, atMost }) =>
      `Il n’y a pas de carte numéro ${found} dans le cercle ; utilisez un numéro de 1 à ${number(atMost)}.`,
    unknownDeck: ({ found }) =>
      `Le jeu de cartes ${quoted(found)} n’est pas disponible ; ouvrez d’abord son fichier.`,
    wrongCount: ({ found, expected: right }) =>
      `Il y a ${counted(found, (count) => (count === 'one' ? 'carte' : 'cartes'))} ; il en faut ${number(right)}.`,
    duplicateCard: ({ found }) =>
      `La carte ${quoted(found)} est nommée deux fois ; chaque carte n’existe qu’en un exemplaire.`,
    wrongSeat: ({ found, expected: right }) =>
      `Cette ligne désigne le ${names.seats[found]}, mais c’est au ${names.seats[right]} de jouer.`,
    tooLong: ({ limit }) => `Le texte est trop long ; il peut avoir au plus ${number(limit)} caractères.`,
  },
  expected,
  atPlace: ({ line, column }) => `Ligne ${number(line)}, colonne ${number(column)} :`,

  codeErrors: {
    notACode: () => 'Ce n’est pas un code de partage ; copiez le code en entier, et rien d’autre.',
    damaged: () =>
      'Le code de partage est endommagé ; des caractères manquent, ont changé ou sont intervertis. Copiez-le à nouveau.',
    unknownVersion: ({ found }) =>
      `Le code de partage vient d’une version ultérieure (${found}) ; ouvrez-le avec une version plus récente du programme.`,
    unknownBuiltInDeck: ({ found }) =>
      `Le code de partage demande le jeu de cartes numéro ${number(found)}, absent de cette version ; ouvrez-le avec une version plus récente du programme.`,
    unknownDeck: ({ found }) =>
      `Le code de partage a été créé avec un autre jeu de cartes (${found}…) ; ouvrez d’abord le fichier de ce jeu.`,
  },
};
