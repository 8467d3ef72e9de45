// Generates docs/openapi.json, the tables of docs/protocol.md and the numbered rules of RULES.md (`npm run docs`).

import { readFileSync, writeFileSync } from 'node:fs';
import { loadArea } from '@wagons/words/areas';
import { openApiText, protocolTables, withTables } from './protocolTables.ts';
import { loadRuleSources, withRules } from './rulesDocs.ts';

const PROTOCOL = new URL('../docs/protocol.md', import.meta.url);
const RULES = new URL('../RULES.md', import.meta.url);
const tables = protocolTables(await loadArea('refusals', 'en'));

writeFileSync(PROTOCOL, withTables(readFileSync(PROTOCOL, 'utf8'), tables));
writeFileSync(new URL('../docs/openapi.json', import.meta.url), openApiText());
writeFileSync(RULES, withRules(readFileSync(RULES, 'utf8'), await loadRuleSources()));
