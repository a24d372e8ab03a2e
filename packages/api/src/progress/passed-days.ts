import type { LearnerDay } from '@kotonoha/srs/learner-day'
import { getSubjectKind, type SubjectKind } from '@kotonoha/study/subject'
import type { LearnerStanding } from '../study/learner-standing'
import { keepByStanding } from './kept-by-standing'

/** The days on which items were passed first, every core facet of them, the oldest day first. */
export interface PassedDays extends Readonly<Record<SubjectKind, readonly LearnerDay[]>> {
  /** Those of the components that the first level teaches. */
  firstComponents: readonly LearnerDay[]
}

type ToDay = (atMs: number) => LearnerDay

const kept = keepByStanding<PassedDays>()

/** What a learner has passed of the curriculum as it is today, by kind. */
export function listPassedDays(standing: LearnerStanding, toDay: ToDay): PassedDays {
  return kept.get(standing, [toDay], () => findPassedDays(standing, toDay))
}

function findPassedDays({ curriculum, standings }: LearnerStanding, toDay: ToDay): PassedDays {
  const days = {
    component: [] as LearnerDay[],
    kanji: [] as LearnerDay[],
    word: [] as LearnerDay[],
    firstComponents: [] as LearnerDay[],
  }
  for (const { subjectId, passedAtMs } of standings.values()) {
    if (passedAtMs === undefined) continue
    const subject = curriculum.byId.get(subjectId)
    if (subject === undefined) continue
    const day = toDay(passedAtMs)
    const kind = getSubjectKind(subjectId)
    days[kind].push(day)
    if (kind === 'component' && subject.level === 1) days.firstComponents.push(day)
  }
  return {
    component: toOrder(days.component),
    kanji: toOrder(days.kanji),
    word: toOrder(days.word),
    firstComponents: toOrder(days.firstComponents),
  }
}

/** Typed, thousands of numbers are sorted without a call for each two of them. */
function toOrder(days: readonly LearnerDay[]): LearnerDay[] {
  return Array.from(Int32Array.from(days).sort())
}
