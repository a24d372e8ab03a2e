import type { SimulatedStand } from '@kotonoha/study/pace/simulate-retention'
import type { ApiOutputs } from '../../../../api/api'

/** Wishes that are tried, lowest first. */
export const wishes = Array.from({ length: 16 }, (_, step) => (80 + step) / 100)

/** Where each of them is looked at, in days from today. */
export const standDays = [90, 365] as const

export interface SimulationRequest {
  cards: ApiOutputs['kanji']['algorithm']['getCards']
  parameters: readonly number[] | null
  /** What is wished now. */
  retention: number
}

/** One wish is done. */
export interface SimulatedWish {
  retention: number
  stands: SimulatedStand[]
}
