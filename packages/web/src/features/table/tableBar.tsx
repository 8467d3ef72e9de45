// The bar of a local table: menu, players, match, save state, hint.

import type { Seat } from '@wagons/rules';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import { Portrait } from '../../play/portrait/portrait.tsx';
import type { LocalTable } from '../../play/table/localTable.ts';
import { HintTool, MenuTool, movingIn, TableBar } from '../../play/tableView/bar.tsx';
import { usePlay } from '../../play/tableView/model.ts';
import { inOrder } from '../../play/text/viewpoint.ts';
import { wonText } from '../../play/text/wonText.ts';
import { SoundButton } from '../../play/view/soundButton.tsx';
import * as css from './tableBar.module.css';

const TableMenu = lazy(
  () => import('./tableMenu.tsx'),
  (found) => found.TableMenu,
);

export function LocalBar({ table }: { readonly table: LocalTable }) {
  const { viewpoint, menu, game } = usePlay();
  return (
    <TableBar
      lead={<MenuTool onOpen={() => (menu.value = 'open')} />}
      moving={movingIn(game)}
      face={(seat) => <Opponent seat={seat} isThinking={table.bots.thinking.value === seat} />}
    >
      <MatchScore table={table} />
      <Keeping table={table} />
      <SoundButton />
      {table.isDaily && <NoHints />}
      {!viewpoint.isWatched && !table.isDaily && <HintTool />}
      {menu.value !== 'closed' && <TableMenu mayHint={!table.isDaily} />}
    </TableBar>
  );
}

function MatchScore({ table }: { readonly table: LocalTable }) {
  const { viewpoint } = usePlay();
  const { words, web } = useSpeech();
  const match = table.match.value;
  if (!match) return null;
  const won = wonText(words, match, inOrder(viewpoint)[0], match.played);
  return <small class={css.match}>{web.table.match({ game: match.played + 1, of: match.of, won })}</small>;
}

/** Whether the game is saved, or that it is practice. If nothing can be saved, it is offered as a link code. */
function Keeping({ table }: { readonly table: LocalTable }) {
  const { menu } = usePlay();
  const { web, app } = useSpeech();
  const { saved } = web.table;
  const keeping = table.keeping.value;
  if (keeping === 'elsewhere') return null;
  const isUnsaved = keeping === 'unsaved';
  const Shown = isUnsaved ? 'button' : 'small';
  return (
    <Shown
      class={isUnsaved ? `plain ${css.keeping}` : css.keeping}
      data-keeping={keeping}
      onClick={() => {
        if (isUnsaved) menu.value = 'share';
      }}
    >
      {table.practice && !isUnsaved ? app.practice.label : saved[keeping]}
    </Shown>
  );
}

type OpponentProps = { readonly seat: Seat; readonly isThinking: boolean };

/** The face of a computer opponent. Screen readers get the level in words. */
function Opponent({ seat, isThinking }: OpponentProps) {
  const level = usePlay().viewpoint.levels?.[seat];
  const { newGame } = useSpeech().web;
  if (level === undefined) return null;
  return (
    <span class={css.opponent} data-thinking={isThinking}>
      <Portrait level={level} size={32} />
      <span class="unseen">{newGame.levelName({ level })}</span>
    </span>
  );
}

/** Says that the daily deal has no hints. */
function NoHints() {
  return (
    <small class={css.noHints} data-part="no-hints">
      {useSpeech().puzzles.daily.noHints}
    </small>
  );
}
