import { toBelievedTime } from '@kotonoha/study/fold/believed-answer'
import { listCardsOf } from '@kotonoha/user-db/queries/study/cards'
import { findLastLevelThen } from '../billing/find-plan'
import type { Payments } from '../payments/payments'
import type { CurriculumIndex } from './curriculum-index'
import type { Lesson } from './lesson-answers'
import type { StudyChange } from './study-procedure'

interface Finished {
  curriculum: CurriculumIndex
  payments: Payments | undefined
  at: Date
  lessons: readonly Lesson[]
}

/**
 * Finished lessons that the learner's plan does not include: neither now nor when a device did
 * them, which may have been without a network and before the plan ended. What has cards was learnt
 * already, and is never refused.
 */
export async function findExcluded(
  { queries, userId, lastLevel }: StudyChange,
  { curriculum, payments, at, lessons }: Finished,
): Promise<ReadonlySet<string>> {
  const levelOf = ({ subjectId }: Lesson) => curriculum.byId.get(subjectId)?.level ?? 0
  const beyond = lessons.filter((each) => levelOf(each) > lastLevel)
  const excluded = new Set<string>()
  if (beyond.length === 0) return excluded
  const subjectIds = beyond.map(({ subjectId }) => subjectId)
  const cards = await listCardsOf(queries, { userId, subjectIds })
  const learnt = new Set(cards.map(({ subjectId }) => subjectId))
  for (const lesson of beyond) {
    if (learnt.has(lesson.subjectId)) continue
    const doneAt = toBelievedTime(Date.parse(lesson.completedAt), {
      at,
      sessionStartedAt: undefined,
    })
    const then = await findLastLevelThen(queries, { userId, payments, at: doneAt })
    if (levelOf(lesson) > then) excluded.add(lesson.lessonId)
  }
  return excluded
}
