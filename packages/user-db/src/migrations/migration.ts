/**
 * A change of the tables. Once released it is never edited: a mistake is mended by a later one.
 *
 * Each step is one statement and is recorded by itself, since databases that are spread over
 * machines change one thing at a time; a start that was cut short goes on with the next step.
 */
export interface Migration {
  /** Unique and lasting, such as `0001-profiles`. */
  name: string
  steps: readonly string[]
}
