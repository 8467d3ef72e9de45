// Loads the styles of a lazily loaded screen together with its script, so that it never appears unstyled. A sheet that a
// script reads as text is bundled without its comments.

/** Vite's own helper supports browsers far older than ours and is seven times as long. */
const HELPER = '\0vite/preload-helper.js';

// The styles of the page are loaded already; loading them again would cause a second layout.
const CODE = `
const coming = new Map(Array.from(document.styleSheets, ({ href }) => [href]));
const style = (href) => new Promise((resolve, reject) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onload = resolve;
  link.onerror = () => {
    coming.delete(href);
    reject(new Error(href));
  };
  document.head.append(link);
});
export const __vitePreload = async (load, styles = [], importer) => {
  const [found] = await Promise.all([
    load(),
    ...styles.map((name) => {
      const { href } = new URL(name, importer);
      if (!coming.has(href)) coming.set(href, style(href));
      return coming.get(href);
    }),
  ]);
  return found;
};
`;

/** In a string of a script, with the line breaks around it. */
const COMMENT = /\/\*.*?\*\/(?:\\n)*/g;

/** @returns {import('vite').Plugin} */
export const lateStyles = () => ({
  name: 'wagons-late-styles',
  apply: 'build',
  enforce: 'pre',
  load: { order: 'pre', handler: (id) => (id === HELPER ? CODE : undefined) },
  transform: (code, id) =>
    id.endsWith('.css?raw') ? { code: code.replaceAll(COMMENT, ''), map: null } : undefined,
});
