// Finished games: result, replay, share, delete.

import { useSignal } from '@preact/signals';
import { parseCode } from '@wagons/rules/notation';
import { useMemo } from 'preact/hooks';
import { linkTo } from '../../kit/browser/navigation.ts';
import { makeRoute } from '../../kit/browser/route.ts';
import { Share } from '../../kit/ui/share.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { viewpointOf } from '../../play/text/viewpoint.ts';
import { whoPlays } from '../../play/text/gameSummary.ts';
import { publicNames } from '../../play/text/publicNames.ts';
import { dayOf } from '../../play/store/daily.ts';
import { dateOfGame } from '../../play/store/dailyGame.ts';
import type { KeptGame } from '../../play/store/keptGame.ts';
import { games as library } from '../../play/local/library.ts';
import { GameImage } from '../../play/shareImage/gameImage.tsx';
import { makeAddress } from '../../play/end/sharedPlayers.ts';
import { remember } from '../../play/end/endMemory.ts';
import { Faces } from './faces.tsx';
import { DeleteGame } from './deleteGame.tsx';
import { endText } from '../../play/text/endText.ts';
import * as panel from '../../kit/ui/panel.module.css';
import { shareText } from '../../play/text/shareText.ts';
import * as layout from '../../kit/ui/layout.module.css';
import * as css from './games.module.css';

/** The page size. */
const SHOWN = 20;

export function FinishedGames({ games }: { readonly games: readonly KeptGame[] }) {
  const say = useSpeech().pages.games;
  const shown = useSignal(SHOWN);
  if (games.length === 0) return null;
  const rest = games.length - shown.value;
  return (
    <section>
      <h2>{say.finished}</h2>
      <ul class={`${layout.list} ${css.list}`}>
        {games.slice(0, shown.value).map((kept) => (
          <FinishedGame key={kept.id} kept={kept} />
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" class="button" onClick={() => (shown.value += SHOWN)}>
          {say.more({ count: Math.min(rest, SHOWN) })}
        </button>
      )}
    </section>
  );
}

function FinishedGame({ kept }: { readonly kept: KeptGame }) {
  const { web } = useSpeech();
  const { end } = useSpeech().app;
  const { games: say, formats } = useSpeech().pages;
  const isSharing = useSignal(false);
  const { id, code, players, totals, changed } = kept;
  const decks = library.decks.value;
  const game = useMemo(
    () => (isSharing.value ? parseCode(code, decks) : undefined),
    [isSharing.value, code, decks],
  );
  const names = publicNames(players, web);
  const { reader } = viewpointOf(players, web);
  const link = linkTo({ screen: 'shared', code: makeAddress({ code, players, sender: reader }) });
  if (!totals) return null;
  const date = dateOfGame(id);
  const daily = date === undefined ? [] : [say.daily({ day: formats.date(dayOf(date)) })];
  const text = [whoPlays(web, players), ...daily, formats.moment(changed)].join(' · ');
  return (
    <li class={panel.panel}>
      <Faces players={players} />
      <div>
        <b>{endText(say, web, players, totals)}</b>
        <small>{text}</small>
      </div>
      <div class="row">
        <a
          class="button"
          href={makeRoute({ screen: 'table', id })}
          onClick={() => remember(code, { isSeen: true })}
        >
          {say.lookBack}
        </a>
        <a class="button" href={makeRoute({ screen: 'review', code })}>
          {end.review}
        </a>
        <a class="button" href={makeRoute({ screen: 'replay', code })}>
          {end.replay}
        </a>
        <button type="button" class="button" onClick={() => (isSharing.value = true)}>
          {end.share}
        </button>
        <DeleteGame id={id} text={text} />
      </div>
      {isSharing.value && (
        <Share
          text={shareText(end, totals, { names, reader })}
          link={link}
          code={code}
          picture={game?.ok && <GameImage {...{ names, reader, link }} game={game.value} />}
          onClose={() => (isSharing.value = false)}
        />
      )}
    </li>
  );
}
