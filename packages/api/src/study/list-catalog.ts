import type { Subject } from '@kotonoha/dictionary-db/entities/curriculum/subject'
import { InvalidCursorError } from '@kotonoha/dictionary-db/invalid-cursor-error'
import type { JlptLevel } from '@kotonoha/japanese/jlpt-level'
import { findBucket, isStudied, isUnlocked } from '@kotonoha/study/levels/subject-standing'
import type { ProgressBucket } from '@kotonoha/study/progress-bucket'
import type { LearnerStanding } from './learner-standing'
import { toTile } from './to-tile'

export interface CatalogFilter {
  kind: Subject['kind']
  level?: number | undefined
  jlpt?: JlptLevel | undefined
  lock?: 'locked' | 'unlocked' | undefined
  progress?: ProgressBucket | undefined
  /** Only these items; undefined for all. */
  among?: ReadonlySet<number> | undefined
}

/** Items of the curriculum that all the filters leave, in the order of teaching. */
export function listCatalog(standing: LearnerStanding, filter: CatalogFilter): Subject[] {
  const { kind, level, jlpt, lock, progress, among } = filter
  return standing.curriculum.subjects.filter(
    (each) =>
      each.kind === kind &&
      (level === undefined || each.level === level) &&
      (jlpt === undefined || each.jlpt === jlpt) &&
      (among?.has(each.subjectId) ?? true) &&
      isStudied(standing, each) &&
      (lock === undefined || isUnlocked(standing, each) === (lock === 'unlocked')) &&
      (progress === undefined || findBucket(standing, each) === progress),
  )
}

const jlptOrder: readonly (JlptLevel | null)[] = ['N5', 'N4', 'N3', 'N2', 'N1', null]

/** By JLPT level from the easiest, what has none last; the order of teaching within. */
export function toJlptOrder(subjects: readonly Subject[]): Subject[] {
  return subjects.toSorted((a, b) => jlptOrder.indexOf(a.jlpt) - jlptOrder.indexOf(b.jlpt))
}

/** How many items of each JLPT level there are, and how many of them are passed. */
export function toSections(standing: LearnerStanding, subjects: readonly Subject[]) {
  return jlptOrder.flatMap((jlpt) => {
    const ofLevel = subjects.filter((each) => each.jlpt === jlpt)
    if (ofLevel.length === 0) return []
    const passed = ofLevel.filter((each) => findBucket(standing, each) === 'passed').length
    return [{ jlpt, count: ofLevel.length, passed }]
  })
}

/** A page of items; the cursor is the place where the next one begins. */
export function toPage(
  standing: LearnerStanding,
  subjects: readonly Subject[],
  { cursor, limit }: { cursor?: string | null | undefined; limit: number },
) {
  const start = toOffset(cursor)
  const end = start + limit
  return {
    items: subjects.slice(start, end).map((each) => toTile(standing, each)),
    nextCursor: end < subjects.length ? String(end) : null,
    total: subjects.length,
  }
}

/** Throws for a cursor that no answer gave. */
export function toOffset(cursor: string | null | undefined): number {
  if (cursor === null || cursor === undefined) return 0
  if (!/^[1-9]\d{0,5}$/.test(cursor)) throw new InvalidCursorError(cursor)
  return Number(cursor)
}
