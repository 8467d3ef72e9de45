// What all pages of the public site share: the head, the links at the top, and the credits at the end.

/**
 * @typedef {object} Page
 * @property {string} path       of the file in the site, such as `rules/de.html`
 * @property {string} title
 * @property {string} body       HTML
 * @property {string} [language] English unless told otherwise
 * @property {string} [head]     more for the head
 */

const LINKS = /** @type {const} */ ([
  ['index.html', 'Circle the Wagons'],
  ['play/index.html', 'Play'],
  ['rules/en.html', 'Rules'],
  ['cards/en.html', 'Cards'],
  ['project/README.html', 'Project'],
  ['press/index.html', 'Press'],
]);

/**
 * @param {Page} page
 * @returns {string}
 */
export function framed({ path, title, body, language = 'en', head = '' }) {
  const home = '../'.repeat(path.split('/').length - 1);
  const links = LINKS.map(([target, name]) => {
    const current = target === path ? ' aria-current="page"' : '';
    return `<a href="${home}${target}"${current}>${name}</a>`;
  });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="icon" href="${home}icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${home}site.css">
${head}</head>
<body>
<header lang="en"><nav>${links.join('\n')}</nav></header>
<main>
${body}
</main>
<footer lang="en">
<p><em>Circle the Wagons</em> was designed by Steven Aramini, Danny Devine and Paul Kluka and is published by
<a href="https://buttonshygames.com">Button Shy</a>. This is an unofficial fan implementation; texts, drawings and program
are our own.</p>
</footer>
</body>
</html>
`;
}

/** @param {string} text */
export const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Links to the same page in every language.
 * @param {string} folder
 * @param {string} current
 * @param {ReadonlyMap<string, string>} names of the languages
 */
export const languageLinks = (folder, current, names) =>
  `<nav class="languages">${[...names]
    .map(([language, name]) => {
      const here = language === current ? ' aria-current="page"' : '';
      return `<a href="../${folder}/${language}.html" lang="${language}" hreflang="${language}"${here}>${name}</a>`;
    })
    .join('\n')}</nav>`;
