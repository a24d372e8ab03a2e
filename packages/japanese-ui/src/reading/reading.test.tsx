// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Reading } from './reading'

test('okurigana is an element of its own, so that it can be told from the stem', () => {
  const { container } = render(<Reading kind="kun" stem="た" okurigana="べる" />)
  expect(container.textContent).toBe('たべる')
  expect(container.querySelector('.ja-reading-okurigana')?.textContent).toBe('べる')
})

test('an on reading has no okurigana to mark', () => {
  const { container } = render(<Reading kind="on" stem="ショク" okurigana="" />)
  expect(container.querySelector('.ja-reading-okurigana')).toBeNull()
})

test.each([
  ['prefix', 'お〜', 'stands before a word'],
  ['suffix', '〜お', 'stands after a word'],
] as const)('a %s is written %s: it %s', (affix, text, _reason) => {
  const { container } = render(<Reading kind="kun" stem="お" okurigana="" affix={affix} />)
  expect(container.textContent).toBe(text)
})
