// What went wrong, in Dutch.

import type { ErrorWords } from '../contract.ts';
import { amounts } from '../grammar/nl/amounts.ts';
import { names } from '../grammar/nl/names.ts';

const { number, and, or } = amounts;

const quoted = (text: string): string => `“${text}”`;
const anyOf = (texts: readonly string[]): string => or(texts.map(quoted));

/** "2 t/m 8", "precies 4" */
const bounds = (atLeast: number, atMost: number): string =>
  atLeast === atMost ? `precies ${number(atLeast)}` : `${number(atLeast)} t/m ${number(atMost)}`;

const jsonTypes: ErrorWords['jsonTypes'] = {
  object: 'een object',
  list: 'een lijst',
  text: 'een tekst',
  integer: 'een geheel getal',
  number: 'een kommagetal',
  boolean: 'true of false',
  null: 'null',
};

// Words of the notation are the same in every language, so they are quoted as they must be typed.
const expected: ErrorWords['expected'] = {
  header: 'de regel “wagons 1”',
  deck: 'de regel “deck …”',
  center: 'de regel “center …” met de drie scorekaarten',
  circle: 'de regel “circle …” met de kaarten van de cirkel',
  seat: '“first:” of “second:”',
  start: '“start” en een kaart',
  take: '“take” en een kaart',
  place: '“place”, een kaart en een vak',
  card: 'de id van een kaart',
  cell: 'een vak zoals 2,-1',
  turned: '“turned” voor ondersteboven',
  territory: 'een gebied zoals “Dg”',
  end: 'het einde van de regel',
};

const COMPARED = 'wat “compare”, “difference” of “toMore” vergelijkt';
const NESTED_IN = {
  product: 'een ander “product”',
  choose: 'een andere “choose”',
  compare: COMPARED,
  difference: COMPARED,
  changeHands: `een andere “changeHands” of in ${COMPARED}`,
} as const;

export const errors: ErrorWords = {
  faults: {
    notJson: ({ detail }) =>
      `Dit is geen JSON${detail === '' ? '' : `: ${detail}`}. Een deckbestand moet een JSON-tekst zijn.`,
    fileTooLarge: ({ limit }) => `Het bestand is te groot; het mag hoogstens ${number(limit)} tekens hebben.`,
    wrongType: ({ found, expected: types }) =>
      `Hier staat ${jsonTypes[found]}; het moet ${or(types.map((type) => jsonTypes[type]))} zijn.`,
    missing: ({ key }) => `${quoted(key)} ontbreekt; dit is verplicht.`,
    noOneWord: ({ found, expected: words }) =>
      found.length > 1
        ? `${and(found.map(quoted))} kunnen niet samen; geef precies één van de woorden ${anyOf(words)}.`
        : `Het is niet duidelijk wat dit is; geef precies één van de woorden ${anyOf(words)}.`,
    unknownWord: ({ found, expected: words }) =>
      `${quoted(found)} kan hier niet; mogelijk is ${anyOf(words)}.`,
    wrongCount: ({ found, atLeast, atMost }) =>
      `De lijst heeft lengte ${number(found)}; dat moet ${bounds(atLeast, atMost)} zijn.`,
    duplicate: ({ found, first }) =>
      `${quoted(found)} staat al bij ${first}; elke waarde mag maar één keer voorkomen.`,
    outOfRange: ({ found, atLeast, atMost }) =>
      `${number(found)} valt buiten het bereik; toegestaan is ${bounds(atLeast, atMost)}.`,
    emptyRange: () =>
      'Dit bereik klopt niet; geef “atLeast”, “atMost” of allebei, en “atLeast” mag niet hoger zijn dan “atMost”.',
    badId: ({ found, limit }) =>
      `${quoted(found)} is geen id; gebruik kleine letters en cijfers, met koppeltekens tussen de woorden, en hoogstens ${number(limit)} tekens.`,
    badTerritory: ({ found }) =>
      `${quoted(found)} is geen gebied; schrijf een terreinsoort en een symbool met één spatie ertussen, zoals “desert gun”.`,
    badText: ({ limit }) =>
      `Deze tekst kan niet worden getoond; hij moet 1 t/m ${number(limit)} tekens hebben, zonder stuurtekens.`,
    tooDeep: ({ limit }) =>
      `De uitdrukking is te diep genest; er zijn hoogstens ${number(limit)} niveaus mogelijk.`,
    tooLarge: ({ limit }) =>
      `De uitdrukking is te groot; er zijn hoogstens ${number(limit)} onderdelen mogelijk.`,
    nothingChosen: () =>
      'Hier is niets gekozen; “chosen” moet in de “score” van een “choose” voor dezelfde stad staan.',
    nested: ({ word }) => `${quoted(word)} mag niet staan in ${NESTED_IN[word]}.`,
  },
  jsonTypes,
  atPath: (path) => `Bij ${path}:`,

  textErrors: {
    unexpected: ({ found, expected: hoped }) => {
      const wanted = or(hoped.map((one) => expected[one]));
      return found === ''
        ? `Er ontbreekt iets; hier wordt verwacht: ${wanted}.`
        : `${quoted(found)} kan hier niet staan; verwacht wordt: ${wanted}.`;
    },
    unknownCard: ({ found }) =>
      `Er is geen kaart ${quoted(found)}; gebruik de id van een kaart van dit deck.`,
    ambiguous: ({ found, cards }) =>
      `Meerdere kaarten beginnen met ${quoted(found)}; zeg welke je bedoelt: ${anyOf(cards)}.`,
    noSuchNumber: ({ found, atMost }) =>
      `In de cirkel ligt geen kaart met nummer ${found}; gebruik een nummer van 1 tot en met ${number(atMost)}.`,
    unknownDeck: ({ found }) => `Het deck ${quoted(found)} is niet aanwezig; open eerst het deckbestand.`,
    wrongCount: ({ found, expected: right }) =>
      `Het aantal kaarten is ${number(found)}; het moet ${number(right)} zijn.`,
    duplicateCard: ({ found }) =>
      `De kaart ${quoted(found)} wordt twee keer genoemd; elke kaart bestaat maar één keer.`,
    wrongSeat: ({ found, expected: right }) =>
      `Hier staat de ${names.seats[found]}, maar de ${names.seats[right]} is aan de beurt.`,
    tooLong: ({ limit }) => `De tekst is te lang; hij mag hoogstens ${number(limit)} tekens hebben.`,
  },
  expected,
  atPlace: ({ line, column }) => `Regel ${number(line)}, kolom ${number(column)}:`,

  codeErrors: {
    notACode: () => 'Dit is geen linkcode; kopieer de hele code en verder niets.',
    damaged: () =>
      'De linkcode is beschadigd; er ontbreken tekens, of ze zijn veranderd of verwisseld. Kopieer de code opnieuw.',
    unknownVersion: ({ found }) =>
      `De linkcode is van een latere versie (${found}); open hem met een nieuwere versie van het spel.`,
    unknownBuiltInDeck: ({ found }) =>
      `De linkcode vraagt om deck nummer ${number(found)}, dat deze versie niet heeft; open hem met een nieuwere versie van het spel.`,
    unknownDeck: ({ found }) =>
      `De linkcode is met een ander deck gemaakt (${found}…); open eerst het bestand van dat deck.`,
  },
};
