// A thing of the pictures as a small token beside a choice. Decorative: the words stand beside it.

import { lazy } from '../../kit/lazy/lazy.tsx';
import type { TokenName } from './sceneNames.ts';
import * as css from './token.module.css';

// Without the drawings the words are enough.
const TokenDrawing = lazy(
  () => import('./tokenDrawing.tsx').catch(() => ({ TokenDrawing: () => null })),
  (found) => found.TokenDrawing,
  () => null,
);

export const Token = ({ of }: { readonly of: TokenName }) => (
  <span class={css.token} data-token={of} aria-hidden="true">
    <TokenDrawing of={of} />
  </span>
);
