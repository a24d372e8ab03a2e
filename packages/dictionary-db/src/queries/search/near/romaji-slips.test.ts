import { expect, test } from 'vitest'
import { toPlainRomaji } from './romaji-slips'
import { romajiCosts, slipCost } from './slip-cost'

test.each([
  ['shuukan', 'syukan', 'Hepburn and the official system, a long vowel'],
  ['zasshi', 'zassi', 'a double'],
  ['fuutou', 'huto', 'fu and hu'],
  ['jinkou', 'zinko', 'ji and zi'],
  ["kin'en", 'kinen', 'an apostrophe'],
  ['shimbun', 'sinbun', 'm before b'],
])('%s is told apart as %s is: %s', (romaji, other) => {
  expect(toPlainRomaji(romaji)).toBe(toPlainRomaji(other))
})

test.each([
  ['watru', 'wataru', 'waru', 'a vowel is left out rather than a consonant too much'],
  ['tomodahci', 'tomodachi', 'tomodai', 'letters change places'],
  ['tkai', 'tokai', 'kai', 'a vowel after the first consonant'],
])('%s is nearer to %s than to %s: %s', (typed, meant, other) => {
  const cost = slipCost(typed, meant, 2.4, romajiCosts)
  expect(cost).toBeDefined()
  expect(cost).toBeLessThan(slipCost(typed, other, 9, romajiCosts) ?? 9)
})
