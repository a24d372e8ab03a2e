import { api } from '../../api/api'
import { queryClient } from '../../api/query-client'
import { openAuthClient } from '../auth-client'
import { provePerson } from '../captcha/prove-person'
import { syncSession } from '../session-store'

/**
 * Signs in again on this device, by what `show` does with the client. The session of before ends:
 * it would otherwise stand in the list of devices for ever.
 */
async function replaceSession(
  show: (client: Awaited<ReturnType<typeof openAuthClient>>) => Promise<{ error: unknown }>,
): Promise<void> {
  const client = await openAuthClient()
  const before = syncSession()
  const { error } = await show(client)
  if (error !== null) throw error
  const after = syncSession()
  if (before !== undefined && before.sessionId !== after?.sessionId) {
    // Should this fail, the learner still can end it by hand in the list.
    await client.admin.signOut(before.accessToken, 'local').catch(() => undefined)
    void queryClient.invalidateQueries({ queryKey: api.core.user.listSessions.queryKey() })
  }
}

export function signInAgainWithPassword(email: string, password: string): Promise<void> {
  return replaceSession(async (client) =>
    client.signInWithPassword({ email, password, options: await provePerson() }),
  )
}

/** Mails a six-digit code to the learner's own address. */
export async function mailCode(email: string): Promise<void> {
  const client = await openAuthClient()
  const options = { shouldCreateUser: false, ...(await provePerson()) }
  const { error } = await client.signInWithOtp({ email, options })
  if (error !== null) throw error
}

export function signInAgainWithMailedCode(email: string, token: string): Promise<void> {
  return replaceSession((client) => client.verifyOtp({ email, token, type: 'email' }))
}

/** Shows the second factor in the session there is. */
export async function showAuthenticatorCode(factorId: string, code: string): Promise<void> {
  const client = await openAuthClient()
  const { error } = await client.mfa.challengeAndVerify({ factorId, code })
  if (error !== null) throw error
  syncSession()
}
