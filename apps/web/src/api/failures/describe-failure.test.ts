import { expect, test } from 'vitest'
import { CallFailure } from '../calls/call-failure'
import { describeFailure } from './describe-failure'

const authError = (code: string, message = '', more = {}) =>
  Object.assign(new Error(message), { name: 'AuthApiError', code, ...more })

test.each([
  [authError('invalid_credentials'), /password is not right/, 'a wrong password'],
  [
    authError('validation_failed', 'Unable to validate email address: invalid format'),
    /not an e-mail address/,
    'an address that the service alone knows to be none',
  ],
  [authError('validation_failed', 'The request is not well-formed'), /not valid/, 'anything else'],
  [authError('otp_expired'), /no longer valid/, 'a wrong or old code'],
  [
    authError('over_email_send_rate_limit', 'only request this after 42 seconds.'),
    /Wait 42 seconds/,
    'a mail too soon after another: how long to wait',
  ],
  [
    authError('weak_password', 'Password should be at least 8 characters.', {
      name: 'AuthWeakPasswordError',
      reasons: ['length', 'pwned'],
    }),
    /at least 8 characters.*stolen/,
    'a weak password: every reason',
  ],
  [
    Object.assign(new Error('Failed to fetch'), { name: 'AuthRetryableFetchError' }),
    /could not be reached/,
    'no connection to the authentication service',
  ],
  [new TypeError('Failed to fetch'), /could not be reached/, 'no connection for a download'],
  [new CallFailure('Failed to fetch'), /could not be reached/, 'no connection for a procedure'],
  [
    new CallFailure('session-ended', { data: { httpStatus: 401 } }),
    /signed out/,
    'a session that ended elsewhere',
  ],
  [authError('of_another_release'), /did not work/, 'a code nobody knows'],
  [undefined, /could not be reached/, 'nothing to go by'],
])('%s reads %s: %s', (error, words, _what) => {
  expect(describeFailure(error)).toMatch(words)
})
