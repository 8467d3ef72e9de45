// Replaces a piece of code, found by its tokens, so that formatting the code differently doesn't matter.

const TOKEN = /[\p{L}\p{N}_$]+|['"]|[^\s]/gu;
const WORD = /[\p{L}\p{N}_$]/u;

/**
 * The text with `from` replaced.
 * @param {string} text
 * @param {string} from code that occurs once
 * @param {string} to
 */
export function patch(text, from, to) {
  const found = [...text.matchAll(patternOf(from))];
  if (found.length !== 1) throw new Error(`This code occurs ${found.length} times instead of once: ${from}`);
  return text.replace(patternOf(from), () => to);
}

/**
 * Tolerates what a formatter changes: spaces and line ends, either kind of quotes, a comma before a closing bracket.
 * @param {string} code
 */
function patternOf(code) {
  const tokens = code.match(TOKEN) ?? [];
  const parts = tokens.map((token, index) => {
    const before = tokens[index - 1] ?? '';
    const gap = WORD.test(before) && WORD.test(token) ? String.raw`\s+` : String.raw`\s*`;
    const comma = /[)\]}]/.test(token) && before !== ',' ? String.raw`(?:,\s*)?` : '';
    const quoted = /['"]/.test(token) ? `['"]` : token.replaceAll(/[$.*+?^{}()|[\]\\/]/g, String.raw`\$&`);
    return `${index === 0 ? '' : gap}${comma}${quoted}`;
  });
  const start = WORD.test(tokens[0] ?? '') ? String.raw`(?<![\p{L}\p{N}_$])` : '';
  const end = WORD.test(tokens.at(-1) ?? '') ? String.raw`(?![\p{L}\p{N}_$])` : '';
  return new RegExp(`${start}${parts.join('')}${end}`, 'gu');
}
