import { areaUnderCurve, logLoss, rmseOfBins } from '../evaluation/metrics'
import { predictRecall } from '../evaluation/predict-recall'
import { createMemoryModel } from '../memory-model'
import type { Optimise } from './load-optimiser'
import {
  countLongTerm,
  findLatestPart,
  type TrainingHistory,
  toTrainingCsv,
} from './training-history'
import { areUsableParameters } from './usable-parameters'

/** With fewer answers over days than this, chance decides more than memory (Anki asks as many). */
export const fewestTrainingReviews = 400

/** New parameters are kept only if they lower the log loss on later answers by this share. */
export const neededGain = 0.005

/** The latest fifth of the answers judges what was learnt from those before. */
const judgedPart = 5

/** Training on more tells no more, and would take memory from the requests. */
const mostReviews = 150_000

/** How well parameters foretold answers that they were not trained on. */
export interface ParameterScore {
  logLoss: number
  /** RMSE(bins) of srs-benchmark. */
  rmse: number
  areaUnderCurve: number | undefined
  reviewCount: number
}

export type TrainingOutcome =
  | {
      kind: 'accepted'
      parameters: readonly number[]
      /** Long-term answers that were learnt from. */
      reviewCount: number
      before: ParameterScore
      after: ParameterScore
    }
  | { kind: 'too-few-reviews'; have: number; need: number }
  | {
      kind: 'not-better'
      reviewCount: number
      before: ParameterScore
      after: ParameterScore
    }

export interface TrainingOptions {
  /** Those in use; undefined for the default ones. */
  active: readonly number[] | undefined
  optimise: Optimise
  /** 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Trains a learner's parameters on their answers, and says whether they are worth using.
 *
 * What is learnt from the earlier four fifths of the answers is tried on the latest fifth, against
 * the parameters in use. Only if it foretells clearly better is all of it learnt from. Parameters in
 * use may have seen some of the latest fifth, which speaks for them: in doubt nothing changes.
 */
export async function trainParameters(
  given: readonly TrainingHistory[],
  { active, optimise, onProgress: tell }: TrainingOptions,
): Promise<TrainingOutcome> {
  const have = countLongTerm(given)
  if (have < fewestTrainingReviews) {
    return { kind: 'too-few-reviews', have, need: fewestTrainingReviews }
  }
  const onProgress = onlyForward(tell)
  const histories = sampleCards(given)
  const fromMs = findLatestPart(histories, judgedPart)
  const candidate = await optimise(toTrainingCsv(histories, { untilMs: fromMs }), (share) =>
    onProgress(0.4 * share),
  )
  const before = scoreParameters(histories, active, { fromMs })
  const after = scoreParameters(histories, candidate, { fromMs })
  onProgress(0.5)
  const tried = { reviewCount: have, before, after }
  const isBetter = after.logLoss <= before.logLoss * (1 - neededGain)
  if (!isBetter) return { kind: 'not-better', ...tried }
  const all = toTrainingCsv(histories, { untilMs: Number.POSITIVE_INFINITY })
  const parameters = await optimise(all, (share) => onProgress(0.5 + 0.5 * share))
  if (!areUsableParameters(parameters)) {
    throw new RangeError(`the optimiser gave parameters out of bounds: ${parameters.join(' ')}`)
  }
  onProgress(1)
  return { kind: 'accepted', parameters, ...tried }
}

/** What the optimiser says of its way may come when it has answered and more is done already. */
function onlyForward(tell: (share: number) => void): (share: number) => void {
  let told = -1
  return (share) => {
    if (share <= told) return
    told = share
    tell(share)
  }
}

/** How well parameters foretell the long-term answers from an instant on. */
export function scoreParameters(
  histories: readonly TrainingHistory[],
  parameters: readonly number[] | undefined,
  { fromMs }: { fromMs: number },
): ParameterScore {
  const model = createMemoryModel(parameters === undefined ? {} : { parameters })
  const predictions = histories.flatMap((history) => {
    // Most cards of a long log were not asked of late.
    if ((history.at(-1)?.reviewedAtMs ?? 0) < fromMs) return []
    return predictRecall(history, model).filter(({ reviewedAtMs }) => reviewedAtMs >= fromMs)
  })
  return {
    logLoss: logLoss(predictions),
    rmse: rmseOfBins(predictions),
    areaUnderCurve: areaUnderCurve(predictions),
    reviewCount: predictions.length,
  }
}

/** Every so many cards of a log that is longer than is of use; the same ones each time. */
function sampleCards(histories: readonly TrainingHistory[]): readonly TrainingHistory[] {
  const reviews = histories.reduce((sum, { length }) => sum + length, 0)
  const share = mostReviews / reviews
  if (share >= 1) return histories
  return histories.filter((_, index) => Math.floor((index + 1) * share) > Math.floor(index * share))
}
