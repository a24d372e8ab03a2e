import { listAllOwnData } from '@kotonoha/user-db/queries/account-data/own-data'
import {
  getAccounts,
  identifyLearner,
  requireLiveSession,
  requireSecondFactor,
} from '../accounts/identify-learner'
import { toAccountError } from '../accounts/to-account-error'
import type { Context } from '../context'
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
    await requireLiveSession(accounts.userDb, learner)
    await requireSecondFactor(accounts, learner)
    const { userId } = learner
    const tables = await listAllOwnData(accounts.userDb, userId)
    const at = accounts.clock()
    const files = toArchivedFiles(tables, at)
    return {
      fileName: `kotonoha-${at.toISOString().slice(0, 10)}.zip`,
      bytes: zipFiles(files, at),
    }
  } catch (error) {
    throw toAccountError(error) ?? error
  }
}
