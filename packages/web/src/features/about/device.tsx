// Whether the app works offline and can be installed on this device.

import { canInstall, install } from '../../kit/browser/install.ts';
import { offlineState } from '../../kit/browser/offline.ts';
import * as layout from '../../kit/ui/layout.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

export function Device() {
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
