// A finished online game: replay, share, or save as a file.

import type { ListedGame, PublicGame } from '@wagons/protocol';
import { ok, type Result } from '@wagons/rules';
import { BUILT_IN_DECKS, parseDeck } from '@wagons/rules/deck';
import { useState } from 'preact/hooks';
import { games as library } from '../../play/local/library.ts';
import { go, linkTo } from '../../kit/browser/navigation.ts';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Share } from '../../kit/ui/share.tsx';
import { api, type Trouble } from '../api.ts';
import { save } from '../../kit/browser/save.ts';
import { type Act, useAction } from './requests.ts';
import { GameItem, titleOf } from './gameItem.tsx';
import { TroubleMessage } from './troubleMessage.tsx';

type FinishedGameProps = { readonly game: ListedGame; readonly player: string };

export function FinishedGame({ game, player }: FinishedGameProps) {
  const words = useSpeech().online;
  const say = words.games;
  const { addressed } = useSpeech().web.table;
  const { act, isBusy, trouble } = useAction();
  const [shared, setShared] = useState<PublicGame>();
  const title = titleOf(words, game, player);
  const { id } = game;
  return (
    <>
      <GameItem game={game} player={player}>
        {(
          [
            ['replay', say.watch],
            ['review', say.review],
          ] as const
        ).map(([screen, label]) => (
          <button
            key={screen}
            type="button"
            class="button"
            aria-label={addressed({ who: label, what: title })}
            disabled={isBusy}
            onClick={() =>
              act(
                () => fetchWithDeck(id),
                ({ code }) => go({ screen, code }),
              )
            }
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          class="button"
          aria-label={addressed({ who: say.share, what: title })}
          disabled={isBusy}
          onClick={() => act(() => api('game', { params: { id } }), setShared)}
        >
          {say.share}
        </button>
      </GameItem>
      {trouble && (
        <li>
          <TroubleMessage trouble={trouble} />
        </li>
      )}
      {shared && (
        <li class="unseen-item">
          <Share text={title} link={linkOf(shared)} code={shared.code} onClose={() => setShared(undefined)}>
            <SaveButtons game={shared} act={act} />
          </Share>
        </li>
      )}
    </>
  );
}

type SaveButtonsProps = { readonly game: PublicGame; readonly act: Act['act'] };

function SaveButtons({ game, act }: SaveButtonsProps) {
  const say = useSpeech().online.games;
  const { id } = game;
  const saveJson = (): void => save(`${JSON.stringify(game, undefined, 2)}\n`, { name: id, kind: 'json' });
  const saveNotation = (): void =>
    act(
      () => api('exportGame', { params: { id } }),
      (text) => save(text, { name: id, kind: 'txt' }),
    );
  return (
    <div class="row">
      <button type="button" class="button" onClick={saveJson}>
        {say.saveJson}
      </button>
      <button type="button" class="button" onClick={saveNotation}>
        {say.saveNotation}
      </button>
    </div>
  );
}

/** With a built-in deck the link contains the game; with another deck it leads to the table, which has the deck. */
const linkOf = ({ id, code, settings }: PublicGame): string =>
  linkTo(BUILT_IN_DECKS.includes(settings.deck) ? { screen: 'replay', code } : { screen: 'onlineTable', id });

/** The game, once its deck is loaded. */
async function fetchWithDeck(id: string): Promise<Result<PublicGame, Trouble>> {
  const game = await api('game', { params: { id } });
  if (!game.ok || library.decks.value.some(({ hash }) => hash === game.value.settings.deck)) return game;
  const file = await api('deck', { params: { hash: game.value.settings.deck } });
  if (!file.ok) return file;
  const text = JSON.stringify(file.value);
  const deck = parseDeck(text);
  if (deck.ok) library.keepDeck(deck.value, text);
  return ok(game.value);
}
