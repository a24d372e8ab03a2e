import { availableParallelism } from 'node:os'
import { forkLives } from './fork-lives'
import type { LivedYear } from './live-year'
import type { YearOf, YearsToLive } from './year-worker'

export interface LivedYears {
  /** By the learner's number. */
  years: LivedYear[]
  seconds: number
  /** Of all processes together: what it takes where nothing else runs beside. */
  cpuSeconds: number
}

/** Lives the years of learners 0 to `learners` − 1, in as many processes as there are cores. */
export async function liveYears({
  learners,
  ...life
}: Omit<YearsToLive, 'learners'> & { learners: number }): Promise<LivedYears> {
  const startedAt = performance.now()
  const years: LivedYear[] = []
  const processes = Math.min(availableParallelism(), learners)
  const cpuSeconds = await Promise.all(
    Array.from({ length: processes }, (_, process) => {
      const own = Array.from({ length: learners }, (_learner, number) => number).filter(
        (number) => number % processes === process,
      )
      return forkLives<YearOf>(
        'year-worker.ts',
        { ...life, learners: own },
        ({ learner, year }) => {
          years[learner] = year
        },
      )
    }),
  )
  if (Object.keys(years).length !== learners) throw new Error('a year was not lived to its end')
  return {
    years,
    seconds: (performance.now() - startedAt) / 1000,
    cpuSeconds: cpuSeconds.reduce((sum, each) => sum + each, 0),
  }
}
