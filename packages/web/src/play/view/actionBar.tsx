// The card in hand and the buttons to take back, undo, redo, turn and confirm.

import { HandCard } from '@wagons/board';
import { type Game, play } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { sound } from '../../kit/browser/sound.ts';
import { pictureIn, titleIn, useLetters, useSpeech } from '../../kit/speech/speech.ts';
import type { Sitting } from '../table/sitting.ts';
import { isFinished } from '../table/turns.ts';
import { takeCard } from './takeCard.ts';
import { useTable } from './tableContext.ts';
import { Tool } from './tool.tsx';
import { RichText } from './richText.tsx';

type ActionProps = { readonly game: Game };

export function ActionBar({ game }: ActionProps) {
  const { table, sitting, askBack } = useTable();
  const { actions } = useSpeech().web.table;
  const isPlacing = sitting.card.value !== undefined;
  // With nothing left to undo, this button takes back the whole turn, unless the opponent has to agree.
  const goesBack = isPlacing && !sitting.canUndo.value && askBack === undefined;
  return (
    <section class="actions">
      {isPlacing && <Hand game={game} />}
      {!isPlacing && game.phase !== 'pickStart' && askBack !== '' && (
        <button
          type="button"
          class="button"
          disabled={!table.canTakeBack.value}
          onClick={() => void table.takeBack()}
        >
          {askBack ?? actions.takeBack}
        </button>
      )}
      <Tool
        sign={goesBack ? 'back' : 'undo'}
        label={goesBack ? actions.takeBack : actions.undo}
        isOff={goesBack ? !table.canTakeBack.value : !sitting.canUndo.value}
        act={() => (sitting.canUndo.peek() ? sitting.undo() : void table.takeBack())}
      />
      <Tool sign="redo" label={actions.redo} isOff={!sitting.canRedo.value} act={sitting.redo} />
      {isPlacing ? <Placing game={game} /> : <Taking game={game} />}
    </section>
  );
}

function Placing({ game }: ActionProps) {
  const { sitting } = useTable();
  const { actions } = useSpeech().web.table;
  return (
    <>
      <Tool
        sign="turn"
        label={actions.turn}
        act={() => {
          sound('turn');
          sitting.turnCard();
        }}
      />
      <button
        type="button"
        class="button main"
        // A hovered spot is lost on the way to this button, so it doesn't count.
        disabled={!sitting.isChosen.value}
        onClick={() => {
          sound('card');
          sitting.place();
        }}
      >
        {endsTurn(sitting, game) ? actions.confirm : actions.place}
      </button>
    </>
  );
}

/** Whether placing the card in hand, anywhere, ends the turn. */
function endsTurn(sitting: Sitting, game: Game): boolean {
  const card = sitting.card.value;
  const [cell] = sitting.spots.value;
  const after = card !== undefined && cell && play(game, { type: 'place', card, cell, rotation: 'upright' });
  return after ? after.ok && isFinished(game, after.value) : false;
}

function Taking({ game }: ActionProps) {
  const { sitting, pointed } = useTable();
  const speech = useSpeech();
  const { actions } = speech.web.table;
  const card = pointed.value;
  if (sitting.seat.value === undefined) return null;
  const name = card === undefined ? '…' : pictureIn(speech, game.deck)(card);
  return (
    <button
      type="button"
      class="button main"
      disabled={card === undefined}
      onClick={() => {
        if (card !== undefined) takeCard({ sitting, pointed }, card);
      }}
    >
      <RichText
        deck={game.deck}
        text={game.phase === 'pickStart' ? actions.name({ card: name }) : actions.take({ card: name })}
      />
    </button>
  );
}

function Hand({ game }: ActionProps) {
  const { sitting, drag } = useTable();
  const speech = useSpeech();
  const letters = useLetters();
  if (game.phase !== 'place') return null;
  const [{ card, seat }, ...rest] = game.held;
  const { addressed, hand, actions } = speech.web.table;
  const name = addressed({ who: hand, what: titleIn(speech, game.deck)(card) });
  return (
    <HandCard
      card={cardOf(game.deck, card)}
      rotation={sitting.rotation.value}
      following={rest.filter((held) => held.seat === seat).map((held) => cardOf(game.deck, held.card))}
      label={`${name}. ${actions.turn}`}
      letters={letters}
      away={sitting.isChosen.value}
      drag={drag}
      onTurn={() => {
        sound('turn');
        sitting.turnCard();
      }}
    />
  );
}
