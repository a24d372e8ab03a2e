// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { cutGloss, MatchedGlosses } from './matched-glosses'
import { buildWordItem } from './testing/build-search-answer'

afterEach(cleanup)

test('a gloss is cut at its marks', () => {
  expect(
    cutGloss('to take a picture', [
      [3, 7],
      [10, 17],
    ]),
  ).toEqual([
    { text: 'to ', isMarked: false },
    { text: 'take', isMarked: true },
    { text: ' a ', isMarked: false },
    { text: 'picture', isMarked: true },
  ])
})

test('the gloss that was asked for stands first, its words marked', () => {
  const item = buildWordItem({
    text: '撮る',
    glosses: ['to photograph', 'to film', 'to take a picture'],
    gloss: { place: 2, marks: [[10, 17]] },
  })
  const { container } = render(<MatchedGlosses item={item} />)
  expect(container.textContent).toBe('to take a picture; to photograph; to film')
  expect(container.querySelector('mark')?.textContent).toBe('picture')
})

test('a word that its headword found keeps the order of the source', () => {
  const item = buildWordItem({ text: '猫', glosses: ['cat', 'pussy-cat'] })
  const { container } = render(<MatchedGlosses item={item} />)
  expect(container.textContent).toBe('cat; pussy-cat')
  expect(container.querySelector('mark')).toBeNull()
})

test('the one word that is what was typed says what else it means', () => {
  const item = buildWordItem({
    text: '二十日',
    glosses: ['20th day of the month'],
    alsoMeans: ['twenty days'],
  })
  const { container } = render(<MatchedGlosses item={item} />)
  expect(container.textContent).toBe('1. 20th day of the month 2. twenty days')
})
