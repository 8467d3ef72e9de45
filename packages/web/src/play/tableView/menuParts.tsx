// What the menus of a table share: the help while placing, links to other screens, and the rare things behind "More".

import type { ComponentChildren } from 'preact';
import { makeRoute } from '../../kit/browser/route.ts';
import { PLACEMENT_HELP } from '../../kit/storage/settings.ts';
import { settings } from '../../kit/storage/storage.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Choice } from '../../kit/ui/choice.tsx';
import { KeyList } from '../view/keyList.tsx';
import { usePlay } from './model.ts';
import { TypedMove } from './typedMove.tsx';
import * as menus from '../../kit/ui/menu.module.css';

/** How much help there is while placing, each level with a line about it. A heat map is a hint. */
export function HelpChoice({ mayHint = true }: { readonly mayHint?: boolean }) {
  const say = useSpeech().app.settings;
  const levels = PLACEMENT_HELP.filter((level) => mayHint || level !== 'heat');
  const { value } = settings.hints;
  return (
    <Choice
      label={say.hints}
      shape="list"
      value={levels.includes(value) ? value : 'change'}
      onChange={(level) => (settings.hints.value = level)}
      options={levels.map((value) => ({
        value,
        label: say.hintLevels[value].name,
        help: say.hintLevels[value].help,
      }))}
    />
  );
}

/** The screens that a player looks something up on. */
export function MenuPlaces() {
  const { places } = useSpeech().web.shell;
  return (
    <>
      {(['rules', 'cards', 'settings'] as const).map((screen) => (
        <a key={screen} class="button" href={makeRoute({ screen })}>
          {places[screen]}
        </a>
      ))}
    </>
  );
}

type MenuMoreProps = {
  /** Whether moves can be typed. */
  readonly isPlaying: boolean;
  readonly children?: ComponentChildren;
};

/** Open at once if a key asked for what is in it. */
export function MenuMore({ isPlaying, children }: MenuMoreProps) {
  const { menu } = usePlay();
  const say = useSpeech().app.menu;
  return (
    <details class={menus.more} open={menu.value === 'typing' || menu.value === 'keys'}>
      <summary>{say.more}</summary>
      <div class={menus.rare}>
        {isPlaying && <TypedMove />}
        {children}
        <KeyList keys={say.keys} isOpen={menu.value === 'keys'} />
      </div>
    </details>
  );
}
