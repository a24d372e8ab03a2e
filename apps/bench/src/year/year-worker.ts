/** A process of `measure-year.ts`: lives the years it is told of, one after another. */
import { type LifeMessage, liveWhenTold, tell } from './fork-lives'
import { makeUpHabits } from './learner-habits'
import { type LivedYear, liveYear } from './live-year'
import { readCurriculum } from './taught-subjects'

export interface YearsToLive {
  file: string
  learners: readonly number[]
  firstDay: number
  days: number
}

export interface YearOf extends LifeMessage {
  learner: number
  year: LivedYear
}

liveWhenTold(async ({ file, learners, firstDay, days }: YearsToLive) => {
  const curriculum = readCurriculum(file)
  for (const number of learners) {
    const habits = makeUpHabits(number)
    const { learner: _, ...year } = liveYear({ habits, curriculum, firstDay, days })
    await tell<YearOf>({ learner: number, year })
  }
})
