import type { TrainingOutcome } from '@kotonoha/srs/training/train-parameters'
import { addEvents } from '@kotonoha/user-db/queries/study/events'
import { beginStudyChange, findStudyProfile } from '@kotonoha/user-db/queries/study/study-profile'
import {
  addParameterVersion,
  useParameterVersion,
} from '@kotonoha/user-db/queries/training/parameter-versions'
import {
  endTraining,
  reportTraining,
  type TakenTraining,
  type TrainingResult,
  type TrainingScores,
} from '@kotonoha/user-db/queries/training/training-jobs'
import { logStart, readTrainingPage } from '@kotonoha/user-db/queries/training/training-log'
import type { Queries, UserDb } from '@kotonoha/user-db/user-db'
import type { Accounts } from '../accounts/accounts'

/** Where parameters are trained: beside the requests, which must not wait for it. */
export interface TrainingThread {
  /** Takes the answers of more cards, as `readTrainingPage` gives them. */
  add: (cards: readonly string[]) => void
  /** Trains on what was taken. Rejects when the thread dies. */
  train: (
    active: readonly number[] | undefined,
    onProgress: (share: number) => void,
  ) => Promise<TrainingOutcome>
}

/** Short: a page is text of some ten kilobytes. */
const cardsOfPage = 500
/** Somebody who tells nothing for so long was killed. */
export const trainingLeaseMs = 30_000
const tellEveryMs = 700

export interface TrainingRun {
  userDb: UserDb
  taken: TakenTraining
  thread: TrainingThread
  clock: () => Date
  announce: Accounts['announceStudyChange']
}

/**
 * Trains one learner's parameters and keeps what came of it. Throws where the thread or the
 * database fails; nothing has been changed then.
 */
export async function runTraining(run: TrainingRun): Promise<TrainingResult | 'lost'> {
  const { userDb, taken, thread, clock } = run
  const { userId } = taken
  const basedOnAt = clock()
  const active = (await findStudyProfile(userDb, userId))?.parameters
  let after: typeof logStart | undefined = logStart
  while (after !== undefined) {
    const page = await readTrainingPage(userDb, { userId, after, cards: cardsOfPage })
    thread.add(page.cards)
    after = page.next
  }
  const teller = tellProgress(run)
  try {
    const outcome = await thread.train(active, teller.onProgress)
    await teller.stop()
    return await keepOutcome(run, { outcome, basedOnAt })
  } finally {
    await teller.stop()
  }
}

/** Keeps holding the training and tells how far it is, as long as it goes on. */
function tellProgress({ userDb, taken, clock }: TrainingRun) {
  let progress = 0
  let telling: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    const told = { taken, at: clock(), leaseMs: trainingLeaseMs, progress }
    // Whether it is still ours is asked at the end, when it matters.
    telling = telling.then(() => reportTraining(userDb, told)).catch(() => {})
  }, tellEveryMs)
  return {
    onProgress: (share: number) => {
      progress = share
    },
    stop: async () => {
      clearInterval(timer)
      await telling
    },
  }
}

async function keepOutcome(
  { userDb, taken, clock, announce }: TrainingRun,
  { outcome, basedOnAt }: { outcome: TrainingOutcome; basedOnAt: Date },
): Promise<TrainingResult | 'lost'> {
  const result = toResult(outcome)
  const at = clock()
  const { userId } = taken
  if (outcome.kind !== 'accepted') {
    return (await endTraining(userDb, { taken, result, at })) ? result : 'lost'
  }
  const revision = await userDb.transaction(async (queries) => {
    const profile = await beginStudyChange(queries, userId)
    // The account was deleted, or somebody else has taken it over meanwhile.
    if (profile === undefined) return undefined
    if (!(await endTraining(queries, { taken, result, at }))) return undefined
    await keepParameters(queries, { userId, outcome, basedOnAt, at })
    return profile.revision
  })
  if (revision === undefined) return 'lost'
  announce(userId, { revision, kinds: ['profile'] })
  return result
}

async function keepParameters(
  queries: Queries,
  {
    userId,
    outcome,
    basedOnAt,
    at,
  }: {
    userId: string
    outcome: Extract<TrainingOutcome, { kind: 'accepted' }>
    basedOnAt: Date
    at: Date
  },
): Promise<void> {
  const { parameters, reviewCount: reviews } = outcome
  const [before, after] = [toScores(outcome.before), toScores(outcome.after)]
  const kept = { userId, parameters, before, after, reviews, basedOnAt, at }
  const version = await addParameterVersion(queries, kept)
  await useParameterVersion(queries, { userId, version })
  const data = { version, answered: reviews }
  const event = { type: 'memory-trained' as const, key: String(version), at, data }
  await addEvents(queries, { userId, events: [event] })
}

function toResult(outcome: TrainingOutcome): TrainingResult {
  if (outcome.kind === 'too-few-reviews') return outcome
  const { kind, reviewCount: reviews, before, after } = outcome
  return { kind, reviews, before: toScores(before), after: toScores(after) }
}

function toScores({ logLoss, rmse }: TrainingScores): TrainingScores {
  return { logLoss, rmse }
}
