// The score pad as a table: all free cards instead of the circle, and a hand that fills in either town.

import { computed, type Signal, useSignal } from '@preact/signals';
import { createDrag } from '@wagons/board';
import type { BySeat, Seat } from '@wagons/rules';
import { cardOf } from '@wagons/rules/deck';
import { useMemo } from 'preact/hooks';
import { layout } from '../../kit/browser/appearance.ts';
import { sound } from '../../kit/browser/sound.ts';
import { titleIn, useSpeech } from '../../kit/speech/speech.ts';
import type { HandModel, TableModel, TownMarks } from '../../play/tableView/model.ts';
import { cardText } from '../../play/text/labels.ts';
import type { LineIndex } from '../../play/text/lines.ts';
import type { Viewpoint } from '../../play/text/viewpoint.ts';
import type { PadEditor } from './padEditor.ts';

export function usePadTable(
  editor: PadEditor,
  viewpoint: Viewpoint,
  lit: Signal<LineIndex | undefined>,
): TableModel {
  const pointed = useSignal<string | undefined>(undefined);
  const selected = useSignal<string | undefined>(undefined);
  const drag = useMemo(createDrag, []);
  const hand = useMemo(() => handOf(editor), [editor]);
  const circle = useTray(editor);
  const { deck, towns } = editor.pad.value;
  const seat = editor.seat.value;
  const tallies = editor.tallies.value;
  return useMemo(() => {
    const last = (one: Seat): TownMarks => ({ last: towns[one].length - 1 });
    const marks: BySeat<TownMarks> = { first: last('first'), second: last('second') };
    return {
      deck,
      towns,
      tallies,
      circle,
      center: [],
      phase: undefined,
      viewpoint,
      own: seat,
      large: seat,
      swap: editor.swap,
      lit,
      marks,
      pointed,
      selected,
      hand,
      drag,
    };
  }, [deck, towns, tallies, circle, viewpoint, seat, editor, lit, pointed, selected, hand, drag]);
}

function handOf({ hand, card, seat, spots, preview, tallies, ...editor }: PadEditor): HandModel {
  const { undo, redo, canUndo, canRedo } = editor;
  return {
    ...hand,
    card,
    seat,
    spots,
    undo,
    redo,
    canUndo,
    canRedo,
    preview: computed(() => preview.value && { before: tallies.value, after: preview.value }),
    following: [],
    placementHelp: 'change',
    place: () => {
      sound('card');
      editor.place();
    },
  };
}

/** The cards in no town, to be tapped or dragged. */
function useTray({ free, card, deck: of, take }: PadEditor): TableModel['circle'] {
  const speech = useSpeech();
  const say = useSpeech().pages.pad;
  const cards = free.value;
  const deck = of.value;
  const taken = card.value;
  const isWide = layout.value === 'wide';
  return useMemo(() => {
    const title = titleIn(speech, deck);
    return {
      cards,
      // With room for all cards, the others keep their places when one is taken.
      dealt: isWide ? deck.cards.map(({ id }) => id) : undefined,
      given: () => [],
      taken,
      shape: 'row',
      isLiftable: true,
      takesAtOnce: true,
      take: (id) => {
        sound('card');
        take(id);
      },
      labels: {
        all: say.tray({ left: cards.length }),
        card: (id) => say.trayCard({ title: title(id), territories: cardText(speech, cardOf(deck, id)) }),
      },
    };
  }, [speech, say, cards, deck, taken, isWide, take]);
}
