/** One table of a learner's own data, ready for JSON and CSV. */
export interface OwnDataTable {
  /** Such as `listItem`. */
  name: string
  columns: string[]
  /** One value for each column; times are `Date`s, and what is long `JsonText`. */
  rows: unknown[][]
}
