// Reads a deck file: returns a deck, or the list of all its faults (rules F).

import type { Fault } from './faults.ts';
import {
  allDiffer,
  clip,
  type Fields,
  fields,
  inside,
  line,
  listOf,
  object,
  type JsonContext,
  word,
  wrongType,
} from './json.ts';
import { ok, refused, type Result } from '../core/result.ts';
import { readBonus } from './readBonus.ts';
import { hex, sha256, utf8 } from '../core/sha256.ts';
import {
  type Card,
  type CardId,
  type Deck,
  ICONS,
  type InLanguages,
  LANGUAGES,
  PROVENANCES,
  type Territory,
  TERRAINS,
} from '../core/types.ts';

export const DECK_FORMAT = 'wagons-deck 1';
const CARDS = 18;
const FILE_LIMIT = 65_536;
const ID_LIMIT = 32;
const TITLE_LIMIT = 40;
const TEXT_LIMIT = 400;

/** Parses the text of a deck file. Never throws or hangs; every fault is reported. */
export function parseDeck(text: string): Result<Deck, readonly Fault[]> {
  if (text.length > FILE_LIMIT) return refused([{ path: '$', what: 'fileTooLarge', limit: FILE_LIMIT }]);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return refused([{ path: '$', what: 'notJson', detail: error instanceof Error ? error.message : '' }]);
  }
  return readDeck(json);
}

/** Reads a deck from parsed JSON. */
export function readDeck(json: unknown): Result<Deck, readonly Fault[]> {
  const faults: Fault[] = [];
  const context: JsonContext = { path: '$', report: (fault) => void faults.push(fault) };
  const found = object(json, context);
  const read = found && (fields(found, context, FILE) as DeckFile | undefined);
  if (!read || faults.length > 0) return refused(faults);
  const cards = read.cards.map(({ front, ...card }): Card => ({ ...card, territories: front }));
  return ok({ hash: hashOf(cards), name: read.name, cards });
}

// ---- The parts of a file ----

/** The result of the readers below for a valid file. */
type DeckFile = {
  readonly name: InLanguages;
  readonly cards: ReadonlyArray<Omit<Card, 'territories'> & { readonly front: Card['territories'] }>;
};

const inLanguages =
  (limit: number) =>
  (value: unknown, context: JsonContext): unknown => {
    const found = object(value, context);
    if (!found) return undefined;
    const languages = Object.fromEntries(
      LANGUAGES.map((language) => [language, { read: line(limit), optional: true as const }]),
    );
    const read = fields(found, context, languages);
    if (!read || Object.keys(read).length > 0) return read;
    context.report({ path: context.path, what: 'missing', key: LANGUAGES.join(' | ') });
    return undefined;
  };

const FILE: Fields = {
  format: { read: word([DECK_FORMAT]) },
  name: { read: inLanguages(TITLE_LIMIT) },
  cards: { read: cards },
};

const CARD: Fields = {
  id: { read: cardId },
  title: { read: inLanguages(TITLE_LIMIT) },
  front: { read: listOf(territory, 4, 4) },
  bonus: { read: readBonus },
  text: { read: inLanguages(TEXT_LIMIT), optional: true },
  provenance: { read: provenance, optional: true },
};

function cards(value: unknown, context: JsonContext): unknown {
  const read = listOf(
    (card, at) => {
      const found = object(card, at);
      return found && fields(found, at, CARD);
    },
    CARDS,
    CARDS,
  )(value, context);
  // Duplicate ids are reported even if the cards have other faults.
  const ids: readonly unknown[] = Array.isArray(value)
    ? value.map((card: unknown) =>
        typeof card === 'object' && card !== null && 'id' in card ? card.id : undefined,
      )
    : [];
  const differ = allDiffer(ids, (i) => inside(inside(context, i), 'id').path, context.report);
  return differ ? read : undefined;
}

function cardId(value: unknown, context: JsonContext): CardId | undefined {
  if (typeof value !== 'string') return wrongType(value, context, 'text');
  if (
    value.length <= ID_LIMIT &&
    /^[a-z0-9-]+$/.test(value) &&
    !/^-|--|-$/.test(value) &&
    /[a-z]/.test(value)
  )
    return value;
  context.report({ path: context.path, what: 'badId', found: clip(value), limit: ID_LIMIT });
  return undefined;
}

/** A territory is written `terrain icon`. */
function territory(value: unknown, context: JsonContext): Territory | undefined {
  if (typeof value !== 'string') return wrongType(value, context, 'text');
  const [terrainWord = '', iconWord, ...more] = value.split(' ', 3);
  if (iconWord === undefined || more.length > 0) {
    context.report({ path: context.path, what: 'badTerritory', found: clip(value) });
    return undefined;
  }
  const terrain = word(TERRAINS)(terrainWord, context);
  const icon = word(ICONS)(iconWord, context);
  return terrain && icon && { terrain, icon };
}

function provenance(value: unknown, context: JsonContext): unknown {
  const found = object(value, context);
  const known = { read: word(PROVENANCES) };
  return found && fields(found, context, { front: known, bonus: known });
}

// ---- Identity ----

/** JSON with sorted keys and no spaces: equal values have equal text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(',')}}`;
}

/** SHA-256 over card order, ids, fronts and conditions; titles, texts and provenance do not count. */
function hashOf(deck: readonly Card[]): string {
  const identity = deck.map(({ id, territories, bonus }) => ({
    id,
    front: territories.map(({ terrain, icon }) => `${terrain} ${icon}`),
    bonus,
  }));
  return hex(sha256(utf8(canonical(identity))));
}
