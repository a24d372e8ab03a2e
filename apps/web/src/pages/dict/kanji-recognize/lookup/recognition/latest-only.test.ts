import { expect, test } from 'vitest'
import { createLatestOnly } from './latest-only'

function buildQueue() {
  const sent: [id: number, request: string][] = []
  return { sent, queue: createLatestOnly<string>((id, request) => sent.push([id, request])) }
}

test('while one is being answered, only the newest of the others is kept', () => {
  const { sent, queue } = buildQueue()
  for (const request of ['one stroke', 'two', 'three']) queue.ask(request)
  expect(sent).toEqual([[1, 'one stroke']])
  expect(queue.isLatest(1)).toBe(false)
  expect(sent).toEqual([
    [1, 'one stroke'],
    [2, 'three'],
  ])
  expect(queue.isLatest(2)).toBe(true)
})

test('an answer to what is still on the pad counts', () => {
  const { queue } = buildQueue()
  queue.ask('one stroke')
  expect(queue.isLatest(1)).toBe(true)
})

test('after the pad is cleared the answer on its way is dropped, and the next one counts', () => {
  const { sent, queue } = buildQueue()
  queue.ask('one stroke')
  queue.ask('two')
  queue.drop()
  expect(queue.isLatest(1)).toBe(false)
  expect(sent).toHaveLength(1)
  queue.ask('another character')
  expect(queue.isLatest(2)).toBe(true)
})
