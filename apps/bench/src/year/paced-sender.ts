import type { JsonClient } from '../accounts/json-client'
import { askOrThrow, RefusedCall, renewSession } from '../accounts/learners'

/** A learner may make 120 calls a minute. */
const msBetweenCalls = 520
/** A server that is busy otherwise may refuse some of thousands of calls. */
const mostTries = 5
const msBeforeNextTry = 5000

/** Sends no faster than a learner may, and goes on when the hour of their token is over. */
export function createPacedSender(
  client: JsonClient,
  learner: { accessToken: string; refreshToken: string },
) {
  let nextAt = performance.now()
  return async (procedure: string, body: object) => {
    await wait(nextAt - performance.now())
    let isOver = false
    for (let tries = mostTries; ; tries -= 1) {
      nextAt = Math.max(nextAt, performance.now()) + msBetweenCalls
      try {
        if (isOver) await renewSession(client, learner)
        await askOrThrow(client, `/api/${procedure}`, { body, token: learner.accessToken })
        return
      } catch (error) {
        // Each has its ids, so that it may be sent again.
        if (tries === 1) throw error
        isOver = error instanceof RefusedCall && error.status === 401
        if (!isOver) await wait(msBeforeNextTry)
      }
    }
  }
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
