// A score pad as a short text for a link, and back: validated as untrusted input, because links get damaged.

import { type Deck, ok, type Placement, type Points, refused, type Result, type Town } from '@wagons/rules';
import { BUILT_IN_DECKS } from '@wagons/rules/deck';
import { checkTowns } from '@wagons/rules/town';
import type { Pad, Scorer } from './pad.ts';

/*
 * `11 ab x . towns . towns . other cards … . check`, without the spaces:
 * the version, the number of the built-in deck, a letter for each slot (`a` is the deck's first card, `x` another card,
 * `z` nothing); then for each town three characters per card, in placement order: the card (a capital if it is
 * upside down) and its distance from the left and the top of the town; then for each other card its title and
 * both points; and a checksum. A version is never changed, only followed by the next.
 */
const VERSION = '1';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const OTHER = 'x';
const NOTHING = 'z';

/** Limits for another card: the length of its title, and its points either way. */
export const TITLE_LENGTH = 40;
export const MOST_POINTS = 999;
const LONGEST = 2000;

/** Why a text is not a pad: it is damaged, or from a later version of the app. */
export type NoPad = 'damaged' | 'later';

export function makePad({ deck, slots, towns }: Pad): string {
  const letter = (id: string): string =>
    DIGITS[LETTERS + deck.cards.findIndex((card) => card.id === id)] ?? '';
  const slot = (scorer: Scorer | undefined): string =>
    scorer ? (scorer.is === 'card' ? letter(scorer.card) : OTHER) : NOTHING;
  const town = (laid: Town): string => {
    const left = Math.min(...laid.map(({ cell }) => cell.x));
    const top = Math.min(...laid.map(({ cell }) => cell.y));
    return laid
      .map(({ card, cell, rotation }) => {
        const name = rotation === 'upright' ? letter(card) : letter(card).toUpperCase();
        return `${name}${DIGITS[cell.x - left] ?? ''}${DIGITS[cell.y - top] ?? ''}`;
      })
      .join('');
  };
  const others = slots.flatMap((scorer) =>
    scorer?.is === 'other'
      ? [makeTitle(scorer.title), String(scorer.points.first), String(scorer.points.second)]
      : [],
  );
  const number = DIGITS[BUILT_IN_DECKS.indexOf(deck.hash) + 1] ?? '0';
  const head = `${VERSION}${number}${slots.map(slot).join('')}`;
  const body = [head, town(towns.first), town(towns.second), ...others].join('.');
  return `${body}.${checksum(body)}`;
}

/** Cards are lowercase letters. */
const LETTERS = DIGITS.indexOf('a');

/** Reads a pad of one of the built-in decks. */
export function parsePad(text: string, builtIn: readonly Deck[]): Result<Pad, NoPad> {
  const cut = text.lastIndexOf('.');
  const body = text.slice(0, Math.max(cut, 0));
  if (text.length > LONGEST || checksum(body) !== text.slice(cut + 1)) return refused('damaged');
  const number = DIGITS.indexOf(body[1] ?? '');
  const deck = builtIn.find(({ hash }) => hash === BUILT_IN_DECKS[number - 1]);
  if (!body.startsWith(VERSION) || !deck) return refused('later');
  const pad = readBody(body, deck);
  // Only the canonical text of a pad is valid.
  return pad && checkTowns(deck, pad.towns).ok && makePad(pad) === text ? ok(pad) : refused('damaged');
}

function readBody(body: string, deck: Deck): Pad | undefined {
  const [head = '', first = '', second = '', ...others] = body.split('.');
  const slot = (letter: string | undefined): Scorer | 'nothing' | undefined => {
    if (letter === NOTHING) return 'nothing';
    if (letter === OTHER) return readOther(others);
    const card = cardAt(deck, letter);
    return card === undefined ? undefined : { is: 'card', card };
  };
  const [one, two, three] = [slot(head[2]), slot(head[3]), slot(head[4])];
  const towns = { first: readTown(first, deck), second: readTown(second, deck) };
  if (!one || !two || !three || !towns.first || !towns.second) return undefined;
  const filled = (scorer: Scorer | 'nothing'): Scorer | undefined =>
    scorer === 'nothing' ? undefined : scorer;
  const slots = [filled(one), filled(two), filled(three)] as const;
  const cards = slots.flatMap((scorer) => (scorer?.is === 'card' ? [scorer.card] : []));
  if (new Set(cards).size < cards.length) return undefined;
  return { deck, slots, towns: { first: towns.first, second: towns.second } };
}

const cardAt = (deck: Deck, letter: string | undefined): string | undefined =>
  letter === undefined || letter < 'a' || letter > 'z'
    ? undefined
    : deck.cards[DIGITS.indexOf(letter) - LETTERS]?.id;

/** A town, moved so that its first card is at 0,0. */
function readTown(text: string, deck: Deck): Town | undefined {
  const town: Placement[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const [name = '', across = '', down = ''] = text.slice(at, at + 3);
    const card = cardAt(deck, name.toLowerCase());
    const [x, y] = [DIGITS.indexOf(across), DIGITS.indexOf(down)];
    if (card === undefined || x < 0 || y < 0 || across === '' || down === '') return undefined;
    const rotation = name === name.toLowerCase() ? 'upright' : 'upsideDown';
    town.push({ card, cell: { x, y }, rotation });
  }
  const origin = town[0]?.cell ?? { x: 0, y: 0 };
  return town.map(({ cell, ...rest }) => ({
    ...rest,
    cell: { x: cell.x - origin.x, y: cell.y - origin.y },
  }));
}

function readOther(parts: string[]): Scorer | undefined {
  const [title, first, second] = parts.splice(0, 3);
  const name = readTitle(title);
  const points = { first: readPoints(first), second: readPoints(second) };
  return name === undefined || points.first === undefined || points.second === undefined
    ? undefined
    : { is: 'other', title: name, points: { first: points.first, second: points.second } };
}

const readPoints = (text = ''): Points | undefined =>
  /^-?\d{1,3}$/.test(text) && text !== '-0' ? Number(text) : undefined;

/** A title without control characters, trimmed and cut to its maximum length. */
export const tidyTitle = (title: string): string =>
  [
    ...title
      .normalize()
      .replaceAll(/[\p{C}\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, TITLE_LENGTH)
    .join('')
    .trim();

const makeTitle = (title: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(title)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function readTitle(text = '!'): string | undefined {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const title = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.codePointAt(0) ?? 0),
    );
    return tidyTitle(title) === title ? title : undefined;
  } catch {
    return undefined;
  }
}

/** The largest prime below 62⁴: modulo a prime, one changed character or two swapped neighbors always change the sum. */
const PRIME = 14_776_331;
const FACTOR = 1_000_003;

function checksum(text: string): string {
  let sum = 1;
  for (const letter of text) sum = (sum * FACTOR + (letter.codePointAt(0) ?? 0)) % PRIME;
  return [3, 2, 1, 0].map((place) => DIGITS[Math.floor(sum / 62 ** place) % 62]).join('');
}
