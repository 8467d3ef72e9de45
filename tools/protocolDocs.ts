// Generates docs/openapi.json and the tables of docs/protocol.md (`npm run docs`).

import { readFileSync, writeFileSync } from 'node:fs';
import { loadServerRefusals } from '@wagons/words/refusals';
import { openApiText, protocolTables, withTables } from './protocolTables.ts';

const DOCUMENT = new URL('../docs/protocol.md', import.meta.url);
const tables = protocolTables(await loadServerRefusals('en'));

writeFileSync(DOCUMENT, withTables(readFileSync(DOCUMENT, 'utf8'), tables));
writeFileSync(new URL('../docs/openapi.json', import.meta.url), openApiText());
