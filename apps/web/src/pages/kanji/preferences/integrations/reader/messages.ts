import type { ImportFailureCode } from '../import-failure'
import type { ColumnChoice, FoundTable, ReadSource, ReplayingLearner } from '../import-item'

/** What the worker that reads files is asked. */
export type ToReader =
  | { kind: 'open-text'; text: string }
  | { kind: 'open-table'; file: File }
  | { kind: 'open-anki'; file: File }
  | { kind: 'open-jpdb'; file: File }

/** The same with whose answers are replayed; or how the tables that were found are to be read. */
export type ReaderRequest =
  | { kind: 'open'; opened: ToReader; learner: ReplayingLearner }
  /** For the tables, in their order. */
  | { kind: 'choose'; choices: readonly ColumnChoice[] }

export type FromReader =
  | { kind: 'tables'; tables: FoundTable[] }
  /** `name`: of the account, where the learner chose no file. */
  | { kind: 'read'; read: ReadSource; name?: string }
  | { kind: 'failed'; code: ImportFailureCode }
