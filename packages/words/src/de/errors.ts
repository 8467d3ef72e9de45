// What went wrong, in German.

import type { ErrorWords } from '../contract.ts';
import { amounts } from '../grammar/de/amounts.ts';
import { names } from '../grammar/de/names.ts';

const { number, and, or } = amounts;

const quoted = (text: string): string => `„${text}“`;
const anyOf = (texts: readonly string[]): string => or(texts.map(quoted));

/** "2 bis 8", "genau 4" */
const bounds = (atLeast: number, atMost: number): string =>
  atLeast === atMost ? `genau ${number(atLeast)}` : `${number(atLeast)} bis ${number(atMost)}`;

const jsonTypes: ErrorWords['jsonTypes'] = {
  object: 'ein Objekt',
  list: 'eine Liste',
  text: 'ein Text',
  integer: 'eine ganze Zahl',
  number: 'eine Zahl mit Nachkommastellen',
  boolean: 'true oder false',
  null: 'null',
};

// Words of the notation are the same in every language, so they are quoted as they must be typed.
const expected: ErrorWords['expected'] = {
  header: 'die Zeile „wagons 1“',
  deck: 'die Zeile „deck …“',
  center: 'die Zeile „center …“ mit den drei Wertungskarten',
  circle: 'die Zeile „circle …“ mit den Karten des Kreises',
  seat: '„first:“ oder „second:“',
  start: '„start“ und eine Karte',
  take: '„take“ und eine Karte',
  place: '„place“, eine Karte und ein Feld',
  card: 'die Kennung einer Karte',
  cell: 'ein Feld wie 2,-1',
  turned: '„turned“, wenn die Karte auf dem Kopf liegt',
  territory: 'eine Landschaft wie „Dg“',
  end: 'das Zeilenende',
};

const COMPARED = 'den „compare“, „difference“ oder „toMore“ vergleicht';
const NESTED_IN = {
  product: 'einem anderen „product“ stehen',
  choose: 'einem anderen „choose“ stehen',
  compare: `einem Wert stehen, ${COMPARED}`,
  difference: `einem Wert stehen, ${COMPARED}`,
  changeHands: `einem anderen „changeHands“ stehen und auch nicht in einem Wert, ${COMPARED}`,
} as const;

export const errors: ErrorWords = {
  faults: {
    notJson: ({ detail }) =>
      `Das ist kein JSON${detail === '' ? '' : `: ${detail}`}. Eine Deckdatei muss aus JSON-Text bestehen.`,
    fileTooLarge: ({ limit }) => `Die Datei ist zu groß; erlaubt sind höchstens ${number(limit)} Zeichen.`,
    wrongType: ({ found, expected: types }) =>
      `Hier steht ${jsonTypes[found]}; richtig wäre ${or(types.map((type) => jsonTypes[type]))}.`,
    missing: ({ key }) => `Hier fehlt ${quoted(key)}; die Angabe ist nötig.`,
    noOneWord: ({ found, expected: words }) =>
      found.length > 1
        ? `Die Wörter ${and(found.map(quoted))} passen nicht zusammen; nötig ist genau eines: ${anyOf(words)}.`
        : `Es ist unklar, was das sein soll; nötig ist genau eines dieser Wörter: ${anyOf(words)}.`,
    unknownWord: ({ found, expected: words }) =>
      `Das Wort ${quoted(found)} passt hier nicht; möglich ist ${anyOf(words)}.`,
    wrongCount: ({ found, atLeast, atMost }) =>
      `Die Liste hat die falsche Länge ${number(found)}; richtig wäre ${bounds(atLeast, atMost)}.`,
    duplicate: ({ found, first }) =>
      `Die Angabe ${quoted(found)} steht schon bei ${first}; sie darf nur einmal vorkommen.`,
    outOfRange: ({ found, atLeast, atMost }) =>
      `Der Wert ${number(found)} ist nicht erlaubt; richtig wäre ${bounds(atLeast, atMost)}.`,
    emptyRange: () =>
      'Dieser Bereich ist ungültig; gib „atLeast“, „atMost“ oder beides an, und „atLeast“ darf nicht über „atMost“ liegen.',
    badId: ({ found, limit }) =>
      `Das ist keine Kennung: ${quoted(found)}; verwende Kleinbuchstaben und Ziffern, Wörter mit Bindestrichen verbunden, höchstens ${number(limit)} Zeichen.`,
    badTerritory: ({ found }) =>
      `Das ist keine Landschaft: ${quoted(found)}; schreibe Landschaftsart und Symbol mit einem Leerzeichen dazwischen, zum Beispiel „desert gun“.`,
    badText: ({ limit }) =>
      `Dieser Text lässt sich nicht anzeigen; erlaubt sind 1 bis ${number(limit)} Zeichen, aber keine Steuerzeichen.`,
    tooDeep: ({ limit }) =>
      `Der Ausdruck ist zu tief verschachtelt; möglich sind höchstens ${number(limit)} Ebenen.`,
    tooLarge: ({ limit }) => `Der Ausdruck ist zu groß; erlaubt sind höchstens ${number(limit)} Teile.`,
    nothingChosen: () =>
      'Hier ist nichts ausgewählt; „chosen“ gehört in das „score“ eines „choose“ für dieselbe Stadt.',
    nested: ({ word }) => `Das Wort ${quoted(word)} darf nicht in ${NESTED_IN[word]}.`,
  },
  jsonTypes,
  atPath: (path) => `Bei ${path}:`,

  textErrors: {
    unexpected: ({ found, expected: hoped }) => {
      const wanted = or(hoped.map((one) => expected[one]));
      return found === ''
        ? `Hier fehlt etwas; erwartet wird ${wanted}.`
        : `Hier darf nicht ${quoted(found)} stehen; erwartet wird ${wanted}.`;
    },
    unknownCard: ({ found }) =>
      `Es gibt keine Karte ${quoted(found)}; verwende die Kennung einer Karte aus diesem Deck.`,
    ambiguous: ({ found, cards }) =>
      `Mehrere Karten beginnen mit ${quoted(found)}; sag, welche du meinst: ${anyOf(cards)}.`,
    noSuchNumber: ({ found, atMost }) =>
      `Im Kreis gibt es keine Karte mit der Nummer ${found}; verwende eine Nummer von 1 bis ${number(atMost)}.`,
    unknownDeck: ({ found }) => `Das Deck ${quoted(found)} liegt nicht vor; öffne zuerst seine Deckdatei.`,
    wrongCount: ({ found, expected: right }) =>
      `Die Anzahl der Karten ist ${number(found)}; richtig wäre ${number(right)}.`,
    duplicateCard: ({ found }) =>
      `Die Karte ${quoted(found)} ist doppelt genannt; jede Karte gibt es nur einmal.`,
    wrongSeat: ({ found, expected: right }) =>
      `Hier ist ${names.seats[found]} genannt, am Zug ist aber ${names.seats[right]}.`,
    tooLong: ({ limit }) => `Der Text ist zu lang; erlaubt sind höchstens ${number(limit)} Zeichen.`,
  },
  expected,
  atPlace: ({ line, column }) => `Zeile ${number(line)}, Spalte ${number(column)}:`,

  codeErrors: {
    notACode: () => 'Das ist kein Link-Code; kopiere den ganzen Code und sonst nichts.',
    damaged: () =>
      'Der Link-Code ist beschädigt: Zeichen fehlen, sind verändert oder vertauscht. Kopiere ihn noch einmal.',
    unknownVersion: ({ found }) =>
      `Der Link-Code stammt aus einer späteren Version (${found}); öffne ihn mit einer neueren Version des Spiels.`,
    unknownBuiltInDeck: ({ found }) =>
      `Der Link-Code braucht das Deck Nummer ${number(found)}, das es in dieser Version nicht gibt; öffne ihn mit einer neueren Version des Spiels.`,
    unknownDeck: ({ found }) =>
      `Der Link-Code gehört zu einem anderen Deck (${found}…); öffne zuerst die Datei dieses Decks.`,
  },
};
