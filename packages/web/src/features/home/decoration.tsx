// The drawings of the title page, loaded after its text.

import { Backdrop } from '@wagons/board';
import { GamePicture } from '../../play/rulebook/gamePicture.tsx';

export function Decoration({ label }: { readonly label: string }) {
  return (
    <>
      <Backdrop />
      <GamePicture label={label} />
    </>
  );
}
