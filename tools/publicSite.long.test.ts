// Builds the public site without the API reference, and checks the checker of its links.

import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LANGUAGES } from '@wagons/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './files.mjs';
import { brokenLinks } from './publicSite/links.mjs';
import { SCRATCH } from './scratch.mjs';

let scratch: string;
const page = (path: string) => readFileSync(join(scratch, 'site', path), 'utf8');

beforeAll(async () => {
  scratch = mkdtempSync(join(SCRATCH, 'wagons-public-'));
  const program = ['tools/ready.mjs', '--site', 'tools/publicSite.mjs', '--no-api', join(scratch, 'site')];
  await promisify(execFile)(process.execPath, program, { cwd: ROOT });
}, 180_000);

afterAll(() => rmSync(scratch, { recursive: true }));

describe('the public site', () => {
  it('has the app, which is a folder that can be copied to any host', () => {
    const built = readdirSync(join(ROOT, 'packages/web/dist/site'), { recursive: true });
    expect(readdirSync(join(scratch, 'site/play'), { recursive: true })).toEqual(built);
  });

  it.each(LANGUAGES)('has every rule and every card in %s', (language) => {
    const rules = page(`rules/${language}.html`);
    expect(rules).toContain(`<html lang="${language}">`);
    for (const rule of ['S1', 'D3', 'P4', 'W1']) expect(rules).toContain(`<dt id="${rule}">`);
    const cards = page(`cards/${language}.html`);
    expect(cards.match(/<article id=/g)).toHaveLength(36);
    expect(cards).not.toMatch(/<p class="ctw-scoring-sentence"><\/p>/);
    expect(cards.match(/class="ctw-term"/g)?.length).toBeGreaterThanOrEqual(36);
  });

  it('has the documents of the project, the decisions among them', () => {
    expect(page('project/docs/protocol.html')).toContain('id="');
    expect(page('project/docs/decisions/0009-storage.html')).toContain('<h1');
  });

  it('is not written into a folder that has files', async () => {
    const again = ['tools/ready.mjs', '--site', 'tools/publicSite.mjs', '--no-api', join(scratch, 'site')];
    const refused = promisify(execFile)(process.execPath, again, { cwd: ROOT });
    await expect(refused).rejects.toMatchObject({ stderr: expect.stringContaining("isn't empty") });
  });
});

it('finds links to pages and anchors that are missing', () => {
  const folder = join(scratch, 'broken');
  mkdirSync(folder);
  const links = [
    'other.html#there',
    'other.html#gone',
    'nowhere.html',
    '#gone',
    'https://example.org',
    'api/a.html',
  ];
  writeFileSync(join(folder, 'index.html'), links.map((link) => `<a href="${link}">x</a>`).join(''));
  writeFileSync(join(folder, 'other.html'), '<h2 id="there">There</h2>');
  expect(brokenLinks(folder, ['api'])).toEqual([
    'index.html: other.html#gone',
    'index.html: nowhere.html',
    'index.html: #gone',
  ]);
});
