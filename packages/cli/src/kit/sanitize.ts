// The last filter before the terminal: strips control characters, except for our own colors.

import { STEERING } from '../terminal/block.ts';
import { INKS } from '../terminal/paint.ts';
import type { Ports } from './ports.ts';

/** Wraps the ports so that untrusted text can't control the terminal. */
export function sanitized(ports: Ports): Ports {
  const { out, err } = ports;
  const inks = out.colors === 0 ? NONE : INKS;
  return {
    ...ports,
    out: {
      write: (text) => out.write(clean(text, inks)),
      transient: (text) => out.transient(clean(text, NONE)),
      isTerminal: out.isTerminal,
      colors: out.colors,
      get columns() {
        return out.columns;
      },
      get rows() {
        return out.rows;
      },
    },
    err: {
      write: (text) => err.write(clean(text, NONE)),
      transient: (text) => err.transient(clean(text, NONE)),
      isTerminal: err.isTerminal,
    },
  };
}

const NONE: ReadonlySet<string> = new Set();

const CODE_OR_STEERING = new RegExp(`\\u001B\\[[\\d;]*m|(?!\\n)${STEERING}`, 'gu');

const clean = (text: string, inks: ReadonlySet<string>): string =>
  text.replaceAll(CODE_OR_STEERING, (found) => (inks.has(found) ? found : `\uFFFD${found.slice(1)}`));
