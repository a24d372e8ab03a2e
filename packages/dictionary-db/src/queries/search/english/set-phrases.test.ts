import { expect, test } from 'vitest'
import { listSetPhrases } from './set-phrases'

test.each([
  ['make friends', ['友達', '親しむ']],
  ['to make friends', ['友達', '親しむ']],
  ["I'm running late", ['遅れる', '遅刻']],
  ['to be careful', ['気をつける']],
  ['Thank you for coming', ['ありがとう', 'ありがとうございます', 'どうも']],
  ['sum up', ['まとめる', '要約']],
  ['look at', ['見る', '眺める']],
  ['To the left', ['左']],
  ['rock band', []],
])('%s is said %j', (english, japanese) => {
  expect(listSetPhrases(english)).toEqual(japanese)
})
