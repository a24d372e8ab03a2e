import type { Account, Metadata } from '@kotonoha/user-db/queries/accounts/account'
import type { Factor } from '@kotonoha/user-db/queries/accounts/factors'
import type {
  AssuranceLevel,
  AuthenticationMethod,
  Session,
} from '@kotonoha/user-db/queries/accounts/sessions'
import { decodeProtectedHeader, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { AuthError } from '../auth-error'
import { isUuid } from '../secrets/random-values'
import { algorithm, type SigningKeys } from '../secrets/signing-keys'

/** Who a verified token speaks for. */
export interface AccessClaims {
  userId: string
  sessionId: string
  email: string
  assuranceLevel: AssuranceLevel
  /** The account has a second factor that this session has not shown: it is no sign-in yet. */
  isSecondFactorPending: boolean
  methods: AuthenticationMethod[]
  isAnonymous: boolean
  userMetadata: Metadata
  expiresAt: Date
}

export interface TokenRules {
  issuer: string
  lifeSeconds: number
}

/** Every token says it is for signed-in people. */
export const audience = 'authenticated'

const pendingFactor = 'pending'

export async function signAccessToken(
  keys: SigningKeys,
  { issuer, lifeSeconds }: TokenRules,
  {
    account,
    session,
    factors,
    at,
  }: { account: Account; session: Session; factors: readonly Factor[]; at: Date },
): Promise<{ token: string; expiresAt: number }> {
  const issuedAt = Math.floor(at.getTime() / 1000)
  const expiresAt = issuedAt + lifeSeconds
  const { kid, key } = keys.findSigner(at)
  const isPending =
    session.assuranceLevel === 'aal1' && factors.some(({ status }) => status === 'verified')
  const token = await new SignJWT({
    email: account.email ?? '',
    phone: account.phone ?? '',
    app_metadata: account.appMetadata,
    user_metadata: account.userMetadata,
    role: account.role,
    aal: session.assuranceLevel,
    amr: session.methods,
    session_id: session.sessionId,
    is_anonymous: account.isAnonymous,
    // GoTrue has no such claim. Without it only the store could tell this token from a whole
    // sign-in, and calls that read are answered without the store.
    ...(isPending && { second_factor: pendingFactor }),
  })
    .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setSubject(account.userId)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key)
  return { token, expiresAt }
}

const claimsSchema = z.object({
  sub: z.string(),
  session_id: z.string(),
  exp: z.number(),
  role: z.literal('authenticated'),
  email: z.string().catch(''),
  aal: z.enum(['aal1', 'aal2']),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })).catch([]),
  is_anonymous: z.boolean().catch(false),
  second_factor: z.literal(pendingFactor).optional(),
  user_metadata: z.record(z.string(), z.unknown()).catch({}),
})

function badJwt(detail: string, status = 403): AuthError {
  const text = 'invalid JWT: unable to parse or verify signature'
  return new AuthError(status, 'bad_jwt', `${text}, ${detail}`)
}

/** Verifies a user's token by itself, without the store. Throws `AuthError` (`bad_jwt`). */
export async function verifyAccessToken(
  keys: SigningKeys,
  { issuer, token, at }: { issuer: string; token: string; at: Date },
): Promise<AccessClaims> {
  const payload = await verifySignature(keys, token, { issuer, audience, currentDate: at })
  if (payload.sub === undefined || payload.sub === '') throw badJwt('it names no user')
  if (!isUuid(payload.sub)) throw badJwt('its sub is no UUID', 400)
  const claims = claimsSchema.safeParse(payload)
  if (!claims.success) throw badJwt('it is no token of a user')
  const { data } = claims
  if (!isUuid(data.session_id)) throw badJwt('its session_id is no UUID')
  return {
    userId: data.sub.toLowerCase(),
    sessionId: data.session_id.toLowerCase(),
    email: data.email,
    assuranceLevel: data.aal,
    isSecondFactorPending: data.second_factor !== undefined,
    methods: data.amr,
    isAnonymous: data.is_anonymous,
    userMetadata: data.user_metadata,
    expiresAt: new Date(data.exp * 1000),
  }
}

const adminRoles = ['service_role', 'supabase_admin']

/** Verifies a token that our own operators signed; it needs neither a user nor a session. */
export async function verifyAdminToken(
  keys: SigningKeys,
  { token, at }: { token: string; at: Date },
): Promise<void> {
  const payload = await verifySignature(keys, token, { currentDate: at })
  if (typeof payload.role !== 'string' || !adminRoles.includes(payload.role)) {
    throw new AuthError(403, 'not_admin', 'This needs the token of an administrator')
  }
}

/** Members of the header that name a key from outside: never followed (RFC 8725, section 3.10). */
const foreignKeyMembers = ['jwk', 'jku', 'x5u', 'x5c', 'crit']

async function verifySignature(
  keys: SigningKeys,
  token: string,
  expected: { issuer?: string; audience?: string; currentDate: Date },
): Promise<JWTPayload> {
  try {
    const header = decodeProtectedHeader(token)
    if (foreignKeyMembers.some((member) => member in header)) throw new Error('foreign key')
    const { kid } = header
    const key = kid === undefined ? keys.findOnlyVerifier() : keys.findVerifier(kid)
    if (key === undefined) throw new Error('unknown key')
    const { payload } = await jwtVerify(token, key, { ...expected, algorithms: [algorithm] })
    if (Array.isArray(payload.aud) && expected.audience !== undefined) throw new Error('aud')
    return payload
  } catch (error) {
    const isExpired = error instanceof Error && 'code' in error && error.code === 'ERR_JWT_EXPIRED'
    throw badJwt(isExpired ? 'token is expired' : 'token is not ours or was changed')
  }
}
