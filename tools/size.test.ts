// Tests which files count towards the first load, and when its size raises the alarm.

import { expect, it } from 'vitest';
import { afterwards, alarmOf, firstLoad } from './size.mjs';

const chunks = {
  'index.html': {
    file: 'index.js',
    css: ['index.css'],
    imports: ['_shared.js'],
    dynamicImports: ['src/features/rules/rulesScreen.tsx', '_de.js'],
  },
  '_shared.js': {
    file: 'shared.js',
    imports: ['index.html', '_controls.js'],
    dynamicImports: ['src/kit/ui/problems.tsx'],
  },
  'src/kit/ui/problems.tsx': { file: 'problems.js' },
  'src/features/rules/rulesScreen.tsx': { file: 'rules.js' },
  '_controls.js': { file: 'controls.js', css: ['controls.css'] },
  '_de.js': { file: 'de.js', name: 'de', imports: ['_names.js'] },
  '_names.js': { file: 'names.js' },
};

it('counts the page, one language, and all they import, once', () => {
  const files = ['index.js', 'index.css', 'shared.js', 'controls.js', 'controls.css'];
  expect(firstLoad(chunks, 'de').toSorted()).toEqual([...files, 'de.js', 'names.js'].toSorted());
});

it('lists separately what is fetched once the table can be used', () => {
  const picture = { file: 'picture.js', css: ['picture.css'], imports: ['index.html', '_icons.js'] };
  const pictured = {
    ...chunks,
    '../board/src/art/pictogram/drawnPictogram.tsx': picture,
    '_icons.js': { file: 'icons.js' },
    '_de-app.js': { file: 'de-app.js', name: 'de-app', imports: ['_names.js'] },
    '../board/src/geometry/beside.ts': { file: 'beside.js' },
    'src/play/view/backdrop.tsx': { file: 'backdrop.js' },
    'src/play/view/lastMoves.tsx': { file: 'lastMoves.js' },
    'src/play/view/viewButtons.tsx': { file: 'viewButtons.js' },
    'src/kit/browser/pwa.ts': { file: 'pwa.js', imports: ['index.html'] },
    'src/kit/browser/instruments.ts': { file: 'instruments.js' },
    'src/play/motion/story.ts': { file: 'story.js', imports: ['index.html'] },
    '../words/src/bundles/index.ts': { file: 'bundles.js' },
  };
  expect(afterwards(pictured, 'de')).toEqual([
    'picture.js',
    'picture.css',
    'beside.js',
    'backdrop.js',
    'lastMoves.js',
    'viewButtons.js',
    'pwa.js',
    'instruments.js',
    'story.js',
    'bundles.js',
    'de-app.js',
    'icons.js',
  ]);
  expect(() => afterwards(chunks, 'de')).toThrow('There is no chunk named de-app');
});

it('refuses a language without a chunk', () => {
  expect(() => firstLoad(chunks, 'fr')).toThrow('There is no chunk named fr.');
});

it('refuses a build in which the table is a chunk of its own', () => {
  const later = { 'src/features/table/tableScreen.tsx': { file: 'table.js' } };
  expect(() => firstLoad({ ...chunks, ...later }, 'de')).toThrow('is a chunk of its own');
  expect(() => firstLoad({}, 'de')).toThrow('There is no chunk named de');
});

it('raises the alarm over the limit, or more than 2 kB over the baseline', () => {
  expect(alarmOf(63.7, 61.8)).toBeUndefined();
  expect(alarmOf(63.9, 61.8)).toContain('--accept');
  expect(alarmOf(80.1, 80)).toContain('limit');
});
