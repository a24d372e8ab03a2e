import { expect, test } from 'vitest'
import { isNothingThere, isUnreachable, isWorthRetrying } from './api-error'
import { CallFailure } from './calls/call-failure'

/** As the client makes it of the server's answer. */
function buildError(httpStatus: number) {
  return CallFailure.from({
    error: { message: 'refused', code: -32004, data: { httpStatus } },
  })
}

const noAnswer = CallFailure.from(new TypeError('Failed to fetch'))

test.each([
  [404, true, 'the id is unknown'],
  [400, true, 'the id could never be one'],
  [500, false, 'the server failed'],
  [429, false, 'the server is busy'],
])('status %i means a page that does not exist: %s (%s)', (status, expected, _reason) => {
  expect(isNothingThere(buildError(status))).toBe(expected)
})

test.each([
  [500, true, 'may pass'],
  [503, true, 'may pass'],
  [429, true, 'may pass'],
  [408, true, 'may pass'],
  [404, false, 'will not'],
  [400, false, 'will not'],
])('a failure with status %i is worth a retry: %s (it %s)', (status, expected, _reason) => {
  expect(isWorthRetrying(buildError(status))).toBe(expected)
})

test('no answer at all is worth a retry, and is told apart', () => {
  expect(isWorthRetrying(noAnswer)).toBe(true)
  expect(isUnreachable(noAnswer)).toBe(true)
  expect(isUnreachable(buildError(500))).toBe(false)
  expect(isUnreachable(new Error('a fault of ours'))).toBe(false)
})
