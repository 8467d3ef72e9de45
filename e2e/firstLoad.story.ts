// The browser fetches the files that `npm run size` counts before the table can be used, no screen and no words besides.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../tools/files.mjs';
import { afterwards, firstLoad } from '../tools/size.mjs';
import { CHUNKS } from '../tools/site.mjs';
import { expect, test } from './story.ts';

test('only the counted files are loaded before the table can be used', async ({ page, context, site }) => {
  await page.goto('./#/new');
  await page.getByText('Two players, one device').click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.getByRole('toolbar')).toBeVisible();
  const table = page.url();
  await page.close();

  const another = await context.newPage();
  const loaded = new Set<string>();
  another.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType()))
      loaded.add(request.url().slice(`${site.url}/`.length));
  });
  await another.goto(table);
  await another.getByRole('toolbar').getByRole('button').first().click();
  await another.locator('[data-tool=commit]').click();
  await expect(another.getByText('Take a card from the circle.')).toBeVisible();

  const chunks = JSON.parse(readFileSync(join(ROOT, CHUNKS), 'utf8'));
  const first = firstLoad(chunks, 'en');
  const later = afterwards(chunks);
  expect([...loaded].filter((file) => first.includes(file) || !later.includes(file)).toSorted()).toEqual(
    first.toSorted(),
  );
});
