import { countCleanDrawings } from '@kotonoha/user-db/queries/progress/card-spread'
import { type CalibrationBin, listCalibration } from '@kotonoha/user-db/queries/progress/retention'
import { listIntroduced } from '@kotonoha/user-db/queries/progress/study-days'
import { type DayTotal, listDayTotals } from '@kotonoha/user-db/queries/study/day-counts'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { LearnerStanding } from '../study/learner-standing'
import { findGrowthStep } from './growth'
import { keepByStanding } from './kept-by-standing'

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

const kept = keepByStanding<AnswerFacts>()

/** Not for use in a transaction, as a standing is not. */
export function readAnswerFacts(queries: Queries, asked: Asked): AnswerFacts {
  const { standing, today } = asked
  const facts = kept.get(standing, [today], () => askForFacts(queries, asked))
  // What failed is asked for again by the next who wants it.
  for (const each of Object.values(facts)) each.catch(() => kept.forget(standing, facts))
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
