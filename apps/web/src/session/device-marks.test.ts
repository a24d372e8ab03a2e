// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { fetchWithDeviceMarks } from './device-marks'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const signIn = 'http://localhost/auth/v1/token?grant_type=password'

test('the mark of a sign-in goes along with the next ones, and with nothing else', async () => {
  const sent: (string | null)[] = []
  let marks = 0
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    sent.push(headers.get('x-device-mark'))
    marks += 1
    return new Response('{}', { headers: { 'x-device-mark': `mark${marks}` } })
  })
  await fetchWithDeviceMarks(signIn, { headers: { apikey: 'x' } })
  await fetchWithDeviceMarks(signIn)
  await fetchWithDeviceMarks('http://localhost/auth/v1/user')
  expect(sent).toEqual([null, 'mark1', null])
  for (let count = 0; count < 5; count += 1) await fetchWithDeviceMarks(signIn)
  expect(sent.at(-1)?.split(',')).toHaveLength(5)
})
