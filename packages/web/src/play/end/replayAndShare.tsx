// The replay link and the share button of a finished game.

import { useSignal } from '@preact/signals';
import type { BySeat, Game, Seat } from '@wagons/rules';
import { linkTo } from '../../kit/browser/navigation.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { Share } from '../../kit/ui/share.tsx';
import { GameImage } from '../shareImage/gameImage.tsx';
import type { SeatPlayer } from '../store/seatPlayers.ts';
import { makeAddress } from './sharedPlayers.ts';
import { codeOf } from '../store/games.ts';
import { standingOf } from '../table/preview.ts';
import { shareText } from '../text/shareText.ts';
import { useSpeech } from '../../kit/speech/speech.ts';

type ReplayAndShareProps = {
  readonly game: Game;
  /** The players' names for the shared text and the picture. */
  readonly names: BySeat<string>;
  /** Who they are for others, which the link tells. */
  readonly players: BySeat<SeatPlayer>;
  /** The seat of the only person at this device, if there is one. */
  readonly reader: Seat | undefined;
};

export function ReplayAndShare({ game, names, players, reader }: ReplayAndShareProps) {
  const say = useSpeech().app.end;
  const isSharing = useSignal(false);
  const code = codeOf(game);
  const link =
    game.phase === 'over'
      ? linkTo({ screen: 'shared', code: makeAddress({ code, players, sender: reader }) })
      : linkTo({ screen: 'replay', code });
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
          link={link}
          code={code}
          picture={game.phase === 'over' && <GameImage {...{ game, names, reader, link }} />}
          onClose={() => (isSharing.value = false)}
        />
      )}
    </>
  );
}
