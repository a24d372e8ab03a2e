import { saveAccount } from '@kotonoha/user-db/queries/accounts/accounts'
import type { AuthParts, Work } from '../auth-parts'
import { type CodeRequest, mailCode } from './issue-code'

/** Where an account keeps when its last mail of a slot went out. */
const sentAtNames = {
  confirmation: 'confirmationSentAt',
  recovery: 'recoverySentAt',
  reauthentication: 'reauthenticationSentAt',
} as const

/** Mails a code to an account and saves the account, with when that was. */
export async function mailAccount(
  parts: AuthParts,
  work: Work,
  request: CodeRequest & { slot: keyof typeof sentAtNames },
): Promise<void> {
  const { account, slot } = request
  account[sentAtNames[slot]] = work.at
  await saveAccount(work.queries, account)
  await mailCode(parts, work, request)
}
