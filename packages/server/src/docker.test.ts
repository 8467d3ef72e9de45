// Checks that everything the Docker files name exists: paths, variables, ports and routes.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readConfig, VARIABLES } from './config/config.ts';
import { trustOf } from './config/proxies.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const read = (path: string): string => readFileSync(at(path), 'utf8');
const COMPOSE_FILES = ['compose.yaml', 'compose.cluster.yaml'];

/** The built files that the image needs, by the source each is built from. */
const BUILT: Readonly<Record<string, string>> = {
  'packages/server/dist/gathered.js': 'packages/server/src/main.ts',
  'packages/server/dist/gathered-operate.js': 'packages/server/src/operate.ts',
};
const isThere = (path: string): boolean => path === 'node_modules' || existsSync(at(BUILT[path] ?? path));

/** The variables under each `environment:` of a compose file, with their values when nothing is set outside. */
function environmentsOf(compose: string): readonly Readonly<Record<string, string>>[] {
  const blocks = [...compose.matchAll(/^( *)environment:\n((?:\1  .*\n)+)/gm)].map(
    ([, , block = '']) => block,
  );
  return blocks.map((block) =>
    Object.fromEntries(
      [...block.matchAll(/^ *([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => [
        name,
        value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1').replaceAll(/\$\{\w+:\?[^}]*\}/g, 'given'),
      ]),
    ),
  );
}

/** The environments of our own containers. */
const serverEnvironments = (compose: string) => environmentsOf(compose).filter((one) => 'RATE_LIMIT' in one);

describe('the Dockerfile', () => {
  const dockerfile = read('Dockerfile');
  const image = Object.fromEntries(
    [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

  const steps = [...dockerfile.matchAll(/^(FROM|COPY|RUN) (.*)$/gm)].map(([, name, rest = '']) => ({
    name,
    rest,
  }));
  const copies = steps.filter(({ name }) => name === 'COPY').map(({ rest }) => rest);

  it('copies files and runs programs that exist', () => {
    const copied = copies
      .filter((rest) => !rest.startsWith('--from=') && rest !== '. .')
      .flatMap((rest) => rest.split(' ').slice(0, -1));
    const run = [...dockerfile.matchAll(/(?:"node", "|node )([\w/]+\.m?js)/g)].map(([, path = '']) => path);
    expect(copied.length).toBeGreaterThan(10);
    expect(run).toEqual([
      'tools/ready.mjs',
      'tools/ready.mjs',
      'tools/image.mjs',
      'packages/server/dist/gathered.js',
    ]);
    expect([...copied, ...run].filter((path) => !isThere(path))).toEqual([]);
  });

  it('installs the dependencies of every package before it copies a source', () => {
    const install = steps.findIndex(({ rest }) => rest.endsWith('--dependencies'));
    const all = steps.findIndex(({ rest }) => rest === '. .');
    expect(install).toBeGreaterThan(0);
    expect(all).toBe(install + 1);
    const manifests = readdirSync(at('packages')).map((name) => `packages/${name}/package.json`);
    const before = steps.slice(0, install).map(({ rest }) => rest);
    for (const path of manifests.filter(isThere))
      expect(before).toContain(`${path} ${path.replace('package.json', '')}`);
    expect(before).toContain('package.json package-lock.json .npmrc ./');
  });

  it('keeps only what a server needs to run', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
    expect([...last.matchAll(/^COPY (.*)$/gm)].map(([, rest]) => rest)).toEqual(['--from=build /image ./']);
  });

  it('excludes nothing that the build needs', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const needed of ['packages', 'tools', 'package.json', 'package-lock.json', 'tsconfig.base.json'])
      expect(ignored).not.toContain(needed);
  });

  it('sets variables that the server knows, and one port everywhere', () => {
    const { NODE_ENV: _, ...variables } = image;
    expect(Object.keys(VARIABLES)).toEqual(expect.arrayContaining(Object.keys(variables)));
    expect(readConfig(variables)).toMatchObject({ address: { host: '0.0.0.0', port: 8080 }, data: '/data' });
    expect(dockerfile).toContain(`EXPOSE ${image['PORT']}\n`);
    expect(dockerfile).toContain('http://127.0.0.1:${process.env.PORT}/healthz');
    expect(dockerfile).toContain(`VOLUME ${image['DATA']}\n`);
  });

  it('uses a Node that the project supports', () => {
    const { engines } = JSON.parse(read('package.json')) as { readonly engines: { readonly node: string } };
    const oldest = Number(/>=(\d+)/.exec(engines.node)?.[1]);
    expect(Number(/^ARG NODE=node:(\d+)-slim$/m.exec(dockerfile)?.[1])).toBeGreaterThanOrEqual(oldest);
    expect(dockerfile.match(/^FROM \$\{NODE\}/gm)).toHaveLength(2);
  });
});

describe('the workflow', () => {
  const workflow = read('.github/workflows/image.yml');

  it('builds from a base image with a digest, by arguments that the Dockerfile has', () => {
    const given = [...workflow.matchAll(/--build-arg (\w+)=/g)].map(([, name = '']) => name);
    expect(given).toEqual(['NODE', 'COMMIT']);
    for (const name of given) expect(read('Dockerfile')).toMatch(new RegExp(`^ARG ${name}=`, 'm'));
    const tag = /^ARG NODE=(\S+)$/m.exec(read('Dockerfile'))?.[1];
    expect(workflow).toContain(`imagetools inspect ${tag} `);
    expect(workflow).toContain(`NODE=${tag}@`);
  });
});

describe.each(COMPOSE_FILES)('%s', (file) => {
  const compose = read(file);

  it('configures the server with variables and values that it accepts', () => {
    const environments = serverEnvironments(compose);
    expect(environments).toHaveLength(1);
    for (const environment of environments) {
      expect(Object.keys(VARIABLES)).toEqual(expect.arrayContaining(Object.keys(environment)));
      expect(() => readConfig(environment)).not.toThrow();
    }
  });

  it('mounts files that exist, and volumes that it declares', () => {
    const mounted = [...compose.matchAll(/^ +- ([\w./]+):\//gm)].map(([, source = '']) => source);
    expect(mounted.length).toBeGreaterThan(0);
    const declared = /^volumes:\n((?: {2}\w+:\n)+)/m.exec(compose)?.[1] ?? '';
    for (const source of mounted) {
      if (source.startsWith('./')) expect(existsSync(at(source)), source).toBe(true);
      else expect(declared).toContain(`  ${source}:\n`);
    }
  });
});

describe('the proxy of the cluster', () => {
  const compose = read('compose.cluster.yaml');
  const caddyfile = read('docker/Caddyfile');

  it('forwards to the nodes, on the port of the image', () => {
    const upstreams = [...caddyfile.matchAll(/(node\d):(\d+)/g)].map(([, node, port]) => ({ node, port }));
    expect(upstreams).toEqual([
      { node: 'node1', port: '8080' },
      { node: 'node2', port: '8080' },
    ]);
    for (const { node } of upstreams) expect(compose).toContain(`  ${node}: *server\n`);
  });

  it('has its address from a variable that the compose file sets', () => {
    const used = [...caddyfile.matchAll(/\{\$(\w+)\}/g)].map(([, name = '']) => name);
    expect(used).toEqual(['SITE_ADDRESS']);
    expect(environmentsOf(compose).some((one) => used.every((name) => name in one))).toBe(true);
  });

  it('is trusted by the nodes', () => {
    const [environment] = serverEnvironments(compose);
    const trust = trustOf([environment?.['TRUST_PROXY'] ?? '']);
    expect(trust('172.18.0.5', 0)).toBe(true);
    expect(trust('203.0.113.7', 0)).toBe(false);
  });

  it('asks for a health check that the server has', () => {
    expect(caddyfile).toContain('health_uri /readyz');
    expect(read('packages/server/src/http/operations.ts')).toContain("app.get('/readyz'");
  });
});

it('docs/operations.md names the Docker files, and a backup command that exists', () => {
  const document = read('docs/operations.md');
  for (const file of ['Dockerfile', ...COMPOSE_FILES]) expect(document).toContain(`(../${file})`);
  const commands = [...document.matchAll(/docker compose (?:exec|run --rm) (\w+) node (\S+) (\w+)/g)];
  expect(commands.map(([, , , verb]) => verb)).toEqual(
    expect.arrayContaining(['backup', 'restore', 'reports']),
  );
  for (const [, service = '', program = ''] of commands) {
    expect(read('compose.yaml')).toContain(`  ${service}:\n`);
    expect(isThere(program)).toBe(true);
  }
});
