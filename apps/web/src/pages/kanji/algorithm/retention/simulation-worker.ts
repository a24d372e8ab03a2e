/** Lives a year of studying for each wish, beside the page. */
import { createSeededRandom } from '@kotonoha/srs/seeded-random'
import { secondsPerNewCard } from '@kotonoha/study/pace/seconds-per-card'
import { simulateRetention } from '@kotonoha/study/pace/simulate-retention'
import { toMemoryModel } from '../curve/forgetting-curve'
import {
  type SimulatedWish,
  type SimulationRequest,
  standDays,
  wishes,
} from './simulation-messages'

/** The same luck for each wish, so that the wish is what differs. */
const seed = 20_260_401

self.onmessage = ({ data }: MessageEvent<SimulationRequest>) => {
  const { cards, parameters, retention: current } = data
  for (const retention of wishes) {
    const stands = simulateRetention(
      { ...cards, secondsPerNewCard },
      {
        wished: toMemoryModel(parameters, retention),
        current: toMemoryModel(parameters, current),
        stands: standDays,
        random: createSeededRandom(seed),
      },
    )
    self.postMessage({ retention, stands } satisfies SimulatedWish)
  }
}
