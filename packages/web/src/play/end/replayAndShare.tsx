// The replay link and the share button of a finished game.

import { useSignal } from '@preact/signals';
import type { BySeat, Game, Seat } from '@wagons/rules';
import { linkTo } from '../../kit/browser/navigation.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { Share } from '../../kit/ui/share.tsx';
import { GameImage } from '../shareImage/gameImage.tsx';
import { codeOf } from '../store/games.ts';
import { standingOf } from '../table/preview.ts';
import { shareText } from '../text/shareText.ts';
import { useSpeech } from '../../kit/speech/speech.ts';

type ReplayAndShareProps = {
  readonly game: Game;
  /** The players' names for the shared text and the picture; the link itself doesn't contain them. */
  readonly names: BySeat<string>;
  /** The seat of the only person at this device, if there is one. */
  readonly reader: Seat | undefined;
};

export function ReplayAndShare({ game, names, reader }: ReplayAndShareProps) {
  const say = useSpeech().app.end;
  const isSharing = useSignal(false);
  const code = codeOf(game);
  const { first, second } = standingOf(game).tallies;
  return (
    <>
      <a class="button" href={makeRoute({ screen: 'replay', code })}>
        {say.replay}
      </a>
      <button type="button" class="button" onClick={() => (isSharing.value = true)}>
        {say.share}
      </button>
      {isSharing.value && (
        <Share
          text={shareText(say, { first: first.total, second: second.total }, { names, reader })}
          link={linkTo({ screen: 'replay', code })}
          code={code}
          picture={game.phase === 'over' && <GameImage game={game} names={names} reader={reader} />}
          onClose={() => (isSharing.value = false)}
        />
      )}
    </>
  );
}
