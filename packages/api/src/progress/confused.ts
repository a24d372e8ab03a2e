import type { output } from '@kotonoha/contract/kanji/progress/get-stats'
import type { Subject } from '@kotonoha/dictionary-db/entities/curriculum/subject'
import { normaliseMeaning } from '@kotonoha/study/answers/normalise-meaning'
import type { Mistake } from '@kotonoha/user-db/queries/study/dues'
import type { z } from 'zod'
import type { CurriculumIndex } from '../study/curriculum-index'
import type { LearnerStanding } from '../study/learner-standing'
import { toTile } from '../study/to-tile'

type Confused = z.infer<typeof output>['confused']

const shown = 12

/** Kanji and words by the meaning they are taught with; made once for each curriculum. */
const byMeaning = new WeakMap<CurriculumIndex, Map<string, Subject[]>>()

function listByMeaning(curriculum: CurriculumIndex, meaning: string): readonly Subject[] {
  let known = byMeaning.get(curriculum)
  if (known === undefined) {
    known = new Map()
    for (const subject of curriculum.subjects) {
      const key = normaliseMeaning(subject.meaning)
      const same = known.get(key)
      if (same === undefined) known.set(key, [subject])
      else same.push(subject)
    }
    byMeaning.set(curriculum, known)
  }
  return known.get(meaning) ?? []
}

/** Wrong answers that are the meaning of another item the learner has begun, the most frequent first. */
export function findConfused(standing: LearnerStanding, mistakes: readonly Mistake[]): Confused {
  const { curriculum, standings } = standing
  const pairs = new Map<string, { subject: Subject; other: Subject; times: number }>()
  for (const { subjectId, facet, answer } of mistakes) {
    const subject = curriculum.byId.get(subjectId)
    const meaning = facet === 'meaning' ? normaliseMeaning(answer) : ''
    if (subject === undefined || meaning === '') continue
    const other = listByMeaning(curriculum, meaning).find(
      (each) =>
        each.kind === subject.kind && each.subjectId !== subjectId && standings.has(each.subjectId),
    )
    if (other === undefined) continue
    const key = `${subjectId}/${other.subjectId}`
    const pair = pairs.get(key)
    if (pair === undefined) pairs.set(key, { subject, other, times: 1 })
    else pair.times += 1
  }
  return [...pairs.values()]
    .toSorted((one, another) => another.times - one.times)
    .slice(0, shown)
    .map(({ subject, other, times }) => ({
      tile: toTile(standing, subject),
      with: toTile(standing, other),
      times,
    }))
}
