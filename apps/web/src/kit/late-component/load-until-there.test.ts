// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { loadUntilThere } from './load-until-there'

test.each([
  ['the browser says that the connection is back', () => window.dispatchEvent(new Event('online'))],
  ['some seconds have passed', () => vi.advanceTimersByTime(5000)],
])('code that could not be fetched is asked for again when %s', async (_when, pass) => {
  vi.useFakeTimers()
  try {
    const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const loading = loadUntilThere(load.mockResolvedValueOnce('code'))
    await vi.advanceTimersByTimeAsync(100)
    expect(load).toHaveBeenCalledTimes(1)
    pass()
    expect(await loading).toBe('code')
  } finally {
    vi.useRealTimers()
  }
})
