// The card in hand, and the buttons that act: turn, place and take; undo and redo.

import { HandCard } from '@wagons/board';
import { cardOf } from '@wagons/rules/deck';
import type { ComponentChildren } from 'preact';
import { layout } from '../../kit/browser/appearance.ts';
import { sound } from '../../kit/browser/sound.ts';
import { titleIn, useLetters, useSpeech } from '../../kit/speech/speech.ts';
import { settings } from '../../kit/storage/storage.ts';
import { Tool } from '../view/tool.tsx';
import { takeCard } from './circle.tsx';
import { type HandModel, isPlacing, usePlay, useTable } from './model.ts';
import * as css from './hand.module.css';

type ActionBarProps = {
  /** Buttons of the mode, before the one that commits. */
  readonly children?: ComponentChildren;
};

export function ActionBar({ children }: ActionBarProps) {
  const { hand, circle, play } = useTable();
  const { redo } = useSpeech().web.table.actions;
  if (!hand) return null;
  const isHolding = hand.card.value !== undefined;
  const isWide = layout.value === 'wide';
  const canRedo = hand.canRedo?.value === true;
  return (
    <section class={css.actions} data-part="actions" data-zone="hand">
      {isHolding && <Hand hand={hand} />}
      {/* A second tap on Take must not turn the card: in the middle of the bar, Place takes its place. */}
      {isHolding && !isWide && <Turn />}
      {play ? <TakeBack /> : <Undo hand={hand} />}
      {hand.redo && (isWide || canRedo) && <Tool sign="redo" label={redo} isOff={!canRedo} act={hand.redo} />}
      {/* On a wide screen the chosen card has these buttons beside it. */}
      {isHolding && isWide && !hand.isChosen.value && <Turn />}
      {!isHolding && <ShowAgain />}
      {children}
      {!isWide && isHolding && <Place />}
      {!isWide && !isHolding && circle?.take && !circle.takesAtOnce && <Take />}
    </section>
  );
}

function Hand({ hand }: { readonly hand: HandModel }) {
  const { deck, drag } = useTable();
  const speech = useSpeech();
  const letters = useLetters();
  const card = hand.card.value;
  if (card === undefined) return null;
  const { addressed, hand: name } = speech.web.table;
  return (
    <HandCard
      card={cardOf(deck, card)}
      rotation={hand.rotation.value}
      following={hand.following.map((one) => cardOf(deck, one))}
      label={addressed({ who: name, what: titleIn(speech, deck)(card) })}
      letters={letters}
      away={hand.isChosen.value}
      drag={drag}
    />
  );
}

/** Takes the selected card; without one it is disabled. */
export function Take() {
  const model = useTable();
  const speech = useSpeech();
  const { actions, addressed } = speech.web.table;
  const card = model.selected.value;
  const isStart = model.circle?.isStart === true;
  const title = card === undefined ? undefined : titleIn(speech, model.deck)(card);
  // The name contains the label, for people who speak to their device.
  const name = (what: string): string =>
    isStart ? addressed({ who: actions.startHere, what }) : actions.take({ card: what });
  return (
    <button
      type="button"
      class="button main"
      data-tool="commit"
      disabled={card === undefined}
      aria-label={title && name(title)}
      onClick={() => {
        if (card !== undefined) takeCard(model, card);
      }}
    >
      {isStart ? actions.startHere : actions.takeIt}
    </button>
  );
}

/** Turns the card in hand. */
export function Turn() {
  const { hand } = useTable();
  const { turn } = useSpeech().web.table.actions;
  if (!hand || hand.canTurn === false) return null;
  return (
    <Tool
      sign="turn"
      label={turn}
      act={() => {
        sound('turn');
        hand.turnCard();
      }}
    />
  );
}

/** Places the card at its chosen spot. One that is only hovered over does not count: the hover ends when the pointer leaves. */
export function Place() {
  const { hand } = useTable();
  const { place } = useSpeech().web.table.actions;
  return (
    <button
      type="button"
      class="button main"
      data-tool="commit"
      disabled={hand?.isChosen.value !== true}
      onClick={hand?.place}
    >
      {hand?.placeLabel ?? place}
    </button>
  );
}

/** Shows the last turn of the opponent again. */
function ShowAgain() {
  const { play } = useTable();
  const { showAgain } = useSpeech().web.table;
  const follow = play?.follow;
  if (!follow || follow.step.value || !follow.canRepeat.value) return null;
  return <Tool sign="again" label={showAgain} act={follow.repeat} />;
}

function Undo({ hand: { canUndo, undo } }: { readonly hand: Pick<HandModel, 'canUndo' | 'undo'> }) {
  const { actions } = useSpeech().web.table;
  if (!canUndo || !undo) return null;
  return <Tool sign="undo" label={actions.undo} isOff={!canUndo.value} act={undo} />;
}

/** Undoes a step of the turn; if there is none, takes back the turn before. */
function TakeBack() {
  const model = usePlay();
  const { table, turnDraft, askBack, game, hand } = model;
  const { actions } = useSpeech().web.table;
  // A takeback that the opponent has to agree to isn't offered while a card is placed.
  const isOffered = askBack === undefined || (!isPlacing(model) && askBack !== '');
  const goesBack = hand.canUndo?.value !== true && isOffered && game.phase !== 'pickStart';
  if (!goesBack) return <Undo hand={hand} />;
  const isOff = !table.canTakeBack.value;
  const stepBack = (): void =>
    void import('../table/takeTurnBack.ts').then(({ takeTurnBack }) =>
      takeTurnBack(table, turnDraft, { confirm: settings.confirm.peek() }),
    );
  // What the opponent is asked is said in words.
  return askBack === undefined ? (
    <Tool sign="undo" label={actions.takeBack} isOff={isOff} act={stepBack} />
  ) : (
    <button type="button" class="button" disabled={isOff} onClick={() => void table.takeBack()}>
      {askBack}
    </button>
  );
}
