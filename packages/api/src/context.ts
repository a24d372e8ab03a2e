import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'

/** What every procedure is given beside its input. */
export interface Context {
  /** The open dictionary; undefined until one has been built. */
  dictionary: Dictionary | undefined
}
