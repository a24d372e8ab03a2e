import { createSimplePayments } from '@kotonoha/api/testing/simple-payments'
import { expect, test } from 'vitest'
import { rememberOffer } from './remember-offer'

const prices = [
  { plan: 'annual' as const, amount: 7200, currency: 'eur', interval: 'year' as const },
]

test('what was known is shown while nobody answers, and nothing before anything is known', async () => {
  const { provider } = createSimplePayments()
  let isAway = true
  const listPrices = async () => {
    if (isAway) throw new Error('away')
    return { tax: 'included' as const, prices }
  }
  const findOffer = rememberOffer({ provider: { ...provider, listPrices }, freeLevels: 3 })
  const askAndWait = async () => {
    findOffer()
    await new Promise(setImmediate)
    return findOffer()
  }
  expect(await askAndWait()).toBeUndefined()
  isAway = false
  await new Promise(setImmediate)
  expect(await askAndWait()).toEqual({ freeLevels: 3, tax: 'included', prices })
  isAway = true
  expect(await askAndWait()).toEqual({ freeLevels: 3, tax: 'included', prices })
})
