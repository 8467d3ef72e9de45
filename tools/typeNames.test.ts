// Type names that are exported once or twice.

import { expect, it } from 'vitest';
import { exportedTypes, inspectTypeNames } from './typeNames.mjs';

const file = (path: string, text: string) => ({ path: `packages/${path}`, text });

it('finds a name that two files export', () => {
  const files = [
    file('rules/src/types.ts', 'export type Place = 1;'),
    file('web/src/a.ts', '\nexport interface Place {}'),
    file('web/src/b.ts', 'type Place = 2; export type Other = Place;'),
  ];
  expect(inspectTypeNames(files)).toEqual([
    {
      area: 'rules',
      message: 'packages/rules/src/types.ts:1 exports the type Place, and so does packages/web/src/a.ts:2',
    },
    {
      area: 'web',
      message: 'packages/web/src/a.ts:2 exports the type Place, and so does packages/rules/src/types.ts:1',
    },
  ]);
});

it('leaves out re-exports, props, tests and the texts of words', () => {
  const files = [
    file('rules/src/types.ts', 'export type Place = 1; export type BarProps = 1;'),
    file('rules/src/index.ts', "export type { Place } from './types.ts';"),
    file('web/src/bar.tsx', 'export type BarProps = 2;'),
    file('web/src/bar.test.ts', 'export type Place = 2;'),
    file('words/src/en.ts', 'export type Place = 3;'),
  ];
  expect(inspectTypeNames(files)).toEqual([]);
});

it('knows every way to declare and export a type', () => {
  const text =
    'type A = 1; export { type A }; export class B {} interface C {} export type { C }; const d = 1; export { d };';
  expect(exportedTypes(file('web/src/a.ts', text)).map(({ name }) => name)).toEqual(['A', 'B', 'C']);
});
