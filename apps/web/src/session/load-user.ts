import { api } from '../api/api'
import { queryClient } from '../api/query-client'
import { forgetUser } from './forget-user'
import { syncSession } from './session-store'
import { needsSecondFactor } from './stored-session'
import { setUser, type UserSession, useUserStore } from './user-store'
import { findUserId } from './who-is-here'

/**
 * Finds out who is signed in and remembers it. A session that still lacks its second factor counts
 * as signed out. Throws when the server cannot say.
 */
export async function loadUser(): Promise<UserSession> {
  const session = syncSession()
  const knownId = findUserId()
  const isOther = knownId !== undefined && knownId !== session?.userId
  if (session === undefined || isOther) forgetUser()
  if (session === undefined) return { kind: 'signed-out' }
  if (needsSecondFactor(session)) {
    setUser({ kind: 'signed-out' })
    return { kind: 'signed-out' }
  }
  const me = await queryClient.fetchQuery({
    ...api.core.user.getMe.queryOptions(),
    staleTime: 0,
    retry: false,
  })
  // Meanwhile somebody may have signed out, or in.
  if (syncSession()?.userId !== me.userId) return useUserStore.getState().session
  const { userId } = me
  const user: UserSession =
    me.kind === 'profile'
      ? { kind: 'profile', userId }
      : { kind: 'signed-in', userId, firstName: me.firstName, lastName: me.lastName }
  setUser(user)
  return user
}
