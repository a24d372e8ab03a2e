import { isDeepStrictEqual } from 'node:util'
import type { LoggedReview } from '@kotonoha/study/fold/logged-review'
import type { SqlValue } from '../../statement'
import { statement } from '../../statement'
import { together } from '../../together'
import type { Queries } from '../../user-db'
import { listArchivedById, listArchivedOf, saveArchived } from './archive/review-archive'
import { type ReviewRow, reviewColumns, toLoggedReview, toReviewRow } from './logged-review'

const names = reviewColumns.map(([name]) => name)
const columns = names.join(', ')

/** Answers by their ids, in no order; also those in the archive. */
const reviewsById = statement<ReviewRow>(`
  SELECT ${columns} FROM review WHERE user_id = $1 AND review_id = ANY($2::uuid[])`)

export async function listReviewsById(
  queries: Queries,
  { userId, reviewIds }: { userId: string; reviewIds: readonly string[] },
): Promise<LoggedReview[]> {
  const found = await queries.query(reviewsById, [userId, reviewIds])
  const missing = reviewIds.filter((id) => !found.some(({ review_id }) => review_id === id))
  const archived =
    missing.length === 0 ? [] : await listArchivedById(queries, { userId, reviewIds: missing })
  return [...found, ...archived].map(toLoggedReview)
}

const reviewsOfSubjects = statement<ReviewRow>(`
  SELECT ${columns} FROM review WHERE user_id = $1 AND subject_id = ANY($2::integer[])`)

/** The whole logs of items, with what of them is in the archive, in no order. */
export async function listReviewsOf(
  queries: Queries,
  { userId, subjectIds }: { userId: string; subjectIds: readonly number[] },
): Promise<LoggedReview[]> {
  if (subjectIds.length === 0) return []
  const [recent, archived] = await together([
    queries.query(reviewsOfSubjects, [userId, subjectIds]),
    listArchivedOf(queries, { userId, subjectIds }),
  ])
  return [...archived, ...recent].map(toLoggedReview)
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

const change = statement<{ review_id: string }>(`
  UPDATE review
  SET    ${changeable.map((name) => `${name} = given.${name}`).join(', ')}
  FROM   ${given}
  WHERE  review.user_id = $1::uuid AND review.review_id = given.review_id
  RETURNING review.review_id`)

/** Keeps what the log says now of answers that it has, where that differs. */
export async function changeReviews(
  queries: Queries,
  {
    userId,
    changes,
  }: { userId: string; changes: readonly { was: LoggedReview; is: LoggedReview }[] },
): Promise<void> {
  const reviews = changes.filter(({ was, is }) => !isDeepStrictEqual(was, is)).map(({ is }) => is)
  if (reviews.length === 0) return
  const changed = await queries.query(change, toValues(userId, reviews))
  const done = new Set(changed.map(({ review_id }) => review_id))
  const rows = reviews.filter(({ reviewId }) => !done.has(reviewId)).map(toReviewRow)
  await saveArchived(queries, { userId, rows })
}

function toValues(userId: string, reviews: readonly LoggedReview[]): SqlValue[] {
  const rows = reviews.map(toReviewRow)
  return [userId, ...names.map((name) => rows.map((row) => row[name]) as SqlValue)]
}
