import type { ServerResponse } from 'node:http'
import { type PlainAnswer, sendAnswer } from './plain-answer'

/**
 * Who is answered first waits no longer than this for those that another answer is being found for: about as
 * long as four questions take. Where many ask at once, half of them are answered sooner so (decision 134).
 */
const longestWaitMs = 3

/**
 * Sends the answers that are found in one turn of the event loop together, at its end. Each sending by
 * itself wakes up whoever waits at the other end, which takes the system four times as long as the
 * sending; and while many ask at once, a proxy or a program that asks for all of them is woken up once for
 * all that it is given (decision 132). Alone, an answer waits for nothing.
 */
export class AnswersOfATurn {
  #waiting: [ServerResponse, PlainAnswer][] = []
  #since = 0
  readonly #headers: readonly string[]
  readonly #now: () => number

  /** `headers` are sent with every answer; `now` counts milliseconds. */
  constructor(headers: readonly string[], now: () => number) {
    this.#headers = headers
    this.#now = now
  }

  /** To be called before an answer is looked for: one may take long, and those that are found do not wait for it. */
  sendLate(): void {
    if (this.#waiting.length > 0 && this.#now() - this.#since >= longestWaitMs) this.#sendAll()
  }

  send(outgoing: ServerResponse, answer: PlainAnswer): void {
    if (this.#waiting.push([outgoing, answer]) > 1) return
    this.#since = this.#now()
    setImmediate(() => this.#sendAll())
  }

  #sendAll(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const [outgoing, answer] of waiting) sendAnswer(outgoing, answer, this.#headers)
  }
}
