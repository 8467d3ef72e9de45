// What the server asks of a database, be it a SQLite file or a PostgreSQL server.
//
// The SQL is written once, in the words both know: text, integer, bigint (milliseconds), double precision, JSON as
// text, `on conflict`, `returning`. Values stand as $1, $2, … and are never written into the text. Columns are named,
// never *: another node may add one while this one runs.

export type Value = string | number | undefined;
export type Row = Readonly<Record<string, Value>>;
export type Statement = { readonly text: string; readonly values?: readonly Value[] };

/** What can be asked inside a transaction. A statement that fails ends it: whatever follows, it is rolled back. */
export type SqlTx = {
  /** The rows a statement gives. */
  all(text: string, values?: readonly Value[]): Promise<readonly Row[]>;
  /** How many rows a statement changed. */
  run(text: string, values?: readonly Value[]): Promise<number>;
};

/** Whatever changes something resolves only when that is on the disk. */
export type Sql = SqlTx & {
  readonly kind: 'sqlite' | 'postgres';
  /**
   * All of these statements or none, without a word from here between them: the cheapest way to write.
   * Resolves to the number of rows each one changed.
   */
  batch(statements: readonly Statement[]): Promise<readonly number[]>;
  /** All of the work or none. It waits for nothing but this transaction: on SQLite all others wait for it. */
  transaction<T>(work: (tx: SqlTx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
