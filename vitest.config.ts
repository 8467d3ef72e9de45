// Which tests there are, and how they find the packages.

import { defineConfig } from 'vitest/config';

// Workspaces are read from their sources, so a test never runs against a stale build.
const conditions = ['source', 'node', 'import', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', 'reference/**/*.test.ts', 'tools/**/*.test.ts'],
    testTimeout: 60_000,
    // Every core works; tests share nothing but what they import.
    maxWorkers: '100%',
    isolate: false,
    allowOnly: false,
  },
});
