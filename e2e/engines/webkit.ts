// WebKit, the engine of Safari, driven by WebKitWebDriver on a virtual screen.

import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, startSupervised } from '../../tools/supervise.mjs';
import { type Driver, type Engine, scriptOf } from './driver.ts';
import { keyActions, pointerActions, type Session, startSession } from './webdriver.ts';

const WINDOW = fileURLToPath(new URL('webkitWindow.js', import.meta.url));

/** Lines of the console that are errors; it writes one line for each message. */
const ERROR = /CONSOLE (\S+ )?ERROR/;
/** WebKitGTK is built without web app manifests, so it reports this directive of the page's policy as unknown. Safari supports it. */
const KNOWN = "Unrecognized Content-Security-Policy directive 'manifest-src'";

const newFolder = () => mkdtempSync(join(tmpdir(), 'wagons-webkit-'));

export async function startWebKit(program: string): Promise<Engine> {
  const screen = await startSupervised(
    {
      command: 'Xvfb',
      args: ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
      ready: /^\d+$/,
    },
    newFolder(),
  );
  return {
    open: async () => open(program, `:${screen.greeting()}`),
    close: screen.stop,
  };
}

/** Every page has a driver process of its own, because one process can have only one session. */
async function open(command: string, display: string): Promise<Driver> {
  const folder = newFolder();
  const port = await freePort();
  const program = await startSupervised(
    {
      command: '/bin/sh',
      args: ['-c', 'echo starting; exec "$0" "--port=$1"', command, String(port)],
      options: { env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1' } },
      ready: /^starting$/,
    },
    folder,
  );
  try {
    const url = `http://127.0.0.1:${port}`;
    await answered(`${url}/status`);
    const session = await startSession(url, {
      'webkitgtk:browserOptions': {
        binary: '/bin/sh',
        args: ['-c', 'exec stdbuf -oL gjs -m "$0" "$1" >"$1/console" 2>&1', WINDOW, folder],
      },
    });
    return driverOf(session, {
      complaints: () =>
        readFileSync(join(folder, 'console'), 'utf8')
          .split('\n')
          .filter((line) => ERROR.test(line) && !line.includes(KNOWN)),
      close: async () => {
        await session.end();
        await program.stop();
      },
    });
  } catch (error) {
    await program.stop();
    throw error;
  }
}

/** WebKitWebDriver does not say when it listens. */
async function answered(url: string): Promise<void> {
  const late = AbortSignal.timeout(15_000);
  for (;;) {
    try {
      await fetch(url, { signal: late });
      return;
    } catch (error) {
      if (late.aborted) throw error;
      await pause(10);
    }
  }
}

/** How long a question that needs no time may take, in milliseconds, and how often it is asked. */
const PROMPT = 5000;
const ATTEMPTS = 4;

/**
 * A navigation can replace the page's process. Once in a few hundred pages the first script after it is never answered,
 * so the first one is a question that may be asked again.
 */
async function pageAnswers(session: Session): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await session.post('/execute/sync', { script: 'return 0', args: [] }, PROMPT);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

const execute = async (session: Session, script: string): Promise<unknown> =>
  session.post('/execute/sync', { script: `return ${script}`, args: [] });

function driverOf(session: Session, rest: Pick<Driver, 'complaints' | 'close'>): Driver {
  const act = async (actions: object) => void (await session.post('/actions', actions));
  return {
    ...rest,
    goto: async (url) => {
      await session.post('/url', { url });
      await pageAnswers(session);
    },
    reload: async () => {
      await session.post('/refresh');
      await pageAnswers(session);
    },
    evaluate: async (run, ...args) => execute(session, scriptOf(run, args)) as Promise<never>,
    movePointer: async ({ x, y }) =>
      act(pointerActions({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) })),
    pressPointer: async () => act(pointerActions({ type: 'pointerDown', button: 0 })),
    releasePointer: async () => act(pointerActions({ type: 'pointerUp', button: 0 })),
    press: async (key) => act(keyActions([key])),
    type: async (text) => act(keyActions([...text])),
    setSize: async (size) => void (await session.post('/window/rect', size)),
    screenshot: async () => {
      await execute(session, scriptOf(repaint));
      return Buffer.from(String(await session.get('/screenshot')), 'base64');
    },
  };
}

/** A screenshot waits for the next frame, and WebKit draws none while nothing changes: so something invisible does. */
function repaint(): void {
  const dot = document.createElement('div');
  dot.style.cssText = 'position: fixed; top: 0; left: 0; width: 1px; height: 1px';
  document.body.append(dot);
  const end = performance.now() + 1000;
  const change = (now: number) => {
    dot.style.backgroundColor = `rgb(0 0 0 / ${Math.random() / 1000})`;
    if (now < end) requestAnimationFrame(change);
    else dot.remove();
  };
  requestAnimationFrame(change);
}
