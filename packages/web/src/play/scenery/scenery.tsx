// The picture above a page: a landscape of the trail, or a still life on a plank. Decorative.

import { lazy } from '../../kit/lazy/lazy.tsx';
import type { SceneName } from './sceneNames.ts';
import * as css from './scenery.module.css';

// Without the drawings the paper stays empty.
const Scene = lazy(
  () => import('./scene.tsx').catch(() => ({ Scene: () => null })),
  (found) => found.Scene,
  () => null,
);

export const Scenery = ({ of }: { readonly of: SceneName }) => (
  <div class={css.scenery} data-scenery={of} aria-hidden="true">
    <Scene of={of} />
  </div>
);
