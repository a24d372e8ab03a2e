import type { output } from '@kotonoha/contract/kanji/progress/get-overview'
import { jlptLevels } from '@kotonoha/japanese/jlpt-level'
import { findBucket, isReached, isStudied } from '@kotonoha/study/levels/subject-standing'
import type { z } from 'zod'
import type { LearnerStanding } from '../study/learner-standing'
import { keepByStanding } from './kept-by-standing'

type KnownCourse = Pick<z.infer<typeof output>, 'kinds' | 'text' | 'jlpt'>

const kept = keepByStanding<KnownCourse>()

/** How much of the course a learner knows. */
export function findKnownCourse(standing: LearnerStanding): KnownCourse {
  return kept.get(standing, [], () => countKnownCourse(standing))
}

/** In one walk over the thousands of items. */
function countKnownCourse(standing: LearnerStanding): KnownCourse {
  const { curriculum } = standing
  const none = { low: 0, medium: 0, high: 0, passed: 0, total: 0 }
  const kinds = { component: { ...none }, kanji: { ...none }, word: { ...none } }
  let isTextCounted = false
  let known = 0
  let begun = 0
  for (const subject of curriculum.subjects) {
    if (!isStudied(standing, subject)) continue
    const counts = kinds[subject.kind]
    const share = subject.useShare
    counts.total += 1
    if (share !== null) isTextCounted = true
    const bucket = findBucket(standing, subject)
    if (bucket === undefined) continue
    counts[bucket] += 1
    begun += share ?? 0
    if (bucket !== 'low') known += share ?? 0
  }
  return {
    kinds,
    // How much of ordinary text the kanji known and begun make up.
    text: isTextCounted ? { known, begun } : null,
    jlpt: jlptLevels.map((level) => {
      const kanji = curriculum.kanjiOfJlpt(level)
      const reached = kanji.filter((each) => isReached(standing, each)).length
      return { level, total: kanji.length, known: reached }
    }),
  }
}
