import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue'

const options = { workerCount: 2, longestWaitMs: 3000, givenUpMs: 7000, usualMs: 100, now: () => 0 }

/** Work that ends when it is told to. */
function start(given: Partial<typeof options> = {}) {
  const queue = createFairQueue({ ...options, ...given })
  const begun: string[] = []
  const running: (() => void)[] = []
  const ask = (client: string, signal?: AbortSignal) =>
    queue.inTurn({ client, signal }, async () => {
      begun.push(client)
      await new Promise<void>((resolve) => running.push(resolve))
    })
  const endOne = async () => {
    running.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ask, begun, endOne }
}

test('a client that brings much waits for itself, and others are served between', async () => {
  const { ask, begun, endOne } = start()
  const asked = Array.from({ length: 20 }, () => ask('flood'))
  asked.push(ask('a'), ask('b'))
  for (let count = 0; count < 24; count += 1) await endOne()
  await Promise.all(asked)
  expect(begun.indexOf('a')).toBeLessThan(5)
  expect(begun.indexOf('b')).toBeLessThan(6)
})

test('who would wait too long is told so at once, with the time to come again', async () => {
  const { ask, endOne } = start({ longestWaitMs: 500 })
  const outcomes = Array.from({ length: 30 }, () =>
    ask('flood').then(
      () => 'done',
      (e) => e,
    ),
  )
  // Another client stands in a line of its own.
  const other = ask('other')
  for (let count = 0; count < 40; count += 1) await endOne()
  await other
  const refused = (await Promise.all(outcomes)).filter((outcome) => outcome !== 'done')
  expect(refused).toHaveLength(30 - 12)
  expect(refused[0]).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  expect(refused[0].retryAfterSeconds).toBeGreaterThan(0)
})

test('a request that was answered meanwhile gives its place up, and its work is never done', async () => {
  const { ask, begun, endOne } = start()
  const isOver = new AbortController()
  const first = [ask('a'), ask('a')]
  const late = ask('late', isOver.signal)
  const last = ask('last')
  isOver.abort()
  await expect(late).rejects.toMatchObject({ code: 'request_timeout' })
  for (let count = 0; count < 3; count += 1) await endOne()
  await Promise.all([...first, last])
  expect(begun).toEqual(['a', 'a', 'last'])
})
