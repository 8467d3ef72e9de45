// The documents of the repository as pages below `project/`, with their pictures and the files they link to.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Marked } from 'marked';
import { anchorOf, filesUnder, ROOT, textOf, workspaces } from '../files.mjs';
import { framed } from './frame.mjs';

const AT_ROOT = [
  'README',
  'RULES',
  'ARCHITECTURE',
  'CONTRIBUTING',
  'CHANGELOG',
  'SECURITY',
  'CODE_OF_CONDUCT',
];
/** Files that documents link to, and that a reader may want as they are. */
const AS_IS = /\.(?:webp|svg|png|mjs|py|js|json|ts|tsx|css|yaml|yml|sql)$|\/LICENSE$|^LICENSE$/;

/** @returns {Array<[string, string | Buffer]>} the pages and files by path */
export function documentPages() {
  const documents = [
    ...AT_ROOT.map((name) => `${name}.md`),
    ...filesUnder('docs').filter((path) => path.endsWith('.md')),
    ...['bench', 'lab', ...workspaces()].map((folder) => `${folder}/README.md`),
    'bench/reports/lab.md',
  ].filter((path) => textOf(path) !== undefined);
  const known = new Set(documents);
  /** @type {Map<string, string | Buffer>} */
  const pages = new Map();
  for (const path of known) {
    const { html, title, files } = rendered(path, known);
    const target = pageOf(path);
    pages.set(target, framed({ path: target, title, body: `<article class="document">${html}</article>` }));
    for (const file of files) pages.set(`project/${file}`, readFileSync(join(ROOT, file)));
  }
  return [...pages];
}

/** @param {string} path of a document */
const pageOf = (path) => `project/${path.replace(/\.md$/, '.html')}`;

/**
 * @param {string} path
 * @param {ReadonlySet<string>} known the documents that are pages
 */
function rendered(path, known) {
  /** @type {string[]} */
  const files = [];
  /** @type {Map<string, number>} */
  const slugs = new Map();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const slug = slugOf(text, slugs);
        return `<h${depth} id="${slug}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const label = this.parser.parseInline(tokens);
        const target = targetOf(href, path, known, files);
        return target === undefined ? label : `<a href="${target}">${label}</a>`;
      },
      image({ href, text }) {
        const target = targetOf(href, path, known, files);
        return target === undefined ? text : `<img src="${target}" alt="${text}" loading="lazy">`;
      },
      code({ text, lang }) {
        const escapedText = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        return `<pre tabindex="0"${lang === undefined ? '' : ` data-language="${lang}"`}><code>${escapedText}</code></pre>\n`;
      },
    },
  });
  const text = textOf(path) ?? '';
  return {
    html: marked.parse(text, { async: false }),
    title: /^# (.*)$/m.exec(text)?.[1]?.replaceAll(/[*`]/g, '') ?? path,
    files,
  };
}

/**
 * Where a link of a document leads in the site; nowhere if its target isn't part of it.
 * @param {string} href
 * @param {string} from
 * @param {ReadonlySet<string>} known
 * @param {string[]} files that have to be copied, added to
 */
function targetOf(href, from, known, files) {
  if (/^(?:\w+:|#)/.test(href)) return href;
  const [file = '', anchor = ''] = href.split(/(?=#)/);
  const path = join(dirname(from), file).replaceAll('\\', '/').replace(/\/$/, '');
  if (known.has(path)) return `${file.replace(/\.md$/, '.html')}${anchor}`;
  if (known.has(`${path}/README.md`)) return `${file.replace(/\/$/, '')}/README.html`;
  if (!AS_IS.test(path) || textOf(path) === undefined) return undefined;
  files.push(path);
  return file;
}

/**
 * The anchor of a heading.
 * @param {string} heading
 * @param {Map<string, number>} used counted up
 */
function slugOf(heading, used) {
  const slug = anchorOf(heading);
  const times = used.get(slug) ?? 0;
  used.set(slug, times + 1);
  return times === 0 ? slug : `${slug}-${times}`;
}
