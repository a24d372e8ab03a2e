import { openAuthClient } from '../session/auth-client'
import { syncSession } from '../session/session-store'

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

/** Begins to add an authenticator; it counts once it was verified, and blocks nothing before. */
export async function enrolFactor(friendlyName: string): Promise<NewFactor> {
  const client = await openAuthClient()
  const { data, error } = await client.mfa.enroll({ factorType: 'totp', friendlyName, issuer })
  if (error !== null) throw error
  return { factorId: data.id, secret: data.totp.secret, uri: data.totp.uri }
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
