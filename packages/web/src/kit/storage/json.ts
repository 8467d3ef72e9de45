// Reading what was stored with suspicion: it may be damaged, foreign, or of another version.

export type JsonObject = Readonly<Record<string, unknown>>;

/** The object that a text holds, if it is one. */
export function parseObject(text: string | undefined): JsonObject | undefined {
  try {
    return asObject(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

export const asObject = (value: unknown): JsonObject | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;

export const asList = (value: unknown): readonly unknown[] | undefined =>
  Array.isArray(value) ? value : undefined;

export const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** A whole number that is not negative. */
export const asCount = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** One of a closed set of words. */
export const asWord = <T>(words: readonly T[], value: unknown): T | undefined =>
  words.find((one) => one === value);
