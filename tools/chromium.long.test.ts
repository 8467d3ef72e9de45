// Searches for a browser among candidates that don't work.

import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findChromium, firstThatStarts } from './chromium.mjs';

const folder = mkdtempSync(join(tmpdir(), 'wagons-chromium-'));
afterAll(() => rmSync(folder, { recursive: true }));

const impostor = join(folder, 'chromium');
writeFileSync(impostor, '#!/bin/sh\nexit 3\n');
chmodSync(impostor, 0o755);

const absent = { name: 'absent', find: () => undefined };
const missing = { name: 'missing', find: () => join(folder, 'nowhere') };
const broken = { name: 'broken', find: () => impostor };

it('skips candidates that are no browsers and takes the first that starts', async () => {
  const { executablePath } = await findChromium();
  const real = { name: 'real', find: () => executablePath };
  expect(await firstThatStarts([absent, missing, broken, real])).toBe(executablePath);
});

it('fails with the candidates tried and instructions if none starts', async () => {
  const search = firstThatStarts([absent, missing, broken]);
  await expect(search).rejects.toThrow(
    /needs? a Chromium that starts[^]*missing: [^]*broken: [^]*CTW_CHROMIUM=/,
  );
  await expect(search).rejects.not.toThrow(/absent/);
});
