// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { WordRow, type WordRowWord } from './word-row'

afterEach(cleanup)

const kirei: WordRowWord = {
  furigana: [
    { text: '綺', ruby: 'き' },
    { text: '麗', ruby: 'れい' },
  ],
  glosses: ['pretty', 'clean'],
  jlpt: 'N5',
  isCommon: true,
  isUsuallyKana: true,
}

test('the whole row is one link with headword, glosses and level', () => {
  render(<WordRow word={kirei} href="/app/dict/words/1591900" />)
  const link = screen.getByRole('link')
  expect(link.textContent).toContain('pretty; clean')
  expect(link.textContent).toContain('JLPT N5')
})

test('the kind of word stands before its meanings', () => {
  render(<WordRow word={{ ...kirei, partsOfSpeech: ['adj-na'] }} href="#" />)
  expect(screen.getByRole('link').textContent).toContain('な-adjective pretty; clean')
})

test('a common word that has no level says that it is common', () => {
  render(<WordRow word={{ ...kirei, jlpt: null }} href="#" />)
  expect(screen.getByText('common')).toBeDefined()
})

test('a word usually in kana says so beside its kanji', () => {
  render(<WordRow word={kirei} href="#" />)
  expect(screen.getByText('usually kana')).toBeDefined()
})

test('a headword already in kana does not say so again', () => {
  render(<WordRow word={{ ...kirei, furigana: [{ text: 'きれい' }] }} href="#" />)
  expect(screen.queryByText('usually kana')).toBeNull()
})

test('a rare word of no level has no marks', () => {
  render(<WordRow word={{ ...kirei, jlpt: null, isCommon: false }} href="#" />)
  expect(screen.getByRole('link').textContent).not.toMatch(/common|JLPT/)
})

test('the reason a word is in the list stands below the glosses', () => {
  render(<WordRow word={kirei} href="#" note="past of 綺麗" />)
  expect(screen.getByText('past of 綺麗')).toBeDefined()
})
