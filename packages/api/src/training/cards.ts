import type { output } from '@kotonoha/contract/kanji/algorithm/get-cards'
import { findSecondsPerAnswer } from '@kotonoha/study/pace/seconds-per-answer'
import { listLessonFacets } from '@kotonoha/study/subject'
import { listCardGroups } from '@kotonoha/user-db/queries/progress/card-spread'
import { listDayTotals } from '@kotonoha/user-db/queries/study/day-counts'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'
import type { CurriculumIndex } from '../study/curriculum-index'
import { toCalendar } from '../study/scheduling'
import type { StudyLearner } from '../study/study-procedure'

const paceDays = 30
/** What comes near to zero cannot be told apart, and would be asked every day. */
const leastStability = 0.1

/** A learner's cards in groups, with what comes to them. */
export async function getCardsOf(
  queries: Queries,
  { learner, curriculum, at }: { learner: StudyLearner; curriculum: CurriculumIndex; at: Date },
): Promise<z.infer<typeof output>> {
  const { userId, preferences } = learner
  const today = toCalendar(preferences).toDay(at.getTime())
  const [groups, totals] = await Promise.all([
    listCardGroups(queries, userId),
    listDayTotals(queries, { userId, from: today - paceDays, to: today }),
  ])
  const all = curriculum.subjects
    .filter(({ isCore }) => isCore)
    .reduce((sum, { kind }) => sum + listLessonFacets(kind, preferences).length, 0)
  const begun = groups.reduce((sum, { count }) => sum + count, 0)
  return {
    groups: groups.map(({ stability, difficulty, lastDay, count }) => ({
      stability: Math.max(leastStability, stability),
      difficulty,
      age: Math.max(0, today - lastDay),
      count,
    })),
    newPerDay: preferences.newPerDay,
    cardsLeft: Math.max(0, all - begun),
    secondsPerAnswer: findSecondsPerAnswer(totals),
  }
}
