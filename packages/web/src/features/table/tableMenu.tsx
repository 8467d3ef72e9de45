// The menu of a local table.

import { LANGUAGES } from '@wagons/rules';
import { languageName } from '@wagons/words';
import { useSignal } from '@preact/signals';
import { Question } from '../../kit/ui/ask.tsx';
import { settings } from '../../kit/storage/storage.ts';
import { games } from '../../play/local/library.ts';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { go, linkTo } from '../../kit/browser/navigation.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { Share } from '../../kit/ui/share.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { codeOf } from '../../play/store/games.ts';
import { HelpChoice, MenuMore, MenuPlaces } from '../../play/tableView/menuParts.tsx';
import { usePlay } from '../../play/tableView/model.ts';
import * as menus from '../../kit/ui/menu.module.css';
import * as form from '../../kit/ui/form.module.css';

/** `mayHint` is false where the game counts only without hints. */
export function TableMenu({ mayHint }: { readonly mayHint: boolean }) {
  const { table, turnDraft, menu } = usePlay();
  const { web } = useSpeech();
  const { menu: say } = useSpeech().app;
  const isDeleting = useSignal(false);
  const code = codeOf(turnDraft.now.value);
  const onClose = (): void => {
    menu.value = 'closed';
  };
  if (menu.value === 'share') {
    return (
      <Share text={web.shell.title} link={linkTo({ screen: 'replay', code })} code={code} onClose={onClose} />
    );
  }
  const abandon = (): void => {
    table.leave();
    games.remove(table.id);
    go({ screen: 'home' });
  };
  if (isDeleting.value) {
    return (
      <Question
        heading={say.abandon}
        sure={say.abandon}
        onSure={abandon}
        onClose={() => (isDeleting.value = false)}
      >
        <p>{say.abandonAsk}</p>
      </Question>
    );
  }
  return (
    <Dialog heading={web.shell.menu} onClose={onClose}>
      <HelpChoice mayHint={mayHint} />
      <div class={menus.links}>
        <MenuPlaces />
        <button type="button" class="button" onClick={() => (menu.value = 'share')}>
          {say.share}
        </button>
        <a class="button" href={makeRoute({ screen: 'home' })}>
          {web.shell.places.home}
        </a>
      </div>
      <MenuMore isPlaying>
        <LanguageChoice />
        <button type="button" class={`plain ${menus.remove}`} onClick={() => (isDeleting.value = true)}>
          {say.abandon}
        </button>
      </MenuMore>
    </Dialog>
  );
}

function LanguageChoice() {
  const { language } = useSpeech().words;
  return (
    <label class={form.field}>
      <span>{useSpeech().app.settings.language}</span>
      <select
        value={language}
        onChange={({ currentTarget }) => {
          settings.language.value = LANGUAGES.find((one) => one === currentTarget.value);
        }}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one}>
            {languageName(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
