// The alert rules and the dashboard ask for metrics and labels that the server has.

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshStore, type FreshStore } from '../test/simulation/run.ts';
import { goingTable, turn } from '../test/stored.ts';
import { makeMetrics } from './http/metrics.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const alerts = read('monitoring/alerts.yaml');
const rules = [...alerts.matchAll(/- alert: (\w+)\n +expr: '([^']+)'\n/g)].map(
  ([, name = '', expr = '']) => ({
    name,
    expr,
  }),
);
type Dashboard = {
  readonly panels: ReadonlyArray<{
    readonly title: string;
    readonly targets: ReadonlyArray<{ readonly expr: string; readonly legendFormat: string }>;
  }>;
};
const { panels } = JSON.parse(read('monitoring/dashboard.json')) as Dashboard;
const queries = [
  ...rules,
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ name: title, expr }))),
];

/** What Prometheus itself adds. */
const OF_PROMETHEUS = { metrics: ['up'], labels: ['instance', 'job', 'le'] };

let fresh: FreshStore;
let text = '';
beforeAll(async () => {
  fresh = await freshStore();
  const metrics = makeMetrics({ version: '1.2.3', commit: 'c0ffee', schema: 7 });
  // A call has series once it was made.
  const timed = metrics.timed({ ...fresh.store, append: async () => 'kept' });
  await timed.append(turn(goingTable('ada', 'bert'), 3));
  metrics.observeRequest({ method: 'GET', route: '/', status: 200, seconds: 0.1 });
  text = await metrics.text({
    sockets: 0,
    players: 0,
    tables: 0,
    gamesInProgress: 0,
    lateTasks: 0,
    database: { busy: 0, waiting: 0 },
    busUp: true,
    clockAheadSeconds: 0,
    outageSeconds: 0,
  });
});
afterAll(async () => fresh.remove());

/** The metrics of a query, with their labels. */
const selectorsIn = (expr: string) =>
  [...expr.matchAll(/\b((?:wagons|nodejs|process)_\w+|up\b)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', within = '']) => ({
      name,
      labels: [...within.matchAll(/(\w+)(=~?|!=)"([^"]*)"/g)].map(([, label = '', how = '', value = '']) => ({
        label,
        how,
        value,
      })),
    }),
  );
const seriesOf = (name: string): readonly string[] =>
  text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));

it('every rule and panel is found', () => {
  expect(rules).toHaveLength(alerts.match(/- alert:/g)?.length ?? 0);
  expect(rules.length).toBeGreaterThan(10);
  expect(queries.length).toBeGreaterThan(rules.length + 10);
  for (const { expr, name } of queries) expect(selectorsIn(expr), name).not.toEqual([]);
});

it('every metric exists', () => {
  const unknown = queries.flatMap(({ expr }) =>
    selectorsIn(expr).filter(
      ({ name }) => !OF_PROMETHEUS.metrics.includes(name) && seriesOf(name).length === 0,
    ),
  );
  expect(unknown).toEqual([]);
});

it('every label exists, with the value that a rule expects', () => {
  const unknown = queries.flatMap(({ expr }) =>
    selectorsIn(expr).flatMap(({ name, labels }) =>
      labels
        .filter(({ label }) => !OF_PROMETHEUS.labels.includes(label))
        .filter(({ label, how, value }) => {
          const wanted = how === '=' ? `${label}="${value}"` : `${label}="`;
          return !seriesOf(name).some((line) => line.includes(wanted));
        }),
    ),
  );
  expect(unknown).toEqual([]);
});

it('every label by which a query groups, and every one in a legend, exists', () => {
  const grouped = queries.flatMap(({ expr }) =>
    [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, names = '']) => {
      const [selector] = selectorsIn(expr.slice(expr.indexOf('wagons_')));
      return names.split(', ').map((label) => ({ label, name: selector?.name ?? '' }));
    }),
  );
  const shown = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr, legendFormat }) =>
      [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => ({
        label,
        name: selectorsIn(expr)[0]?.name ?? '',
      })),
    ),
  );
  expect(grouped.length + shown.length).toBeGreaterThan(10);
  const unknown = [...grouped, ...shown].filter(
    ({ label, name }) =>
      !OF_PROMETHEUS.labels.includes(label) && !seriesOf(name).some((line) => line.includes(`${label}="`)),
  );
  expect(unknown).toEqual([]);
});

it('docs/operations.md names the files, and every metric of the game server', () => {
  const document = read('docs/operations.md');
  for (const file of ['alerts.yaml', 'dashboard.json']) expect(document).toContain(`(../monitoring/${file})`);
  const own = [...text.matchAll(/^# TYPE (wagons_\w+) /gm)].map(([, name = '']) => name);
  expect(own.length).toBeGreaterThan(15);
  expect(own.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
});
