// The bar of the score pad: home link, totals that switch towns, and menu.

import { useSignal } from '@preact/signals';
import { useSpeech } from '../../kit/speech/speech.ts';
import { MenuTool, TableBar, WayBack } from '../../play/tableView/bar.tsx';
import type { PadEditor } from './padEditor.ts';
import { PadMenu } from './padMenu.tsx';

export function PadBar({ editor }: { readonly editor: PadEditor }) {
  const { places } = useSpeech().web.shell;
  const isOpen = useSignal(false);
  return (
    <TableBar
      lead={<WayBack to={{ screen: 'home' }} label={places.home} />}
      moving={editor.seat.value}
      isSwitch
    >
      <MenuTool onOpen={() => (isOpen.value = true)} />
      {isOpen.value && <PadMenu editor={editor} onClose={() => (isOpen.value = false)} />}
    </TableBar>
  );
}
