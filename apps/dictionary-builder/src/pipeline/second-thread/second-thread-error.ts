/** An error as one thread tells it to another: classes do not come over. */
export interface Failure {
  /** One line for whoever runs the build; undefined for a fault of the program. */
  explanation: string | undefined
  /** With its stack. */
  text: string
}

/** The second thread could not do its part; says what it said. */
export class SecondThreadError extends Error {
  override readonly name = 'SecondThreadError'
  /** One line for whoever runs the build; undefined for a fault of the program. */
  readonly explanation: string | undefined

  constructor({ explanation, text }: Failure) {
    super(explanation ?? text)
    this.explanation = explanation
  }
}
