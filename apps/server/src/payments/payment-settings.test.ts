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

const stripe = {
  KOTONOHA_PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_51abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
}

test('two keys and the word are all that Stripe needs; its tax is off unless said otherwise', () => {
  expect(readPaymentSettings(stripe)).toMatchObject({
    provider: 'stripe',
    freeLevels: 3,
    stripe: {
      webhookSecrets: ['whsec_abc'],
      tax: 'off',
      apiUrl: new URL('https://api.stripe.com'),
    },
  })
  const changing = { ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' }
  expect(readPaymentSettings(changing)).toMatchObject({
    stripe: { webhookSecrets: ['whsec_new', 'whsec_old'] },
  })
})

test('keys of Stripe matter only where payments are taken by it', () => {
  const settings = readPaymentSettings({ STRIPE_SECRET_KEY: 'nonsense', STRIPE_TAX: 'nonsense' })
  expect(settings).toEqual({ provider: 'off' })
})

test.each([
  [{ STRIPE_SECRET_KEY: '' }, /^STRIPE_SECRET_KEY: must be a secret or restricted key/],
  [{ STRIPE_SECRET_KEY: 'pk_live_51abc' }, /^STRIPE_SECRET_KEY: must be/],
  [{ STRIPE_WEBHOOK_SECRET: 'we_1abc' }, /^STRIPE_WEBHOOK_SECRET: must be the signing secret/],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_a,whsec_b,whsec_c' }, /^STRIPE_WEBHOOK_SECRET: must be/],
  [{ STRIPE_TAX: 'on' }, /^STRIPE_TAX: must be one of automatic, managed, off/],
  [{ STRIPE_API_URL: 'x' }, /^STRIPE_API_URL: must be a web address/],
  [
    { STRIPE_API_URL: 'http://127.0.0.1:1', NODE_ENV: 'production' },
    /^STRIPE_API_URL: must not be set in production/,
  ],
  [{ STRIPE_SECRET_KEY: 'rk_live_51abc' }, /^AUTH_SITE_URL: must be set/],
])('with Stripe %o stops the start', (more, message) => {
  expect(() => readPaymentSettings({ ...stripe, ...more })).toThrow(message)
})

test('no message shows a secret', () => {
  const environment = { ...stripe, STRIPE_SECRET_KEY: 'hidden1', STRIPE_WEBHOOK_SECRET: 'hidden2' }
  expect(() => readPaymentSettings(environment)).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hidden') }),
  )
})

test.each([
  [{ KOTONOHA_PAYMENTS: 'cash' }, /KOTONOHA_PAYMENTS: must be off, test or stripe/],
  [{ KOTONOHA_PAYMENTS: 'test', NODE_ENV: 'production' }, /must not be test in production/],
  [{ KOTONOHA_FREE_LEVELS: '0' }, /KOTONOHA_FREE_LEVELS: must be a whole number from 1 to 60/],
])('%o stops the start', (environment, message) => {
  expect(() => readPaymentSettings(environment)).toThrow(message)
})
