// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { usePreferences } from '../preferences/preferences-store'
import {
  forgetRecentlyViewed,
  type RecentlyViewed,
  rememberViewed,
  useRecentlyViewed,
} from './recently-viewed-store'

beforeEach(() => {
  forgetRecentlyViewed()
  usePreferences.getState().change({ keepRecentViewed: true })
})

const kanji = (kanjiId: string): RecentlyViewed => ({ kind: 'kanji', kanjiId, gloss: '' })
const toEat: RecentlyViewed = {
  kind: 'word',
  wordId: 1358280,
  spellingId: 'saaaaaaaaaa',
  text: '食べる',
  reading: 'たべる',
  gloss: 'to eat',
}

const listKanji = () =>
  useRecentlyViewed
    .getState()
    .entries.map((entry) => (entry.kind === 'kanji' ? entry.kanjiId : entry.text))

test('the latest comes first', () => {
  for (const each of ['日', '本', '語']) rememberViewed(kanji(each))
  expect(listKanji()).toEqual(['語', '本', '日'])
})

test('what is seen again moves to the front and is there once', () => {
  for (const each of ['日', '本', '日']) rememberViewed(kanji(each))
  expect(listKanji()).toEqual(['日', '本'])
})

test('a word is one entry, whichever spelling was shown; the last one stays', () => {
  rememberViewed(toEat)
  rememberViewed({ ...toEat, spellingId: 'sbbbbbbbbbb', text: '喰べる' })
  expect(listKanji()).toEqual(['喰べる'])
})

test('old ones are forgotten, so that the list stays a glance', () => {
  for (let code = 0; code < 40; code += 1) {
    rememberViewed(kanji(String.fromCodePoint(0x4e00 + code)))
  }
  expect(listKanji()).toHaveLength(24)
  expect(listKanji()[0]).toBe(String.fromCodePoint(0x4e00 + 39))
})

test('nothing is remembered where the learner does not want it', () => {
  usePreferences.getState().change({ keepRecentViewed: false })
  rememberViewed(toEat)
  expect(listKanji()).toEqual([])
})
