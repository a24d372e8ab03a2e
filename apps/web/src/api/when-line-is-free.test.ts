import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from './query-client'
import { whenLineIsFree } from './when-line-is-free'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function ask(key: string): () => void {
  let answer = () => {}
  const answered = new Promise<string>((resolve) => {
    answer = () => resolve('')
  })
  void queryClient.fetchQuery({ queryKey: [key], queryFn: () => answered })
  return answer
}

function follow(): () => boolean {
  let isFree = false
  void whenLineIsFree().then(() => {
    isFree = true
  })
  return () => isFree
}

test('the line is free a moment after the page had its answers, those that lead to others too', async () => {
  const answerProfile = ask('profile')
  const isFree = follow()
  await vi.advanceTimersByTimeAsync(5000)
  expect(isFree()).toBe(false)
  answerProfile()
  await vi.advanceTimersByTimeAsync(600)
  const answerSession = ask('session')
  await vi.advanceTimersByTimeAsync(5000)
  expect(isFree()).toBe(false)
  answerSession()
  await vi.advanceTimersByTimeAsync(900)
  expect(isFree()).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  expect(isFree()).toBe(true)
})

test('where an answer never comes nobody waits for ever', async () => {
  ask('lost')
  const isFree = follow()
  await vi.advanceTimersByTimeAsync(31_000)
  expect(isFree()).toBe(true)
})
