import type { Dictionary } from '../open-dictionary'

interface Statement<Row> {
  list(dictionary: Dictionary, ...parameters: unknown[]): Row[]
  find(dictionary: Dictionary, ...parameters: unknown[]): Row | undefined
}

/** A query with the shape of its rows. It is prepared once per open dictionary. */
export function statement<Row>(sql: string): Statement<Row> {
  return {
    list: (dictionary, ...parameters) => dictionary.prepare<Row>(sql).all(...parameters),
    find: (dictionary, ...parameters) => dictionary.prepare<Row>(sql).get(...parameters),
  }
}
