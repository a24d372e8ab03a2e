import { openAuthClient } from './auth-client'
import { forgetUser } from './forget-user'
import { syncSession } from './session-store'
import { forgetStoredSession } from './stored-session'

/** `local`: this device; `global`: every device; `others`: every device but this one. */
export type SignOutScope = 'local' | 'global' | 'others'

/**
 * Ends sessions. On this device it always succeeds; `false` says that the server could not be
 * told, so that sessions elsewhere (or a copy of this one) go on for now.
 */
export async function signOut(scope: SignOutScope): Promise<boolean> {
  const isTold = await tellServer(scope)
  if (scope !== 'others') {
    forgetStoredSession()
    syncSession()
    forgetUser()
  }
  return isTold
}

async function tellServer(scope: SignOutScope): Promise<boolean> {
  try {
    const client = await openAuthClient()
    const { error } = await client.signOut({ scope })
    return error === null
  } catch {
    // Not even the client's code could be fetched.
    return false
  }
}
