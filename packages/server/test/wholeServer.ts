// A whole server in this process, with a small site, its own data, and a manual clock.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../src/config/config.ts';
import { startServer } from '../src/server.ts';
import { freshFolder } from './folders.ts';
import { manualClock, type ManualClock } from './manualClock.ts';
import { START } from './play.ts';

export type WholeServer = {
  readonly port: number;
  /** `localhost:1234` */
  readonly host: string;
  readonly clock: ManualClock;
  readonly data: string;
  readonly close: () => Promise<void>;
};

const PAGE = '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'" />';

export async function startWhole(env: Readonly<Record<string, string>> = {}): Promise<WholeServer> {
  const folder = freshFolder();
  const site = join(folder.path, 'site');
  mkdirSync(site);
  writeFileSync(join(site, 'index.html'), PAGE);
  const data = join(folder.path, 'data');
  const config = readConfig({ PORT: '0', DATA: data, LOG_LEVEL: 'silent', ...env });
  const clock = manualClock(START);
  const { port, close } = await startServer(config, site, { clock });
  return {
    port,
    host: `localhost:${port}`,
    clock,
    data,
    close: async () => {
      await close();
      folder.remove();
    },
  };
}
