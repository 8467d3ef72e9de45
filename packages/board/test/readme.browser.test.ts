// Runs the example of the README in a page.

import * as board from '@wagons/board';
import * as rules from '@wagons/rules';
import * as deck from '@wagons/rules/deck';
import base from '@wagons/rules/decks/base.json' with { type: 'json' };
import * as preact from 'preact';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import readme from '../README.md?raw';
import { middleOf, mouse, settled } from './pointers.ts';
import '@wagons/board/board.css';

afterEach(() => document.body.replaceChildren());

const MODULES = {
  '@wagons/board': board,
  '@wagons/rules': rules,
  '@wagons/rules/deck': deck,
  '@wagons/rules/decks/base.json': base,
  preact,
};

const count = (selector: string): number => document.querySelectorAll(selector).length;

it('the example of the README draws a table on which a card can be taken and placed', async () => {
  const example = /^```ts\n([^]*?)^```$/m.exec(readme)?.[1] ?? '';
  // The example is plain JavaScript; only its imports have to be resolved here.
  const program = example
    .replace(/^import '.*';$/gm, '')
    .replace(/^import (.*) from '(.*?)'.*;$/gm, "const $1 = globalThis.modules['$2'];");
  expect(program).not.toMatch(/^import /m);
  Object.assign(globalThis, { modules: MODULES });
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = program;
  document.head.append(script);
  await expect.poll(() => count('.ctw-circle-card')).toBe(15);
  await settled();
  const cards = page.getByRole('toolbar', { name: 'Circle' }).getByRole('button');
  await cards.first().click();
  await cards.first().click();
  await expect.poll(() => count('.ctw-circle-card')).toBe(14);
  await settled();
  await mouse.click(middleOf(document.querySelector('.ctw-lot') ?? document.body));
  await expect.poll(() => count('.ctw-laid')).toBe(1);
});
