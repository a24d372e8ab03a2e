import { expect, test } from 'vitest'
import { tellRetryAfter } from './tell-retry-after'

const answer = (status: number, body: string, seconds?: string) =>
  new Response(body, { status, headers: seconds === undefined ? {} : { 'retry-after': seconds } })

const messageOf = async (response: Response) =>
  (await (await tellRetryAfter(response)).json()).message

test('a refusal says when one may try again, and stays the same otherwise', async () => {
  const told = await tellRetryAfter(answer(429, '{"code":"x","message":"Too many."}', '40'))
  expect(told.status).toBe(429)
  expect(await told.json()).toEqual({ code: 'x', message: 'Too many. Try again after 40 seconds.' })
})

test('what says it already is left as it is', async () => {
  const pause = '{"message":"request this after 12 seconds."}'
  expect(await messageOf(answer(429, pause, '12'))).toBe('request this after 12 seconds.')
})

test.each([
  [429, '{"message":"Too many."}', undefined, 'no such header'],
  [429, '{"message":"Too many."}', 'Wed, 21 Oct 2026 07:28:00 GMT', 'a date, as proxies write it'],
  [429, '<html>', '40', 'no answer of the service'],
  [200, '{"message":"Too many."}', '40', 'no refusal'],
])('%i %s with %s is not touched: %s', async (status, body, seconds, _reason) => {
  expect(await (await tellRetryAfter(answer(status, body, seconds))).text()).toBe(body)
})
