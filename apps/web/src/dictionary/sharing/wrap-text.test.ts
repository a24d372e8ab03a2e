import { expect, test } from 'vitest'
import { wrapText } from './wrap-text'

/** Every character as wide as the next, so that the widths can be counted by eye. */
const measure = (text: string) => Array.from(text).length

test.each([
  ['to eat', 10, 2, ['to eat'], 'what fits stays on one line'],
  ['to live on a salary', 10, 2, ['to live on', 'a salary'], 'lines break between words'],
  ['one two three four', 9, 2, ['one two', 'three…'], 'what is left over is cut with a mark'],
  ['incomprehensibility', 8, 2, ['incompr…'], 'a word wider than the line is cut too'],
])('%s within %i: %s', (text, maxWidth, maxLines, lines, _reason) => {
  const shown = wrapText(text.split(/(?<= )/), { maxWidth, maxLines, measure })
  expect(shown).toEqual(lines)
  expect(shown.every((line) => measure(line) <= maxWidth)).toBe(true)
  expect(shown.length).toBeLessThanOrEqual(maxLines)
})

test('readings break after their comma, never inside', () => {
  const readings = ['セイ、', 'ショウ、', 'いきる']
  expect(wrapText(readings, { maxWidth: 8, maxLines: 2, measure })).toEqual([
    'セイ、ショウ、',
    'いきる',
  ])
})
