// Tests which files count towards the first load and each route, and when a size raises the alarm.

import { expect, it } from 'vitest';
import { addedBy, afterwards, alarmOf, firstLoad, routeAlarmOf, routesIn } from './size.mjs';

const chunks = {
  'index.html': {
    file: 'index.js',
    css: ['index.css'],
    imports: ['_shared.js'],
    dynamicImports: ['src/features/rules/rulesScreen.tsx', 'src/kit/browser/pwa.ts', '_de.js'],
  },
  '_shared.js': { file: 'shared.js', imports: ['index.html', '_controls.js'] },
  'src/kit/browser/pwa.ts': { file: 'pwa.js', imports: ['index.html'] },
  'src/features/rules/rulesScreen.tsx': {
    file: 'rules.js',
    css: ['rules.css'],
    imports: ['_shared.js', '_prose.js'],
  },
  '_prose.js': { file: 'prose.js' },
  '_controls.js': { file: 'controls.js', css: ['controls.css'] },
  '_de.js': { file: 'de.js', name: 'de', imports: ['_names.js'] },
  '_de-game.js': { file: 'de-game.js', name: 'de-game', imports: ['_names.js'] },
  '_de-rules.js': { file: 'de-rules.js', name: 'de-rules' },
  '_de-server.js': { file: 'de-server.js', name: 'de-server' },
  '_names.js': { file: 'names.js' },
};
const routes = routesIn(`
  table: { words: ['game'], screen: TableScreen, each: 'id' },
  rules: {
    words: ['game', 'rules', 'refusals'],
    load: async () => (await import('../features/rules/rulesScreen.tsx')).RulesScreen,
  },
`);
const first = firstLoad(chunks, 'de', routes);

it('reads the table of routes', () => {
  expect(routes).toEqual([
    { name: 'table', words: ['game'] },
    {
      name: 'rules',
      words: ['game', 'rules', 'refusals'],
      source: 'src/features/rules/rulesScreen.tsx',
    },
  ]);
  const names = routesIn().map(({ name }) => name);
  expect(names).toContain('home');
  expect(names).toHaveLength(30);
});

it('counts the page, the words of a table in one language, and all they import, once', () => {
  const files = ['index.js', 'index.css', 'shared.js', 'controls.js', 'controls.css'];
  expect(first.toSorted()).toEqual([...files, 'de.js', 'de-game.js', 'names.js'].toSorted());
});

it('counts what a route adds to the first load', () => {
  const [table, rules] = routes;
  expect(addedBy(chunks, 'de', rules!, first)).toEqual([
    'rules.js',
    'rules.css',
    'de-rules.js',
    'de-server.js',
    'prose.js',
  ]);
  expect(addedBy(chunks, 'de', table!, first)).toEqual([]);
});

it('knows what may be fetched afterwards: neither screens nor words', () => {
  expect(afterwards(chunks, routes)).toContain('pwa.js');
  expect(afterwards(chunks, routes)).not.toContain('rules.js');
  expect(afterwards(chunks, routes)).not.toContain('de.js');
});

it('refuses a language without a chunk, and a table that is a chunk of its own', () => {
  expect(() => firstLoad(chunks, 'fr', routes)).toThrow('There is no chunk named fr.');
  const later = "  table: { words: [], load: async () => (await import('../features/table/a.tsx')).A },";
  expect(() => routesIn(later)).toThrow('no table in the first load');
});

it('raises the alarm over a limit, or more than 5 kB over the baseline', () => {
  expect(alarmOf(101.9, 97)).toBeUndefined();
  expect(alarmOf(102.1, 97)).toContain('--accept');
  expect(alarmOf(120.1, 120)).toContain('limit');
  expect(routeAlarmOf('lab', 79.9)).toBeUndefined();
  expect(routeAlarmOf('lab', 80.1)).toContain('lab adds 80.1 kB');
});
