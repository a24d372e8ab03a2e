import type { output } from '@kotonoha/contract/kanji/algorithm/optimise'
import { fewestTrainingReviews } from '@kotonoha/srs/training/train-parameters'
import {
  addTrainingJob,
  findLatestTraining,
  type TrainingJob,
} from '@kotonoha/user-db/queries/training/training-jobs'
import { countForetoldAnswers } from '@kotonoha/user-db/queries/training/training-log'
import type { z } from 'zod'
import type { StudyChange } from '../study/study-procedure'

type Asked = z.infer<typeof output>

/** What was learnt an hour ago is what would be learnt now. */
const pauseMs = 60 * 60_000

/** When a learner may ask again; undefined for now. What failed or had too little may be at once. */
export function findNextAsk(job: TrainingJob | undefined, at: Date): Date | undefined {
  const { result, isAutomatic, askedAt } = job ?? {}
  if (askedAt === undefined || isAutomatic || result === undefined) return undefined
  if (result.kind === 'failed' || result.kind === 'too-few-reviews') return undefined
  const next = new Date(askedAt.getTime() + pauseMs)
  return next > at ? next : undefined
}

/** Has the learner trained, or says why not. */
export async function askForTraining(
  { queries, userId }: StudyChange,
  { jobId, at, isThere }: { jobId: string; at: Date; isThere: boolean },
): Promise<Asked> {
  if (!isThere) return { kind: 'optimiser-missing' }
  const latest = await findLatestTraining(queries, userId)
  if (latest?.state === 'waiting' || latest?.state === 'running') {
    return { kind: 'begun', jobId: latest.jobId }
  }
  const nextAskAt = findNextAsk(latest, at)
  if (nextAskAt !== undefined) return { kind: 'too-soon', nextAskAt: nextAskAt.toISOString() }
  const have = await countForetoldAnswers(queries, userId)
  const need = fewestTrainingReviews
  if (have < need) return { kind: 'too-few-reviews', have, need }
  await addTrainingJob(queries, { userId, jobId, isAutomatic: false, at })
  return { kind: 'begun', jobId }
}
