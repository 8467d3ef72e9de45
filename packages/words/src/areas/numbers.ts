// The words of pages with statistics, loaded when one is opened.

import type { Language } from '@wagons/rules';
import { load } from '../generated/load/numbers.ts';
import type { NumbersMessages } from '../generated/types.ts';
import { localeOf } from '../language/languages.ts';

export type NumbersWords = NumbersMessages & {
  /** "3.4", "−0.2" */
  readonly tenths: (value: number) => string;
  /** "+3.4", "−0.2", "0.0" */
  readonly signedTenths: (value: number) => string;
  /** A share from 0 to 1: "48.2%" */
  readonly percent: (share: number) => string;
  /** The same without decimals: "48%" */
  readonly wholePercent: (share: number) => string;
};

export async function loadNumbersWords(language: Language): Promise<NumbersWords> {
  const { messages } = await load[language]();
  const locale = localeOf(language);
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const write = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, { ...one, ...options });
    return (value: number): string => format.format(value).replace('-', '−');
  };
  return {
    ...messages,
    tenths: write({ signDisplay: 'negative' }),
    signedTenths: write({ signDisplay: 'exceptZero' }),
    percent: write({ style: 'percent' }),
    wholePercent: write({ style: 'percent', minimumFractionDigits: 0, maximumFractionDigits: 0 }),
  };
}
