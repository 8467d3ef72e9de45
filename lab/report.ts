// `npm run lab:report`: computes lab/summary.json from lab/games.jsonl, and writes docs/lab.md with its plots.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtInDecks } from '../reference/agree.ts';
import { readDataset } from './dataset.ts';
import { makePage } from './page.ts';
import { summarize } from './summary.ts';

const at = (path: string): URL => new URL(path, import.meta.url);

const read = readDataset(readFileSync(at('games.jsonl'), 'utf8'));
if (!read.ok) throw new Error(`lab/games.jsonl: line ${read.error.line} is damaged.`);
const decks = builtInDecks.map((deck, i) => ({ number: i + 1, deck }));
const summary = summarize(read.value.rows, decks);
writeFileSync(at('summary.json'), `${JSON.stringify(summary)}\n`);
const { text, drawings } = makePage(summary, decks);
mkdirSync(at('../docs/lab/'), { recursive: true });
writeFileSync(at('../docs/lab.md'), text);
for (const [name, drawing] of drawings) writeFileSync(at(`../docs/lab/${name}`), drawing);
console.log(
  `${read.value.rows.length} games: lab/summary.json, docs/lab.md, ${drawings.size} plots in docs/lab.`,
);
