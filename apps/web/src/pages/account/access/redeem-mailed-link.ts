import * as v from 'valibot'
import { askService } from '../../../session/account-security/ask-service'
import { redeemEmailChangeBy } from '../../../session/account-security/email-change'
import { openAuthClient } from '../../../session/auth-client'
import type { MailedLink, MailedLinkType } from '../../../session/mailed-link'
import { beginRecovery } from '../../../session/recovery'
import { syncSession } from '../../../session/session-store'
import { needsSecondFactor, type Session } from '../../../session/stored-session'

/** Where a redeemed link leads on to; or, for a change of address, how far it is. */
export type RedeemedLink =
  | { kind: 'go-on'; path: string }
  | { kind: 'half-changed' }
  | { kind: 'changed' }

/** The service says so where nobody can sign in by password until one is chosen. */
const withoutPassword = v.object({ needs_password: v.literal(true) })

const undone = v.object({ access_token: v.string(), refresh_token: v.string() })

type OwnLink = Exclude<MailedLink, { kind: 'elsewhere' }>

/** Does what a mailed link is for; throws as the service refuses it. */
export async function redeemMailedLink(link: OwnLink): Promise<RedeemedLink> {
  if (link.kind === 'session') {
    const session = await keepSession(link.accessToken, link.refreshToken)
    if (link.type === 'recovery') beginRecovery(session.userId)
    return goOn(session, { type: link.type, target: link.target })
  }
  const { tokenHash: token_hash, type, target } = link
  if (type === 'email_change') {
    const isChanged = await redeemEmailChangeBy({ token_hash, type })
    return { kind: isChanged ? 'changed' : 'half-changed' }
  }
  if (type === 'undo') {
    const answer = v.parse(undone, await askService('POST', '/undo', { token_hash }))
    const session = await keepSession(answer.access_token, answer.refresh_token)
    beginRecovery(session.userId, 'undone')
    return goOn(session, { type, target })
  }
  const client = await openAuthClient()
  const { data, error } = await client.verifyOtp({ token_hash, type })
  if (error !== null) throw error
  const session = getSession()
  const hasNoPassword = v.safeParse(withoutPassword, data.session).success
  if (hasNoPassword) beginRecovery(session.userId, 'none')
  return goOn(session, { type: hasNoPassword ? 'recovery' : type, target })
}

function goOn(
  session: Session,
  { type, target }: { type: MailedLinkType | string; target: string | undefined },
): RedeemedLink {
  if (type === 'recovery' || type === 'undo') {
    return { kind: 'go-on', path: '/account/password-recovery' }
  }
  const path = target ?? '/account/create-profile'
  if (!needsSecondFactor(session)) return { kind: 'go-on', path }
  return { kind: 'go-on', path: `/account/sign-in?returnTo=${encodeURIComponent(path)}` }
}

async function keepSession(access_token: string, refresh_token: string): Promise<Session> {
  const client = await openAuthClient()
  const { error } = await client.setSession({ access_token, refresh_token })
  if (error !== null) throw error
  return getSession()
}

function getSession(): Session {
  const session = syncSession()
  if (session === undefined) throw new Error('the session was not kept')
  return session
}
