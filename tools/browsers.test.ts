// The README lists the browsers that the build targets.

import { expect, it } from 'vitest';
import { BROWSERS } from './browsers.mjs';
import { textOf } from './files.mjs';

it('names the supported browsers in the README', () => {
  const readme = textOf('README.md') ?? '';
  for (const [name, version] of Object.entries(BROWSERS)) {
    const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    expect(readme, `${title} ${version}`).toMatch(
      new RegExp(`${title}( and \\w+)? ${version.replace('.', '\\.')}`),
    );
  }
});
