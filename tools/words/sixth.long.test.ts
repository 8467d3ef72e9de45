// A translator adds a language with ten messages, as CONTRIBUTING.md describes it, and all tests of the words pass.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copySources } from '../copySources.mjs';

const ENOUGH_MS = 600_000;

const SPANISH = {
  'notices.update.text': 'Hay una versión nueva.',
  'notices.update.now': 'Recargar',
  'notices.update.later': 'Más tarde',
  'deal.names': 'Nombres (opcional)',
  'deal.seed': 'Semilla',
  'deal.deck': 'Mazo',
  'deal.playOn': 'Continuar',
  'menu.share': 'Compartir',
  'menu.more': 'Más',
  'share.copied': 'Copiado',
};

/** Makes a copy of the sources speak Spanish. */
function addSpanish(folder: string): void {
  const edit = (path: string, change: (text: string) => string): void => {
    const file = join(folder, path);
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${path} did not change.`);
    writeFileSync(file, after);
  };
  edit('packages/words/languages.json', (text) =>
    JSON.stringify({ ...JSON.parse(text), es: { name: 'Español', locale: 'es', complete: false } }),
  );
  edit('packages/rules/src/core/types.ts', (text) => text.replace("'it'] as const", "'it', 'es'] as const"));
  mkdirSync(join(folder, 'packages/words/messages/es'));
  const messages = Object.entries(SPANISH).map(([key, message]) => [key, { message }]);
  const file = join(folder, 'packages/words/messages/es/app.json');
  writeFileSync(file, JSON.stringify(Object.fromEntries(messages)));
}

test(
  'a sixth language with ten messages passes all tests of the words',
  () => {
    const folder = copySources();
    try {
      addSpanish(folder);
      const run = (program: string, ...args: readonly string[]) =>
        spawnSync(process.execPath, [program, ...args], {
          cwd: folder,
          encoding: 'utf8',
          timeout: ENOUGH_MS,
        });
      const report = run('tools/words.mjs', 'es');
      expect(report.stdout).toMatch(/^Español \(in progress\): 10 of \d+ messages/);
      const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=node'] as const;
      const decks = ['builtInDecks', 'readDeck'].map((name) => `packages/rules/src/deck/${name}.test.ts`);
      const others = [...decks, 'packages/server/src/socket/connection.test.ts'];
      const tests = run(...vitest, 'packages/words', 'tools/words', ...others);
      expect(tests.status, tests.stdout + tests.stderr).toBe(0);
      const types = run('node_modules/typescript/bin/tsc', '--build', 'packages/words');
      expect(types.stdout).toBe('');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  ENOUGH_MS,
);
