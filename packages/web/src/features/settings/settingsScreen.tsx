// The settings screen; changes apply immediately.

import { LANGUAGES } from '@wagons/rules';
import { languageName } from '@wagons/words';
import { Choice } from '../../kit/ui/choice.tsx';
import { Switch } from '../../kit/ui/switch.tsx';
import { settings } from '../../kit/storage/storage.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { Page } from '../../kit/ui/page.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { PACES, PLACEMENT_HELP } from '../../kit/storage/settings.ts';
import { SoundSettings } from './soundSettings.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';
import { Token } from '../../play/scenery/token.tsx';
import * as panel from '../../kit/ui/panel.module.css';
import * as css from './settings.module.css';

const LEVEL_TOKENS = { off: 'empty', spots: 'pegs', change: 'tally', heat: 'map' } as const;

export function SettingsScreen() {
  const { shell } = useSpeech().web;
  const say = useSpeech().app.settings;
  return (
    <Page heading={shell.places.settings} width="wide" scene={<Scenery of="settings" />}>
      <div class={css.settings}>
        <div>
          <Choice
            label={say.language}
            shape="grid"
            value={settings.language.value}
            onChange={(language) => (settings.language.value = language)}
            options={[
              { value: undefined, label: say.automatic },
              ...LANGUAGES.map((language) => ({ value: language, label: languageName(language) })),
            ]}
          />
          <Choice
            label={say.theme}
            value={settings.theme.value}
            onChange={(theme) => (settings.theme.value = theme)}
            options={[
              { value: 'auto', label: say.automatic, picture: <Token of="compass" /> },
              { value: 'light', label: say.light, picture: <Token of="sun" /> },
              { value: 'dark', label: say.dark, picture: <Token of="lantern" /> },
            ]}
          />
        </div>
        <div>
          <Choice
            label={say.hints}
            shape="grid"
            value={settings.hints.value}
            onChange={(level) => (settings.hints.value = level)}
            options={PLACEMENT_HELP.map((level) => ({
              value: level,
              label: say.hintLevels[level].name,
              help: say.hintLevels[level].help,
              picture: <Token of={LEVEL_TOKENS[level]} />,
            }))}
          />
          <Choice
            label={say.pace}
            value={settings.pace.value}
            onChange={(pace) => (settings.pace.value = pace)}
            options={PACES.map((pace) => ({ value: pace, label: say.paces[pace] }))}
          />
          <Switches />
        </div>
      </div>
    </Page>
  );
}

function Switches() {
  const say = useSpeech().app.settings;
  return (
    <div class={panel.panel}>
      <Switch
        label={say.confirm}
        help={say.confirmHelp}
        checked={settings.confirm.value}
        onChange={(on) => (settings.confirm.value = on)}
      />
      <Switch
        label={say.coach}
        help={say.coachHelp}
        checked={settings.coach.value}
        onChange={(on) => (settings.coach.value = on)}
      />
      <Switch
        label={say.letters}
        help={say.lettersHelp}
        checked={settings.letters.value}
        onChange={(on) => (settings.letters.value = on)}
      />
      <Switch
        label={say.motion}
        help={say.motionHelp}
        checked={settings.motion.value !== 'off'}
        onChange={(on) => (settings.motion.value = on ? 'auto' : 'off')}
      />
      <SoundSettings />
      <p>
        <a href={makeRoute({ screen: 'alerts' })}>{say.alerts}</a>
        <small>{say.alertsHelp}</small>
      </p>
    </div>
  );
}
