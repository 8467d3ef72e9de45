// `npm start`: prints one line with the URL, and ends on a signal.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ROOT } from '../tools/files.mjs';
import { expect, test } from './story.ts';

test('npm start serves the app until npm is stopped', async ({ page, complaints }, testInfo) => {
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA: testInfo.outputPath('data') },
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  try {
    const lines = createInterface({ input: npm.stdout });
    const [line] = await once(lines, 'line', { signal: AbortSignal.timeout(60_000) });
    const url = /http:\/\/localhost:\d+/.exec(String(line))?.[0] ?? '';
    expect(line).toMatch(
      /^Circle the Wagons \d+\.\d+\.\d+ \(commit \w+, schema \d+\) is ready: http:\S+ \(Ctrl-C stops it\)$/,
    );
    const health = await (await fetch(`${url}/healthz`)).json();
    for (const part of ['version', 'commit', 'schema']) expect(line).toContain(String(health[part]));
    complaints.visit(url);
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Deferred files are loaded too, so that no request meets a stopped server.
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.game-picture')).toBeVisible();

    // Closes when the last process that writes to it has ended, although the page is still open.
    const ended = once(npm.stdout, 'close', { signal: AbortSignal.timeout(10_000) });
    npm.kill('SIGTERM');
    await ended;
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  } finally {
    npm.kill('SIGTERM');
  }
});
