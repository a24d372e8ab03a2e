import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import type { Accounts } from './accounts/accounts'

/** What every procedure is given beside its input. */
export interface Context {
  /** The open dictionary; undefined until one has been built. */
  dictionary: Dictionary | undefined
  /**
   * Undefined in an installation without accounts, and for questions about the dictionary;
   * `unavailable` while the learners' data cannot be opened.
   */
  accounts?: Accounts | 'unavailable' | undefined
  /** Whether the app is to draw nothing; left out where only the dictionary is asked. */
  isSwitchedOff?: (() => boolean) | undefined
  /** What the request brought as its bearer token, not yet verified. */
  accessToken?: string | undefined
}
