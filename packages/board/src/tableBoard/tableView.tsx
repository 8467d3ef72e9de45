// Draws a `TableBoard`: the circle around the scoring cards, the town, and the hand with its buttons.

import type { CardId, Cell } from '@wagons/rules';
import { useMemo } from 'preact/hooks';
import { ArtDefs } from '../art/artDefs.tsx';
import { Ring } from '../circle/ring.tsx';
import { HandCard } from '../hand/handCard.tsx';
import type { Drag } from '../motion/drag.ts';
import { ScoringCard } from '../scoring/scoringCard.tsx';
import type { ViewHandle } from '../town/lens.ts';
import { TownBoard } from '../town/townBoard.tsx';
import type { TownEvents } from '../town/townProps.ts';
import { type BoardConfig, type BoardLabels, ENGLISH, type ScoringText } from './config.ts';
import { ghostOf, legalPlacement, spotsOf, type BoardState } from './boardState.ts';

/** What the view asks the board to do. */
export type TableActions = { readonly [Event in keyof TownEvents]-?: NonNullable<TownEvents[Event]> } & {
  readonly onPoint: (card: CardId | undefined) => void;
  readonly onSelect: (card: CardId) => void;
  /** Takes a card that is dragged out of the circle. */
  readonly onLift: (card: CardId) => void;
};

export type TableViewProps = {
  readonly config: BoardConfig;
  readonly state: BoardState;
  readonly actions: TableActions;
  readonly drag: Drag;
  readonly view: { current: ViewHandle | undefined };
};

export function TableView(props: TableViewProps) {
  const { config } = props;
  const labels = useMemo(() => ({ ...ENGLISH, ...config.labels }), [config.labels]);
  return (
    <div class="ctw-table-frame">
      <ArtDefs />
      <div class="ctw-table">
        {config.circle && (
          <div class="ctw-table-circle">
            <CircleOf {...props} labels={labels} circle={config.circle} />
          </div>
        )}
        <div class="ctw-table-town">
          <TownOf {...props} labels={labels} />
        </div>
        <div class="ctw-table-hand">
          <HandOf {...props} labels={labels} />
        </div>
      </div>
    </div>
  );
}

type Labeled = TableViewProps & { readonly labels: BoardLabels };

function CircleOf({ config, state, actions, drag, labels, circle }: Labeled & { circle: readonly CardId[] }) {
  const { cardOf, dealt, next, letters, skipped, scoring = [], hand = [], events } = config;
  const isOpen = events?.take !== undefined && hand.length === 0;
  const marked = state.pointed ?? state.selected;
  return (
    <Ring
      circle={circle}
      dealt={dealt}
      next={next}
      cardOf={cardOf}
      letters={letters}
      label={labels.circle}
      cardLabel={labels.circleCard}
      chosen={state.selected}
      marked={isOpen && marked !== undefined ? skipped?.(marked) : undefined}
      {...(isOpen && {
        drag,
        onPoint: actions.onPoint,
        onChoose: actions.onSelect,
        onLift: actions.onLift,
      })}
    >
      <div class="ctw-table-scoring">
        {scoring.map((card: ScoringText) => (
          <ScoringCard key={card.title} {...card} compact />
        ))}
      </div>
    </Ring>
  );
}

const EMPTY_TOWN: NonNullable<BoardConfig['town']> = [];

function TownOf({ config, state, actions, drag, labels, view }: Labeled) {
  const { town = EMPTY_TOWN, cardOf, letters, lit, last, placements } = config;
  const { rotation } = state;
  const spots = useMemo(
    () => spotsOf({ cardOf, placements }, { rotation }).map((cell: Cell) => ({ cell })),
    [cardOf, placements, rotation],
  );
  const isOpen = spots.length > 0;
  return (
    <TownBoard
      town={town}
      cardOf={cardOf}
      letters={letters}
      label={labels.town}
      cellLabel={labels.cell}
      spots={spots}
      ghost={ghostOf(config, state)}
      lit={lit}
      last={last}
      view={view}
      interactive
      {...(isOpen && { drag, ...actions })}
    />
  );
}

function HandOf({ config, state, actions, drag, labels }: Labeled) {
  const { cardOf, circle = [], hand = [], letters, events } = config;
  const [card, ...following] = hand;
  if (card === undefined)
    return events?.take && circle.length > 0 ? (
      <Button label={labels.take} isReady={state.selected !== undefined} onPress={actions.onConfirm} />
    ) : null;
  return (
    <>
      <HandCard
        card={cardOf(card)}
        rotation={state.rotation}
        following={following.map(cardOf)}
        label={labels.handCard(card)}
        letters={letters}
        away={state.ghost !== undefined}
        drag={drag}
      />
      <Button label={labels.turn} isReady onPress={actions.onTurn} />
      <Button
        label={labels.place}
        isReady={legalPlacement(config, state) !== undefined}
        onPress={actions.onConfirm}
      />
    </>
  );
}

type ButtonProps = { readonly label: string; readonly isReady: boolean; readonly onPress: () => void };

const Button = ({ label, isReady, onPress }: ButtonProps) => (
  <button type="button" class="ctw-button" disabled={!isReady} onClick={onPress}>
    {label}
  </button>
);
