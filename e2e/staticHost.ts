// A static file host that serves the app from one of several folders.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { ROOT } from '../tools/files.mjs';

const SITE = join(ROOT, 'packages/web/dist/site');
const FOLDER = '/games/wagons/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export type StaticHost = {
  readonly url: string;
  /** Deploys the next version, whose page has this title. */
  readonly release: (name: string) => void;
  /** Leaves out a file. */
  readonly lose: (path: string) => void;
  readonly stop: () => Promise<void>;
};

export async function startStaticHost(site = SITE): Promise<StaticHost> {
  const folder = mkdtempSync(join(tmpdir(), 'wagons-host-'));
  cpSync(site, folder, { recursive: true });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.slice(FOLDER.length) || 'index.html';
    try {
      if (!pathname.startsWith(FOLDER)) throw new Error('not ours');
      const content = readFileSync(join(folder, path));
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => {
    server.listen({ host: 'localhost', port: 0 }, resolve);
  });
  const edit = (path: string, change: (text: string) => string) => {
    writeFileSync(join(folder, path), change(readFileSync(join(folder, path), 'utf8')));
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${FOLDER}`,
    release(name) {
      edit('index.html', (html) => html.replace('<body', `<body data-release="${name}"`));
      edit('serviceWorker.js', (script) => script.replace(/(["'`])[0-9a-f]{12}\1/, JSON.stringify(name)));
    },
    lose: (path) => rmSync(join(folder, path)),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      rmSync(folder, { recursive: true });
    },
  };
}
