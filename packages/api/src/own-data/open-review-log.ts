import { exportReviewLog } from '@kotonoha/user-db/queries/training/exported-log'
import { createCallLimit } from '../accounts/call-limit'
import { getAccounts, identifyLearner, requireLiveSession } from '../accounts/identify-learner'
import { toAccountError } from '../accounts/to-account-error'
import type { Context } from '../context'
import { toProductError } from '../product-error'

/** Nobody looks at their answers more often; each is read from the first day on. */
const isOneLogTooMany = createCallLimit({ calls: 12, windowMs: 60 * 60_000 })

export interface ReviewLog {
  fileName: string
  bytes: ReadableStream<Uint8Array<ArrayBuffer>>
}

/**
 * The answers of whoever the token belongs to as CSV, read page by page while they are sent. Throws
 * the errors of procedures.
 */
export async function openReviewLog(context: Context): Promise<ReviewLog> {
  const accounts = getAccounts(context)
  const learner = await identifyLearner(accounts, context.accessToken)
  const at = accounts.clock()
  try {
    await requireLiveSession(accounts.userDb, learner, at)
  } catch (error) {
    throw toAccountError(error) ?? error
  }
  if (isOneLogTooMany(learner.userId, at)) throw toProductError('too-many-calls')
  const pages = exportReviewLog(accounts.userDb, learner.userId)
  const encoder = new TextEncoder()
  const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await pages.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => void pages.return(undefined),
  })
  return { fileName: `kotonoha-reviews-${at.toISOString().slice(0, 10)}.csv`, bytes }
}
