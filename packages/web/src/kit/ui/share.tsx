// Shares a link: copy, the device's share sheet, or a QR code.

import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { announce } from '../browser/announcer.tsx';
import { copy } from '../browser/copy.ts';
import { Dialog } from './dialog.tsx';
import { useSpeech } from '../speech/speech.ts';
import * as form from './form.module.css';

type Shared = {
  /** One line about the link. */
  readonly text: string;
  /** What to show of it here. */
  readonly shown?: string;
  readonly link: string;
  readonly code?: string;
  /** A picture to send instead of the link; it comes first. */
  readonly picture?: ComponentChildren;
  /** Further actions. */
  readonly children?: ComponentChildren;
};

type ShareProps = Shared & {
  /** The heading, if it is not a game that is shared. */
  readonly heading?: string;
  readonly onClose: () => void;
};

export function Share({ heading, onClose, ...shared }: ShareProps) {
  const say = useSpeech().app.share;
  return (
    <Dialog heading={heading ?? say.heading} onClose={onClose}>
      <ShareLink {...shared} />
    </Dialog>
  );
}

/** The same inside a page. */
export function ShareLink({ text, shown = text, link, code, picture, children }: Shared) {
  const { shell } = useSpeech().web;
  const say = useSpeech().app.share;
  const said = useState(() => signal(''))[0];
  const field = useId();
  const copyLink = async (): Promise<void> => {
    said.value = (await copy(link)) ? say.copied : say.copyFailed;
    announce(said.value);
  };
  // Missing over plain HTTP and on most desktops.
  const canShare = 'share' in navigator;
  const shareLink = (): void => {
    // Rejects if the share sheet is dismissed, which is not an error.
    navigator.share({ title: shell.title, text, url: link }).catch(() => undefined);
  };
  return (
    <>
      {picture}
      <div class={form.field}>
        <label for={field}>{say.link}</label>
        <div class="row">
          <input id={field} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          <button type="button" class="button main" onClick={() => void copyLink()}>
            {say.copy}
          </button>
          {canShare && (
            <button type="button" class="button" onClick={shareLink}>
              {say.share}
            </button>
          )}
        </div>
        {said.value !== '' && <p>{said.value}</p>}
      </div>
      {shown !== shell.title && <p>{shown}</p>}
      {code !== undefined && (
        <label class={form.field}>
          <span>{say.code}</span>
          <input readOnly value={code} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      {children}
      {picture ? (
        // The picture has a small one.
        <details>
          <summary>{say.qr}</summary>
          <QrCode text={link} label={say.qr} />
        </details>
      ) : (
        <QrCode text={link} label={say.qr} />
      )}
    </>
  );
}

/** A QR code; its library is loaded on demand. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [path, setPath] = useState<{ readonly d: string; readonly size: number }>();
  useEffect(() => {
    void import('uqr').then(
      ({ encode }) => {
        const { data, size } = encode(text, { ecc: 'M', border: 2 });
        const d = data
          .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
          .join('');
        setPath({ d, size });
      },
      () => undefined,
    );
  }, [text]);
  if (!path) return null;
  return (
    <svg
      class={form.qr}
      data-part="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${path.size} ${path.size}`}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path.d} fill="#000" />
    </svg>
  );
}
