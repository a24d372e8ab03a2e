import { expect, test } from 'vitest'
import { PlainFailure } from '../../../api/failures/plain-failure'
import { findRetrySeconds } from '../../../api/failures/retry-seconds'
import { describeAccessFailure } from './describe-access-failure'
import { requireCredentials } from './require-fields'

const authError = (code: string, message = '') =>
  Object.assign(new Error(message), { name: 'AuthApiError', code })

test.each([
  [authError('invalid_credentials'), /address or the password is not right/, 'no hint which'],
  [authError('signup_disabled'), /cannot be made here/, 'a closed installation'],
  [
    authError('over_request_rate_limit'),
    /Too many tries.*a few minutes/,
    'a limit is told plainly',
  ],
  [
    authError('over_request_rate_limit', 'Reached. Try again after 40 seconds.'),
    /again in 40 seconds\. For a password/,
    'with its end, where that is known',
  ],
  [
    authError('over_email_send_rate_limit', 'Exceeded. Try again after 700 seconds.'),
    /can be sent in 12 minutes/,
    'a limit of mails is no pause',
  ],
  [new PlainFailure('The code has six digits.'), /six digits/, 'words of the form itself'],
  [authError('of_another_release'), /did not work/, 'a code that is not known yet'],
])('%s reads %s: %s', (error, words, _reason) => {
  expect(describeAccessFailure(error)).toMatch(words)
})

test('until when one has to wait is read from the refusal', () => {
  const refusal = authError('over_email_send_rate_limit', 'request this after 42 seconds.')
  expect(findRetrySeconds(refusal)).toBe(42)
  expect(findRetrySeconds(authError('otp_expired', 'after 42 seconds'))).toBeUndefined()
})

test.each([
  [{ email: '', password: 'leaves' }, 'You must provide either an email or phone number'],
  [{ email: 'a@example.org', password: '' }, 'You must provide either an email or phone number'],
  [{ email: 'no address', password: 'leaves' }, 'not an e-mail address'],
])('%j is not sent: %s', (typed, words) => {
  expect(() => requireCredentials(typed)).toThrow(words)
})
