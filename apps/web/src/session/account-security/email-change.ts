import type { VerifyOtpParams } from '@supabase/auth-js'
import { openAuthClient } from '../auth-client'
import { provePerson } from '../captcha/prove-person'
import { getDeviceHeaders } from '../device-mark'
import { syncSession } from '../session-store'
import { findStoredSession } from '../stored-session'
import { refreshAuthUser } from './auth-user'

/** Where the links of the two mails lead; whoever is signed in is led on from there. */
function toRedirect(): string {
  const returnTo = encodeURIComponent('/app/dict/preferences/account')
  return `${location.origin}/account/sign-in?returnTo=${returnTo}`
}

/** Mails a code to the address of now and to the new one; nothing changes until both are entered. */
export async function beginEmailChange(email: string): Promise<void> {
  const client = await openAuthClient()
  const { error } = await client.updateUser({ email }, { emailRedirectTo: toRedirect() })
  if (error !== null) throw error
  await refreshAuthUser()
}

/** Mails codes again, to those addresses that have not answered yet. */
export async function resendEmailChange(email: string): Promise<void> {
  const client = await openAuthClient()
  const { error } = await client.resend({
    type: 'email_change',
    email,
    options: { emailRedirectTo: toRedirect(), ...(await provePerson()) },
  })
  if (error !== null) throw error
}

/**
 * Redeems the code that one of the two addresses got; true when the address has changed by it.
 *
 * The service signs somebody in who redeems a code, without the second factor. This device is
 * signed in already, perhaps with both: so the code is redeemed by a client that keeps nothing,
 * and what it was given ends at once.
 */
export function redeemEmailChange(email: string, token: string): Promise<boolean> {
  return redeemEmailChangeBy({ email, token, type: 'email_change' })
}

/** By the code that was typed, or the token of the link. */
export async function redeemEmailChangeBy(proof: VerifyOtpParams): Promise<boolean> {
  const { AuthClient } = await import('@supabase/auth-js')
  const other = new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: 'auth-email-change',
    headers: getDeviceHeaders(),
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  })
  const { data, error } = await other.verifyOtp(proof)
  if (error !== null) throw error
  if (data.session === null) return false
  await other.signOut({ scope: 'local' })
  // A link may be followed on a device where nobody is signed in, or somebody else.
  if (findStoredSession()?.userId !== data.session.user.id) return true
  const client = await openAuthClient()
  // The token of this device still names the old address.
  await client.refreshSession()
  syncSession()
  await refreshAuthUser()
  return true
}
