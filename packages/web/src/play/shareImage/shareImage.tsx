// The picture of a game, to share, copy or save. Painted on a canvas on this device; nothing is uploaded.

import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { saveBlob } from '../../kit/browser/save.ts';
import { loadPictureFonts, paintPicture, PICTURE_SIZE, type SharePicture } from './sharePicture.ts';
import * as css from './shareImage.module.css';
import { useSpeech } from '../../kit/speech/speech.ts';

export function ShareImage({ picture }: { readonly picture: SharePicture }) {
  const say = useSpeech().app.share;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isReady, setReady] = useState(false);
  const [said, setSaid] = useState('');
  useEffect(() => {
    void paint(canvas.current, picture).then(setReady);
  }, [picture]);
  const tell = (text: string): void => {
    setSaid(text);
    announce(text);
  };
  return (
    <section class={css.image}>
      <canvas
        ref={canvas}
        width={PICTURE_SIZE.width}
        height={PICTURE_SIZE.height}
        role="img"
        aria-label={say.picture}
      />
      <div class="row">
        {canSharePictures() && (
          <button type="button" class="button" disabled={!isReady} onClick={() => void send(canvas.current)}>
            {say.sharePicture}
          </button>
        )}
        {canCopyPictures() && (
          <button
            type="button"
            class="button"
            disabled={!isReady}
            onClick={() =>
              void copyPicture(canvas.current).then((isDone) =>
                tell(isDone ? say.pictureCopied : say.noPictureCopy),
              )
            }
          >
            {say.copyPicture}
          </button>
        )}
        <button type="button" class="button" disabled={!isReady} onClick={() => void keep(canvas.current)}>
          {say.savePicture}
        </button>
        <span>{said}</span>
      </div>
    </section>
  );
}

/** Resolves to whether it was painted. */
async function paint(canvas: HTMLCanvasElement | null, picture: SharePicture): Promise<boolean> {
  const context = canvas?.getContext('2d');
  if (!context) return false;
  try {
    const [{ encode }] = await Promise.all([import('uqr'), loadPictureFonts()]);
    paintPicture(context, picture, encode(picture.link, { ecc: 'M', border: 2 }).data);
    return true;
  } catch {
    // The library isn't there, as offline before the first use.
    return false;
  }
}

const NAME = 'circle-the-wagons.png';
const TYPE = 'image/png';

async function blobOf(canvas: HTMLCanvasElement | null): Promise<Blob> {
  return new Promise((resolve, reject) => {
    if (!canvas) reject(new Error('The picture is gone.'));
    else canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture was made.'))), TYPE);
  });
}

/** Missing on most desktops and over plain HTTP. */
const canSharePictures = (): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [new File([], NAME, { type: TYPE })] });

const canCopyPictures = (): boolean => 'ClipboardItem' in globalThis && 'clipboard' in navigator;

/** Fails if the share sheet is dismissed, which is not an error. */
async function send(canvas: HTMLCanvasElement | null): Promise<void> {
  const file = new File([await blobOf(canvas)], NAME, { type: TYPE });
  await navigator.share({ files: [file] }).catch(() => undefined);
}

async function copyPicture(canvas: HTMLCanvasElement | null): Promise<boolean> {
  try {
    // Safari needs the promise inside, or the click is too long ago.
    await navigator.clipboard.write([new ClipboardItem({ [TYPE]: blobOf(canvas) })]);
    return true;
  } catch {
    return false;
  }
}

async function keep(canvas: HTMLCanvasElement | null): Promise<void> {
  saveBlob(await blobOf(canvas), NAME);
}
