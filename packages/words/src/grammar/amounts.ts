// Numbers, plurals and lists, as the world's common data on languages has them.

/** The forms of a noun by plural category. French and Italian also know "many"; what is not given is as `other`. */
export type Forms<T = string> = { readonly other: T } & { readonly [category in Intl.LDMLPluralRule]?: T };

/** How a language counts and lists. */
export type Amounts = {
  /** "1", "−3": always with a true minus sign, never minus zero. */
  readonly number: (n: number) => string;
  /** The form of a noun that goes with a number; the number itself is not part of it. */
  readonly plural: <T>(n: number, forms: Forms<T>) => T;
  /** "A, B and C" */
  readonly and: (items: readonly string[]) => string;
  /** "A, B or C" */
  readonly or: (items: readonly string[]) => string;
};

/** What every language gets for its locale, such as "en-GB". */
export function amountsIn(locale: string): Amounts {
  const numbers = new Intl.NumberFormat(locale, { signDisplay: 'negative' });
  // The same few come again and again while a card is carried, and looking into the common data takes its time.
  const written = new Map<number, string>();
  const categories = new Intl.PluralRules(locale);
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' });
  return {
    number: (n) => {
      const text = written.get(n) ?? numbers.format(n).replace('-', '−');
      written.set(n, text);
      return text;
    },
    plural: (n, forms) => forms[categories.select(n)] ?? forms.other,
    and: (items) => conjunction.format(items),
    or: (items) => disjunction.format(items),
  };
}
