// App-wide notices: storage problems, and an available update.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { damages, store } from '../kit/storage/storage.ts';
import { updateReady } from '../kit/browser/offline.ts';
import { applyUpdate } from '../kit/browser/pwa.ts';
import { countAside } from '../kit/storage/aside.ts';
import { useSpeech } from '../kit/speech/speech.ts';

/** Closed notices; a changed one is shown again. */
const closed = signal<ReadonlySet<string>>(new Set());

/** Storage problems can be solved and come back. */
const STORAGE: readonly string[] = ['full', 'blocked'];

function close(notice: string): void {
  closed.value = new Set([...closed.value, notice]);
}

export function NoticeList() {
  const { shell } = useSpeech().web;
  const { notices } = useSpeech().app;
  const condition = store.condition.value;
  useEffect(() => {
    if (condition === 'kept')
      closed.value = new Set([...closed.peek()].filter((id) => !STORAGE.includes(id)));
  }, [condition]);
  const damaged = damages.reports.value.length > 0 ? countAside(store, damages) : 0;
  const all = [
    ...(condition === 'full' ? [{ id: 'full', text: notices.storageFull }] : []),
    ...(condition === 'blocked' ? [{ id: 'blocked', text: notices.storageBlocked }] : []),
    ...(damaged > 0 ? [{ id: `damaged ${damaged}`, text: notices.storageDamaged({ count: damaged }) }] : []),
  ].filter(({ id }) => !closed.value.has(id));
  return (
    <>
      {updateReady.value && !closed.value.has('update') && (
        <div class="message">
          <p>{notices.update.text}</p>
          <div class="acts">
            <button type="button" class="button" onClick={() => close('update')}>
              {notices.update.later}
            </button>
            <button type="button" class="button main" onClick={applyUpdate}>
              {notices.update.now}
            </button>
          </div>
        </div>
      )}
      {all.map(({ id, text }) => (
        <div key={id} class="message">
          <p>{text}</p>
          <button type="button" class="button" onClick={() => close(id)}>
            {shell.close}
          </button>
        </div>
      ))}
    </>
  );
}
