// Keeps the global style sheets of the screens that aren't CSS Modules yet apart: a sheet that has come stays.

import { describe, expect, it } from 'vitest';
import { filesUnder, textOf } from './files.mjs';

interface Sheet {
  readonly path: string;
  readonly text: string;
}

/** A screen has a folder of its own; the other sheets are shared by all. */
const homeOf = (path: string): string => /(?:features|play)\/[^/]+/.exec(path)?.[0] ?? 'shared';
const classesOf = (selector: string): readonly string[] => selector.match(/\.[a-z][\w-]*/gi) ?? [];

/** The selectors of a sheet, each alone; those of a list in brackets stay together. */
const selectorsOf = (text: string): readonly string[] =>
  [...text.replaceAll(/\/\*.*?\*\/|@keyframes.*?\}\s*\}/gs, '').matchAll(/([^{};]+)\{/g)]
    .map(([, heads = '']) => heads.trim())
    .filter((heads) => !heads.startsWith('@'))
    .flatMap((heads) => heads.split(/,\s*(?![^(]*\))/));

/** The selectors in sheets of a screen that name no class but such as another folder styles by itself. */
function leaks(sheets: readonly Sheet[]): readonly string[] {
  const alone = new Map<string, Set<string>>();
  for (const { path, text } of sheets)
    for (const [first, second] of selectorsOf(text).map(classesOf))
      if (first !== undefined && second === undefined)
        alone.set(first, (alone.get(first) ?? new Set()).add(homeOf(path)));
  return sheets.flatMap(({ path, text }) => {
    const home = homeOf(path);
    const isForeign = (name: string): boolean => [...(alone.get(name) ?? [])].some((other) => other !== home);
    return home === 'shared'
      ? []
      : selectorsOf(text)
          .filter((selector) => classesOf(selector).every(isForeign))
          .map((selector) => `${path}: ${selector}`);
  });
}

describe('the styles of a screen', () => {
  it('name a class that no other screen, and nothing that all share, styles by itself', () => {
    const sheets = ['packages/web/src', 'packages/board/src']
      .flatMap((folder) => filesUnder(folder))
      .filter((path) => path.endsWith('.css') && !path.endsWith('.module.css'))
      .map((path) => ({ path, text: textOf(path) ?? '' }));
    expect(sheets.length).toBeGreaterThan(20);
    expect(leaks(sheets)).toEqual([]);
  });

  it('may applyTheme what is shared within their own screen only', () => {
    const board = { path: 'packages/board/src/board.css', text: '.hand { height: 9px }' };
    const learn = (text: string): Sheet => ({ path: 'packages/web/src/features/learn/learn.css', text });
    expect(leaks([board, learn(".learn[data-layout='wide'] .hand {}")])).toEqual([]);
    expect(leaks([board, learn("/* { */ @media print { .learn, [data-layout='wide'] .hand {} }")])).toEqual([
      "packages/web/src/features/learn/learn.css: [data-layout='wide'] .hand",
    ]);
    expect(leaks([learn('main {}')])).toHaveLength(1);
  });

  it('share no class with another screen', () => {
    const end = { path: 'packages/web/src/play/end/end.css', text: '.verdict {} .end .verdict {}' };
    const rules = {
      path: 'packages/web/src/features/rules/rules.css',
      text: ':is(.verdict, .x) {} .verdict svg {}',
    };
    expect(leaks([end, rules])).toEqual([`${end.path}: .verdict`, `${rules.path}: .verdict svg`]);
  });
});
