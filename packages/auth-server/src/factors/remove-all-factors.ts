import { lockAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import { findUserIdOfAddress } from '@kotonoha/user-db/queries/accounts/addresses'
import { listFactors } from '@kotonoha/user-db/queries/accounts/factors'
import { readState } from '../accounts/earlier-state'
import { parseEmailAddress } from '../accounts/email-address'
import { mailNotice } from '../accounts/notices'
import type { AuthParts, Work } from '../auth-parts'
import { takeFactorAway } from './take-factor-away'

type Parts = Pick<AuthParts, 'userDb' | 'settings' | 'randomBytes' | 'mailQueue' | 'clock'>

/**
 * For whoever runs the site: takes the second factor from an account whose owner lost it, with the
 * backup codes, and mails the owner how to take that back. Says how many authenticators there were.
 */
export async function removeAllFactors(
  parts: Parts,
  address: string,
): Promise<number | 'no-account'> {
  const { userDb, mailQueue, clock } = parts
  const email = parseEmailAddress(address)
  return userDb.transaction(async (queries) => {
    const userId = await findUserIdOfAddress(queries, email)
    const account = userId === undefined ? undefined : await lockAccount(queries, userId)
    if (account === undefined) return 'no-account'
    const before = await readState(queries, account)
    for (const factor of await listFactors(queries, account.userId)) {
      await takeFactorAway(queries, factor)
    }
    if (before.factors.length > 0) {
      const work: Work = {
        queries,
        at: clock(),
        post: ({ id, to, subject, text, html }, about) =>
          mailQueue.enqueue(queries, { id, to, subject, text, html, ...about }),
      }
      await mailNotice(parts, work, { kind: 'factor-off', account, before, device: undefined })
    }
    return before.factors.length
  })
}
