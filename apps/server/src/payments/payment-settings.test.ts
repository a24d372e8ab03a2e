import { expect, test } from 'vitest'
import { readPaymentSettings } from './payment-settings'

test('who says nothing sells nothing', () => {
  expect(readPaymentSettings({})).toEqual({ provider: 'off' })
  expect(readPaymentSettings({ KOTONOHA_PAYMENTS: '' })).toEqual({ provider: 'off' })
})

test('test payments have three free levels unless said otherwise', () => {
  const environment = { KOTONOHA_PAYMENTS: 'test' }
  expect(readPaymentSettings(environment)).toEqual({ provider: 'test', freeLevels: 3 })
  expect(readPaymentSettings({ ...environment, KOTONOHA_FREE_LEVELS: '1' })).toEqual({
    provider: 'test',
    freeLevels: 1,
  })
})

test.each([
  [{ KOTONOHA_PAYMENTS: 'cash' }, /KOTONOHA_PAYMENTS: must be off or test/],
  [{ KOTONOHA_PAYMENTS: 'test', NODE_ENV: 'production' }, /must not be test in production/],
  [{ KOTONOHA_FREE_LEVELS: '0' }, /KOTONOHA_FREE_LEVELS: must be a whole number from 1 to 60/],
])('%o stops the start', (environment, message) => {
  expect(() => readPaymentSettings(environment)).toThrow(message)
})
