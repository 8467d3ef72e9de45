// The browser engines that the stories in this folder run in, and the two sizes of their pages.

import { findEngines } from '../../tools/engines.mjs';
import { startChromium } from './chromium.ts';
import type { Engine, Size } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

export const PHONE: Size = { width: 360, height: 640 };
export const DESKTOP: Size = { width: 1280, height: 800 };

export type EngineName = 'chromium' | 'firefox' | 'webkit';

export async function startEngine(name: EngineName): Promise<Engine> {
  if (name === 'chromium') return startChromium();
  const { firefox, webkit } = await findEngines();
  if (name === 'firefox' && firefox !== undefined) return startFirefox(firefox);
  if (name === 'webkit' && webkit !== undefined) return startWebKit(webkit);
  throw new Error(`There is no ${name} here.`);
}
