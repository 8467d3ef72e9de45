// Fetches the styles of a screen that is loaded later together with its script, so that it is never seen without.

/** What vite would do it with, for browsers far older than ours, is seven times as long. */
const HELPER = '\0vite/preload-helper.js';

// The styles of the page itself are there: a second time they would dress and measure everything again.
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

/** @returns {import('vite').Plugin} */
export const lateStyles = () => ({
  name: 'wagons-late-styles',
  apply: 'build',
  enforce: 'pre',
  load: { order: 'pre', handler: (id) => (id === HELPER ? CODE : undefined) },
});
