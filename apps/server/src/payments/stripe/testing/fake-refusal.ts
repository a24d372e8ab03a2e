/** Thrown where Stripe refuses what it is asked. */
export class FakeRefusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}
