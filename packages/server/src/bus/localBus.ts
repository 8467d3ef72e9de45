// The bus of a single node: there are no others.

import type { Bus } from '../ports/bus.ts';

export const localBus = (): Bus => ({
  publish: () => undefined,
  subscribe: () => () => undefined,
  isUp: () => true,
  close: () => Promise.resolve(),
});
