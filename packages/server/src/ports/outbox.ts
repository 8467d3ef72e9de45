// What follows from events: tasks that are stored with them, and done later, by any server, at least once.

import type { PlayerId, Time } from './tableEvent.ts';

export type NewTask = {
  /** Unique: a task that is stored twice is one. Best made of what it follows from, such as the game and event. */
  readonly id: string;
  /** Who handles it. */
  readonly kind: string;
  /** If the player is deleted, the task is too. */
  readonly player?: PlayerId | undefined;
  /** For the handler, which validates it. */
  readonly body: string;
  readonly dueAt: Time;
};

/** A task that a server has claimed. */
export type Task = Omit<NewTask, 'dueAt'> & {
  /** How often it was claimed since it was last postponed, this time included. */
  readonly tries: number;
  /** The end of the claim, after which another server may do the task again. No two claims of a task share it. */
  readonly until: Time;
};

/** `failed`: to be tried again. `givenUp`: kept for the operator. */
export type TaskEnd =
  | { readonly is: 'done' }
  | { readonly is: 'postponed'; readonly dueAt: Time }
  | { readonly is: 'failed'; readonly dueAt: Time }
  | { readonly is: 'givenUp'; readonly at: Time; readonly why: string };

export type TaskStore = {
  /** Adds tasks that follow from no event at a table. One that is there already stays as it is. */
  readonly addTasks: (tasks: readonly NewTask[]) => Promise<void>;
  /** Due tasks of these kinds, first due first; no one else gets them before `until`. */
  readonly claimTasks: (wish: {
    readonly kinds: readonly string[];
    readonly at: Time;
    readonly until: Time;
    readonly atMost: number;
  }) => Promise<readonly Task[]>;
  /** Ends a claim. False, and nothing changes, if it was over: then another server has the task. */
  readonly endTask: (task: Pick<Task, 'id' | 'until'>, end: TaskEnd) => Promise<boolean>;
  /** Deletes tasks that were given up before this time. */
  readonly forgetTasks: (before: Time) => Promise<void>;
  /** How many tasks should have been done before this time. */
  readonly countLateTasks: (before: Time) => Promise<number>;
};
