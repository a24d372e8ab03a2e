import * as z from 'zod/mini'

/** Where the authentication client keeps its session in local storage; also its channel to other tabs. */
export const authStorageKey = 'auth-session'

/** What of the client's own record is read without the client, whose code comes later. */
const storedSession = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: z.number(),
  user: z.object({
    id: z.string(),
    email: z.optional(z.string()),
    factors: z.optional(z.array(z.object({ status: z.string() }))),
  }),
})

const tokenClaims = z.object({
  aal: z.catch(z.enum(['aal1', 'aal2']), 'aal1'),
  session_id: z.catch(z.string(), ''),
})

/** One or two factors shown (RFC 8176 speaks of methods; the levels are the service's). */
export type AssuranceLevel = 'aal1' | 'aal2'

export interface Session {
  /** Of this sign-in on this device; the list of devices names it too. */
  sessionId: string
  userId: string
  /** Empty where the account has none. */
  email: string
  accessToken: string
  /** Seconds since 1970. */
  expiresAt: number
  level: AssuranceLevel
  /** `aal2` as soon as the account has a second factor that works. */
  nextLevel: AssuranceLevel
}

/** A cheap look: there is something that may be a session. */
export function hasPossibleSession(): boolean {
  return readText() !== undefined
}

/** The session this browser keeps; undefined where there is none, or none that can be read. */
export function findStoredSession(): Session | undefined {
  return parseSession(readText())
}

export function parseSession(text: string | undefined): Session | undefined {
  if (text === undefined) return undefined
  const parsed = storedSession.safeParse(parseJson(text))
  if (!parsed.success) return undefined
  const { access_token: accessToken, expires_at: expiresAt, user } = parsed.data
  const claims = tokenClaims.safeParse(parseClaims(accessToken))
  if (!claims.success) return undefined
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false
  return {
    sessionId: claims.data.session_id,
    userId: user.id,
    email: user.email ?? '',
    accessToken,
    expiresAt,
    level: claims.data.aal,
    nextLevel: hasFactor ? 'aal2' : claims.data.aal,
  }
}

const holderClaims = z.object({ sub: z.string(), email: z.catch(z.string(), '') })

/** Whom a token speaks of, for a page that shows it; undefined for what is no token. */
export function readTokenHolder(token: string): { userId: string; email: string } | undefined {
  const claims = holderClaims.safeParse(parseClaims(token))
  return claims.success ? { userId: claims.data.sub, email: claims.data.email } : undefined
}

/** Whether the second factor must still be shown before this is a sign-in. */
export function needsSecondFactor({ level, nextLevel }: Session): boolean {
  return level === 'aal1' && nextLevel === 'aal2'
}

/** The client does it itself, where it can be asked. */
export function forgetStoredSession(): void {
  try {
    localStorage.removeItem(authStorageKey)
  } catch {
    // A storage that is refused kept nothing.
  }
}

function readText(): string | undefined {
  try {
    return localStorage.getItem(authStorageKey) ?? undefined
  } catch {
    return undefined
  }
}

/** The middle part of a token: only shown and compared here, never trusted. */
function parseClaims(token: string): unknown {
  const payload = token.split('.')[1] ?? ''
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    return parseJson(new TextDecoder().decode(Uint8Array.from(bytes, (c) => c.charCodeAt(0))))
  } catch {
    return undefined
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
