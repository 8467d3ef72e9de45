// The picture of a finished game in a share dialog, loaded on demand. A game without an end has none.

import type { BySeat, Game, Seat } from '@wagons/rules';
import { useMemo } from 'preact/hooks';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { pictureOf } from './gamePicture.ts';

const ShareImage = lazy(
  () => import('./shareImage.tsx'),
  (found) => found.ShareImage,
);

type GameImageProps = {
  readonly game: Game;
  /** Names that others understand. */
  readonly names: BySeat<string>;
  /** Has the same color as at the table. */
  readonly reader: Seat | undefined;
  /** The link on it. */
  readonly link: string;
};

export function GameImage({ game, names: { first, second }, reader, link }: GameImageProps) {
  const speech = useSpeech();
  const words = useSpeech().app;
  const picture = useMemo(
    () =>
      game.phase === 'over'
        ? pictureOf(game, { names: { first, second }, reader, link }, speech, words)
        : undefined,
    [game, first, second, reader, link, speech, words],
  );
  return picture ? <ShareImage picture={picture} /> : null;
}
