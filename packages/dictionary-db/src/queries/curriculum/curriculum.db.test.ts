import { describe, expect, test, vi } from 'vitest'
import { openTinyDictionary } from '../../testing/open-tiny-dictionary'
import { findComponentOverview } from './find-component-overview'
import { findSubjectStudyData } from './find-subject-study-data'
import { getCurriculum } from './get-curriculum'
import { listNeeds } from './list-needs'
import type { SubjectFilter } from './list-subjects'
import { listSubjects, listSubjectsById } from './list-subjects'

const dictionary = openTinyDictionary()
const kanjiId = (literal: string) => 20_000_000 + (literal.codePointAt(0) ?? 0)
const all = listSubjects(dictionary, {})

/** 食べる, number 1000110 in the tiny sources. */
const taberu = 31_000_110

function studyOf(subjectId: number) {
  const [data] = findSubjectStudyData(dictionary, [subjectId])
  if (data === undefined) throw new Error(`${subjectId} is no subject`)
  return data
}

describe('the curriculum of the tiny dictionary', () => {
  test('has as many levels as its kanji fill, and every count is that of the list', () => {
    const { version, levels } = getCurriculum(dictionary)
    expect(version).toBeGreaterThan(0)
    const kanji = all.filter(({ kind }) => kind === 'kanji')
    expect(levels).toHaveLength(Math.ceil(kanji.length / 36))
    for (const { level, ...counts } of levels) {
      const count = (kind: string, isCore: boolean) =>
        all.filter((each) => each.level === level && each.kind === kind && each.isCore === isCore)
          .length
      expect(counts).toEqual({
        kanji: count('kanji', true),
        components: count('component', true),
        words: count('word', true),
        extendedWords: count('word', false),
      })
    }
  })

  test('is listed in the order of teaching: parts, kanji, core words, other words', () => {
    const places = all.map(({ level, position }) => level * 10_000 + position)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    const ranks = all
      .filter(({ level }) => level === 1)
      .map(({ kind, isCore }) => (kind === 'component' ? 0 : kind === 'kanji' ? 1 : isCore ? 2 : 3))
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
  })

  const filters: SubjectFilter[] = [
    { level: 2 },
    { level: 1, kind: 'kanji' },
    { kind: 'word', core: true },
    { kind: 'word', core: false },
    { level: 99 },
  ]

  test.each(filters)('filtered by %j it is that part of the whole', (filter) => {
    const expected = all.filter(
      ({ level, kind, isCore }) =>
        (filter.level ?? level) === level &&
        (filter.kind ?? kind) === kind &&
        (filter.core ?? isCore) === isCore,
    )
    expect(listSubjects(dictionary, filter)).toEqual(expected)
  })

  test('teaches nothing before what it needs', () => {
    const byId = new Map(all.map((each) => [each.subjectId, each]))
    for (const [id, needs] of listNeeds(dictionary)) {
      for (const need of needs) {
        const [needed, own] = [byId.get(need), byId.get(id)]
        expect(needed?.level ?? 99, `${own?.literal} needs ${need}`).toBeLessThanOrEqual(
          own?.level ?? 0,
        )
      }
    }
  })

  test('subjects by id come in the order asked for, unknown ones left out', () => {
    const ids = [taberu, 1, kanjiId('食')]
    expect(listSubjectsById(dictionary, ids).map(({ literal }) => literal)).toEqual([
      '食べる',
      '食',
    ])
  })
})

describe('what is asked of a subject', () => {
  test('of a word: its reading in hiragana, its meanings, the kanji it is written with', () => {
    const { subject, reading, acceptedMeanings, needs } = studyOf(taberu)
    expect(subject).toMatchObject({ kind: 'word', literal: '食べる', jlpt: 'N5', wordId: 1000110 })
    expect(subject.spellingId).toMatch(/^s[a-z2-7]{10}$/)
    expect(reading).toMatchObject({ kind: null, taught: ['たべる'], display: 'たべる' })
    expect(acceptedMeanings[0]).toBe('to eat')
    expect(needs).toEqual([kanjiId('食')])
  })

  test('of a kanji: one reading, while all its others are known as true', () => {
    const { reading, words, meaning, acceptedMeanings } = studyOf(kanjiId('食'))
    expect(acceptedMeanings[0]).toBe(meaning)
    expect(reading?.taught.length).toBeGreaterThan(0)
    const known = [...(reading?.taught ?? []), ...(reading?.other ?? [])]
    expect(known).toEqual(expect.arrayContaining(['しょく', 'た', 'たべる']))
    expect(new Set(known).size).toBe(known.length)
    expect(words).toContain(taberu)
  })

  test('of many at once: what each is alone, in the order asked for, in as many questions as of one', () => {
    const ids = all.map(({ subjectId }) => subjectId).toReversed()
    const prepare = vi.spyOn(dictionary, 'prepare')
    const together = findSubjectStudyData(dictionary, [...ids, 999])
    const asked = prepare.mock.calls.length
    prepare.mockClear()
    const alone = ids.map((id) => studyOf(id))
    const askedOfOne = prepare.mock.calls.length / ids.length
    prepare.mockRestore()
    expect(together).toEqual(alone)
    expect(asked).toBe(askedOfOne)
  })

  test('no blocked answer is a right answer as well', () => {
    for (const data of findSubjectStudyData(
      dictionary,
      all.map(({ subjectId }) => subjectId),
    )) {
      const right = data.acceptedMeanings.map((meaning) => meaning.toLowerCase())
      for (const { text } of data.blockedMeanings) expect(right).not.toContain(text.toLowerCase())
    }
  })
})

describe('a component', () => {
  test('is found in the kanji that have it, in the order of teaching', () => {
    for (const { subjectId } of all.filter(({ kind }) => kind === 'component')) {
      const overview = findComponentOverview(dictionary, subjectId)
      expect(overview?.names.length).toBeGreaterThan(0)
      expect(overview?.foundIn.length).toBeGreaterThan(0)
      const levels = overview?.foundIn.map(({ level }) => level) ?? []
      expect(levels).toEqual([...levels].sort((a, b) => a - b))
      expect(levels[0]).toBe(overview?.subject.level)
    }
  })

  test('is none where the id is that of a kanji', () => {
    expect(findComponentOverview(dictionary, kanjiId('食'))).toBeUndefined()
  })
})
