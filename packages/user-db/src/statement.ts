import { createHash } from 'node:crypto'

/** What a parameter may be; lists of numbers or text become SQL arrays. */
export type SqlValue =
  | string
  | number
  | boolean
  | Date
  | Uint8Array
  | null
  | readonly (string | number | Date | null)[]

declare const rowOf: unique symbol

/** One SQL text under a name: PostgreSQL plans a named statement once for each connection. */
export interface Statement<Row> {
  readonly name: string
  readonly sql: string
  readonly [rowOf]?: Row
}

/**
 * Names a SQL text; the caller says which row it selects, since PostgreSQL cannot tell.
 *
 * The name is derived from the text, so that two texts never share one.
 */
export function statement<Row = never>(sql: string): Statement<Row> {
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 20)
  return { name, sql }
}
