import type { ApiInputs, ApiOutputs } from '../../../../api/api'

/** An item of another program as the server is told of it. */
export type ImportItem = ApiInputs['kanji']['import']['preview']['items'][number]
export type ImportSource = ApiInputs['kanji']['import']['preview']['source']
export type ImportFinding = ApiOutputs['kanji']['import']['preview']['findings'][number]
export type ImportOutcome = ApiOutputs['kanji']['import']['getOutcome']

/** Whose answers are replayed: the learner's days, and how they remember. */
export interface ReplayingLearner {
  zone: string
  dayStartHour: number
  /** Null for those of most people. */
  parameters: readonly number[] | null
}

/** All that a source has, ready to be sent. */
export interface ReadSource {
  items: ImportItem[]
  /** SHA-256 of the items, in hexadecimal digits. */
  hash: string
  /** Rows that were left out because nothing Japanese stands in them, or more than is taken. */
  leftOut: number
}

/** Which columns of a table say what; null where none does. */
export interface ColumnChoice {
  /** Undefined leaves the whole table out. */
  text: number | undefined
  reading: number | undefined
}

/** A table or note type whose columns the learner may choose. */
export interface FoundTable {
  name: string
  rowCount: number
  columns: { name: string; examples: string[] }[]
  guess: ColumnChoice
}
