// Numbers to compute with, in German: without an article in a formula ("Anzahl der Kühe"), with one in a sentence.

export const LISTS = {
  least: { inFormula: 'kleinster Wert', inSentence: 'der kleinste Wert' },
  most: { inFormula: 'größter Wert', inSentence: 'der größte Wert' },
} as const;

const COUNT = /^(Anzahl|Größe) /;

const inBrackets = (value: string): string => (value.startsWith('[') ? value : `[${value}]`);

/** "die Anzahl der Kühe", "der kleinste Wert aus [2; 3]", "der Wert [2 × Anzahl der Kühe]" */
export function theValue(value: string): string {
  if (/ (plus|minus) /.test(value)) return `der Wert ${inBrackets(value)}`;
  if (COUNT.test(value)) return `die ${value}`;
  const list = Object.values(LISTS).find(({ inFormula }) => value.startsWith(`${inFormula} aus [`));
  return list ? value.replace(list.inFormula, list.inSentence) : `der Wert ${inBrackets(value)}`;
}

/** "der Anzahl der Kühe", "von [2 × 3]" */
export const ofValue = (value: string): string =>
  COUNT.test(value) ? `der ${value}` : `von ${inBrackets(value)}`;

/** What a table goes by: "Größe deines größten Gebiets", "Wert von [2 × Anzahl der Kühe]" */
export const byValue = (value: string): string =>
  COUNT.test(value) ? value : `Wert von ${inBrackets(value)}`;
