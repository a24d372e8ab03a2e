import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { openFullDictionary } from '@kotonoha/dictionary-db/testing/open-full-dictionary'
import { openTinyDictionary } from '@kotonoha/dictionary-db/testing/open-tiny-dictionary'
import type { SlipKind } from '@kotonoha/study/answers/testing/list-slips'
import { listSlips, slipKinds } from '@kotonoha/study/answers/testing/list-slips'
import { listVocabulary } from '@kotonoha/study/answers/vocabulary'
import { describe, expect, test } from 'vitest'
import { hasBalancedBrackets } from '../check-answers'
import { SpellingNeighbours } from './spelling-neighbours'
import { readAskedSubjects } from './testing/judge-meaning'

const directions = /left|right|north|south|east|west/
const longEnough = /^[a-z]{5,}$/

/** The subjects as they are asked, with the words by which slips are told from other words. */
function readAnswers(dictionary: Dictionary) {
  const { all, judge } = readAskedSubjects(dictionary)
  const english = new Set(listVocabulary(all.flatMap(({ acceptedMeanings }) => acceptedMeanings)))
  const core = all.filter(({ subject }) => subject.isCore)
  return { core, english, judge }
}

type Answers = ReturnType<typeof readAnswers>

/**
 * Shares of slips that are accepted: of all, and of those that spell no other word. Of every so
 * many subjects one is measured.
 */
function measureSlips({ core, english, judge }: Answers, kind: SlipKind, step = 1) {
  const all = { right: 0, count: 0 }
  const plain = { right: 0, count: 0 }
  for (const [place, data] of core.entries()) {
    if (place % step !== 0 || !longEnough.test(data.meaning)) continue
    for (const slip of listSlips(data.meaning, kind)) {
      const isRight = judge(slip, data).outcome === 'right'
      const isPlain = !english.has(slip) && !directions.test(data.meaning)
      for (const each of isPlain ? [all, plain] : [all]) {
        each.count += 1
        each.right += Number(isRight)
      }
    }
  }
  return { all: all.right / all.count, plain: plain.right / plain.count, count: all.count }
}

/**
 * Meanings shown of others that are spelt nearly like an answer, and are taken for a slip of it. Of
 * every so many words one is looked at, and all else.
 */
function listLetThrough({ core, judge }: Answers, step = 1): string[] {
  const neighbours = new SpellingNeighbours(core.map(({ meaning }) => meaning))
  const asked = core.filter(({ subject }, place) => subject.kind !== 'word' || place % step === 0)
  return asked.flatMap((data) => {
    const others = new Set(data.acceptedMeanings.flatMap((meaning) => neighbours.find(meaning)))
    return [...others]
      .filter((other) => judge(other, data).reason === 'typo')
      .map((other) => `${data.subject.literal} ${data.meaning}: ${other}`)
  })
}

test('with the few subjects of the tests slips are forgiven, and other meanings are not', () => {
  const answers = readAnswers(openTinyDictionary())
  for (const kind of slipKinds) {
    const { plain, count } = measureSlips(answers, kind)
    expect(count, kind).toBeGreaterThan(100)
    expect(plain, kind).toBeGreaterThanOrEqual(0.98)
  }
  expect(listLetThrough(answers)).toEqual([])
})

const full = openFullDictionary()

describe.skipIf(full === undefined)('the answers to the curriculum of the real sources', () => {
  let read: Answers | undefined
  const findAnswers = () => {
    if (full === undefined) throw new Error('these tests run on the full dictionary only')
    read ??= readAnswers(full)
    return read
  }

  test('a letter left out, doubled or swapped is forgiven, and no other meaning is let through', () => {
    const answers = findAnswers()
    for (const kind of slipKinds) {
      const { all, plain } = measureSlips(answers, kind, 5)
      expect(plain, `${kind}, where it spells no other word`).toBeGreaterThanOrEqual(0.98)
      expect(all, kind).toBeGreaterThanOrEqual(0.94)
    }
    expect(listLetThrough(answers, 5)).toEqual([])
  })

  test('no meaning has a bracket that is not closed', () => {
    const { core } = findAnswers()
    const meanings = core.flatMap(({ acceptedMeanings }) => acceptedMeanings)
    expect(meanings.filter((meaning) => !hasBalancedBrackets(meaning))).toEqual([])
  })

  test.each([
    ['犬', 'dog', true, 'brackets within brackets are left out whole'],
    ['楽', 'easy', true, 'the word 楽 is'],
    ['金', 'money', true, 'what the word かね means'],
    ['車', 'vehicle', true, 'what the word くるま means'],
    ['見', 'to look', true, 'what 見る means'],
    ['近', 'close', true, 'what 近い means'],
    ['母', 'mom', true, 'what a child says'],
    ['姉', 'big sister', true, 'big is older'],
    ['何', 'dick', false, 'coarse senses are not lent'],
    ['待', 'hold', false, 'that is 持'],
  ])('%s answered by "%s" is right: %s, for %s', (literal, typed, isRight) => {
    const { core, judge } = findAnswers()
    const asked = core.find(
      ({ subject }) => subject.kind === 'kanji' && subject.literal === literal,
    )
    if (asked === undefined) throw new Error(`${literal} is not taught`)
    expect(judge(typed, asked).outcome === 'right').toBe(isRight)
  })
})
