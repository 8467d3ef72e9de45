// Tests of whole runs of the balance lab: they can be stopped and resumed.

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

// Each run starts several processes, which takes its time on a busy machine.
describe('a run', { timeout: 180_000 }, () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lab-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const lab = async (...args: readonly string[]): Promise<string> => {
    const script = fileURLToPath(new URL('main.ts', import.meta.url));
    const { stderr } = await promisify(execFile)(process.execPath, [
      '--import',
      'tsx',
      '--conditions=source',
      script,
      ...args,
    ]);
    return stderr;
  };

  it('continues after it was stopped, even in the middle of a line, and then equals one that was not', async () => {
    const [whole, parts] = [join(folder, 'whole.jsonl'), join(folder, 'parts.jsonl')];
    await lab('--nodes', '10', '--limit', '4', '--jobs', '1', '--out', whole);
    await lab('--nodes', '10', '--limit', '2', '--jobs', '1', '--out', parts);
    const text = readFileSync(parts, 'utf8');
    writeFileSync(parts, text.slice(0, -40));
    const said = await lab('--nodes', '10', '--limit', '3', '--jobs', '2', '--out', parts);
    expect(said).toContain('1 of 3264 games are stored');
    const sorted = (file: string): string[] => readFileSync(file, 'utf8').trimEnd().split('\n').toSorted();
    expect(sorted(parts)).toEqual(sorted(whole));
  });

  it('refuses to mix budgets in one file, and damaged files', async () => {
    const file = join(folder, 'games.jsonl');
    await lab('--nodes', '10', '--limit', '1', '--out', file);
    await expect(lab('--nodes', '20', '--limit', '1', '--out', file)).rejects.toThrow(/with 10 nodes/);
    writeFileSync(file, 'nonsense\n');
    await expect(lab('--nodes', '10', '--limit', '1', '--out', file)).rejects.toThrow(/line 1 is damaged/);
    await expect(lab('--games', 'x')).rejects.toThrow(/--games is a whole number/);
  });
});
