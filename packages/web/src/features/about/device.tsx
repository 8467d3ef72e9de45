// Whether the app works offline and can be installed on this device.

import { canInstall, install } from '../../kit/browser/install.ts';
import { laterWords } from '../../kit/lazy/laterWords.ts';
import { offlineState } from '../../kit/browser/offline.ts';
import { usePagesWords } from '../../kit/lazy/pagesWords.ts';

export function Device() {
  const say = usePagesWords().about.device;
  const state = offlineState.value;
  return (
    <section class="about">
      <h2>{say.heading}</h2>
      <p>{state === 'insecure' ? laterWords.use().notices.insecure : say.offline[state]}</p>
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
