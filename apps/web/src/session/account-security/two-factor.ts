import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { queryClient } from '../../api/query-client'
import { openAuthClient } from '../auth-client'
import { syncSession } from '../session-store'
import { askService } from './ask-service'

/** What an authenticator app needs to make the codes. */
export interface NewFactor {
  factorId: string
  /** In base32, as it is typed into an app that cannot take a picture. */
  secret: string
  /** What the QR code says. */
  uri: string
}

/** How the entry is headed in the app. */
const issuer = 'Kotonoha'

const enrolled = v.object({
  id: v.string(),
  totp: v.object({ secret: v.string(), uri: v.string() }),
})

/**
 * Begins to add an authenticator; it counts once it was verified, and blocks nothing before. The
 * first of an account wants `nonce`, a code from the mailbox, unless the session showed one lately.
 */
export async function enrolFactor(friendlyName: string, nonce?: string): Promise<NewFactor> {
  const body = { factor_type: 'totp', friendly_name: friendlyName, issuer, nonce }
  const { id, totp } = v.parse(enrolled, await askService('POST', '/factors', body))
  return { factorId: id, secret: totp.secret, uri: totp.uri }
}

/** Mails a code to the learner's own address, for a change that needs one. */
export async function mailNonce(): Promise<void> {
  const client = await openAuthClient()
  const { error } = await client.reauthenticate()
  if (error !== null) throw error
}

/** The first code of the app; with it the authenticator counts. */
export async function verifyFactor(factorId: string, code: string): Promise<void> {
  const client = await openAuthClient()
  const { error } = await client.mfa.challengeAndVerify({ factorId, code })
  if (error !== null) throw error
  syncSession()
}

export async function removeFactor(factorId: string): Promise<void> {
  const client = await openAuthClient()
  const { error } = await client.mfa.unenroll({ factorId })
  if (error !== null) throw error
  // The token still says what was shown; the next one knows what is asked for now.
  await client.refreshSession()
  syncSession()
}

const left = v.object({ left: v.number() })

/** How many backup codes can still be used. */
export const backupCodesQuery = queryOptions({
  // Within the learner's own area of names, so that it goes with the others at signing out.
  queryKey: [['core', 'user', 'backupCodes']],
  queryFn: async () => v.parse(left, await askService('GET', '/backup_codes')).left,
  staleTime: 0,
})

const issued = v.object({ codes: v.array(v.string()) })

/** Ten new ones in place of those before; they can be read this one time. */
export async function issueBackupCodes(): Promise<string[]> {
  const { codes } = v.parse(issued, await askService('POST', '/backup_codes'))
  await queryClient.invalidateQueries({ queryKey: backupCodesQuery.queryKey })
  return codes
}
