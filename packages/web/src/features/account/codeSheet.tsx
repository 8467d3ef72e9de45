// Shows new recovery codes, and warns before leaving until they are saved.

import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { copy } from '../../kit/browser/copy.ts';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import * as panel from '../../kit/ui/panel.module.css';
import * as css from './account.module.css';

/** Codes not confirmed as saved: going back can't be prevented, so they are shown again on return. */
export const unkept = signal<{ readonly of: string; readonly codes: readonly string[] } | undefined>(
  undefined,
);

type CodeSheetProps = { readonly codes: readonly string[]; readonly name: string };

/** Stays until the codes are confirmed as saved; they can't be shown again. */
export function CodeSheet({ codes, name }: CodeSheetProps) {
  const say = useSpeech().online.account.codes;
  const { share } = useSpeech().app;
  const [isKept, setKept] = useState(false);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!isKept) return undefined;
    // Saved codes need no warning.
    const gone = (): void => {
      unkept.value = undefined;
    };
    addEventListener('hashchange', gone);
    return () => removeEventListener('hashchange', gone);
  }, [isKept]);
  const copyAll = async (): Promise<void> => {
    const text = (await copy([say.sheet({ name }), ...codes].join('\n'))) ? share.copied : share.copyFailed;
    setSaid(text);
    announce(text);
  };
  return (
    <section class={`${panel.panel} ${css.codeSheet}`}>
      <h2 ref={heading} tabindex={-1}>
        {say.sheet({ name })}
      </h2>
      <p>{say.keep}</p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div class="row">
        <button type="button" class="button" onClick={() => void copyAll()}>
          {say.copy}
        </button>
        <button type="button" class="button" onClick={() => print()}>
          {say.print}
        </button>
        <span>{said}</span>
      </div>
      <label class={css.confirmed}>
        <input type="checkbox" checked={isKept} onChange={(event) => setKept(event.currentTarget.checked)} />
        <span>{say.kept}</span>
      </label>
      <button type="button" class="button main" disabled={!isKept} onClick={() => (unkept.value = undefined)}>
        {say.done}
      </button>
      {!isKept && <Guard />}
    </section>
  );
}

/** Asks before following a link; before unload the browser asks. */
function Guard() {
  const say = useSpeech().online.account.codes;
  const { shell } = useSpeech().web;
  const [to, setTo] = useState<string>();
  useEffect(() => {
    const click = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#/"]') : undefined;
      if (!link) return;
      event.preventDefault();
      setTo(link.getAttribute('href') ?? undefined);
    };
    const unload = (event: Event): void => event.preventDefault();
    document.addEventListener('click', click, { capture: true });
    addEventListener('beforeunload', unload);
    return () => {
      document.removeEventListener('click', click, { capture: true });
      removeEventListener('beforeunload', unload);
    };
  }, []);
  if (to === undefined) return null;
  const leave = (): void => {
    unkept.value = undefined;
    location.hash = to;
  };
  return (
    <Dialog heading={say.leaving} onClose={() => setTo(undefined)}>
      <p>{say.leaveAsk}</p>
      <div class="row">
        <button type="button" class="button" onClick={leave}>
          {say.leave}
        </button>
        <button type="button" class="button main" onClick={() => setTo(undefined)}>
          {shell.cancel}
        </button>
      </div>
    </Dialog>
  );
}
