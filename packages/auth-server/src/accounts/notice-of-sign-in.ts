import { nameDevice } from '@kotonoha/contract/core/user/name-device'
import type { Account } from '@kotonoha/user-db/queries/accounts/account'
import { rememberDevice } from '@kotonoha/user-db/queries/accounts/known-devices'
import { listUndos } from '@kotonoha/user-db/queries/accounts/undos'
import { listPreferences } from '@kotonoha/user-db/queries/preferences/preferences'
import type { AuthParts, Work } from '../auth-parts'
import type { Device } from '../http/device'
import { readState } from './earlier-state'
import { mailNotice } from './notices'

/** Whoever has the password could fill a mailbox otherwise; the first of them tells enough. */
const maxAnHour = 3
const hourMs = 60 * 60 * 1000

/** Mails a notice when an account is signed in to on a device that it has never seen. */
export async function noticeSignIn(
  parts: AuthParts,
  work: Work,
  { account, device }: { account: Account; device: Device },
): Promise<void> {
  const { queries, at } = work
  const { userId } = account
  // Other clients send no mark: they are told apart by what they are.
  const name = device.mark ?? `${nameDevice(device.userAgent)}\n${device.network}`
  const deviceHash = parts.vault.sign('device', `${userId}\n${name}`).toString('base64url')
  const seen = await rememberDevice(queries, { userId, deviceHash, at })
  // Where nobody was before, it is the learner's first, on which the account was just made.
  if (seen !== 'new' || !(await wantsNotice(work, userId))) return
  const before = await readState(queries, account)
  await mailNotice(parts, work, { kind: 'sign-in', account, before, device })
}

async function wantsNotice({ queries, at }: Work, userId: string): Promise<boolean> {
  const preferences = await listPreferences(queries, userId)
  const chosen = preferences.find(({ name }) => name === 'notificationSignInEmail')
  if (chosen?.value === false) return false
  const undos = await listUndos(queries, userId)
  const recent = undos.filter(
    ({ kind, createdAt }) => kind === 'sign-in' && at.getTime() - createdAt.getTime() < hourMs,
  )
  return recent.length < maxAnHour
}
