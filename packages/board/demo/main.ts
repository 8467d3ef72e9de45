// The demo page: starts a game from the seed in the address (`?seed=…`), or a random one.

import { startDemo } from './demo.tsx';

const seed = new URLSearchParams(location.search).get('seed') ?? crypto.randomUUID();
const root = document.querySelector<HTMLElement>('#demo');
if (root) startDemo(root, seed);
