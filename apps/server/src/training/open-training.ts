import { randomUUID } from 'node:crypto'
import type { Accounts } from '@kotonoha/api/accounts/accounts'
import type { TrainingService } from '@kotonoha/api/accounts/training-service'
import { checkTrainings } from '@kotonoha/api/training/check-trainings'
import { runTraining, trainingLeaseMs } from '@kotonoha/api/training/run-training'
import {
  endTraining,
  giveTrainingBack,
  type TakenTraining,
  takeTraining,
} from '@kotonoha/user-db/queries/training/training-jobs'
import type { UserDb } from '@kotonoha/user-db/user-db'
import type { Log } from '../log'
import { repeatJob } from '../repeat-job'
import type { EndableThread } from './start-training-thread'

/** What another process was asked for, or left undone, is found within this. */
const lookEveryMs = 10_000
const checkEveryMs = 10 * 60_000
/** What ended three processes is not tried on a fourth. */
const mostAttempts = 3

export interface TrainingOptions {
  userDb: UserDb
  clock: () => Date
  announce: Accounts['announceStudyChange']
  /** Whether this system has the optimiser. */
  isThere: () => Promise<boolean>
  startThread: () => EndableThread
  log: Log
}

export interface Training extends TrainingService {
  /** Ends the training under way; another process, or the next start, begins it again. */
  stop: () => Promise<void>
}

/**
 * Trains the parameters of whoever waits for it, one learner at a time. Several processes may do so
 * on one database: each training belongs to whoever holds its lease.
 */
export function openTraining(options: TrainingOptions): Training {
  const { userDb, clock, log } = options
  let isStopped = false
  let thread: EndableThread | undefined
  let isWanted = false
  let working = Promise.resolve()

  async function work(): Promise<void> {
    if (!(await options.isThere())) return
    do {
      isWanted = false
      for (let hasMore = true; hasMore && !isStopped; ) hasMore = await trainNext()
    } while (isWanted && !isStopped)
  }

  async function trainNext(): Promise<boolean> {
    const request = { at: clock(), leaseMs: trainingLeaseMs, lease: randomUUID() }
    const taken = await takeTraining(userDb, request)
    if (taken === undefined) return false
    if (taken.attempts > mostAttempts) {
      await fail(taken, 'it ended its process each time')
      return true
    }
    if (isStopped) {
      await giveTrainingBack(userDb, { taken, at: clock() })
      return false
    }
    thread = options.startThread()
    try {
      const result = await runTraining({ ...options, taken, thread })
      log.info('trained', { result: result === 'lost' ? result : result.kind })
    } catch (error) {
      if (isStopped) await giveTrainingBack(userDb, { taken, at: clock() })
      else await fail(taken, String(error))
    } finally {
      await thread.end()
      thread = undefined
    }
    return true
  }

  async function fail(taken: TakenTraining, reason: string): Promise<void> {
    log.warn('training failed', { reason })
    await endTraining(userDb, { taken, result: { kind: 'failed' }, at: clock() })
  }

  let isWorking = false
  function wake(): void {
    isWanted = true
    if (isWorking || isStopped) return
    isWorking = true
    working = work()
      .catch((error: unknown) => log.warn('training failed', { reason: String(error) }))
      .finally(() => {
        isWorking = false
      })
  }

  const timer = setInterval(wake, lookEveryMs).unref()
  const checker = repeatJob(
    async () => {
      // Another process may have what this one lacks, and then asks by itself.
      if (!(await options.isThere())) return
      if ((await checkTrainings(userDb, clock())) > 0) wake()
    },
    { name: 'ask for trainings', pauseMs: checkEveryMs, log },
  )
  wake()
  return {
    isThere: options.isThere,
    wake,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await thread?.end()
      await Promise.all([working, checker.stop()])
    },
  }
}
