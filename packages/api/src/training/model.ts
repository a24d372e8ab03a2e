import type { output } from '@kotonoha/contract/kanji/algorithm/get-model'
import type { trainingJob } from '@kotonoha/contract/kanji/algorithm/training'
import { fewestTrainingReviews } from '@kotonoha/srs/training/train-parameters'
import { listParameterVersions } from '@kotonoha/user-db/queries/training/parameter-versions'
import { findLatestReschedule } from '@kotonoha/user-db/queries/training/reschedules'
import {
  findLatestTraining,
  type TrainingJob,
} from '@kotonoha/user-db/queries/training/training-jobs'
import { countForetoldAnswers } from '@kotonoha/user-db/queries/training/training-log'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'
import type { TrainingService } from '../accounts/training-service'
import type { StudyLearner } from '../study/study-procedure'
import { findNextAsk } from './ask-for-training'
import { rescheduleLifeMs } from './reschedule'

type Model = z.infer<typeof output>

/** The memory model of a learner, how it came about, and what is being learnt. */
export async function getModelOf(
  queries: Queries,
  { learner, at, training }: { learner: StudyLearner; at: Date; training: TrainingService },
): Promise<Model> {
  const { userId, preferences, profile } = learner
  const since = new Date(at.getTime() - rescheduleLifeMs)
  const [versions, job, have, isOptimiserThere, reschedule] = await Promise.all([
    listParameterVersions(queries, userId),
    findLatestTraining(queries, userId),
    countForetoldAnswers(queries, userId),
    training.isThere(),
    findLatestReschedule(queries, { userId, since }),
  ])
  return {
    now: at.toISOString(),
    version: versions.find(({ isActive }) => isActive)?.version ?? 0,
    parameters: profile.parameters === undefined ? null : [...profile.parameters],
    retention: preferences.retention,
    versions: versions.map(({ version, parameters, reviews, createdAt, before, after }) => ({
      version,
      parameters: [...parameters],
      reviews,
      createdAt: createdAt.toISOString(),
      before: before ?? null,
      after: after ?? null,
    })),
    reviews: { have, need: fewestTrainingReviews },
    job: job === undefined ? null : toWireJob(job),
    reschedule:
      reschedule === undefined
        ? null
        : { ...reschedule, createdAt: reschedule.createdAt.toISOString() },
    isOptimiserThere,
    nextAskAt: findNextAsk(job, at)?.toISOString() ?? null,
  }
}

function toWireJob(job: TrainingJob): z.infer<typeof trainingJob> {
  const { jobId, isAutomatic, askedAt, doneAt, progress } = job
  return {
    jobId,
    isAutomatic,
    askedAt: askedAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
    progress,
    standing: toStanding(job),
  }
}

function toStanding({ state, result }: TrainingJob): z.infer<typeof trainingJob>['standing'] {
  if (state === 'waiting' || state === 'running') return { kind: state }
  return result ?? { kind: 'failed' }
}
