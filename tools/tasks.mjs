// Runs one of a group of commands, or lists them: benchmarks, long runs, pictures.
//
//   npm run bench                                   lists the benchmarks
//   npm run bench strength -- --against greedy      runs one of them, with its options

import { spawn } from 'node:child_process';
import { buildPackages, buildSite } from './build.mjs';
import { ROOT, textOf } from './files.mjs';
import { success } from './run.mjs';

/** The programs by command. @typedef {Readonly<Record<string, string>>} Programs */

/** @type {Readonly<Record<string, Programs>>} */
const GROUPS = {
  bench: {
    rules: 'bench/rules.ts',
    placements: 'bench/placements.ts',
    'random-games': 'bench/randomGames.ts',
    drafts: 'bench/drafts.ts',
    solver: 'bench/solver.ts',
    optimal: 'bench/optimal.ts',
    'best-towns': 'bench/bestTowns.ts',
    strength: 'bench/strength.ts',
    'mcts-bot': 'bench/mctsBot.ts',
    levels: 'bench/levels.ts',
    hint: 'bench/hint.ts',
    review: 'bench/review.ts',
    lab: 'bench/lab.ts',
    yields: 'bench/yields.ts',
    'root-split': 'bench/rootSplit.ts',
    web: 'bench/web.ts',
    'server-moves': 'bench/serverMoves.ts',
    'server-load': 'bench/serverLoad.ts',
    'server-scale': 'bench/serverScale.ts',
    'server-start': 'bench/serverStart.ts',
    'server-abuse': 'bench/serverAbuse.ts',
  },
  prove: {
    review: 'packages/ai/test/reviewCheck.ts',
    solver: 'packages/ai/test/solverCheck.ts',
    faults: 'packages/server/test/faults/main.ts',
    'seeded-bugs': 'tools/seededBugs.mjs',
    image: 'docker/replay.mjs',
  },
  screenshots: {
    gallery: 'tools/screenshots.mjs',
    table: 'tools/tableSheets.mjs',
    languages: 'tools/languageSheets.mjs',
    engines: 'e2e/engines/screenshots.ts',
  },
};

/** Those that start a server or open the app. */
const USES_SITE = /web\.ts$|bench\/server|faults|tools\/(?:screenshots|tableSheets|languageSheets)|e2e\//;

const [group = '', command, ...args] = process.argv.slice(2);
const programs = GROUPS[group];
if (programs) process.exitCode = command === undefined ? list(group, programs) : await start(programs);

/**
 * @param {string} name
 * @param {Programs} commands
 */
function list(name, commands) {
  for (const [one, program] of Object.entries(commands))
    console.log(`npm run ${`${name} ${one}`.padEnd(22)} ${purposeOf(program)}`);
  return 0;
}

/** @param {Programs} commands */
async function start(commands) {
  const program = commands[command ?? ''];
  if (program === undefined) {
    console.error(`There is no ${group} ${command}. There are: ${Object.keys(commands).join(', ')}.`);
    return 1;
  }
  if (USES_SITE.test(program)) {
    const built = await buildPackages();
    const site = built.ok ? await buildSite() : built;
    if (!site.ok) {
      console.error(site.output);
      return 1;
    }
  }
  const tsx = program.endsWith('.ts') ? ['node_modules/tsx/dist/cli.mjs', '--conditions=source'] : [];
  const child = spawn(process.execPath, [...tsx, program, ...args], { cwd: ROOT, stdio: 'inherit' });
  return (await success(child)) ? 0 : 1;
}

/**
 * The first sentence of a program, without the command in brackets.
 * @param {string} program
 */
function purposeOf(program) {
  const [comment = ''] = /^(?:\/\/.*\n)+/.exec(textOf(program) ?? '') ?? [];
  const text = comment.replaceAll(/\n?\/\/ ?/g, ' ').trim();
  return /^(?:[^.(]|\.\w)+/.exec(text)?.[0].trim() ?? '';
}
