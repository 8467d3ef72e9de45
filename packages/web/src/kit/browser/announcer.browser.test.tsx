// Tests of the polite voice: what was said on one screen is not there on the next.

import { afterEach, expect, test } from 'vitest';
import { leave, show, speak, until } from '../../../test/speaking.ts';
import { announce, Announcer } from './announcer.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { go } from './navigation.ts';

afterEach(leave);

const said = (): string =>
  [...document.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent).join('');

test('a dialog has a voice of its own, which begins with what is said from then on', async () => {
  await speak('en');
  announce('Ann took Badlands.');
  await show(
    <Dialog heading="Menu" onClose={() => undefined}>
      …
    </Dialog>,
    'dialog [aria-live]',
  );
  expect(said()).toBe('');
  announce('Copied');
  await until(() => said() === 'Copied');
});

test('the same sentence can be said again, and none is taken along to another screen', async () => {
  await show(<Announcer />, '[aria-live]');
  announce('Ann took Badlands.');
  await until(() => said() === 'Ann took Badlands.');
  const first = [...document.querySelectorAll('[aria-live]')].findIndex(({ textContent }) => textContent);
  announce('Ann took Badlands.');
  await until(
    () => document.querySelectorAll('[aria-live]')[1 - first]?.textContent === 'Ann took Badlands.',
  );
  go({ screen: 'cards' });
  await until(() => said() === '');
  expect(location.hash).toBe('#/cards');
});
