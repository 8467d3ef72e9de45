// Renders the icons of the installed app from icon.svg: run `node tools/icons.mjs` after changing it.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from './chromium.mjs';
import { ROOT, textOf } from './files.mjs';

const FOLDER = 'packages/web/public';

/**
 * Each icon with its size and corners. Systems that clip icons themselves get the whole square; of a maskable icon only
 * a circle of 80 % is guaranteed to be visible, so the drawing stays within it.
 */
const ICONS = [
  { name: 'icon-192.png', side: 192, corners: '22%', scale: 1.08 },
  { name: 'icon-512.png', side: 512, corners: '22%', scale: 1.08 },
  { name: 'icon-maskable-512.png', side: 512, corners: '0', scale: 1 },
  { name: 'apple-touch-icon.png', side: 180, corners: '0', scale: 1.08 },
];

const drawing = Buffer.from(textOf(`${FOLDER}/icon.svg`) ?? '').toString('base64');
const browser = await chromium.launch(await findChromium());
for (const { name, side, corners, scale } of ICONS) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const frame = `width: ${side}px; height: ${side}px; border-radius: ${corners}; overflow: hidden`;
  const image = `display: block; width: 100%; transform: scale(${scale})`;
  await page.setContent(
    `<body style="margin: 0"><div style="${frame}"><img style="${image}" src="data:image/svg+xml;base64,${drawing}"></div>`,
  );
  writeFileSync(join(ROOT, FOLDER, name), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
