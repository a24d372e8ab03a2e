import type { Dictionary } from '../open-dictionary'
import type { SqliteParameters } from '../sqlite/sqlite-database'

interface Statement<Row> {
  list(dictionary: Dictionary, ...parameters: SqliteParameters): Row[]
  find(dictionary: Dictionary, ...parameters: SqliteParameters): Row | undefined
}

/** A query with the shape of its rows. It is prepared once per open dictionary. */
export function statement<Row>(sql: string): Statement<Row> {
  return {
    list: (dictionary, ...parameters) => dictionary.prepare<Row>(sql).all(...parameters),
    find: (dictionary, ...parameters) => dictionary.prepare<Row>(sql).get(...parameters),
  }
}

/** The same for one `value` by a number. */
export function valueStatement<Value>(
  sql: string,
): (dictionary: Dictionary, number: number) => Value | undefined {
  return (dictionary, number) => dictionary.prepareValue<Value>(sql)(number)
}
