/** A process of `measure-paces.ts`: lives the paces it is told of, one after another. */
import { type LifeMessage, liveWhenTold, tell } from './fork-lives'
import { type LivedPace, livePace, type Pace } from './live-pace'
import { readCurriculum } from './taught-subjects'

export interface PacesToLive {
  file: string
  paces: readonly { pace: Pace; learners: readonly number[] }[]
}

export interface PaceOf extends LifeMessage {
  pace: Pace
  lived: LivedPace
}

liveWhenTold(async ({ file, paces }: PacesToLive) => {
  const curriculum = readCurriculum(file)
  for (const { pace, learners } of paces) {
    for (const learner of learners) {
      await tell<PaceOf>({ pace, lived: livePace({ curriculum, pace, learner }) })
    }
  }
})
