import { expect, test } from 'vitest'
import { toSharedText } from './shared-definition'

const link = 'https://example.org/app/dict/words/1358280/kanji'
const word = { kind: 'word', path: '/app/dict/words/1358280/kanji', jlpt: 'N5' } as const

test('a message tells how the word is read and what it means before the link', () => {
  const definition = {
    ...word,
    text: '食べる',
    readings: ['たべる'],
    meanings: ['to eat', 'to live on'],
  }
  expect(toSharedText(definition, link)).toBe(`食べる（たべる）: to eat; to live on\n${link}`)
})

test('a word in kana is not followed by itself', () => {
  const definition = { ...word, text: 'ありがとう', readings: [], meanings: ['thank you'] }
  expect(toSharedText(definition, link)).toBe(`ありがとう: thank you\n${link}`)
})

test('forty meanings make no message', () => {
  const meanings = Array.from({ length: 40 }, (_, index) => `meaning ${index + 1}`)
  const text = toSharedText({ ...word, text: '掛ける', readings: ['かける'], meanings }, link)
  expect(text).toContain('meaning 4\n')
})

test('a kanji without meanings is told without a colon that nothing follows', () => {
  const definition = { ...word, kind: 'kanji', text: '々', readings: [], meanings: [] } as const
  expect(toSharedText(definition, link)).toBe(`々\n${link}`)
})
