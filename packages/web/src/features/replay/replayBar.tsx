// The bar of a replay: the way out, both players, play from here, and menu.

import { useSignal } from '@preact/signals';
import type { Game } from '@wagons/rules';
import { layout } from '../../kit/browser/appearance.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { GamePlayers } from '../../play/end/gamePlayers.ts';
import { codeOf } from '../../play/store/games.ts';
import { MenuTool, movingIn, TableBar, WayBack } from '../../play/tableView/bar.tsx';
import type { Playback } from './playback.ts';
import { ReplayMenu } from './replayMenu.tsx';
import type { Step } from './steps.ts';

export type ReplayBarProps = {
  /** The game at this step, and the whole game. */
  readonly game: Game;
  readonly whole: Game;
  readonly steps: readonly Step[];
  readonly playback: Playback;
  readonly gamePlayers: GamePlayers;
};

export function ReplayBar(props: ReplayBarProps) {
  const { game, gamePlayers } = props;
  const { end } = gamePlayers;
  const { places } = useSpeech().web.shell;
  const say = useSpeech().pages.replay;
  const isOpen = useSignal(false);
  return (
    <TableBar
      lead={
        end ? (
          <WayBack to={end} label={say.toResult.text} short={say.toResult.short} />
        ) : (
          <WayBack to={{ screen: 'home' }} label={places.home} />
        )
      }
      moving={movingIn(game)}
    >
      {layout.value === 'wide' && game.phase !== 'over' && (
        <a class="button main" href={makeRoute({ screen: 'new', code: codeOf(game) })}>
          {say.fork}
        </a>
      )}
      <MenuTool onOpen={() => (isOpen.value = true)} />
      {isOpen.value && <ReplayMenu {...props} onClose={() => (isOpen.value = false)} />}
    </TableBar>
  );
}
