// Follows the imports of small builds.

import { expect, it } from 'vitest';
import { firstLoad } from './size.mjs';

const chunks = {
  'index.html': {
    file: 'index.js',
    css: ['index.css'],
    imports: ['_shared.js'],
    dynamicImports: [
      'src/screens/table/tableScreen.tsx',
      'src/screens/rules/rulesScreen.tsx',
      '../words/src/de/index.ts',
      '../words/src/web/de/index.ts',
    ],
  },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
  'src/screens/table/tableScreen.tsx': {
    file: 'table.js',
    css: ['table.css'],
    imports: ['_shared.js', '_town.js'],
    dynamicImports: ['src/screens/table/hint.tsx'],
  },
  'src/screens/table/hint.tsx': { file: 'hint.js' },
  'src/screens/rules/rulesScreen.tsx': { file: 'rules.js' },
  '_town.js': { file: 'town.js', css: ['town.css'] },
  '../words/src/de/index.ts': { file: 'de.js', imports: ['_names.js'] },
  '../words/src/web/de/index.ts': { file: 'web-de.js', imports: ['_names.js'] },
  '_names.js': { file: 'names.js' },
};

it('counts the page, the table, one language, and all they import, once', () => {
  const files = ['index.js', 'index.css', 'shared.js', 'table.js', 'table.css', 'town.js', 'town.css'];
  expect(firstLoad(chunks, 'de').toSorted()).toEqual([...files, 'de.js', 'web-de.js', 'names.js'].toSorted());
});

it('does not weigh a language that is not there', () => {
  expect(() => firstLoad(chunks, 'fr')).toThrow('There is no chunk made from ../words/src/fr/index.ts.');
});

it('does not weigh a page without a table', () => {
  const page = { ...chunks['index.html'], dynamicImports: [] };
  expect(() => firstLoad({ ...chunks, 'index.html': page }, 'de')).toThrow('where is the table?');
  expect(() => firstLoad({}, 'de')).toThrow('where is the table?');
});
