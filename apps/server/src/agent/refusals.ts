import {
  bearerAuthChallengeResponse,
  OAuthError,
  OAuthErrorCode,
} from '@modelcontextprotocol/server'

const headers = { 'cache-control': 'no-store' }

/** An error before the protocol is reached, in its shape (JSON-RPC 2.0). */
function refuse(status: number, message: string, more: Record<string, string> = {}): Response {
  const body = { jsonrpc: '2.0', error: { code: -32_000, message }, id: null }
  return Response.json(body, { status, headers: { ...headers, ...more } })
}

export const refuseWithoutAccounts = (): Response =>
  refuse(404, 'This installation has no accounts, and nothing for assistants')

export const refuseWhileAway = (): Response =>
  refuse(503, "The learners' data cannot be reached now", { 'retry-after': '5' })

export const refuseTooLong = (): Response => refuse(413, 'The body is longer than 64 KB')

export const refuseTooMany = (seconds: number): Response =>
  refuse(429, `Too many calls: wait ${seconds} seconds`, { 'retry-after': String(seconds) })

export const refuseAfterFault = (): Response => refuse(500, 'The server could not answer')

/** Streams of changes are not kept open: nothing here tells of any. */
export const refuseStream = (): Response =>
  Response.json(
    { jsonrpc: '2.0', error: { code: -32_601, message: 'Method not found' }, id: null },
    { status: 404, headers },
  )

/** RFC 6750, 3.1: no token that is good here; and where to get one (RFC 9728, 5.1). */
export const refuseToken = (resourceMetadataUrl: string, scopes: readonly string[]): Response =>
  bearerAuthChallengeResponse(
    new OAuthError(OAuthErrorCode.InvalidToken, 'No token, or one that is over or was withdrawn'),
    { requiredScopes: [...scopes], resourceMetadataUrl },
  )

/** The token is good, and does not include what was asked for: the scopes that would. */
export const refuseScope = (resourceMetadataUrl: string, scopes: readonly string[]): Response =>
  bearerAuthChallengeResponse(
    new OAuthError(OAuthErrorCode.InsufficientScope, `This needs ${scopes.join(' ')}`),
    { requiredScopes: [...scopes], resourceMetadataUrl },
  )
