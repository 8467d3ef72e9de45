// The bar of a local table: menu, totals, match, save state, hint.

import type { Game, Seat } from '@wagons/rules';
import { lazy } from '../../kit/lazy/lazy.tsx';
import { useSpeech } from '../../kit/speech/speech.ts';
import type { LocalTable } from '../../play/table/localTable.ts';
import { CountedPoints } from '../../play/motion/countedPoints.tsx';
import { Portrait } from '../../play/portrait/portrait.tsx';
import { standingOf } from '../../play/table/preview.ts';
import { inOrder } from '../../play/text/chairs.ts';
import { wonText } from '../../play/text/wonText.ts';
import { SoundButton } from '../../play/view/soundButton.tsx';
import { useTable } from '../../play/view/tableContext.ts';
import { Tool } from '../../play/view/tool.tsx';

const TableMenu = lazy(
  () => import('./tableMenu.tsx'),
  (found) => found.TableMenu,
);

const NoHints = lazy(
  () => import('./noHints.tsx'),
  (found) => found.NoHints,
  () => null,
);

type TableBarProps = { readonly table: LocalTable; readonly game: Game };

export function TableBar({ table, game }: TableBarProps) {
  const { sitting, chairs, hints, menu } = useTable();
  const { words, web } = useSpeech();
  const { tallies } = standingOf(game);
  const match = table.match.value;
  const order = inOrder(chairs);
  const keeping = table.keeping.value;
  const isUnsaved = keeping === 'unsaved';
  // If nothing can be saved, offer the game as a link code.
  const Keeping = isUnsaved ? 'button' : 'small';
  const moving = game.phase === 'over' ? undefined : game.seat;
  return (
    <header class="table-bar">
      <Tool sign="menu" label={web.shell.menu} isPlain act={() => (menu.value = 'open')} />
      <div class="totals">
        {order.map((seat) => (
          <span key={seat} class="total" data-seat={seat} data-moving={seat === moving}>
            <Opponent seat={seat} isThinking={table.bots.thinking.value === seat} />
            <span class="who">{chairs.names[seat]}</span>
            <CountedPoints points={tallies[seat].total} />
          </span>
        ))}
      </div>
      {match && (
        <small class="match">
          {web.table.match({
            game: match.played + 1,
            of: match.of,
            won: wonText(words, match, order[0], match.played),
          })}
        </small>
      )}
      {keeping !== 'elsewhere' && (
        <Keeping
          class={isUnsaved ? 'plain keeping' : 'keeping'}
          data-keeping={keeping}
          onClick={() => {
            if (isUnsaved) menu.value = 'share';
          }}
        >
          {web.table.saved[keeping]}
        </Keeping>
      )}
      <SoundButton />
      {table.isDaily && <NoHints />}
      {!chairs.isWatched && !table.isDaily && (
        <Tool
          sign="hint"
          label={web.table.actions.hint}
          isPlain
          isOff={sitting.seat.value === undefined}
          act={hints.ask}
        />
      )}
      {menu.value !== 'closed' && <TableMenu />}
    </header>
  );
}

type OpponentProps = { readonly seat: Seat; readonly isThinking: boolean };

/** The face of a computer opponent. Screen readers get the level in words. */
function Opponent({ seat, isThinking }: OpponentProps) {
  const level = useTable().chairs.levels?.[seat];
  const { newGame } = useSpeech().web;
  if (level === undefined) return null;
  return (
    <span class="opponent" data-thinking={isThinking}>
      <Portrait level={level} size={32} />
      <span class="unseen">{newGame.levelName({ level })}</span>
    </span>
  );
}
