// Measures the strength of the engine in deal pairs: against the baselines (S1), and 20 ms against 2 s (S3).
//
// `npm run bench:strength -- --against greedy --deals 100 --time 200` plays against one of the bots with 200 ms per
// decision; tree searches get the same time. `--against L8 --time 20 --theirs 2000` plays the engine against itself. Each
// opponent has its own report.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type Bot,
  type BotName,
  BOTS,
  type Budget,
  makeBot,
  type Pair,
  playPair,
  standing,
} from '@wagons/ai';
import { dice } from '@wagons/rules/deal';
import { baseDeck } from '../reference/agree.ts';
import { digits, percents, row } from './figures.ts';
import { machine } from './machine.ts';
import { doShare, shareOut } from './processes.ts';

type Task = { readonly rival: BotName; readonly time: number; readonly theirs: number };

const { values } = parseArgs({
  options: {
    against: { type: 'string', default: 'greedy' },
    deals: { type: 'string', default: '100' },
    time: { type: 'string', default: '200' },
    theirs: { type: 'string' },
    share: { type: 'string' },
  },
});

const within = (milliseconds: number): Budget => ({
  time: { milliseconds, now: () => performance.now() },
});

if (values.share) {
  doShare(values.share, (i, { rival, time, theirs }: Task): Pair => {
    const engine: Bot = makeBot('L8', dice(''), within(time));
    return playPair(`strength/${i}`, baseDeck, engine, makeBot(rival, dice(`strength ${i}`), within(theirs)));
  });
} else {
  const [deals, time, theirs] = [values.deals, values.time, values.theirs ?? values.time].map(Number) as [
    number,
    number,
    number,
  ];
  const rival = BOTS.find((bot) => bot === values.against);
  if (!rival) throw new Error(`--against is one of ${BOTS.join(', ')}.`);
  const pairs: Pair[] = [];
  await shareOut(import.meta.url, { from: 0, to: deals }, { rival, time, theirs }, (pair: Pair) => {
    pairs.push(pair);
    if (pairs.length % 10 === 0) console.error(pairs.length, JSON.stringify(standing(pairs)));
  });
  const { won, tied, lost, meanMargin, interval } = standing(pairs);
  const games = pairs.flatMap(({ margins }) => margins);
  const spread = Math.sqrt(games.reduce((sum, margin) => sum + (margin - meanMargin) ** 2, 0) / games.length);
  const error = (1.96 * spread) / Math.sqrt(games.length);
  const asFirst = pairs.reduce((sum, { margins }) => sum + margins[0], 0) / pairs.length;
  const asSecond = pairs.reduce((sum, { margins }) => sum + margins[1], 0) / pairs.length;
  const arguments_ = `--against ${rival} --deals ${deals} --time ${time}${values.theirs ? ` --theirs ${theirs}` : ''}`;
  const report = `# bench/strength, against ${rival}

${machine()}. The engine (level 8) with ${time} ms a decision${values.theirs ? `, its opponent with ${theirs} ms` : '; a tree search gets the same time'}. Deals played from both seats,
the second player chooses the starting card. Made by \`npm run bench:strength -- ${arguments_}\`.

| pairs | won | tied | lost | share won (95 %) | mean margin (95 %) | as first player | as second |
|---|---|---|---|---|---|---|---|
${row(pairs.length, won, tied, lost, percents(interval), `${digits(meanMargin, 2)} ± ${digits(error, 2)}`, digits(asFirst, 2), digits(asSecond, 2))}
`;
  console.log(report);
  const name = values.theirs ? `${rival}-${time}-${theirs}` : rival;
  writeFileSync(new URL(`reports/strength-${name}.md`, import.meta.url), report);
}
