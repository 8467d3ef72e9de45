// Numbers, plurals and lists, from the locale data of the platform.

/** The forms of a noun by plural category. A category that is missing is as `other`. */
type Forms<T = string> = { readonly other: T } & { readonly [category in Intl.LDMLPluralRule]?: T };

/** How a language counts and lists. */
export type Amounts = {
  /** "1", "−3": always with a true minus sign, never minus zero. */
  readonly number: (n: number) => string;
  /** "+1", "−3", "0" */
  readonly signed: (n: number) => string;
  /** One decimal: "9.4", "10.0" */
  readonly tenths: (n: number) => string;
  /** The form of a noun that goes with a number; the number itself is not part of it. */
  readonly plural: <T>(n: number, forms: Forms<T>) => T;
  /** "A, B and C" */
  readonly and: (items: readonly string[]) => string;
  /** "A, B or C" */
  readonly or: (items: readonly string[]) => string;
};

const cache = new Map<string, Amounts>();

/** The amounts for a locale such as "en-US". */
export function amountsIn(locale: string): Amounts {
  const amounts = cache.get(locale) ?? makeAmounts(locale);
  cache.set(locale, amounts);
  return amounts;
}

function makeAmounts(locale: string): Amounts {
  const number = numbersIn(locale);
  const decimals = onDemand(
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
  const categories = onDemand(() => new Intl.PluralRules(locale));
  const disjunction = onDemand(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  return {
    number,
    signed: (n) => (n > 0 ? `+${number(n)}` : number(n)),
    tenths: (n) => decimals().format(n),
    plural: (n, forms) => forms[categories().select(n)] ?? forms.other,
    and: conjunctionIn(locale),
    or: (items) => disjunction().format(items),
  };
}

/** Locale data takes milliseconds to load, and a page needs only some of it. */
function onDemand<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Numbers are cached: a drag formats the same few again and again. */
function numbersIn(locale: string): Amounts['number'] {
  const numbers = onDemand(() => new Intl.NumberFormat(locale, { signDisplay: 'negative' }));
  const formatted = new Map<number, string>();
  return (n) => {
    // Small ones need no locale data in any of our languages.
    const isSmall = Number.isInteger(n) && Math.abs(n) < 1000;
    const text = formatted.get(n) ?? (isSmall ? String(n) : numbers().format(n)).replace('-', '−');
    formatted.set(n, text);
    return text;
  };
}

function conjunctionIn(locale: string): Amounts['and'] {
  const conjunction = onDemand(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  if (!locale.startsWith('it')) return (items) => conjunction().format(items);
  // In Italian "e" before another "e" is "ed".
  return (items) => {
    const parts = [...conjunction().formatToParts(items)];
    const last = parts.at(-1)?.value ?? '';
    const isEd = items.length > 1 && /^«?[eèé]/i.test(last);
    return parts
      .map(({ type, value }) => (isEd && type === 'literal' && value === ' e ' ? ' ed ' : value))
      .join('');
  };
}
