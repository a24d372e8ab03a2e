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
