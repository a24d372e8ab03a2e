import type { GoTrueClient } from '@supabase/auth-js'
import type { TokenSource } from '../api/token-source'
import { openAuthClient } from './auth-client'
import { onRenewalOutage } from './renewal-outage'
import { findStoredSession } from './stored-session'

/** The client's own margin: three of its ticks of 30 s. */
const marginSeconds = 90

interface SessionTokensOptions {
  openClient: () => Promise<Pick<GoTrueClient, 'getSession' | 'refreshSession' | 'getUser'>>
  /** Hears of each try to renew the token that reached nobody, until what it returns is called. */
  onOutage: (listener: (failure: Error) => void) => () => void
  /** Milliseconds since 1970, by a clock that may be wrong. */
  now: () => number
  /** Milliseconds since the page was opened, which nobody can set. */
  elapsedMs: () => number
}

/** The learner's token for calls. While it has time left, nothing else is asked or fetched. */
export function createSessionTokens({
  openClient,
  onOutage,
  now,
  elapsedMs,
}: SessionTokensOptions): TokenSource {
  let isDistrusted = false
  /** A token got here is good for its life, whatever the clock of this device says about it. */
  let latest: { token: string; goodUntilMs: number } | undefined

  async function renew(): Promise<string | undefined> {
    const client = await openClient()
    const asking = isDistrusted ? client.refreshSession() : client.getSession()
    return unlessUnreachable(asking.then(takeRenewed))
  }

  function takeRenewed({
    data: { session },
    error,
  }: Awaited<ReturnType<GoTrueClient['refreshSession' | 'getSession']>>): string | undefined {
    isDistrusted = false
    // The call fails then as one that did not reach the server, and may be tried again.
    if (error?.name === 'AuthRetryableFetchError') throw error
    if (session === null) return undefined
    const goodForSeconds = session.expires_in - marginSeconds
    latest = {
      token: session.access_token,
      goodUntilMs: elapsedMs() + goodForSeconds * 1000,
    }
    return session.access_token
  }

  /**
   * The client tries for half a minute before it says that the service is out of reach. Who changes
   * something without a connection is told at once that it waits; the client goes on beside.
   */
  async function unlessUnreachable<Answer>(answering: Promise<Answer>): Promise<Answer> {
    let stop = () => {}
    const failing = new Promise<never>((_, reject) => {
      stop = onOutage(reject)
    })
    try {
      return await Promise.race([answering, failing])
    } finally {
      stop()
    }
  }

  return {
    findToken: () => findStoredSession()?.accessToken,
    async getFreshToken() {
      const session = findStoredSession()
      if (session === undefined) return undefined
      if (isDistrusted) return renew()
      const { accessToken, expiresAt } = session
      const secondsLeft = expiresAt - now() / 1000
      if (secondsLeft > marginSeconds) return accessToken
      if (accessToken === latest?.token && elapsedMs() < latest.goodUntilMs) return accessToken
      return renew()
    },
    distrustToken() {
      isDistrusted = true
      latest = undefined
    },
    checkSession() {
      // The client lets go of a session that the service no longer knows, and says so.
      void openClient().then(
        (client) => client.getUser(),
        () => undefined,
      )
    },
  }
}

export const sessionTokens = createSessionTokens({
  openClient: openAuthClient,
  onOutage: onRenewalOutage,
  now: () => Date.now(),
  elapsedMs: () => performance.now(),
})
