// Whether a schema still understands what an earlier one did: what an old client sends is accepted, and what it reads in
// an answer is still there.

export type JsonSchema = { readonly [keyword: string]: unknown };

/** Who writes the JSON that a schema describes. */
export type Writer = 'client' | 'server';

/** The differences that break an old client, each with its place; additions don't. */
export function breaks(old: JsonSchema, now: JsonSchema, writer: Writer, at = ''): readonly string[] {
  const alternatives = membersOf(old);
  if (alternatives)
    return alternatives.flatMap((one) => {
      const others = membersOf(now) ?? [now];
      const isKept = others.some((other) => breaks(one, other, writer).length === 0);
      return isKept ? [] : [`${at}: ${JSON.stringify(one)} is gone`];
    });
  if (membersOf(now)) {
    const isAmong = membersOf(now)?.some((one) => breaks(old, one, writer).length === 0);
    return isAmong ? [] : [`${at}: ${JSON.stringify(old)} is gone`];
  }
  return [
    ...KEYWORDS.filter((keyword) => !isWithin(old, now, { keyword, writer })).map(
      (keyword) =>
        `${at}: ${keyword} was ${JSON.stringify(old[keyword])}, is ${JSON.stringify(now[keyword])}`,
    ),
    ...brokenProperties(old, now, writer, at),
    ...(isSchema(old['items']) && isSchema(now['items'])
      ? breaks(old['items'], now['items'], writer, `${at}[]`)
      : []),
  ];
}

const KEYWORDS = [
  'type',
  'const',
  'pattern',
  'minimum',
  'minLength',
  'minItems',
  'maximum',
  'maxLength',
  'maxItems',
];

/** Limits of what a client may send can be widened, and those of what a server sends narrowed. */
function isWithin(
  old: JsonSchema,
  now: JsonSchema,
  { keyword, writer }: { readonly keyword: string; readonly writer: Writer },
): boolean {
  const [before, after] = [old[keyword], now[keyword]];
  if (before === after) return true;
  if (keyword === 'pattern') return after === undefined && writer === 'client';
  if (!keyword.startsWith('m')) return false;
  const [wide, narrow] = writer === 'client' ? [after, before] : [before, after];
  if (wide === undefined) return true;
  if (typeof wide !== 'number' || typeof narrow !== 'number') return false;
  return keyword.startsWith('min') ? wide <= narrow : wide >= narrow;
}

function brokenProperties(old: JsonSchema, now: JsonSchema, writer: Writer, at: string): readonly string[] {
  const [before, after] = [propertiesOf(old), propertiesOf(now)];
  const [neededBefore, neededNow] = [requiredOf(old), requiredOf(now)];
  const shared = Object.keys(before).flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    if (!was) return [];
    return is ? breaks(was, is, writer, `${at}.${name}`) : [`${at}.${name} is gone`];
  });
  const [strict, loose] = writer === 'client' ? [neededNow, neededBefore] : [neededBefore, neededNow];
  const word = writer === 'client' ? 'is required now' : 'may be missing now';
  return [
    ...shared,
    ...strict.filter((name) => !loose.includes(name)).map((name) => `${at}.${name} ${word}`),
  ];
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** The alternatives of a union; a list of constants is one too. */
function membersOf(schema: JsonSchema): readonly JsonSchema[] | undefined {
  const { anyOf, enum: constants } = schema;
  if (Array.isArray(anyOf)) return anyOf as readonly JsonSchema[];
  return Array.isArray(constants) ? constants.map((one) => ({ type: typeof one, const: one })) : undefined;
}

const propertiesOf = (schema: JsonSchema) =>
  (schema['properties'] ?? {}) as Readonly<Record<string, JsonSchema | undefined>>;

const requiredOf = (schema: JsonSchema) => (schema['required'] ?? []) as readonly string[];
