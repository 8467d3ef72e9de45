import { describe, expect, it } from 'vitest';
import { classesOf, inspectStyles, styleOffences } from './styles.mjs';

const sheet = (text: string, path = 'features/home/home.module.css') => ({ path, text });
const source = (text: string, from = './home.module.css') => ({
  path: 'features/home/home.tsx',
  text: `import * as css from '${from}';\n${text}`,
});

const BASE = 'packages/web/src/kit/look/base.css';

describe('the classes of a style sheet', () => {
  it('are those of its selectors, without those of other sheets', () => {
    const text = `/* .old {} */ @import './x.css';
      .title > a:not(.main), :global(.page) .row { padding: .5em }
      @media (--phone) { .title { color: red } }
      @keyframes appear { 12.5% { color: red } }`;
    expect(classesOf(text)).toEqual(['main', 'row', 'title']);
  });
});

describe('the check of the styles', () => {
  it('accepts the project', () => {
    expect(styleOffences()).toEqual([]);
  });

  it('reports a class of a module that no importer uses, and one that is missing', () => {
    const sheets = [sheet('.title {} .old {}')];
    expect(inspectStyles(sheets, [source('<p class={css.title} />')])).toEqual([
      'features/home/home.module.css: nothing uses .old',
    ]);
    expect(inspectStyles([sheet('.title {}')], [source('css.title + css.titel')])).toEqual([
      'features/home/home.module.css: has no .titel',
    ]);
    expect(inspectStyles(sheets, [source('css.title + css.old', './other.module.css')])).toHaveLength(2);
  });

  it('wants classes to be named where they are used', () => {
    expect(inspectStyles([sheet('.title {}')], [source('css[kind] + css.title')])).toEqual([
      'features/home/home.tsx: css[…]; name the class, or select by a data attribute',
    ]);
  });

  it('wants a breakpoint by name, and one module of a name', () => {
    const [offence] = inspectStyles([sheet('@media (max-width: 30em) { }')], []);
    expect(offence).toContain('kit/look/breakpoints.css');
    expect(inspectStyles([sheet('@media (--phone) {} @media print {}')], [])).toEqual([]);
    expect(inspectStyles([sheet(''), sheet('', 'play/home.module.css')], [])).toEqual([
      'play/home.module.css: has the name of features/home/home.module.css; their classes would be the same',
    ]);
  });

  it('refuses another global sheet', () => {
    expect(inspectStyles([sheet('a {}', BASE)], [])).toEqual([]);
    expect(inspectStyles([sheet('a {}', 'play/end/end.css')], [])).toEqual([
      'play/end/end.css: is global; name it play/end/end.module.css',
    ]);
  });

  it('reports a token that no sheet uses', () => {
    const tokens = sheet(':root {\n  --space-s: 8px;\n  --space-m: 10px;\n}', BASE.replace('base', 'tokens'));
    expect(inspectStyles([tokens, sheet('p { margin: var(--space-s) }')], [])).toEqual([
      `${tokens.path}: nothing uses --space-m`,
    ]);
  });

  it('reports a class of a global sheet that occurs nowhere', () => {
    const base = sheet('.button {} .gone {} .ctw-card {}', BASE);
    expect(inspectStyles([base], [source('<a class="button main" />')])).toEqual([
      `${BASE}: nothing uses .gone`,
    ]);
    const mixed = sheet('.title :global(.gone) {}');
    expect(inspectStyles([mixed], [source('<b class={css.title}>gone</b>')])).toEqual([
      'features/home/home.module.css: nothing uses .gone',
    ]);
  });
});
