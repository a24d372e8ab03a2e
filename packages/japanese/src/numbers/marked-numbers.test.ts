import { expect, test } from 'vitest'
import { parseDecimal, toBothEnds, toSpokenMark } from './marked-numbers'

test.each([
  ['¥500', '500円'],
  ['￥1,200', '1,200円'],
  ['$20', '20ドル'],
  ['1st', '1番目'],
  ['22nd', '22番目'],
  ['5kg', '5キロ'],
  ['50%', '50パーセント'],
  ['10℃', '10度'],
  ['2.5L', '2.5リットル'],
])('%s is said as %s', (text, said) => {
  expect(toSpokenMark(text)).toBe(said)
})

test.each(['500', '$', 'st', '1stop', '¥五百', '3d', '4K', '%'])(
  '%s has no mark beside a number',
  (text) => {
    expect(toSpokenMark(text)).toBeUndefined()
  },
)

test.each([
  ['1.5', '1', '5', ''],
  ['3.14', '3', '14', ''],
  ['2.5キロ', '2', '5', 'キロ'],
  ['2.5kg', '2', '5', 'キロ'],
  ['1,000.25', '1,000', '25', ''],
])('%s is a whole and a fraction', (text, whole, fraction, counter) => {
  expect(parseDecimal(text)).toEqual({ whole, fraction, counter })
})

test.each(['2025.5.3', '15', '.5', '1.', '1.5.', 'v1.5'])('%s is no decimal', (text) => {
  expect(parseDecimal(text)).toBeUndefined()
})

test.each([
  ['2、3日', '2日3日'],
  ['3~5人', '3人5人'],
  ['二、三人', '二人三人'],
  ['10,000円', undefined],
  ['2、3', undefined],
])('%s is a range: %s', (text, ends) => {
  expect(toBothEnds(text)).toBe(ends)
})
