import { findSubjectStudyData } from '@kotonoha/dictionary-db/queries/curriculum/find-subject-study-data'
import { openFullDictionary } from '@kotonoha/dictionary-db/testing/open-full-dictionary'
import { expect, test } from 'vitest'
import { createCurriculumIndex } from './curriculum-index'
import { toItemTeaching } from './item-teaching'

const full = openFullDictionary()

test.skipIf(full === undefined)(
  'a lesson keeps an item apart from what is taught by its level',
  () => {
    if (full === undefined) return
    const { subjects, findKanji } = createCurriculumIndex(full)
    const core = subjects.filter(({ isCore, kind }) => isCore && kind !== 'component')
    const levels = new Map<string, number>()
    // A kanji and its one-kanji word are written alike.
    for (const { literal, level } of core) {
      levels.set(literal, Math.min(level, levels.get(literal) ?? level))
    }
    let told = 0
    for (const data of findSubjectStudyData(
      full,
      core.map(({ subjectId }) => subjectId),
    )) {
      const { literal, level } = data.subject
      const { alike = [] } = toItemTeaching(full, data)
      told += alike.length
      expect(alike).not.toContain(literal)
      expect(new Set(alike).size).toBe(alike.length)
      for (const other of alike) expect(levels.get(other)).toBeLessThanOrEqual(level)
    }
    expect(told).toBeGreaterThan(1000)
    const alikeOf = (literal: string) => {
      const [data] = findSubjectStudyData(full, [findKanji(literal)?.subjectId ?? 0])
      return data && toItemTeaching(full, data).alike
    }
    // 士 comes ten levels after 土, and is kept apart from it then.
    expect(alikeOf('土')).toEqual([])
    expect(alikeOf('士')).toContain('土')
  },
)
