// Errors in a page are detected in every engine. All other stories rely on it.

import { expect, test } from './story.ts';

test('errors and violations of the page’s policy are noticed', async ({ engine, engineOf, site }) => {
  const driver = await (await engineOf(engine)).open();
  try {
    await driver.goto(site.url);
    expect(driver.complaints()).toEqual([]);
    await driver.evaluate(() => {
      console.error('said in the console');
      setTimeout(() => {
        throw new Error('thrown in a task');
      });
      void Promise.reject(new Error('rejected in a promise'));
      document.body.append(Object.assign(new Image(), { src: 'https://example.org/forbidden.png' }));
    });
    for (const wrong of [/said in/, /thrown in/, /rejected in/, /img-src/]) {
      await expect
        .poll(() => driver.complaints(), String(wrong))
        .toContainEqual(expect.stringMatching(wrong));
    }
  } finally {
    await driver.close();
  }
});
