import { storeAssumedCard } from '@kotonoha/study/fold/reset-card'
import { createAssumedCard, listAssumedDays } from '@kotonoha/study/onboarding/assumed-known'
import { listCoreFacets } from '@kotonoha/study/subject'
import { mapInSlices } from '@kotonoha/user-db/in-slices'
import { listCardsOf, saveCards } from '@kotonoha/user-db/queries/study/cards'
import { assumeLevels } from '@kotonoha/user-db/queries/study/levels'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { CurriculumIndex } from './curriculum-index'
import { toCalendar } from './scheduling'
import type { StudyPreferences } from './study-preferences'

export interface Assumption {
  userId: string
  revision: number
  preferences: StudyPreferences
  curriculum: CurriculumIndex
  at: Date
  /** Levels below this one are taken for known. */
  belowLevel: number
}

/**
 * Takes the levels below one for known: they are passed, and what was never studied of them gets
 * cards. Left open, they would look as if they were being studied, and so many of those brake.
 */
export async function assumeKnown(queries: Queries, assumption: Assumption): Promise<void> {
  const { userId, revision, preferences, curriculum, at, belowLevel } = assumption
  const lower = Array.from({ length: belowLevel - 1 }, (_, index) => index + 1)
  const subjects = lower.flatMap((level) => curriculum.coreOfLevel(level))
  const subjectIds = subjects.map(({ subjectId }) => subjectId)
  const studied = new Set(
    (await listCardsOf(queries, { userId, subjectIds })).map(({ subjectId }) => subjectId),
  )
  const names = subjects
    .filter(({ subjectId }) => !studied.has(subjectId))
    .flatMap(({ subjectId, kind }) => listCoreFacets(kind).map((facet) => ({ subjectId, facet })))
  const calendar = toCalendar(preferences)
  const nowMs = at.getTime()
  const dueDays = listAssumedDays(names.length, calendar.toDay(nowMs))
  const made = await mapInSlices(names, (name, index) => {
    const dueDay = dueDays[index]
    if (dueDay === undefined) return []
    return [storeAssumedCard({ ...name, card: createAssumedCard(dueDay, { nowMs, calendar }), at })]
  })
  await saveCards(queries, { userId, revision, cards: made.flat() })
  await assumeLevels(queries, { userId, levels: lower, at })
}
