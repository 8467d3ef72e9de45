// The drawings of the title page: the emblem, and the hills behind everything. They come after the words.

import { Backdrop, Emblem } from '@wagons/board';

export function Decoration() {
  return (
    <>
      <Backdrop />
      <Emblem />
    </>
  );
}
