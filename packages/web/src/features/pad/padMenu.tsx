// The menu of the score pad: share, clear, deck, links.

import { useState } from 'preact/hooks';
import { Ask } from '../../kit/ui/ask.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { PadEditor } from './padEditor.ts';
import { PadDeck } from './padDeck.tsx';
import { SharePad } from './sharePad.tsx';
import * as menus from '../../kit/ui/menu.module.css';

type PadMenuProps = { readonly editor: PadEditor; readonly onClose: () => void };

export function PadMenu({ editor, onClose }: PadMenuProps) {
  const { web } = useSpeech();
  const say = useSpeech().pages.pad;
  const [isSharing, setSharing] = useState(false);
  if (isSharing) return <SharePad editor={editor} onClose={onClose} />;
  return (
    <Dialog heading={web.shell.menu} onClose={onClose}>
      <div class={menus.links}>
        <button type="button" class="button main" onClick={() => setSharing(true)}>
          {say.share}
        </button>
        <Ask
          act={say.reset}
          question={say.resetAsk}
          onSure={() => {
            editor.reset();
            onClose();
          }}
        />
        <a class="button" href={makeRoute({ screen: 'sums' })}>
          {say.sums.open}
        </a>
        <PadDeck editor={editor} />
        {(['rules', 'cards', 'settings', 'home'] as const).map((screen) => (
          <a key={screen} class="button" href={makeRoute({ screen })}>
            {web.shell.places[screen]}
          </a>
        ))}
      </div>
    </Dialog>
  );
}
