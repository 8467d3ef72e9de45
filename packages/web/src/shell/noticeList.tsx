// What must be noticed, above every screen: the storage does not keep, a new version waits.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { damages, store } from '../kit/storage/storage.ts';
import { laterWords } from '../kit/lazy/laterWords.ts';
import { updateReady } from '../kit/browser/offline.ts';
import { applyUpdate } from '../kit/browser/pwa.ts';
import { countAside } from '../kit/storage/aside.ts';
import { useSpeech } from '../kit/speech/speech.ts';

/** Notices that were read and closed; what changes afterwards is noticed again. */
const closed = signal<ReadonlySet<string>>(new Set());

/** What is wrong with the storage may be mended, and be wrong again. */
const STORAGE: readonly string[] = ['full', 'blocked'];

function close(notice: string): void {
  closed.value = new Set([...closed.value, notice]);
}

export const NoticeList = laterWords.wait(function List() {
  const { shell } = useSpeech().web;
  const { notices } = laterWords.use();
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
          <button type="button" class="button main" onClick={applyUpdate}>
            {notices.update.now}
          </button>
          <button type="button" class="button" onClick={() => close('update')}>
            {notices.update.later}
          </button>
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
});
