import type { GoTrueClient } from '@supabase/auth-js'
import { confirmPath } from './confirm-path'
import { getDeviceHeaders } from './device-mark'
import { fetchWithDeviceMarks } from './device-marks'
import { handleAuthEvent } from './handle-auth-event'
import { tellOutage } from './renewal-outage'
import { authStorageKey } from './stored-session'
import { tellRetryAfter } from './tell-retry-after'

let opening: Promise<GoTrueClient> | undefined

/**
 * The authentication client of this tab. Its code is fetched when it is first wanted: when there
 * is a session to keep fresh, or somebody signs in.
 */
export function openAuthClient(): Promise<GoTrueClient> {
  opening ??= create().catch((error: unknown) => {
    // The code could not be fetched; the next one who asks tries again.
    opening = undefined
    throw error
  })
  return opening
}

async function create(): Promise<GoTrueClient> {
  const { AuthClient } = await import('@supabase/auth-js')
  const client = new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: authStorageKey,
    headers: getDeviceHeaders(),
    fetch: async (...asked) =>
      tellRetryAfter(await tellOutage(asked[0], fetchWithDeviceMarks(...asked))),
    // Links of mails work on whichever device they are opened (docs/decisions/030-auth-client.md).
    flowType: 'implicit',
    // Only the pages that our mails lead to take a session from their address; the one with the
    // button takes it when the button was pressed.
    detectSessionInUrl: ({ pathname }) =>
      pathname.startsWith('/account/') && pathname !== confirmPath,
  })
  client.onAuthStateChange((event) => handleAuthEvent(event))
  return client
}
