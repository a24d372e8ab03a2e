import type { ImportFailureCode } from '../import-failure'
import type { ColumnChoice, FoundTable, ReadSource, ReplayingLearner } from '../import-item'

/** What the worker that reads files is asked. */
export type ToReader =
  | { kind: 'open-text'; text: string }
  | { kind: 'open-table'; file: File }
  /** For the tables that were found, in their order. */
  | { kind: 'choose'; choices: readonly ColumnChoice[]; learner: ReplayingLearner }

export type FromReader =
  | { kind: 'tables'; tables: FoundTable[] }
  | { kind: 'read'; read: ReadSource }
  | { kind: 'failed'; code: ImportFailureCode }
