import { listPartOfSpeechCodes } from '@kotonoha/japanese/part-of-speech'
import { expect, test } from 'vitest'
import { isPartOfSpeechChosen, toggleGroup, togglePartOfSpeech } from './toggle-part-of-speech'

const suru = { code: 'vs', group: 'verb' } as const

test('choosing a family takes the single ones of it up, and leaves those of others', () => {
  expect(toggleGroup(['v1', 'adj-i'], 'verb')).toEqual(['adj-i', 'verb'])
})

test('a family chosen twice is gone', () => {
  expect(toggleGroup(['verb', 'noun'], 'verb')).toEqual(['noun'])
})

test('a code counts as chosen through its family', () => {
  expect(isPartOfSpeechChosen(['verb'], 'v5k')).toBe(true)
  expect(isPartOfSpeechChosen(['noun'], 'v5k')).toBe(false)
})

test('a single code is put in and taken out again', () => {
  expect(togglePartOfSpeech(['noun'], suru)).toEqual(['noun', 'vs'])
  expect(togglePartOfSpeech(['noun', 'vs'], suru)).toEqual(['noun'])
})

test('taking one out of a chosen family leaves all others of it', () => {
  const rest = togglePartOfSpeech(['verb'], suru)
  expect(rest).not.toContain('verb')
  expect(rest).not.toContain('vs')
  expect(rest).toHaveLength(listPartOfSpeechCodes('verb').length - 1)
})

test('putting the last one in makes it the family again', () => {
  expect(togglePartOfSpeech(togglePartOfSpeech(['verb'], suru), suru)).toEqual(['verb'])
})
