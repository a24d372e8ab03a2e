import type { SqlValue, Statement } from './statement'

/** What a query function needs: the database itself, or a transaction that is under way. */
export interface Queries {
  /** Runs a statement and gives its rows. */
  query<Row>(statement: Statement<Row>, values: readonly SqlValue[]): Promise<Row[]>
  /** Runs a statement for its effect and gives the number of rows it touched. */
  run(statement: Statement<never>, values: readonly SqlValue[]): Promise<number>
}

export interface UserDb extends Queries {
  /**
   * Runs the work in one transaction: all of it is kept, or nothing.
   *
   * The work is run again when the server could not order it beside others (SQLSTATE 40001,
   * 40P01), so it must do nothing but query.
   */
  transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result>
  /** Ends all connections and, where the server is ours, the server. */
  close(): Promise<void>
}
