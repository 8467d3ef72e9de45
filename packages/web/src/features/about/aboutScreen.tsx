// About: credits, licenses, stored data, and what this device can do.

import { Emblem, Flourish } from '@wagons/board';
import { makeRoute } from '../../kit/browser/route.ts';
import { Page } from '../../kit/ui/page.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Deleted, Privacy } from './privacy.tsx';
import { Scenery } from '../../play/scenery/scenery.tsx';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './about.module.css';
import { canInstall, install } from '../../kit/browser/install.ts';
import { offlineState } from '../../kit/browser/offline.ts';

/** Inserted by the build; undefined in tests. */
const VERSION = String(import.meta.env['VITE_VERSION'] ?? '');

export function AboutScreen() {
  const { shell } = useSpeech().web;
  const { credits, lab, licenses, version } = useSpeech().pages.about;
  return (
    <Page heading={shell.places.about} scene={<Scenery of="about" />}>
      <Deleted />
      <section class={`${layout.stack} ${css.game}`}>
        <Emblem />
        <div class={layout.stack}>
          <h2>{credits.heading}</h2>
          <p>
            <b>{credits.designers}</b> {credits.publisher}
          </p>
          <p>{credits.ours}</p>
          <p>{credits.printed}</p>
          <p>
            <a href={makeRoute({ screen: 'lab' })}>{lab}</a>
          </p>
        </div>
      </section>
      <div class={layout.center}>
        <Flourish />
      </div>
      <Privacy />
      <Device />
      <section class={layout.stack}>
        <h2>{licenses.heading}</h2>
        <ul class={`${layout.list} ${css.list}`}>
          <li>{licenses.program}</li>
          <li>{licenses.fonts}</li>
          <li>{licenses.libraries}</li>
        </ul>
        <p>
          <a href="./licences.txt">{licenses.all}</a>
        </p>
      </section>
      {VERSION !== '' && (
        <p>
          <small>{version({ version: VERSION })}</small>
        </p>
      )}
    </Page>
  );
}

/** Whether the app works offline and can be installed on this device. */
function Device() {
  const { app, pages } = useSpeech();
  const say = pages.about.device;
  const state = offlineState.value;
  return (
    <section class={layout.stack}>
      <h2>{say.heading}</h2>
      <p>{state === 'insecure' ? app.notices.insecure : say.offline[state]}</p>
      {canInstall.value && (
        <>
          <p>{say.installHelp}</p>
          <p>
            <button type="button" class="button main" onClick={install}>
              {say.install}
            </button>
          </p>
        </>
      )}
    </section>
  );
}
