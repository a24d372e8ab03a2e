/** A process of `measure-year.ts`: lives the years it is told of, one after another. */
import { makeUpHabits } from './learner-habits'
import { type LivedYear, liveYear } from './live-year'
import { readCurriculum } from './taught-subjects'

export interface YearsToLive {
  file: string
  learners: readonly number[]
  firstDay: number
  days: number
}

export interface YearOf {
  learner: number
  year: LivedYear
  /** Of this process, since it began. */
  cpuSeconds: number
}

process.once('message', (years: YearsToLive) => {
  live(years).then(
    () => process.disconnect(),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

// Without whoever asked for them nobody wants the years.
process.once('disconnect', () => process.exit())

async function live({ file, learners, firstDay, days }: YearsToLive): Promise<void> {
  const curriculum = readCurriculum(file)
  for (const number of learners) {
    const habits = makeUpHabits(number)
    const { learner: _, ...year } = liveYear({ habits, curriculum, firstDay, days })
    const { user, system } = process.cpuUsage()
    const lived: YearOf = { learner: number, year, cpuSeconds: (user + system) / 1e6 }
    // Waited for: a process that never rests would send all of it at its end.
    await new Promise((sent) => process.send?.(lived, sent))
  }
}
