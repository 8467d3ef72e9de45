// The card in hand with undo and redo; where there is little room, also the buttons to turn, place and take.

import { HandCard } from '@wagons/board';
import type { Game } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { layout } from '../../kit/browser/appearance.ts';
import { titleIn, useLetters, useSpeech } from '../../kit/speech/speech.ts';
import { settings } from '../../kit/storage/storage.ts';
import { Place, Take, Turn } from './commit.tsx';
import { useTable } from './tableContext.ts';
import { Tool } from './tool.tsx';

type ActionProps = { readonly game: Game };

export function ActionBar({ game }: ActionProps) {
  const { sitting } = useTable();
  const isPlacing = sitting.card.value !== undefined;
  const isWide = layout.value === 'wide';
  const { redo } = useSpeech().web.table.actions;
  const canRedo = sitting.canRedo.value;
  return (
    <section class="actions" data-zone="hand">
      {isPlacing && <Hand game={game} />}
      {/* A second tap on Take must not turn the card: in the middle of the bar, Place takes its place. */}
      {isPlacing && !isWide && <Turn />}
      <Undo game={game} />
      {(isWide || canRedo) && <Tool sign="redo" label={redo} isOff={!canRedo} act={sitting.redo} />}
      {/* On a wide screen the chosen card has these buttons beside it. */}
      {isPlacing && isWide && !sitting.isChosen.value && <Turn />}
      {!isWide && sitting.seat.value !== undefined && (isPlacing ? <Place /> : <Take game={game} />)}
    </section>
  );
}

/** Undoes a step of the turn; if there is none, takes back the turn before. */
function Undo({ game }: ActionProps) {
  const { table, sitting, askBack } = useTable();
  const { actions } = useSpeech().web.table;
  const isPlacing = sitting.card.value !== undefined;
  // A takeback that the opponent has to agree to isn't offered while a card is placed.
  const isOffered = askBack === undefined || (!isPlacing && askBack !== '');
  const goesBack = !sitting.canUndo.value && isOffered && game.phase !== 'pickStart';
  if (!goesBack)
    return <Tool sign="undo" label={actions.undo} isOff={!sitting.canUndo.value} act={sitting.undo} />;
  const isOff = !table.canTakeBack.value;
  const takeBack = (): void => void table.takeBack();
  const stepBack = (): void =>
    void import('../table/takeTurnBack.ts').then(({ takeTurnBack }) =>
      takeTurnBack(table, sitting, { confirm: settings.confirm.peek() }),
    );
  // What the opponent is asked is said in words.
  return askBack === undefined ? (
    <Tool sign="undo" label={actions.takeBack} isOff={isOff} act={stepBack} />
  ) : (
    <button type="button" class="button" disabled={isOff} onClick={takeBack}>
      {askBack}
    </button>
  );
}

function Hand({ game }: ActionProps) {
  const { sitting, drag } = useTable();
  const speech = useSpeech();
  const letters = useLetters();
  if (game.phase !== 'place') return null;
  const [{ card, seat }, ...rest] = game.held;
  const { addressed, hand } = speech.web.table;
  return (
    <HandCard
      card={cardOf(game.deck, card)}
      rotation={sitting.rotation.value}
      following={rest.filter((held) => held.seat === seat).map((held) => cardOf(game.deck, held.card))}
      label={addressed({ who: hand, what: titleIn(speech, game.deck)(card) })}
      letters={letters}
      away={sitting.isChosen.value}
      drag={drag}
    />
  );
}
