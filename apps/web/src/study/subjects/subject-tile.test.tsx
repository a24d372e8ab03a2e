// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SubjectTile } from './subject-tile'
import { buildSubject } from './testing/build-subject'

afterEach(cleanup)

const now = new Date('2026-04-01T04:00:00Z')

const show = (changes: Parameters<typeof buildSubject>[0]) => {
  render(<SubjectTile subject={buildSubject(changes)} now={now} isEntry />)
  return screen.getByRole('link')
}

test.each([
  [{ progress: 'medium' } as const, /日\s*day\s*, medium$/, 'how well it is known'],
  [{ lock: 'locked' } as const, /, locked$/, 'that it is locked'],
  [{}, /, lesson ready$/, 'that its lesson may be done'],
  [
    { progress: 'low', dueAt: '2026-04-01T03:00:00Z' } as const,
    /, low, due$/,
    'that it is due: colours and dots say nothing to a screen reader',
  ],
])('a tile %j says in words %s (%s)', (changes, name, _reason) => {
  expect(show(changes).textContent).toMatch(name)
})

test.each([
  [{}, '/app/dict/kanji/%E6%97%A5/words', 'a kanji opens the dictionary'],
  [
    { kind: 'word', kanjiId: null, wordId: 1464530, spellingId: 'sabcdefghij' } as const,
    '/app/dict/words/1464530/kanji?spelling=sabcdefghij',
    'a word opens with the spelling that is taught',
  ],
  [
    { kind: 'component', kanjiId: null, subjectId: 10_020_154 } as const,
    '/app/kanji/components/10020154/found-in-kanji',
    'a component has a page of its own',
  ],
])('%j leads to %s: %s', (changes, href, _reason) => {
  expect(show(changes).getAttribute('href')).toBe(href)
})

test('a word is shown with its reading, one in kana only once', () => {
  expect(show({ kind: 'word', literal: '今日', reading: 'きょう' }).textContent).toContain('きょう')
  cleanup()
  expect(show({ kind: 'word', literal: 'きょう', reading: 'きょう' }).textContent).not.toMatch(
    /きょう.*きょう/,
  )
})
