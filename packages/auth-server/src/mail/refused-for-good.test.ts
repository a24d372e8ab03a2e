import { expect, test } from 'vitest'
import { isRefusedForGood } from './refused-for-good'

const toRecipient = { code: 'EENVELOPE', command: 'RCPT TO' }

test.each<[error: object, isFinal: boolean, reason: string]>([
  [{ ...toRecipient, responseCode: 550, response: '550 5.1.1 no such user' }, true, 'nobody there'],
  [
    { code: 'EMESSAGE', command: 'DATA', responseCode: 554, response: '554 no' },
    true,
    'not wanted',
  ],
  [{ ...toRecipient, responseCode: 450, response: '450 4.2.1 later' }, false, 'greylisting'],
  [{ ...toRecipient, responseCode: 554, response: '554 5.7.1 Relay denied' }, false, 'our fault'],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, false, 'our sender'],
  [{ code: 'EAUTH', responseCode: 535 }, false, 'our password'],
  [{ code: 'ETIMEDOUT' }, false, 'no answer'],
])('%j: %s (%s)', (error, expected) => {
  expect(isRefusedForGood(error)).toBe(expected)
})
