/** A fault in XML, by its index in the text that was parsed. The caller knows the file. */
export class XmlError extends Error {
  override readonly name = 'XmlError'

  constructor(
    problem: string,
    readonly index: number,
  ) {
    super(problem)
  }
}
