// Runs the example of the README in a page.

import * as wagonsBoard from '@wagons/board';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import readme from '../README.md?raw';
import { middleOf, mouse, settled } from './pointers.ts';
import '@wagons/board/board.css';

afterEach(() => document.body.replaceChildren());

it('the example of the README places a card', async () => {
  const example = /^```ts\n([^]*?)^```$/m.exec(readme)?.[1] ?? '';
  // The example is plain JavaScript; only its imports have to be resolved here.
  const program = example
    .replace(/^import '.*';$/gm, '')
    .replace(/^import (\{.*\}) from '@wagons\/board';$/m, 'const $1 = globalThis.wagonsBoard;');
  expect(program).not.toMatch(/^import /m);
  Object.assign(globalThis, { wagonsBoard });
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = program;
  document.head.append(script);
  await expect.poll(() => document.querySelector('.ctw-lot')).not.toBeNull();
  await settled();
  await mouse.click(middleOf(document.querySelector('.ctw-lot') ?? document.body));
  await userEvent.click(page.getByRole('button', { name: 'Place' }));
  await settled();
  expect(document.querySelectorAll('.ctw-laid')).toHaveLength(1);
  expect(document.querySelector('.ctw-hand-card')).toBeNull();
});
