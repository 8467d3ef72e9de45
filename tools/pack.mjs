// Packs the packages that are published, each with the fields and files that only a published one needs: the version of
// the others, the license, the address of the repository.
//
//   npm run pack -- FOLDER                                       tarballs, to try them
//   npm run pack -- FOLDER --repository https://example.org/us/it   as the workflow "Release" publishes them

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ROOT } from './files.mjs';

/** In the order in which they have to be published. The server and the app are an image and a site instead. */
export const PUBLISHED = ['rules', 'ai', 'protocol', 'words', 'board', 'cli'];

/**
 * @typedef {object} Packing
 * @property {string} root          with built packages
 * @property {string} into          the folder for the tarballs
 * @property {string | undefined} [repository]  its address
 */

/**
 * @param {Packing} packing
 * @returns {ReadonlyMap<string, string>} the tarball of each package
 */
export function packAll({ root, into, repository }) {
  mkdirSync(into, { recursive: true });
  const stage = mkdtempSync(join(tmpdir(), 'wagons-pack-'));
  try {
    return new Map(
      PUBLISHED.map((name) => {
        const cwd = join(stage, name);
        cpSync(join(root, 'packages', name), cwd, {
          recursive: true,
          filter: (path) => !/[\\/](?:node_modules|test|messages|translated-from)$/.test(path),
        });
        cpSync(join(ROOT, 'LICENSE'), join(cwd, 'LICENSE'));
        complete(cwd, name, repository);
        const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', into];
        const [packed] = JSON.parse(execFileSync('npm', args, { cwd, encoding: 'utf8' }));
        return [name, join(into, packed.filename)];
      }),
    );
  } finally {
    rmSync(stage, { recursive: true });
  }
}

/**
 * Completes the manifest and the links of the README.
 * @param {string} folder
 * @param {string} name
 * @param {string} [repository]
 */
function complete(folder, name, repository) {
  const path = join(folder, 'package.json');
  const {
    private: _,
    scripts: _scripts,
    devDependencies: _dev,
    ...manifest
  } = JSON.parse(readFileSync(path, 'utf8'));
  for (const dependency of Object.keys(manifest.dependencies ?? {}))
    if (dependency.startsWith('@wagons/')) manifest.dependencies[dependency] = `^${manifest.version}`;
  const published = {
    ...manifest,
    ...(repository !== undefined && {
      repository: { type: 'git', url: `git+${repository}.git`, directory: `packages/${name}` },
      bugs: `${repository}/issues`,
      homepage: `${repository}/tree/v${manifest.version}/packages/${name}`,
    }),
    publishConfig: { access: 'public', provenance: true },
  };
  writeFileSync(path, `${JSON.stringify(published, null, 2)}\n`);
  const readme = join(folder, 'README.md');
  const base = repository === undefined ? undefined : `${repository}/blob/v${manifest.version}`;
  writeFileSync(readme, withLinks(readFileSync(readme, 'utf8'), name, base));
}

/**
 * Links to files that aren't in the package lead to the repository, or become plain text if its address isn't known.
 * @param {string} text
 * @param {string} name
 * @param {string} [base]
 */
function withLinks(text, name, base) {
  return text.replaceAll(/\[([^\]]*)\]\((?!\w+:|#)([^)]*)\)/g, (_, label, target) => {
    if (base === undefined) return label;
    return `[${label}](${new URL(target, `${base}/packages/${name}/`).href})`;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { repository: { type: 'string' } },
  });
  const [folder] = positionals;
  const { repository } = values;
  if (
    folder === undefined ||
    (repository !== undefined && !/^https:\/\/[^/]+\/[^/]+\/[^/]+$/.test(repository))
  ) {
    console.error('Usage: npm run pack -- FOLDER [--repository https://HOST/OWNER/NAME]');
    process.exitCode = 1;
  } else {
    for (const tarball of packAll({ root: ROOT, into: resolve(folder), repository }).values())
      console.log(tarball);
  }
}
