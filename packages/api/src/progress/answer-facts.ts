import { countCleanDrawings } from '@kotonoha/user-db/queries/progress/card-spread'
import { type CalibrationBin, listCalibration } from '@kotonoha/user-db/queries/progress/retention'
import { listIntroduced } from '@kotonoha/user-db/queries/progress/study-days'
import { type DayTotal, listDayTotals } from '@kotonoha/user-db/queries/study/day-counts'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { LearnerStanding } from '../study/learner-standing'
import { findGrowthStep } from './growth'

interface Asked {
  userId: string
  standing: LearnerStanding
  today: number
}

/** What years of answers add up to. */
export interface AnswerFacts {
  /** Every day with study, the oldest first. */
  totals: Promise<readonly DayTotal[]>
  /** Items whose lesson was done, in the stretches of days that the growth is drawn in. */
  introduced: Promise<Awaited<ReturnType<typeof listIntroduced>>>
  calibration: Promise<readonly CalibrationBin[]>
  cleanDrawings: Promise<number>
}

const found = new WeakMap<LearnerStanding, { today: number; facts: AnswerFacts }>()

/**
 * Read once for a standing and a day: every answer that changes one of them makes a new revision of
 * the learner's data, and so a new standing, but the pages of progress are walked without an answer
 * between. Not for use in a transaction, as a standing is not.
 */
export function readAnswerFacts(queries: Queries, asked: Asked): AnswerFacts {
  const { standing, today } = asked
  const known = found.get(standing)
  if (known?.today === today) return known.facts
  const facts = askForFacts(queries, asked)
  found.set(standing, { today, facts })
  // What failed is asked for again by the next who wants it.
  for (const each of Object.values(facts)) {
    each.catch(() => {
      if (found.get(standing)?.facts === facts) found.delete(standing)
    })
  }
  return facts
}

function askForFacts(queries: Queries, { userId, today }: Asked): AnswerFacts {
  const totals = listDayTotals(queries, { userId, from: 0, to: today + 1 })
  return {
    totals,
    introduced: totals.then(([first]) => {
      if (first === undefined) return []
      const step = findGrowthStep({ firstDay: first.learnerDay, today })
      return listIntroduced(queries, { userId, today, step })
    }),
    calibration: listCalibration(queries, { userId, since: 0 }),
    cleanDrawings: countCleanDrawings(queries, userId),
  }
}
