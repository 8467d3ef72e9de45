// What can be done with a replay: play on, share it, copy its notation, jump to a move, watch another.

import { makeGame } from '@wagons/rules';
import { useState } from 'preact/hooks';
import { announce } from '../../app/announcer.tsx';
import { layout } from '../../app/appearance.ts';
import { Dialog } from '../../app/dialog.tsx';
import { laterWords } from '../../app/laterWords.ts';
import { linkTo } from '../../app/navigation.ts';
import { makeRoute } from '../../app/route.ts';
import { copy } from '../../app/copy.ts';
import { Share } from '../../app/share.tsx';
import { useSpeech } from '../../app/speech.ts';
import { codeOf } from '../../store/games.ts';
import { standingOf } from '../../table/preview.ts';
import { usePagesWords } from '../pagesWords.ts';
import '../../look/controls.css';
import { MoveList } from './moveList.tsx';
import type { ReplayBarProps } from './replayBar.tsx';
import '../../look/menu.css';
import { KeyList } from '../table/keyList.tsx';

type ReplayMenuProps = ReplayBarProps & { readonly onClose: () => void };

export const ReplayMenu = laterWords.wait(function Menu(props: ReplayMenuProps) {
  const { game, whole, steps, player, story, onClose } = props;
  const { web } = useSpeech();
  const say = usePagesWords().replay;
  const [shown, setShown] = useState<'menu' | 'share' | 'notation' | 'moves'>('menu');
  if (shown === 'share') return <SharePosition {...props} />;
  if (shown === 'notation') return <Notation text={makeGame(whole)} onClose={onClose} />;
  if (shown === 'moves') {
    return (
      <Dialog heading={say.moves} onClose={onClose}>
        <MoveList chairs={story.chairs} steps={steps} player={player} onJump={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog heading={web.shell.menu} onClose={onClose}>
      <div class="menu-links">
        {game.phase !== 'over' && (
          <a class="button main" href={makeRoute({ screen: 'new', code: codeOf(game) })}>
            {say.fork}
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
});

/** The link opens the whole game at this step, so that what came before and after can be seen too. */
function SharePosition({ game, whole, player, onClose }: ReplayMenuProps) {
  const { tallies } = standingOf(game);
  const code = codeOf(whole);
  return (
    <Share
      text={laterWords.use().end.shareText({ first: tallies.first.total, second: tallies.second.total })}
      link={linkTo({ screen: 'replay', code, at: player.at.value })}
      code={code}
      onClose={onClose}
    />
  );
}

function Notation({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const { share } = laterWords.use();
  const say = usePagesWords().replay;
  const [said, setSaid] = useState('');
  const take = async (): Promise<void> => {
    const answer = (await copy(text)) ? share.copied : share.copyFailed;
    setSaid(answer);
    announce(answer);
  };
  return (
    <Dialog heading={say.notation} onClose={onClose}>
      <label class="field">
        <small>{say.notationHelp}</small>
        <textarea
          class="notation"
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
