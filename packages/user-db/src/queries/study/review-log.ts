import { isDeepStrictEqual } from 'node:util'
import type { LoggedReview } from '@kotonoha/study/fold/logged-review'
import type { SqlValue } from '../../statement'
import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { type ReviewRow, reviewColumns, toLoggedReview, toReviewRow } from './logged-review'

const names = reviewColumns.map(([name]) => name)
const columns = names.join(', ')

/** Answers by their ids, in no order. */
const reviewsById = statement<ReviewRow>(`
  SELECT ${columns} FROM review WHERE user_id = $1 AND review_id = ANY($2::uuid[])`)

export async function listReviewsById(
  queries: Queries,
  { userId, reviewIds }: { userId: string; reviewIds: readonly string[] },
): Promise<LoggedReview[]> {
  return (await queries.query(reviewsById, [userId, reviewIds])).map(toLoggedReview)
}

const reviewsOfSubjects = statement<ReviewRow>(`
  SELECT ${columns} FROM review WHERE user_id = $1 AND subject_id = ANY($2::integer[])`)

/** The whole logs of items, in no order. */
export async function listReviewsOf(
  queries: Queries,
  { userId, subjectIds }: { userId: string; subjectIds: readonly number[] },
): Promise<LoggedReview[]> {
  if (subjectIds.length === 0) return []
  return (await queries.query(reviewsOfSubjects, [userId, subjectIds])).map(toLoggedReview)
}

const given = `unnest(${reviewColumns.map(([, type], index) => `$${index + 2}::${type}[]`).join(', ')})
  AS given (${columns})`

const add = statement(`
  INSERT INTO review (user_id, ${columns})
  SELECT $1::uuid, ${columns} FROM ${given}
  ON CONFLICT (user_id, review_id) DO NOTHING`)

/** Adds answers to the log; one that it has stays as it is. */
export async function addReviews(
  queries: Queries,
  { userId, reviews }: { userId: string; reviews: readonly LoggedReview[] },
): Promise<void> {
  if (reviews.length > 0) await queries.run(add, toValues(userId, reviews))
}

const changeable = names.filter((name) => name !== 'review_id')

const change = statement(`
  UPDATE review
  SET    ${changeable.map((name) => `${name} = given.${name}`).join(', ')}
  FROM   ${given}
  WHERE  review.user_id = $1::uuid AND review.review_id = given.review_id`)

/** Keeps what the log says now of answers that it has, where that differs. */
export async function changeReviews(
  queries: Queries,
  {
    userId,
    changes,
  }: { userId: string; changes: readonly { was: LoggedReview; is: LoggedReview }[] },
): Promise<void> {
  const reviews = changes.filter(({ was, is }) => !isDeepStrictEqual(was, is)).map(({ is }) => is)
  if (reviews.length > 0) await queries.run(change, toValues(userId, reviews))
}

function toValues(userId: string, reviews: readonly LoggedReview[]): SqlValue[] {
  const rows = reviews.map(toReviewRow)
  return [userId, ...names.map((name) => rows.map((row) => row[name]) as SqlValue)]
}
