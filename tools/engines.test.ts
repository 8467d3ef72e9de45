// Firefox and WebKit may be missing on a developer's machine, but not in CI.

import { afterEach, describe, expect, it, vi } from 'vitest';
import { findEngines, missingText } from './engines.mjs';

/** A machine without browsers, in CI or not. */
function emptyMachine(ci?: string): void {
  vi.stubEnv('PATH', '');
  vi.stubEnv('CTW_FIREFOX', undefined);
  vi.stubEnv('CI', ci);
}

describe('browser engines', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('are left out if missing, with instructions', async () => {
    emptyMachine();
    expect(await findEngines()).toEqual({});
    expect(missingText()).toMatch(/^Left out: the stories in Firefox and WebKit/);
    expect(missingText()).toContain(
      'apt-get install firefox-esr webkit2gtk-driver xvfb gjs gir1.2-webkit2-4.1',
    );
  });

  it('are installed in CI, and fail the run if that fails', async () => {
    emptyMachine('true');
    const install = vi.fn<(packages: readonly string[]) => void>();
    await expect(findEngines(install)).rejects.toThrow('With CI set that is a failure.');
    expect(install.mock.calls.flat(2)).toContain('firefox-esr');
  });

  it('can be set by an environment variable', async () => {
    emptyMachine();
    vi.stubEnv('CTW_FIREFOX', '/opt/firefox');
    expect(await findEngines()).toEqual({ firefox: '/opt/firefox' });
    expect(missingText()).not.toContain('Firefox');
  });
});
