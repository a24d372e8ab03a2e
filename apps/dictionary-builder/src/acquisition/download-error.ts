/** A download that did not come to its end, told in one line. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError'

  constructor(
    readonly url: string,
    problem: string,
    /** The server was never reached: its other files need not be tried. */
    readonly isUnreachable: boolean,
    options?: ErrorOptions,
  ) {
    super(`${url}: ${problem}`, options)
  }
}
