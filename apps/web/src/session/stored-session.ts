import * as v from 'valibot'

/** Where the authentication client keeps its session in local storage; also its channel to other tabs. */
export const authStorageKey = 'auth-session'

/** What of the client's own record is read without the client, whose code comes later. */
const storedSession = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  expires_at: v.number(),
  user: v.object({
    id: v.string(),
    email: v.optional(v.string()),
    factors: v.optional(v.array(v.object({ status: v.string() }))),
  }),
})

const tokenClaims = v.object({
  aal: v.fallback(v.picklist(['aal1', 'aal2']), 'aal1'),
  session_id: v.fallback(v.string(), ''),
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
  const parsed = v.safeParse(storedSession, parseJson(text))
  if (!parsed.success) return undefined
  const { access_token: accessToken, expires_at: expiresAt, user } = parsed.output
  const claims = v.safeParse(tokenClaims, parseClaims(accessToken))
  if (!claims.success) return undefined
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false
  return {
    sessionId: claims.output.session_id,
    userId: user.id,
    email: user.email ?? '',
    accessToken,
    expiresAt,
    level: claims.output.aal,
    nextLevel: hasFactor ? 'aal2' : claims.output.aal,
  }
}

const holderClaims = v.object({ sub: v.string(), email: v.fallback(v.string(), '') })

/** Whom a token speaks of, for a page that shows it; undefined for what is no token. */
export function readTokenHolder(token: string): { userId: string; email: string } | undefined {
  const claims = v.safeParse(holderClaims, parseClaims(token))
  return claims.success ? { userId: claims.output.sub, email: claims.output.email } : undefined
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
