import { expect, test } from 'vitest'
import { joinSums, KeySums, powersUpTo, sumOf } from './key-sums'
import { toSortedKeys } from './sorted-keys'

test.each([
  ['', 'べんきょう'],
  ['べん', 'きょう'],
  ['べんきょう', ''],
  ['東京', 'タワー'],
])('the sum of %s and %s is put together of theirs', (first, second) => {
  const power = powersUpTo(second.length)[second.length] ?? 0
  expect(joinSums(sumOf(first), sumOf(second), power)).toBe(sumOf(first + second))
})

test('every key is said to be one, and hardly any text that is none', () => {
  const syllables = [...'あかさたなはまやらわいきしちにひみり']
  const texts = syllables.flatMap((one) =>
    syllables.flatMap((two) => syllables.map((three) => one + two + three)),
  )
  const { packed } = toSortedKeys(texts)
  const sums = new KeySums(packed)
  expect(texts.every((text) => sums.mayHave(sumOf(text)))).toBe(true)
  const others = texts.map((text) => `${text}ん`)
  const mistaken = others.filter((text) => sums.mayHave(sumOf(text))).length
  expect(mistaken).toBeLessThan(others.length / 20)
})
