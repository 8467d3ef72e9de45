// `npm run lab:report`: computes lab/summary.json from lab/games.jsonl, and writes docs/lab.md with its plots.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtInDecks } from '../reference/agree.ts';
import { readDataset } from './dataset.ts';
import { makePage } from './page.ts';
import type { Row } from './row.ts';
import { compareRuns, summarize } from './summary.ts';

const at = (path: string): URL => new URL(path, import.meta.url);

function rowsOf(path: string): readonly Row[] {
  const read = readDataset(readFileSync(at(path), 'utf8'));
  if (!read.ok) throw new Error(`lab/${path}: line ${read.error.line} is damaged.`);
  return read.value.rows;
}

const rows = rowsOf('games.jsonl');
const decks = builtInDecks.map((deck, i) => ({ number: i + 1, deck }));
const summary = summarize(rows, decks);
writeFileSync(at('summary.json'), `${JSON.stringify(summary)}\n`);
const { text, drawings } = makePage(summary, decks, compareRuns(rows, rowsOf('control.jsonl')));
mkdirSync(at('../docs/lab/'), { recursive: true });
writeFileSync(at('../docs/lab.md'), text);
for (const [name, drawing] of drawings) writeFileSync(at(`../docs/lab/${name}`), drawing);
console.log(`${rows.length} games: lab/summary.json, docs/lab.md, ${drawings.size} plots in docs/lab.`);
