// The menu of a replay: play on, share, copy notation, jump, open another.

import type { Game } from '@wagons/rules';
import { makeGame } from '@wagons/rules/notation';
import { useState } from 'preact/hooks';
import { announce } from '../../kit/browser/announcer.tsx';
import { layout } from '../../kit/browser/appearance.ts';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { linkTo } from '../../kit/browser/navigation.ts';
import { makeRoute, type ScreenRoute } from '../../kit/browser/route.ts';
import { copy } from '../../kit/browser/copy.ts';
import { Share } from '../../kit/ui/share.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { codeOf } from '../../play/store/games.ts';
import { standingOf } from '../../play/table/preview.ts';
import * as form from '../../kit/ui/form.module.css';
import { MoveList } from './moveList.tsx';
import type { ReplayBarProps } from './replayBar.tsx';
import * as menus from '../../kit/ui/menu.module.css';
import { KeyList } from '../../play/view/keyList.tsx';
import { shareText } from '../../play/text/shareText.ts';
import * as css from './replay.module.css';

type ReplayMenuProps = ReplayBarProps & { readonly onClose: () => void };

export function ReplayMenu(props: ReplayMenuProps) {
  const { game, whole, steps, playback, gamePlayers, onClose } = props;
  const { web, app, pages } = useSpeech();
  const say = pages.replay;
  const [shown, setShown] = useState<'menu' | 'share' | 'notation' | 'moves'>('menu');
  if (shown === 'share') return <SharePosition {...props} />;
  if (shown === 'notation') return <Notation text={makeGame(whole)} onClose={onClose} />;
  if (shown === 'moves') {
    return (
      <Dialog heading={say.moves} onClose={onClose}>
        <MoveList viewpoint={gamePlayers.viewpoint} steps={steps} playback={playback} onJump={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog heading={web.shell.menu} onClose={onClose}>
      <div class={menus.links}>
        {game.phase !== 'over' && (
          <a class="button main" href={makeRoute({ screen: 'new', code: codeOf(game) })}>
            {say.fork}
          </a>
        )}
        {whole.moves.length > 0 && (
          <a class="button" href={makeRoute(reviewRoute(whole, playback.at.value))}>
            {app.end.review}
          </a>
        )}
        {layout.value !== 'wide' && (
          <button type="button" class="button" onClick={() => setShown('moves')}>
            {say.moves}
          </button>
        )}
        <button type="button" class="button" onClick={() => setShown('share')}>
          {say.share}
        </button>
        <button type="button" class="button" onClick={() => setShown('notation')}>
          {say.notation}
        </button>
        <a class="button" href={makeRoute({ screen: 'replay' })}>
          {say.another}
        </a>
        {(['home', 'rules', 'cards', 'settings'] as const).map((screen) => (
          <a key={screen} class="button" href={makeRoute({ screen })}>
            {web.shell.places[screen]}
          </a>
        ))}
      </div>
      <KeyList keys={say.keys} />
    </Dialog>
  );
}

/** The review of the move that led to a step. */
const reviewRoute = (whole: Game, at: number): ScreenRoute => ({
  screen: 'review',
  code: codeOf(whole),
  ...(at > 0 && { at }),
});

/** The link opens the whole game at this step. */
function SharePosition({ game, whole, playback, gamePlayers: { viewpoint }, onClose }: ReplayMenuProps) {
  const { first, second } = standingOf(game).tallies;
  const code = codeOf(whole);
  return (
    <Share
      text={shareText(useSpeech().app.end, { first: first.total, second: second.total }, viewpoint)}
      link={linkTo({ screen: 'replay', code, at: playback.at.value })}
      code={code}
      onClose={onClose}
    />
  );
}

function Notation({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const { share } = useSpeech().app;
  const say = useSpeech().pages.replay;
  const [said, setSaid] = useState('');
  const take = async (): Promise<void> => {
    const answer = (await copy(text)) ? share.copied : share.copyFailed;
    setSaid(answer);
    announce(answer);
  };
  return (
    <Dialog heading={say.notation} onClose={onClose}>
      <label class={form.field}>
        <small>{say.notationHelp}</small>
        <textarea
          class={css.notation}
          rows={12}
          readOnly
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <div class="row">
        <button type="button" class="button main" onClick={() => void take()}>
          {say.copy}
        </button>
        <span>{said}</span>
      </div>
    </Dialog>
  );
}
