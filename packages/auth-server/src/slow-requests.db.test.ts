import { connect } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { autoconfirm, startTestAuth } from './testing/test-auth'

const auth = startTestAuth(autoconfirm)
afterAll(() => vi.useRealTimers())

test('a request that does not get its body across within ten seconds is answered with 504', async () => {
  const { hostname, port } = new URL(auth.url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString()
  })
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  socket.write(
    'POST /auth/v1/signup HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"email":',
  )
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(9_900)
  expect(answer).toBe('')
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  await expect.poll(() => answer).toContain('request_timeout')
  expect(answer).toMatch(/^HTTP\/1\.1 504 /)
  socket.destroy()
})
