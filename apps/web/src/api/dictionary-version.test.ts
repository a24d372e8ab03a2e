import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { restoreAnswers } from './dictionary-version'
import { restoreCache } from './persisted-cache'

vi.mock('./persisted-cache')

/** A storage that a busy device reads in a second; says whether the first page waited for it. */
async function restoreFromSlowStorage({ onLine }: { onLine: boolean }): Promise<boolean> {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', { getItem: () => 'version' })
  vi.stubGlobal('navigator', { onLine })
  let isRestored = false
  vi.mocked(restoreCache).mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    isRestored = true
  })
  const restoring = restoreAnswers(new QueryClient())
  await vi.advanceTimersToNextTimerAsync()
  await restoring
  return isRestored
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('saved answers are not waited for longer than fresh ones would take', async () => {
  expect(await restoreFromSlowStorage({ onLine: true })).toBe(false)
})

test('without a network they are all there is, and a slow device is waited for', async () => {
  expect(await restoreFromSlowStorage({ onLine: false })).toBe(true)
})
