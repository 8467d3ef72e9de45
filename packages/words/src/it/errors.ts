// What went wrong, in Italian.

import type { ErrorWords } from '../contract.ts';
import { amounts } from '../grammar/it/amounts.ts';
import { names, quoted } from '../grammar/it/names.ts';

const { number, plural, and, or } = amounts;

const anyOf = (texts: readonly string[]): string => or(texts.map(quoted));

/** "tra 2 e 8", "esattamente 4" */
const bounds = (atLeast: number, atMost: number): string =>
  atLeast === atMost ? `esattamente ${number(atLeast)}` : `tra ${number(atLeast)} e ${number(atMost)}`;

const characters = (n: number): string =>
  `${number(n)} ${plural(n, { one: 'carattere', other: 'caratteri' })}`;

const jsonTypes: ErrorWords['jsonTypes'] = {
  object: 'un oggetto',
  list: 'una lista',
  text: 'un testo',
  integer: 'un numero intero',
  number: 'un numero con decimali',
  boolean: 'true o false',
  null: 'null',
};

// Words of the notation are the same in every language, so they are quoted as they must be typed.
const expected: ErrorWords['expected'] = {
  header: 'la riga «wagons 1»',
  deck: 'la riga «deck …»',
  center: 'la riga «center …» con le tre carte punteggio',
  circle: 'la riga «circle …» con le carte del cerchio',
  seat: '«first:» o «second:»',
  start: '«start» e una carta',
  take: '«take» e una carta',
  place: '«place», una carta e una casella',
  card: 'l’id di una carta',
  cell: 'una casella come 2,-1',
  turned: '«turned» per una carta capovolta',
  territory: 'un territorio come «Dg»',
  end: 'la fine della riga',
};

const COMPARED = 'ciò che «compare», «difference» o «toMore» confronta';
const NESTED_IN = {
  product: 'un altro «product»',
  choose: 'un altro «choose»',
  compare: COMPARED,
  difference: COMPARED,
  changeHands: `un altro «changeHands» né dentro ${COMPARED}`,
} as const;

export const errors: ErrorWords = {
  faults: {
    notJson: ({ detail }) =>
      `Questo non è JSON${detail === '' ? '' : `: ${detail}`}. Il file di un mazzo deve essere un testo JSON.`,
    fileTooLarge: ({ limit }) => `Il file è troppo grande: può avere al massimo ${characters(limit)}.`,
    wrongType: ({ found, expected: types }) =>
      `Qui c’è ${jsonTypes[found]}: deve esserci ${or(types.map((type) => jsonTypes[type]))}.`,
    missing: ({ key }) => `Manca ${quoted(key)}: va indicato.`,
    noOneWord: ({ found, expected: words }) =>
      found.length > 1
        ? `${and(found.map(quoted))} non possono stare insieme: serve esattamente uno tra ${and(words.map(quoted))}.`
        : `Non è chiaro che cosa sia: serve esattamente uno tra ${and(words.map(quoted))}.`,
    unknownWord: ({ found, expected: words }) =>
      `${quoted(found)} qui non è ammesso: si può scrivere ${anyOf(words)}.`,
    wrongCount: ({ found, atLeast, atMost }) =>
      `La lista ha una lunghezza sbagliata, ${number(found)}: deve essere ${bounds(atLeast, atMost)}.`,
    duplicate: ({ found, first }) =>
      `${quoted(found)} si trova già in ${first}: si può indicare una volta sola.`,
    outOfRange: ({ found, atLeast, atMost }) =>
      `${number(found)} è fuori dai limiti: il numero deve essere ${bounds(atLeast, atMost)}.`,
    emptyRange: () =>
      'Questo intervallo è impossibile: indica «atLeast», «atMost» o entrambi, con «atLeast» non maggiore di «atMost».',
    badId: ({ found, limit }) =>
      `${quoted(found)} non è un id: usa lettere minuscole e cifre, in parole unite da trattini, al massimo ${characters(limit)}.`,
    badTerritory: ({ found }) =>
      `${quoted(found)} non è un territorio: scrivi un terreno e un’icona separati da uno spazio, come «desert gun».`,
    badText: ({ limit }) =>
      `Questo testo non si può mostrare: deve avere da 1 a ${characters(limit)}, senza caratteri di controllo.`,
    tooDeep: ({ limit }) =>
      `L’espressione è annidata troppo in profondità: sono possibili al massimo ${number(limit)} livelli.`,
    tooLarge: ({ limit }) => `L’espressione è troppo grande: può avere al massimo ${number(limit)} parti.`,
    nothingChosen: () =>
      'Qui non è stato scelto nulla: «chosen» va usato dentro lo «score» di un «choose», per la stessa cittadina.',
    nested: ({ word }) => `${quoted(word)} non può stare dentro ${NESTED_IN[word]}.`,
  },
  jsonTypes,
  atPath: (path) => `In ${path}:`,

  textErrors: {
    unexpected: ({ found, expected: hoped }) => {
      const wanted = or(hoped.map((one) => expected[one]));
      return found === ''
        ? `Qui manca qualcosa; ci si aspetta: ${wanted}.`
        : `${quoted(found)} non può stare qui; ci si aspetta: ${wanted}.`;
    },
    unknownCard: ({ found }) =>
      `La carta ${quoted(found)} non esiste: usa l’id di una carta di questo mazzo.`,
    ambiguous: ({ found, cards }) =>
      `Più carte cominciano con ${quoted(found)}: precisa quale, ${anyOf(cards)}.`,
    noSuchNumber: ({ found, atMost }) =>
      `Nel cerchio non c’è una carta numero ${found}: usa un numero da 1 a ${number(atMost)}.`,
    unknownDeck: ({ found }) => `Il mazzo ${quoted(found)} non è disponibile: apri prima il suo file.`,
    wrongCount: ({ found, expected: right }) =>
      `Il numero di carte è ${number(found)}: deve essere ${number(right)}.`,
    duplicateCard: ({ found }) =>
      `La carta ${quoted(found)} è indicata due volte: ogni carta esiste una volta sola.`,
    wrongSeat: ({ found, expected: right }) =>
      `Qui è indicato il ${names.seats[found]}, ma è il turno del ${names.seats[right]}.`,
    tooLong: ({ limit }) => `Il testo è troppo lungo: può avere al massimo ${characters(limit)}.`,
  },
  expected,
  atPlace: ({ line, column }) => `Riga ${number(line)}, colonna ${number(column)}:`,

  codeErrors: {
    notACode: () => 'Questo non è un codice di partita: copia il codice intero e nient’altro.',
    damaged: () =>
      'Il codice di partita è danneggiato: alcuni caratteri mancano, sono cambiati o scambiati. Copialo di nuovo.',
    unknownVersion: ({ found }) =>
      `Il codice di partita è di una versione successiva (${found}): aprilo con una versione più recente del gioco.`,
    unknownBuiltInDeck: ({ found }) =>
      `Il codice di partita richiede il mazzo numero ${number(found)}, che questa versione non ha: aprilo con una versione più recente del gioco.`,
    unknownDeck: ({ found }) =>
      `Il codice di partita è stato creato con un altro mazzo (${found}…): apri prima il file di quel mazzo.`,
  },
};
