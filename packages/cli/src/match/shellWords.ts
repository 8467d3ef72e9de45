// Splits a command line like a shell: quotes keep spaces together, nothing else is special.

/** `node "my bot.mjs" --fast` → `node`, `my bot.mjs`, `--fast` */
export function splitWords(text: string): readonly string[] {
  const words = text.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
  return words.map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}
