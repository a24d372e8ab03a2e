import {
  cancelDeletion,
  listDueDeletions,
} from '@kotonoha/user-db/queries/account-data/account-deletion'
import { deleteUser } from '@kotonoha/user-db/queries/account-data/own-data'
import { dropCallsBefore } from '@kotonoha/user-db/queries/agent/calls'
import { dropUnusedClients } from '@kotonoha/user-db/queries/agent/clients'
import { dropCodesOverBefore } from '@kotonoha/user-db/queries/agent/codes'
import { dropTokensOverBefore } from '@kotonoha/user-db/queries/agent/tokens'
import { dropImportsBefore } from '@kotonoha/user-db/queries/imports/import-cards'
import { purgeRemoved } from '@kotonoha/user-db/queries/lists/purge-removed'
import { dropMutationsBefore } from '@kotonoha/user-db/queries/mutations/apply-once'
import { removeAllSignedOutSubscriptions } from '@kotonoha/user-db/queries/notifications/push-subscriptions'
import type { UserDb } from '@kotonoha/user-db/user-db'
import type { Log } from '../log'

const dayMs = 86_400_000

/** What a learner removed can be restored for so long (contract of the lists, privacy policy). */
const restorableDays = 30

/** No device keeps a change that it could not send for longer than this. */
const repeatableDays = 90

/** What the page of assistants says. */
const callLogDays = 90

/** A program that nobody let in so long after it registered. */
const unusedClientDays = 30

/** Its refresh tokens are over before. */
const idleClientDays = 61

/** Deleted in one go; the next run takes the others. */
const deletionsAtOnce = 50

export interface CleanUpOptions {
  userDb: UserDb
  at: Date
  log: Log
  /** Ends what the learner pays for; throws where that is not certain. */
  forgetLearner: (userId: string) => Promise<void>
}

/**
 * Deletes the accounts whose grace is over, and what nobody can ask for any more. May be run by
 * several processes at once, and cut short at any moment.
 */
export async function cleanUp({ userDb, at, log, forgetLearner }: CleanUpOptions): Promise<void> {
  const due = await listDueDeletions(userDb, { at, limit: deletionsAtOnce })
  for (const userId of due) {
    // Nobody shall go on paying for an account that is gone: it waits until the contracts ended.
    if (!(await isForgotten(userId))) continue
    const isDeleted = await userDb.transaction(async (queries) => {
      // Taking the request is what decides between this and a learner who changes their mind now.
      if (!(await cancelDeletion(queries, userId))) return false
      await deleteUser(queries, userId)
      return true
    })
    if (isDeleted) log.info('account deleted after its grace')
  }
  await userDb.transaction((queries) => purgeRemoved(queries, daysBefore(at, restorableDays)))
  await removeAllSignedOutSubscriptions(userDb)
  await dropImportsBefore(userDb, daysBefore(at, restorableDays))
  await dropMutationsBefore(userDb, daysBefore(at, repeatableDays))
  await dropCallsBefore(userDb, daysBefore(at, callLogDays))
  // Kept a day beyond their time, so that one that is shown again is known.
  await dropTokensOverBefore(userDb, daysBefore(at, 1))
  await dropCodesOverBefore(userDb, daysBefore(at, 1))
  await dropUnusedClients(userDb, {
    neverUsedBefore: daysBefore(at, unusedClientDays),
    unusedSince: daysBefore(at, idleClientDays),
  })

  async function isForgotten(userId: string): Promise<boolean> {
    try {
      await forgetLearner(userId)
      return true
    } catch (error) {
      const reason = error instanceof Error ? error.name : 'unknown'
      log.warn('account not deleted yet: its payments could not be ended', { reason })
      return false
    }
  }
}

function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * dayMs)
}
