// A text of the rules: rule numbers are links, and search matches are marked.

import { isRuleId } from '@wagons/words/areas';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { makeRoute } from '../browser/route.ts';
import { partsOf } from './search.ts';

/** The search words, and how to show a rule. */
export type Reading = {
  readonly sought: readonly string[];
  readonly show: (rule: string) => void;
};

export const ReadingContext = createContext<Reading>({ sought: [], show: () => undefined });

const RULE = /\b([SDPTGBCW]\d{1,2})\b/;

export function Prose({ text }: { readonly text: string }) {
  return (
    <>
      {unbroken(text)
        .split(RULE)
        .map((part, i) =>
          i % 2 === 1 && isRuleId(part) ? <RuleLink key={i} rule={part} /> : <Marked key={i} text={part} />,
        )}
    </>
  );
}

export function Marked({ text }: { readonly text: string }) {
  const { sought } = useContext(ReadingContext);
  return (
    <>
      {partsOf(text, sought).map((part, i) =>
        part.isMatch ? <mark key={i}>{part.text}</mark> : <span key={i}>{part.text}</span>,
      )}
    </>
  );
}

type RuleLinkProps = { readonly rule: string; readonly label?: string; readonly class?: string };

/** A link to a rule, also if the address already names it. */
export function RuleLink({ rule, label, class: className }: RuleLinkProps) {
  const { show } = useContext(ReadingContext);
  return (
    <a
      class={className}
      href={makeRoute({ screen: 'rules', rule })}
      aria-label={label}
      onClick={() => show(rule)}
    >
      <Marked text={rule} />
    </a>
  );
}

/** Inserts no-break spaces before punctuation and around operators. */
export const unbroken = (text: string): string =>
  text.replace(/ (?=…)/g, '\u00a0').replace(/(\d) ([×−+=]) (?=\d)/g, '$1\u00a0$2\u00a0');
