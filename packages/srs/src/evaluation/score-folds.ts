import { createMemoryModel } from '../memory-model'
import { type ForwardFold, listForwardFolds } from './forward-folds'
import { areaUnderCurve, logLoss, rmseOfBins } from './metrics'
import { type Prediction, predictRecall } from './predict-recall'
import { isLongTerm, type SpacedReview } from './review-history'

/** A long-term review and its card's reviews up to and with it. */
export type TrainingItem = readonly SpacedReview[]

/** Gives parameters for what was learnt so far; undefined for the default ones. */
type FindParameters = (past: TrainingItem[]) => Promise<readonly number[]> | undefined

export interface Score {
  logLoss: number
  rmseOfBins: number
  areaUnderCurve: number | undefined
  reviewCount: number
}

interface LongTermReview {
  history: readonly SpacedReview[]
  /** Where in the history the review is. */
  index: number
  /** How many long-term reviews of the card came before. */
  longTermIndex: number
  reviewedAtMs: number
}

function listLongTermReviews(histories: readonly SpacedReview[][]): LongTermReview[] {
  return histories
    .flatMap((history) => {
      let longTermIndex = 0
      return history.flatMap((review, index) =>
        isLongTerm(review)
          ? [{ history, index, longTermIndex: longTermIndex++, reviewedAtMs: review.reviewedAtMs }]
          : [],
      )
    })
    .sort((one, other) => one.reviewedAtMs - other.reviewedAtMs)
}

function predictFold(
  reviews: readonly LongTermReview[],
  { start, end }: ForwardFold,
  parameters: readonly number[] | undefined,
): Prediction[] {
  const model = createMemoryModel(parameters === undefined ? {} : { parameters })
  const ofCard = new Map<readonly SpacedReview[], Prediction[]>()
  return reviews.slice(start, end).flatMap(({ history, longTermIndex }) => {
    const predictions = ofCard.get(history) ?? predictRecall(history, model)
    ofCard.set(history, predictions)
    return predictions[longTermIndex] ?? []
  })
}

/**
 * Scores a way to find parameters on the long-term reviews of five folds, each predicted with
 * parameters from its past alone; undefined when the log is too short to cut.
 */
export async function scoreFolds(
  histories: readonly SpacedReview[][],
  findParameters: FindParameters,
): Promise<Score | undefined> {
  const reviews = listLongTermReviews(histories)
  const predictions: Prediction[] = []
  for (const fold of listForwardFolds(reviews.length)) {
    const past = reviews
      .slice(0, fold.start)
      .map(({ history, index }) => history.slice(0, index + 1))
    predictions.push(...predictFold(reviews, fold, await findParameters(past)))
  }
  if (predictions.length === 0) return undefined
  return {
    logLoss: logLoss(predictions),
    rmseOfBins: rmseOfBins(predictions),
    areaUnderCurve: areaUnderCurve(predictions),
    reviewCount: predictions.length,
  }
}
