// The menu of a local table.

import { LANGUAGES } from '@wagons/rules';
import { languageName } from '@wagons/words';
import { Ask } from '../../kit/ui/ask.tsx';
import { Choice } from '../../kit/ui/choice.tsx';
import { settings } from '../../kit/storage/storage.ts';
import { games } from '../../play/local/library.ts';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { laterWords } from '../../kit/lazy/laterWords.ts';
import { go, linkTo } from '../../kit/browser/navigation.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { Share } from '../../kit/ui/share.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { codeOf } from '../../play/store/games.ts';
import { HINT_LEVELS } from '../../kit/storage/settings.ts';
import { useTable } from '../../play/view/tableContext.ts';
import { TypedMove } from '../../play/view/typedMove.tsx';
import '../../kit/look/menu.css';
import { KeyList } from '../../play/view/keyList.tsx';

export const TableMenu = laterWords.wait(function Menu() {
  const { table, sitting, menu } = useTable();
  const { web, words } = useSpeech();
  const { settings: choices, menu: say } = laterWords.use();
  const code = codeOf(sitting.now.value);
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
  return (
    <Dialog heading={web.shell.menu} onClose={onClose}>
      <Choice
        label={choices.hints}
        value={settings.hints.value}
        onChange={(level) => (settings.hints.value = level)}
        options={HINT_LEVELS.map((level) => ({ value: level, label: choices.hintLevels[level].name }))}
      />
      <TypedMove />
      <label class="field">
        <span>{choices.language}</span>
        <select
          value={words.language}
          onChange={({ currentTarget }) => {
            settings.language.value = LANGUAGES.find((language) => language === currentTarget.value);
          }}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {languageName(language)}
            </option>
          ))}
        </select>
      </label>
      <div class="menu-links">
        {(['home', 'rules', 'cards', 'settings'] as const).map((screen) => (
          <a key={screen} class="button" href={makeRoute({ screen })}>
            {web.shell.places[screen]}
          </a>
        ))}
        <button type="button" class="button" onClick={() => (menu.value = 'share')}>
          {say.share}
        </button>
        <Ask act={say.abandon} question={say.abandonAsk} onSure={abandon} />
      </div>
      <KeyList keys={say.keys} isOpen={menu.value === 'keys'} />
    </Dialog>
  );
});
