// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { buildSense, buildWord } from '../../testing/build-word'
import { FurtherSentences } from './further-sentences'

afterEach(cleanup)

const example = (text: string) => ({
  japanese: [{ text, isHeadword: false }],
  english: `${text} in English`,
  sourceIds: [text],
})

test('they wait behind a button where the meanings have examples of their own', () => {
  const senses = [buildSense({ meaningId: 1, examples: [example('手だ。')] })]
  render(<FurtherSentences word={buildWord({ senses, furtherExamples: [example('手です。')] })} />)
  expect(screen.queryByText('手です。')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'One more sentence with 手' }))
  expect(screen.getByText('手です。')).toBeDefined()
})

test('they are open where there are no others, and nothing stands where there are none', () => {
  render(<FurtherSentences word={buildWord({ furtherExamples: [example('手です。')] })} />)
  expect(screen.getByText('手です。')).toBeDefined()
  cleanup()
  const { container } = render(<FurtherSentences word={buildWord()} />)
  expect(container.textContent).toBe('')
})
