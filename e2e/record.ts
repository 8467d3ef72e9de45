// Reads games with the `wagons` program, independently of the page.

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { ROOT } from '../tools/files.mjs';

type Tally = { readonly total: number };
type Record = {
  readonly moves: readonly unknown[];
  readonly tally: { readonly first: Tally; readonly second: Tally };
  readonly winner?: 'first' | 'second' | 'draw';
  readonly code: string;
};

/** Reads a link code by the rules only. */
export async function readCode(code: string): Promise<Record> {
  const program = join(ROOT, 'packages/cli/dist/main.js');
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'replay', code, '--json']);
  return JSON.parse(stdout);
}

/** The code in the share dialog, which must be open. */
export async function offeredCode(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog');
  const code = await dialog.locator('input').nth(1).inputValue();
  expect(await dialog.locator('input').first().inputValue()).toMatch(
    new RegExp(`#/(replay|game)/${code}(~|$)`),
  );
  return code;
}
