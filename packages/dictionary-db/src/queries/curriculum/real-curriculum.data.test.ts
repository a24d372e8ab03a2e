import { describe, expect, test } from 'vitest'
import { openFullDictionary } from '../../testing/open-full-dictionary'
import { findComponentOverview } from './find-component-overview'
import { findSubjectStudyData } from './find-subject-study-data'
import { findVerbUse } from './find-verb-use'
import { getCurriculum } from './get-curriculum'
import { listSourceMeanings } from './list-source-meanings'
import { listSubjects } from './list-subjects'

const full = openFullDictionary()

function getFull() {
  if (full === undefined) throw new Error('these tests run on the full dictionary only')
  return full
}

/** The figures that the builder measured, as far as there is a mark for them. */
interface Report {
  area2000: number[]
  pairs: { all: number; before: number }
  kanji: number
  kanjiWithPartsTaught: number
  deadlines: { jlpt: number; level: number }[]
  taughtReadings: { on: number; kun: number; covered: number }
}

function getReport(): Report {
  const row = getFull().prepare<{ report: string }>('SELECT report FROM curriculum').get()
  return JSON.parse(row?.report ?? '{}')
}

// The marks: what a change of sources or rules must not fall behind (decision 009).
describe.skipIf(full === undefined)('the curriculum of the real sources', () => {
  test('teaches 2,160 kanji, 36 a level, every one once and all jōyō kanji among them', () => {
    const { levels } = getCurriculum(getFull())
    expect(levels.map(({ kanji }) => kanji)).toEqual(Array.from({ length: 60 }, () => 36))
    const taught = new Set(listSubjects(getFull(), { kind: 'kanji' }).map(({ literal }) => literal))
    expect(taught.size).toBe(2160)
    const joyo = getFull()
      .prepare<{ literal: string }>('SELECT literal FROM kanji WHERE grade <= 8')
      .all()
    expect(joyo.filter(({ literal }) => !taught.has(literal))).toEqual([])
  })

  test.each([
    ['閉まる', false, '閉める'],
    ['閉める', true, '閉まる'],
    ['開ける', true, '開く'],
    ['食べる', true, undefined],
    ['閉じる', undefined, undefined],
    ['学校', undefined, undefined],
  ])(
    'the use of %s as a verb is told: done to something %s, its partner %s',
    (literal, is, other) => {
      const word = listSubjects(getFull(), { kind: 'word' }).find(
        (each) => each.literal === literal,
      )
      const use = word && findVerbUse(getFull(), word)
      expect(use?.isTransitive).toBe(is)
      expect(use?.partner?.literal).toBe(other)
      if (other !== undefined) expect(use?.partner?.meanings).not.toEqual([])
    },
  )

  test.each([
    ['word', '事実', 'reality'],
    ['kanji', '隊', 'regiment'],
  ] as const)('of the %s %s all meanings of the sources are listed', (kind, literal, meaning) => {
    const found = listSubjects(getFull(), { kind }).find((each) => each.literal === literal)
    expect(found && listSourceMeanings(getFull(), found)).toContain(meaning)
  })

  test('no level has more than 15 parts or 80 core words', () => {
    for (const { components, words } of getCurriculum(getFull()).levels) {
      expect(components).toBeLessThanOrEqual(15)
      expect(words).toBeLessThanOrEqual(80)
    }
  })

  test('every kanji has its parts before or with it', () => {
    const { kanji, kanjiWithPartsTaught } = getReport()
    expect(kanjiWithPartsTaught).toBe(kanji)
  })

  test('N5 is taught by level 4, N4 by 12, N3 by 24, N2 by 38', () => {
    const levels = new Map(getReport().deadlines.map(({ jlpt, level }) => [jlpt, level]))
    expect(levels.get(5)).toBeLessThanOrEqual(4)
    expect(levels.get(4)).toBeLessThanOrEqual(12)
    expect(levels.get(3)).toBeLessThanOrEqual(24)
    expect(levels.get(2)).toBeLessThanOrEqual(38)
  })

  test('the first 2,000 kanji open running text as early as was hoped for', () => {
    const { area2000 } = getReport()
    const mean = area2000.reduce((sum, area) => sum + area, 0) / area2000.length
    expect(mean).toBeGreaterThanOrEqual(0.785)
  })

  test('parts that are kanji are mostly taught before the kanji that have them', () => {
    const { pairs } = getReport()
    expect(pairs.before / pairs.all).toBeGreaterThanOrEqual(0.92)
  })

  test('a core word shows at least 95 % of the taught readings', () => {
    const { on, kun, covered } = getReport().taughtReadings
    expect(covered / (on + kun)).toBeGreaterThanOrEqual(0.95)
  })

  test('every component has an English name, a drawing and kanji that have it', () => {
    const components = listSubjects(getFull(), { kind: 'component' })
    const names = components.map(({ meaning }) => meaning)
    expect(names.filter((name) => !/^[a-z]/i.test(name))).toEqual([])
    for (const { subjectId } of components) {
      const overview = findComponentOverview(getFull(), subjectId)
      expect(overview?.foundIn).not.toEqual([])
      expect(overview?.drawing?.paths.length, overview?.subject.literal).toBeGreaterThan(0)
    }
  })

  test.each([
    ['night', '夜', 'light', 'a slip of one letter names another kanji'],
    ['left', '左', 'right', 'the opposite is never a slip'],
    ['day', '日', 'eye', '目 looks like it'],
  ])('%s (%s) may not be answered with %s: %s', (meaning, literal, other) => {
    const id = 20_000_000 + (literal.codePointAt(0) ?? 0)
    const [data] = findSubjectStudyData(getFull(), [id])
    expect(data?.acceptedMeanings).toContain(meaning)
    expect(data?.blockedMeanings.map(({ text }) => text)).toContain(other)
  })

  test('every subject can be answered', () => {
    const ids = listSubjects(getFull(), { core: true }).map(({ subjectId }) => subjectId)
    for (const { subject, acceptedMeanings, reading } of findSubjectStudyData(getFull(), ids)) {
      expect(acceptedMeanings, subject.literal).not.toEqual([])
      expect(reading === null, subject.literal).toBe(subject.kind === 'component')
    }
  })
})
