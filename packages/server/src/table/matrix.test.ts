// Who may do what at a table, and when: every command, role and state. A new command needs a row here.

import { type Command, COMMANDS, type CommandType, type RefusalCode } from '@wagons/protocol';
import { describe, expect, it } from 'vitest';
import {
  afterTurns,
  ANNA,
  BERT,
  by,
  CARL,
  covered,
  opened,
  seated,
  someTurn,
  START,
} from '../../test/play.ts';
import { apply } from './apply.ts';
import { decide } from './decide.ts';
import type { TableState } from './table.ts';

/** Anna hosts and is first, Bert is second, Carl is a spectator. */
const ROLES = { anna: ANNA, bert: BERT, carl: CARL } as const;
type Name = keyof typeof ROLES;

const going = afterTurns(seated(), 5);
const MOMENTS = {
  /** Anna waits for an opponent. */
  open: opened(),
  /** Bert chooses the starting card. */
  begun: seated(),
  /** The cards are dealt when both are ready; Anna is. */
  covered: apply(covered(), { type: 'ready', seat: 'first' }, START),
  /** Anna is to move after five turns. */
  going,
  /** Bert has asked for a takeback. */
  asked: apply(going, { type: 'takeBackAsked', seat: 'second' }, going.changedAt),
  over: apply(going, { type: 'resigned', seat: 'second' }, going.changedAt),
  /** Anna has offered a rematch. */
  offered: apply(
    apply(going, { type: 'resigned', seat: 'second' }, going.changedAt),
    { type: 'rematchOffered', seat: 'first', deal: 'new' },
    going.changedAt,
  ),
} satisfies Readonly<Record<string, TableState>>;
type Moment = keyof typeof MOMENTS;

/** The event that a command becomes, or the code of its refusal, for anna, bert and carl. */
type Row = readonly [anna: string, bert: string, carl: string];
const noOne: Row = ['notGoing', 'notSeated', 'notSeated'];
const tooLate: Row = ['notGoing', 'notGoing', 'notSeated'];
const tooEarly: Row = ['notOver', 'notOver', 'notSeated'];

/** `say` doesn't change the table: commands.test.ts has its rows. */
const MATRIX: Readonly<Record<Exclude<CommandType, 'say'>, Readonly<Record<Moment, Row>>>> = {
  sit: {
    open: ['ownTable', 'sat', 'sat'],
    begun: ['notOpen', 'notOpen', 'notOpen'],
    covered: ['notOpen', 'notOpen', 'notOpen'],
    going: ['notOpen', 'notOpen', 'notOpen'],
    asked: ['notOpen', 'notOpen', 'notOpen'],
    over: ['notOpen', 'notOpen', 'notOpen'],
    offered: ['notOpen', 'notOpen', 'notOpen'],
  },
  ready: {
    open: noOne,
    begun: ['ready', 'ready', 'notSeated'],
    covered: ['notAwaited', 'dealt', 'notSeated'],
    going: ['notAwaited', 'notAwaited', 'notSeated'],
    asked: ['notAwaited', 'notAwaited', 'notSeated'],
    over: tooLate,
    offered: tooLate,
  },
  turn: {
    open: noOne,
    begun: ['notYourTurn', 'turn', 'notSeated'],
    covered: ['notDealt', 'notDealt', 'notSeated'],
    going: ['turn', 'notYourTurn', 'notSeated'],
    asked: ['turn', 'notYourTurn', 'notSeated'],
    over: tooLate,
    offered: tooLate,
  },
  askTakeBack: {
    open: noOne,
    begun: ['nothingToTakeBack', 'nothingToTakeBack', 'notSeated'],
    covered: ['nothingToTakeBack', 'nothingToTakeBack', 'notSeated'],
    going: ['takeBackAsked', 'takeBackAsked', 'notSeated'],
    asked: ['alreadyOffered', 'alreadyOffered', 'notSeated'],
    over: tooLate,
    offered: tooLate,
  },
  answerTakeBack: {
    open: noOne,
    begun: ['noOffer', 'noOffer', 'notSeated'],
    covered: ['noOffer', 'noOffer', 'notSeated'],
    going: ['noOffer', 'noOffer', 'notSeated'],
    asked: ['takeBackMade', 'noOffer', 'notSeated'],
    over: tooLate,
    offered: tooLate,
  },
  resign: {
    open: noOne,
    begun: ['resigned', 'resigned', 'notSeated'],
    covered: ['resigned', 'resigned', 'notSeated'],
    going: ['resigned', 'resigned', 'notSeated'],
    asked: ['resigned', 'resigned', 'notSeated'],
    over: tooLate,
    offered: tooLate,
  },
  abort: {
    open: ['aborted', 'notSeated', 'notSeated'],
    begun: ['aborted', 'aborted', 'notSeated'],
    covered: ['aborted', 'aborted', 'notSeated'],
    going: ['tooLateToAbort', 'tooLateToAbort', 'notSeated'],
    asked: ['tooLateToAbort', 'tooLateToAbort', 'notSeated'],
    over: tooLate,
    offered: tooLate,
  },
  claim: {
    open: noOne,
    begun: ['notClaimable', 'notClaimable', 'notSeated'],
    covered: ['notClaimable', 'notClaimable', 'notSeated'],
    going: ['notClaimable', 'notClaimable', 'notSeated'],
    asked: ['notClaimable', 'notClaimable', 'notSeated'],
    over: tooLate,
    offered: tooLate,
  },
  offerRematch: {
    open: ['notOver', 'notSeated', 'notSeated'],
    begun: tooEarly,
    covered: tooEarly,
    going: tooEarly,
    asked: tooEarly,
    over: ['rematchOffered', 'rematchOffered', 'notSeated'],
    offered: ['alreadyOffered', 'rematched', 'notSeated'],
  },
  answerRematch: {
    open: ['notOver', 'notSeated', 'notSeated'],
    begun: tooEarly,
    covered: tooEarly,
    going: tooEarly,
    asked: tooEarly,
    over: ['noOffer', 'noOffer', 'notSeated'],
    offered: ['noOffer', 'rematched', 'notSeated'],
  },
};

const commandOf = (
  type: Exclude<CommandType, 'say'>,
  table: TableState,
): Exclude<Command, { type: 'say' }> => {
  switch (type) {
    case 'turn':
      return { type, moves: [...someTurn(table.game)] };
    case 'answerTakeBack':
    case 'answerRematch':
      return { type, accept: true };
    case 'offerRematch':
      return { type, deal: 'new' };
    case 'claim':
      return { type, as: 'win' };
    default:
      return { type };
  }
};

it('every command has its rows', () => {
  expect([...Object.keys(MATRIX), 'say'].toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
});

describe.each(Object.keys(MATRIX) as ReadonlyArray<keyof typeof MATRIX>)('%s', (type) => {
  it.each(Object.keys(MOMENTS) as readonly Moment[])('at a table that is %s', (moment) => {
    const table: TableState = MOMENTS[moment];
    const answers = (Object.keys(ROLES) as readonly Name[]).map((name) => {
      const decided = decide(table, commandOf(type, table), by(ROLES[name], table.changedAt + 1));
      return decided.ok ? decided.value.type : (decided.error.code satisfies RefusalCode);
    });
    expect(answers).toEqual(MATRIX[type][moment]);
  });
});
