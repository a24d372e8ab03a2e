/** A source file that cannot be read, told in one line: which file, where in it, and what is wrong. */
export class SourceError extends Error {
  override readonly name = 'SourceError'

  constructor(
    /** The file as the person who runs the build knows it. */
    readonly file: string,
    problem: string,
    /** `line 12`, `entry 1358280`, `byte 4096` … */
    readonly place?: string,
    options?: ErrorOptions,
  ) {
    super(place === undefined ? `${file}: ${problem}` : `${file}, ${place}: ${problem}`, options)
  }
}
