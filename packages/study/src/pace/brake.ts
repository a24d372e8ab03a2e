/** Why the next level waits although its turn has come. */
export type BrakeReason = 'minutes' | 'retention' | 'levels'

/** What the brake looks at. */
export interface BrakeLook {
  /** What is learnt asks for more minutes a day than the learner has. */
  isForecastFull: boolean
  /** The wanted chance of recall. */
  retention: number
  /** Answers of the last seven days to cards known from an earlier day, and those that were right. */
  weekReviews: number
  weekRecalled: number
  /** Levels opened by study, so neither by placement nor by wish, that are not passed. */
  unpassedLevels: number
}

/** Days of answers that tell how well the learner remembers, and answers without which they do not. */
export const retentionDays = 7
const fewestReviews = 100
/** The least that is too little under the wanted chance of recall: a tenth. */
const toleratedGap = 0.1
const mostUnpassedLevels = 5

export function listBrakeReasons(look: BrakeLook): BrakeReason[] {
  const { isForecastFull, retention, weekReviews, weekRecalled, unpassedLevels } = look
  const hasForgotten =
    weekReviews >= fewestReviews && weekRecalled / weekReviews < retention - toleratedGap
  return [
    ...(isForecastFull ? (['minutes'] as const) : []),
    ...(hasForgotten ? (['retention'] as const) : []),
    ...(unpassedLevels >= mostUnpassedLevels ? (['levels'] as const) : []),
  ]
}

/** What is remembered of a brake that has stopped all lessons. */
export interface BrakeMemory {
  /** The learner day since which there was no lesson; undefined while there are some. */
  stoppedOnDay: number | undefined
  /** The learner wants to keep the limit. */
  isLimitKept: boolean
}

export const noBrakeMemory: BrakeMemory = { stoppedOnDay: undefined, isLimitKept: false }

/** Days after which a brake that stops all lessons lets go. */
export const longestStopDays = 7

/**
 * Follows the brake to a day. It never stops all lessons for more than seven days: then the next
 * level opens, with half the limit unless the learner wanted to keep it.
 */
export function updateBrake(
  memory: BrakeMemory,
  { today, isStopped }: { today: number; isStopped: boolean },
): { memory: BrakeMemory; isReleased: boolean; isHalved: boolean } {
  if (!isStopped) return { memory: noBrakeMemory, isReleased: false, isHalved: false }
  const stoppedOnDay = memory.stoppedOnDay ?? today
  if (today - stoppedOnDay < longestStopDays) {
    return { memory: { ...memory, stoppedOnDay }, isReleased: false, isHalved: false }
  }
  return { memory: noBrakeMemory, isReleased: true, isHalved: !memory.isLimitKept }
}

/** Half a limit, and never none. */
export function halveLimit(newPerDay: number): number {
  return Math.max(1, Math.ceil(newPerDay / 2))
}
