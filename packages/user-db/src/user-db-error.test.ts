import { expect, test } from 'vitest'
import { toUserDbError, UserDbUnavailableError } from './user-db-error'

function errorWith(code: string | undefined, message = 'x'): Error {
  return Object.assign(new Error(message), code === undefined ? {} : { code })
}

test.each([
  ['ECONNREFUSED', 'unreachable', 'nobody listens'],
  ['ENOENT', 'unreachable', 'the socket is gone while the server starts again'],
  ['57P03', 'starting', 'the server replays its log'],
  ['57P01', 'starting', 'the server is being stopped'],
  ['53100', 'disk-full', 'no room to write'],
  ['53300', 'overloaded', 'the server takes no more connections'],
  ['57014', 'too-slow', 'the statement was ended for its length'],
])('%s means %s: %s', (code, reason) => {
  expect(toUserDbError(errorWith(code))).toMatchObject({ reason })
})

test.each([
  ['timeout exceeded when trying to connect', 'overloaded', 'no connection became free'],
  ['Connection terminated unexpectedly', 'unreachable', 'the server was killed'],
  ['Query read timeout', 'unreachable', 'the server hangs'],
])('the driver’s "%s" means %s: %s', (message, reason) => {
  expect(toUserDbError(errorWith(undefined, message))).toMatchObject({ reason })
})

test('what a statement did wrong stays as it is', () => {
  const duplicate = errorWith('23505')
  expect(toUserDbError(duplicate)).toBe(duplicate)
  expect(toUserDbError(new TypeError('a mistake'))).not.toBeInstanceOf(UserDbUnavailableError)
})
