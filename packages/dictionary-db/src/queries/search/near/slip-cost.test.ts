import { expect, test } from 'vitest'
import { slipCost } from './slip-cost'

test.each([
  ['freind', 'friend', 'fried', 'letters swapped, rather than two changed'],
  ['wierd', 'weird', 'wired', 'vowels swapped, rather than other letters'],
  ['tommorow', 'tomorrow', 'tomboy', 'a double in the wrong place'],
  ['definately', 'definitely', 'delicately', 'a vowel for another'],
  ['rember', 'remember', 'member', 'two letters that stand there twice typed once'],
  ['telefone', 'telephone', 'telexed', 'ph written as it sounds'],
  ['elefant', 'elephant', 'elegance', 'ph written as it sounds, and again'],
])('%s is nearer to %s than to %s: %s', (typed, meant, other) => {
  const cost = slipCost(typed, meant, 2.4)
  expect(cost).toBeDefined()
  expect(cost).toBeLessThan(slipCost(typed, other, 9) ?? 9)
})

test('what is further away than allowed has no cost', () => {
  expect(slipCost('cat', 'elephant', 2)).toBeUndefined()
  expect(slipCost('cat', 'dog', 2)).toBeUndefined()
})

test('the first letter is believed more than another one', () => {
  expect(slipCost('bat', 'cat', 3)).toBeGreaterThan(slipCost('cab', 'cat', 3) ?? 9)
})
