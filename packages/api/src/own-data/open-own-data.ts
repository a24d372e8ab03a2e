import { listAllOwnData } from '@kotonoha/user-db/queries/account-data/own-data'
import type { UserDb } from '@kotonoha/user-db/user-db'
import {
  getAccounts,
  identifyLearner,
  requireLiveSession,
  requireSecondFactor,
} from '../accounts/identify-learner'
import { requireRecentSignIn } from '../accounts/require-recent-sign-in'
import { toAccountError } from '../accounts/to-account-error'
import type { Context } from '../context'
import { beginArchive } from './archive-limit'
import { toArchivedFiles } from './to-archived-files'
import { zipFiles } from './zip-files'

export interface OwnDataArchive {
  fileName: string
  bytes: ReadableStream<Uint8Array<ArrayBuffer>>
}

/**
 * Everything an account has, for whoever the token belongs to, as a ZIP of JSON and CSV. Throws
 * the errors of procedures. It is as sensitive as a deletion, since it is all there is to steal.
 */
export async function openOwnData(context: Context): Promise<OwnDataArchive> {
  const accounts = getAccounts(context)
  const learner = await identifyLearner(accounts, context.accessToken)
  try {
    await requireLiveSession(accounts.userDb, learner, accounts.clock())
    await requireSecondFactor(accounts, learner)
    await requireRecentSignIn(accounts, learner)
    return await pack(accounts.userDb, { userId: learner.userId, at: accounts.clock() })
  } catch (error) {
    throw toAccountError(error) ?? error
  }
}

async function pack(
  userDb: UserDb,
  { userId, at }: { userId: string; at: Date },
): Promise<OwnDataArchive> {
  const onEnd = beginArchive(userId, at)
  try {
    const tables = await listAllOwnData(userDb, userId)
    const files = toArchivedFiles(tables, at)
    return {
      fileName: `kotonoha-${at.toISOString().slice(0, 10)}.zip`,
      bytes: zipFiles(files, { at, onEnd }),
    }
  } catch (error) {
    onEnd()
    throw error
  }
}
