// The sign of a mark: a small disc with a picture, so that marks differ by shape and not only by color.

import type { GradeMark } from '@wagons/ai';
import * as css from './review.module.css';

const PATHS: Readonly<Record<GradeMark, string>> = {
  best: 'M8 3.2l1.5 3.1 3.3.4-2.4 2.3.6 3.4L8 10.8l-3 1.6.6-3.4-2.4-2.3 3.3-.4z',
  good: 'M4 8.4l2.7 2.7L12 5.6',
  inaccuracy: 'M5 5.6c.2-2.4 4-2.3 3.7 0C8.5 7.1 6.9 7 6.9 9M6.9 11.6v.6M11.4 4v5M11.4 11.6v.6',
  mistake: 'M5.6 5.8c.2-3 5-2.8 4.7.1C10 7.7 8 7.6 8 9.6M8 12v.6',
  costlyGift:
    'M3.8 7.2h8.4v5.2H3.8zM3.2 5.2h9.6v2H3.2zM8 5.2v7.2M8 5C6 5 5 2.8 6.4 2.8S8 5 8 5s.2-2.2 1.6-2.2S10 5 8 5z',
};

export const MarkSign = ({ mark }: { readonly mark: GradeMark }) => (
  <svg class={css.markSign} data-mark={mark} viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="8" />
    <path d={PATHS[mark]} />
  </svg>
);
