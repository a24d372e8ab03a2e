import { ImportFailure } from '../import-failure'
import type { FromReader } from '../reader/messages'
import { readWaniKani } from './read-wanikani'
import type { KeptAnswer } from './wanikani-client'

// Asks WaniKani with the learner's token, in a worker whose file is answered with a policy of its
// own: it may reach WaniKani and nobody else, not even us. The pages may not reach WaniKani.

/** For a second try after the network went away half-way. */
const kept = new Map<string, KeptAnswer>()

self.onmessage = ({ data: token }: MessageEvent<string>) => {
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
  void readWaniKani({ token, fetch: (...asked) => fetch(...asked), wait, kept })
    .then(({ read, name }): FromReader => ({ kind: 'read', read, name }))
    .catch((error: unknown): FromReader => {
      return { kind: 'failed', code: error instanceof ImportFailure ? error.code : 'broken' }
    })
    .then((message) => postMessage(message))
}
