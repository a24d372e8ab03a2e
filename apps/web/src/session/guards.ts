import { notFound, redirect } from '@tanstack/react-router'
import { hasAccounts } from './installation'
import { loadUser } from './load-user'
import { parseReturnPath } from './return-path'
import { syncSession } from './session-store'
import { type UserSession, useUserStore } from './user-store'
import { findUserId } from './who-is-here'

/** Where one goes when nothing else was wanted. */
export const homePath = '/app/dict'

/** For `beforeLoad` of an account page: without accounts there is no such page. */
export function requireAccounts(): void {
  if (!hasAccounts()) throw notFound()
}

/** For `beforeLoad` of a page of one's own: who is not signed in signs in first, and comes back. */
export async function requireSignIn({ location }: { location: { href: string } }): Promise<void> {
  requireAccounts()
  const { kind } = await findUser()
  if (kind === 'signed-in') return
  const path = kind === 'profile' ? '/account/create-profile' : '/account/sign-in'
  throw redirect({ href: withReturnPath(path, location.href), replace: true })
}

/** For `beforeLoad` of pages that only make sense signed out; moves on once somebody signs in. */
export async function requireSignedOut(returnTo: string | undefined): Promise<void> {
  requireAccounts()
  // An unreachable server must not keep anybody from the form that says so.
  const { kind } = await findUser().catch((): UserSession => ({ kind: 'signed-out' }))
  if (kind === 'signed-out') return
  const wanted = parseReturnPath(returnTo)
  const next = kind === 'profile' ? withReturnPath('/account/create-profile', wanted) : wanted
  throw redirect({ href: next ?? homePath, replace: true })
}

/** For `beforeLoad` of the profile page: who has a profile has nothing to do there. */
export async function leaveWhenSignedIn(returnTo: string | undefined): Promise<void> {
  requireAccounts()
  const { kind } = await findUser().catch((): UserSession => ({ kind: 'signed-out' }))
  if (kind !== 'signed-in') return
  throw redirect({ href: parseReturnPath(returnTo) ?? homePath, replace: true })
}

/** The path, and in its search where to go afterwards. */
export function withReturnPath(path: string, returnTo: string | undefined): string {
  const isWorthSaying = returnTo !== undefined && returnTo !== homePath
  return isWorthSaying ? `${path}?returnTo=${encodeURIComponent(returnTo)}` : path
}

/** Who is here: from this device where it knows, else from the server. */
async function findUser(): Promise<UserSession> {
  const session = syncSession()
  const isKnown = session !== undefined && findUserId() === session.userId
  return isKnown ? useUserStore.getState().session : loadUser()
}
