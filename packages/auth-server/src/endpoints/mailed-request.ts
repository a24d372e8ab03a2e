import type { CodeChallenge } from '@kotonoha/user-db/queries/accounts/codes'
import type { Context } from 'hono'
import { askForMail } from '../accounts/ask-for-mail'
import type { PauseSlot } from '../accounts/mail-pause'
import { type AuthParts, runWork, type Work } from '../auth-parts'
import { inEqualTime } from '../http/equal-time'
import { clientAddressOf } from '../http/request-facts'

/** What somebody who is not signed in asked a mail for. */
export interface MailedRequest {
  address: string
  redirectTo: string
  codeChallenge: CodeChallenge | undefined
}

/**
 * Counts the mail and has `mail` send it. The answer is the same, and takes the same time, whether
 * or not anybody has the address.
 */
export async function answerMailedRequest(
  parts: AuthParts,
  context: Context,
  { address, slots }: { address: string; slots: readonly PauseSlot[] },
  mail: (work: Work) => Promise<void>,
): Promise<Response> {
  await parts.limits.checkMail(clientAddressOf(parts, context))
  await inEqualTime(() =>
    runWork(parts, async (work) => {
      await askForMail(parts, work, { context, address, slots })
      await mail(work)
    }),
  )
  return context.json({})
}
