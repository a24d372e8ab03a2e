// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { usePreferences } from '../../session/preferences/preferences-store'
import {
  forgetRecentlyViewed,
  joinViews,
  leaveRecentlyViewed,
  rememberViewed,
  useRecentlyViewed,
  type Viewed,
} from './recently-viewed-store'

beforeEach(() => {
  leaveRecentlyViewed()
  usePreferences.getState().change({ keepRecentViewed: true })
})

const kanji = (kanjiId: string): Viewed => ({ kind: 'kanji', kanjiId, gloss: '' })
const toEat: Viewed = {
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

test('clearing is remembered until the account was told; leaving an account tells it nothing', () => {
  rememberViewed(toEat)
  forgetRecentlyViewed(new Date('2026-04-01T12:00:00Z'))
  expect(useRecentlyViewed.getState()).toEqual({
    entries: [],
    forgottenAt: '2026-04-01T12:00:00.000Z',
  })
  leaveRecentlyViewed()
  expect(useRecentlyViewed.getState().forgottenAt).toBeNull()
})

test('of two devices the later visit of a word stands', () => {
  const here = { ...toEat, viewedAt: '2026-04-01T12:00:00.000Z' }
  const there = { ...toEat, text: '喰べる', viewedAt: '2026-04-01T13:00:00.000Z' }
  const between = { ...kanji('食'), viewedAt: '2026-04-01T12:30:00.000Z' }
  expect(joinViews([here, between], [there])).toEqual([there, between])
})

/** As an earlier visit left it on the device. */
async function readKept(entries: readonly unknown[]): Promise<void> {
  localStorage.setItem('recently-viewed-store', JSON.stringify({ state: { entries }, version: 0 }))
  await useRecentlyViewed.persist.rehydrate()
}

test('what an earlier release kept without a time is the oldest, kanji and words alike', async () => {
  await readKept([kanji('日'), { ...toEat, viewedAt: '2026-04-02T12:00:00.000Z' }])
  expect(useRecentlyViewed.getState().entries).toEqual([
    { ...kanji('日'), viewedAt: '1970-01-01T00:00:00.000Z' },
    { ...toEat, viewedAt: '2026-04-02T12:00:00.000Z' },
  ])
})

test('of what is neither a kanji nor a word nothing is taken over', async () => {
  await readKept([kanji('日'), { kind: 'name', gloss: '' }])
  expect(listKanji()).toEqual([])
})
