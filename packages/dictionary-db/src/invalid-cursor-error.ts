/** The cursor is none that an earlier answer gave. */
export class InvalidCursorError extends Error {
  override readonly name = 'InvalidCursorError'

  constructor(cursor: string) {
    super(`cursor: ${JSON.stringify(cursor)} is not one that an earlier answer gave`)
  }
}
