import { randomUUID } from 'node:crypto'
import { fewestTrainingReviews } from '@kotonoha/srs/training/train-parameters'
import {
  listTrainingChecks,
  putTrainingCheckOff,
} from '@kotonoha/user-db/queries/training/training-checks'
import {
  addTrainingJob,
  findLatestTraining,
  type TrainingJob,
} from '@kotonoha/user-db/queries/training/training-jobs'
import { countForetoldAnswers } from '@kotonoha/user-db/queries/training/training-log'
import type { UserDb } from '@kotonoha/user-db/user-db'

const dayMs = 86_400_000
const checkEveryMs = dayMs
const checksAtOnce = 500

/** A fifth more answers, or a month: oftener gains nothing that one would notice (Anki says so). */
const moreAnswers = 1.2
const longestMs = 30 * dayMs
/** What failed, or had too little that can be learnt from, is tried again after a week. */
const againAfterMs = 7 * dayMs

/** Whether a learner's parameters should be learnt anew by themselves. */
export function isTrainingDue(
  latest: Pick<TrainingJob, 'askedAt' | 'result'> | undefined,
  { answers, at }: { answers: number; at: Date },
): boolean {
  if (answers < fewestTrainingReviews) return false
  if (latest === undefined) return true
  const { askedAt, result } = latest
  // It is waiting or being done.
  if (result === undefined) return false
  const sinceMs = at.getTime() - askedAt.getTime()
  if (result.kind === 'failed' || result.kind === 'too-few-reviews') return sinceMs >= againAfterMs
  if (answers >= result.reviews * moreAnswers) return true
  return sinceMs >= longestMs && answers > result.reviews
}

/**
 * Asks for the training of learners who have answered enough since the last; gives how many. Each
 * learner is looked at once a day, by whichever process comes first.
 */
export async function checkTrainings(userDb: UserDb, at: Date): Promise<number> {
  let asked = 0
  for (const userId of await listTrainingChecks(userDb, { at, limit: checksAtOnce })) {
    await putTrainingCheckOff(userDb, { userId, until: new Date(at.getTime() + checkEveryMs) })
    const answers = await countForetoldAnswers(userDb, userId)
    const latest = await findLatestTraining(userDb, userId)
    if (!isTrainingDue(latest, { answers, at })) continue
    const job = { userId, jobId: randomUUID(), isAutomatic: true, at }
    if (await addTrainingJob(userDb, job)) asked += 1
  }
  return asked
}
