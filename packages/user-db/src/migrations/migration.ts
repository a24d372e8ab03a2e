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
  /**
   * What a step that was released as one statement is done by since: parts that together come to the
   * same, a transaction each. A start that is cut short begins with the first of them again, so each
   * must be one that may be repeated.
   */
  inParts?: ReadonlyMap<string, readonly string[]>
}
