// Tests of the QR code in a share dialog.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave, show, speak } from '../../../test/speaking.ts';
import { ShareLink } from './share.tsx';

beforeEach(() => speak('en'));
afterEach(leave);

const link = 'https://example.org/#/replay/abc';
/** Also while it is hidden. */
const code = page.getByRole('img', { name: 'QR code for the link', includeHidden: true });

test('a link is also shown as a QR code', async () => {
  await show(<ShareLink text="A game" link={link} />, '[data-part=qr]');
  await expect.element(code).toBeVisible();
});

test('a large QR code doesn’t push a picture with its own out of view', async () => {
  await show(<ShareLink text="A game" link={link} picture={<p>Picture</p>} />, '[data-part=qr]');
  await expect.element(code).not.toBeVisible();
  await userEvent.click(page.getByText('QR code for the link'));
  await expect.element(code).toBeVisible();
});
