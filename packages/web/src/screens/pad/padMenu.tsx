// What else can be done with a score pad: share it, clear it, look something up.

import { useState } from 'preact/hooks';
import { Dialog } from '../../app/dialog.tsx';
import { makeRoute } from '../../app/route.ts';
import { useSpeech } from '../../app/speech.ts';
import { usePagesWords } from '../pagesWords.ts';
import type { PadDesk } from './padDesk.ts';
import { SharePad } from './sharePad.tsx';
import '../../look/menu.css';

type PadMenuProps = { readonly desk: PadDesk; readonly onClose: () => void };

export function PadMenu({ desk, onClose }: PadMenuProps) {
  const { web } = useSpeech();
  const say = usePagesWords().pad;
  const [shown, setShown] = useState<'menu' | 'share' | 'sure'>('menu');
  if (shown === 'share') return <SharePad desk={desk} onClose={onClose} />;
  if (shown === 'sure') {
    return (
      <Dialog heading={say.reset} onClose={onClose}>
        <p>{say.resetAsk}</p>
        <div class="row">
          <button
            type="button"
            class="button main"
            onClick={() => {
              desk.reset();
              onClose();
            }}
          >
            {say.reset}
          </button>
          <button type="button" class="button" onClick={onClose}>
            {web.shell.cancel}
          </button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog heading={web.shell.menu} onClose={onClose}>
      <div class="menu-links">
        <button type="button" class="button main" onClick={() => setShown('share')}>
          {say.share}
        </button>
        <button type="button" class="button" onClick={() => setShown('sure')}>
          {say.reset}
        </button>
        {(['rules', 'cards', 'settings', 'home'] as const).map((screen) => (
          <a key={screen} class="button" href={makeRoute({ screen })}>
            {web.shell.places[screen]}
          </a>
        ))}
      </div>
    </Dialog>
  );
}
