import type { Scheduling } from '@kotonoha/srs/schedule'
import { toCountChanges } from '@kotonoha/study/fold/count-changes'
import {
  type CardFold,
  type FoldedCard,
  foldCard,
  needsWholeLog,
} from '@kotonoha/study/fold/fold-card'
import type { GivenAnswer, LoggedReview, ReviewStatus } from '@kotonoha/study/fold/logged-review'
import type { StoredCard } from '@kotonoha/study/fold/stored-card'
import { type Question, toQuestionKey } from '@kotonoha/study/session/question'
import { statement } from '../../statement'
import { together } from '../../together'
import type { Queries } from '../../user-db'
import { settleDaysAnew } from './archive/settled-days'
import { addCalibrations, toCalibrationChanges } from './calibration-counts'
import { saveCards } from './cards'
import { addDayCounts } from './day-counts'
import { toFacetNumber } from './facet-number'
import { addHourCounts, toHourChanges } from './hour-counts'
import { addReviews, changeReviews, listReviewsOf } from './review-log'
import { addToSession } from './sessions'
import { type CardRow, cardColumns, toStoredCard } from './stored-card'
import { daysBetweenZones, listWorkSince, type WorkOfDay } from './streak-days'

export interface Submission {
  userId: string
  /** The number of this change, from `beginStudyChange`. */
  revision: number
  at: Date
  answers: readonly GivenAnswer[]
  toScheduling: (question: Question) => Scheduling
  /** What is known of these answers, from `findAnswered` in the same transaction. */
  found: Answered
}

/** What is known of answers that were given, before they are counted. */
export interface Answered {
  /** The cards that they are about, by their keys. */
  cards: ReadonlyMap<string, StoredCard>
  /** The ids of those that the log has. */
  known: ReadonlySet<string>
}

export interface CountedAnswers {
  /** For each answer given, by its id. */
  statuses: Map<string, 'applied' | 'duplicate' | 'superseded'>
  /** Every card that was answered, as it is now. */
  cards: StoredCard[]
  /** The same cards as they were; undefined for those that are new. */
  before: Map<StoredCard, StoredCard | undefined>
  /** The days from the first one on whose counts changed. */
  work: WorkOfDay[]
}

/**
 * Counts answers: the log, the cards, the days and the session's tally. To be called in the
 * transaction of `beginStudyChange`. An answer that the log has already changes nothing.
 */
export async function countAnswers(
  queries: Queries,
  submission: Submission,
): Promise<CountedAnswers> {
  const { userId, at, toScheduling, found } = submission
  const answers = [...new Map(submission.answers.map((each) => [each.reviewId, each])).values()]
  const fresh = answers.filter(({ reviewId }) => !found.known.has(reviewId))
  const byCard = groupByCard(fresh)
  const late = [...byCard].filter(([key, given]) => needsWholeLog(found.cards.get(key), given))
  const lateSubjects = late.flatMap(([, given]) => given[0]?.subjectId ?? [])
  const logs = groupByCard(await listReviewsOf(queries, { userId, subjectIds: lateSubjects }))
  const lateKeys = new Set(late.map(([key]) => key))

  const folds: FoldedCard[] = []
  const before: CountedAnswers['before'] = new Map()
  for (const [key, given] of byCard) {
    const [first] = given
    if (first === undefined) continue
    const { subjectId, facet } = first
    const fold: CardFold = {
      subjectId,
      facet,
      stored: found.cards.get(key),
      log: lateKeys.has(key) ? (logs.get(key) ?? []) : undefined,
      given,
      receivedAt: at,
      scheduling: toScheduling(first),
    }
    const folded = foldCard(fold)
    folds.push(folded)
    before.set(folded.stored, fold.stored)
  }
  const work = await keepFolds(queries, submission, folds)
  const cards = new Map(found.cards)
  for (const { stored } of folds) cards.set(toQuestionKey(stored), stored)
  const statuses: CountedAnswers['statuses'] = new Map()
  for (const { reviewId } of answers) statuses.set(reviewId, 'duplicate')
  for (const review of folds.flatMap(({ added }) => added)) {
    statuses.set(review.reviewId, toResult(review.status))
  }
  const revised = new Set(folds.map(({ stored }) => stored))
  return {
    statuses,
    cards: [...cards.values()].map((each) =>
      revised.has(each) ? withRevision(each, submission.revision) : each,
    ),
    before,
    work,
  }
}

/**
 * Keeps what folding gave: log, cards, counts of days, tallies of sessions. Gives the days from the
 * first one on whose counts changed.
 */
export async function keepFolds(
  queries: Queries,
  { userId, revision, at }: Pick<Submission, 'userId' | 'revision' | 'at'>,
  folds: readonly FoldedCard[],
): Promise<WorkOfDay[]> {
  const added = folds.flatMap((fold) => fold.added)
  const changed = folds.flatMap((fold) => fold.changed)
  const counts = toCountChanges({ added, changed })
  const hours = toHourChanges({ added, changed })
  const day = Math.min(...counts.map(({ learnerDay }) => learnerDay))
  // None needs to hear of another, so they go to the server together; it does them in this order.
  const writes = [
    addReviews(queries, { userId, reviews: added }),
    changeReviews(queries, { userId, changes: changed }),
    saveCards(queries, { userId, revision, cards: folds.map(({ stored }) => stored) }),
    addDayCounts(queries, { userId, counts, hours }),
    addCalibrations(queries, { userId, counts: toCalibrationChanges({ added, changed }) }),
    addHourCounts(queries, { userId, counts: hours }),
    addToSession(queries, { userId, revision, at, added, changed }),
  ]
  const work = counts.length === 0 ? Promise.resolve([]) : listWorkSince(queries, { userId, day })
  await together([...writes, work])
  // Of what comes so late that its day is settled, that day and those after it are settled anew.
  if (counts.length > 0) await settleDaysAnew(queries, { userId, sinceDay: day - daysBetweenZones })
  return work
}

function withRevision(stored: StoredCard, revision: number): StoredCard {
  return { ...stored, revision }
}

function toResult(status: ReviewStatus): 'applied' | 'superseded' {
  return status === 'superseded' ? 'superseded' : 'applied'
}

type FoundRow = { known: string | null } & { [Column in keyof CardRow]: CardRow[Column] | null }

const cardsAndKnown = statement<FoundRow>(`
  SELECT CASE WHEN review.review_id IS NOT NULL OR review_archive.user_id IS NOT NULL
              THEN given.review_id END AS known, ${cardColumns.map((name) => `card.${name}`).join(', ')}
  FROM   unnest($2::uuid[], $3::integer[], $4::smallint[]) WITH ORDINALITY
         AS given (review_id, subject_id, facet, place)
  LEFT   JOIN card
         ON  card.user_id = $1::uuid AND card.subject_id = given.subject_id
         AND card.facet = given.facet
  LEFT   JOIN review ON review.user_id = $1::uuid AND review.review_id = given.review_id
  LEFT   JOIN review_archive
         ON  review_archive.user_id = $1::uuid AND review_archive.subject_id = given.subject_id
         AND review_archive.facet = given.facet
         AND given.review_id = ANY(review_archive.review_ids)
  ORDER  BY given.place`)

/** Finds what is known of answers, in their order; to be called once their learner's changes come in turn. */
export async function findAnswered(
  queries: Queries,
  {
    userId,
    answers,
  }: {
    userId: string
    answers: readonly Pick<GivenAnswer, 'reviewId' | 'subjectId' | 'facet'>[]
  },
): Promise<Answered> {
  const rows = await queries.query(cardsAndKnown, [
    userId,
    answers.map((each) => each.reviewId),
    answers.map((each) => each.subjectId),
    answers.map((each) => toFacetNumber(each.facet)),
  ])
  const cards = new Map<string, StoredCard>()
  for (const row of rows) {
    if (!hasCard(row)) continue
    const stored = toStoredCard(row)
    cards.set(toQuestionKey(stored), stored)
  }
  return { cards, known: new Set(rows.flatMap(({ known }) => known ?? [])) }
}

function hasCard(row: FoundRow): row is FoundRow & CardRow {
  return row.subject_id !== null
}

export function groupByCard<Each extends Pick<LoggedReview, 'subjectId' | 'facet'>>(
  all: readonly Each[],
): Map<string, Each[]> {
  const groups = new Map<string, Each[]>()
  for (const each of all) {
    const group = groups.get(toQuestionKey(each))
    if (group === undefined) groups.set(toQuestionKey(each), [each])
    else group.push(each)
  }
  return groups
}
