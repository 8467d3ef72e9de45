// The artwork of the home screen, loaded after the text.

import { Backdrop, Emblem } from '@wagons/board';

export function Decoration() {
  return (
    <>
      <Backdrop />
      <Emblem />
    </>
  );
}
