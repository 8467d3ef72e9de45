// The SQL interface to SQLite and PostgreSQL. Statements are written once, in the dialect both share: text, integer,
// bigint (milliseconds), double precision, JSON as text, `on conflict`, `returning`. Values are always parameters ($1,
// $2, …). Columns are always named, never *: another node may add one while this one runs.

export type Value = string | number | undefined;
export type Row = Readonly<Record<string, Value>>;
export type Statement = { readonly text: string; readonly values?: readonly Value[] };

/** Statements inside a transaction. After a failure it can only be rolled back. */
export type SqlTx = {
  /** Returns the rows of a statement. */
  all(text: string, values?: readonly Value[]): Promise<readonly Row[]>;
  /** Returns the number of changed rows. */
  run(text: string, values?: readonly Value[]): Promise<number>;
};

/** The connections in use, and the work that waits for one. */
export type Load = { readonly busy: number; readonly waiting: number };

/** Writes resolve when they are on the disk. */
export type Sql = SqlTx & {
  readonly kind: 'sqlite' | 'postgres';
  /**
   * Runs all statements or none, without a round trip between them: the cheapest way to write. Resolves to the number
   * of rows each one changed.
   */
  batch(statements: readonly Statement[]): Promise<readonly number[]>;
  /** Runs all of the work or none. It must await nothing but this transaction: on SQLite it blocks all others. */
  transaction<T>(work: (tx: SqlTx) => Promise<T>): Promise<T>;
  load(): Load;
  close(): Promise<void>;
};
