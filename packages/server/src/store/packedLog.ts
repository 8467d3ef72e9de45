// The log of a finished game as one text: all events with their times, without the ids of commands, and with the last
// fingerprint only, which stands for the whole game.

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { StoredEvent } from '../ports/store.ts';
import type { TableEvent } from '../ports/tableEvent.ts';

/** Frequent text in logs. It must never change: what was packed with it couldn't be read any more. */
const DICTIONARY = Buffer.from(
  'c2d18f29524f8cbc1f13268c4011b2906e162866ea54cce0230d42895b815b79' +
    '0a30608e2fd5f0c83bfe8427c2b27dceb4dffc6f2925ba474246628f32bccd11' +
    'place claim-stakes place standoff place fastest-draw place stronghold place border-patrol ' +
    'place long-haul place general-store place square-deal place great-divide place watering-holes ' +
    'place law-and-order place boomtown place poachers place telegraph-line place cattle-drive ' +
    'place trading-post place tall-timber place snowmelt ' +
    'place badlands place boom-or-bust place bootleggers place circle-the-wagons place claim-jumpers ' +
    'place cool-water place fortified place gold-country place happy-cows place one-too-many ' +
    'place prairie-life place rifles-ready place smalltown-charm place target-practice place the-clearing ' +
    'place the-herd place undiscovered place wagon-train ' +
    '{"type":"takeBackRefused","seat":"{"type":"takeBackAsked","seat":"{"type":"takeBackMade","seat":"first","to":' +
    '{"type":"rematchRefused","seat":"{"type":"rematchOffered","seat":"first","deal":"same","deal":"new"' +
    '{"type":"rematched","seat":"first","next":"{"type":"aborted","why":"{"type":"flagged","seat":"{"type":"resigned",' +
    '"seat":"{"type":"opened","rules":1,"settings":{"deck":"","first":"random","clock":{"kind":"days","days":1' +
    '"clock":{"kind":"live","seconds":600,"increment":10},"rated":false,"listed":true},"seed":"covered","host":"' +
    '","covered":true}{"type":"sat","seats":{"first":"","second":""},"awaits":["first","second"],"within":' +
    '{"type":"ready","seat":"first"}{"type":"dealt","seat":"second","seed":"pick take place at turn' +
    '{"type":"turn","seat":"second","moves":["","left":{"first":,"second":{"type":"turn","seat":"first","moves":[""],' +
    '"left":{"first":,"second":}}],[1000,{"type":"turn","seat":"first","moves":["take ","place 0,0 turned"],"left":{"first":',
);

/** More than any log: a damaged text must not fill the memory. */
const MOST_BYTES = 4 * 1024 * 1024;

type PackedEvent = readonly [sincePrevious: number, event: TableEvent];
type Packed = { readonly from: number; readonly hash: string; readonly events: readonly PackedEvent[] };

/** A whole log, in order from its first event. */
export function packLog(log: readonly StoredEvent[]): string {
  const packed: Packed = {
    from: log[0]?.at ?? 0,
    hash: log.at(-1)?.hash ?? '',
    events: log.map(({ at, event }, nth) => [at - (log[nth - 1]?.at ?? at), event]),
  };
  const text = Buffer.from(JSON.stringify(packed));
  return deflateRawSync(text, { dictionary: DICTIONARY, level: 9 }).toString('base64');
}

/** Throws if the text was not packed here. */
export function unpackLog(text: string): readonly StoredEvent[] {
  const bytes = inflateRawSync(Buffer.from(text, 'base64'), {
    dictionary: DICTIONARY,
    maxOutputLength: MOST_BYTES,
  });
  const { from, hash, events } = JSON.parse(bytes.toString()) as Packed;
  let at = from;
  return events.map(([since, event], nth) => {
    at += since;
    return { seq: nth + 1, at, event, ...(nth === events.length - 1 && { hash }) };
  });
}
