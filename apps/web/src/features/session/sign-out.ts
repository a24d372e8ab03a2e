import { openAuthClient } from './auth-client'
import { forgetUser } from './forget-user'
import { syncSession } from './session-store'

/** `local`: this device; `global`: every device; `others`: every device but this one. */
export type SignOutScope = 'local' | 'global' | 'others'

/**
 * Ends sessions. On this device it always succeeds; `false` says that the server could not be
 * told, so that sessions elsewhere (or a copy of this one) go on for now.
 */
export async function signOut(scope: SignOutScope): Promise<boolean> {
  const client = await openAuthClient()
  const { error } = await client.signOut({ scope })
  if (scope !== 'others') {
    syncSession()
    forgetUser()
  }
  return error === null
}
