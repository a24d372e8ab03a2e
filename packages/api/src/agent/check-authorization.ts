import { type AgentScope, agentScopes } from '@kotonoha/contract/kanji/agent/agent-scopes'
import type { AuthorizationRequest } from '@kotonoha/contract/kanji/agent/authorization-request'
import type { OAuthClient } from '@kotonoha/user-db/queries/agent/clients'
import { toAgentEndpoint } from './endpoint'
import { isRedirectAddress, isSameRedirect } from './redirect-address'
import { toKnownScopes } from './to-wire-grant'

/** What a request is worth. `unanswerable`: it is not even told back to where it says it is from. */
export type CheckedAuthorization =
  | { kind: 'good'; scopes: AgentScope[] }
  | { kind: 'refused'; redirectTo: string }
  | { kind: 'unanswerable' }

/** Unreserved characters of a SHA-256 in base64url (RFC 7636, 4.2). */
const challengePattern = /^[A-Za-z0-9_-]{43}$/

/** Checks what a program asks for, against what it is known by. */
export function checkAuthorization(
  request: AuthorizationRequest,
  client: OAuthClient | undefined,
  siteUrl: string,
): CheckedAuthorization {
  const { redirectUri } = request
  const isKnown = client?.redirectUris.some((each) => isSameRedirect(each, redirectUri)) ?? false
  if (!isKnown || !isRedirectAddress(redirectUri)) return { kind: 'unanswerable' }
  const error = findError(request, siteUrl)
  if (error !== undefined) {
    return { kind: 'refused', redirectTo: toRedirect(request, siteUrl, { error }) }
  }
  return { kind: 'good', scopes: toAskedScopes(request.scope) }
}

function findError(
  { responseType, codeChallenge, codeChallengeMethod, resource, scope }: AuthorizationRequest,
  siteUrl: string,
): string | undefined {
  if (responseType !== 'code') return 'unsupported_response_type'
  // Whoever takes the code from its way could redeem it but for this.
  if (codeChallengeMethod !== 'S256' || !challengePattern.test(codeChallenge)) {
    return 'invalid_request'
  }
  if (!isOurResource(resource, siteUrl)) return 'invalid_target'
  if (toAskedScopes(scope).length === 0) return 'invalid_scope'
  return undefined
}

/** Tokens are good for this endpoint and nothing else (RFC 8707). */
export function isOurResource(resource: string, siteUrl: string): boolean {
  if (!URL.canParse(resource)) return false
  return new URL(resource).href.replace(/\/$/, '') === toAgentEndpoint(siteUrl)
}

/** Those that we know of what was asked for; all where nothing was named. */
function toAskedScopes(scope: string): AgentScope[] {
  const asked = scope.split(' ').filter((each) => each !== '' && each !== 'offline_access')
  return asked.length === 0 ? [...agentScopes] : toKnownScopes(asked)
}

/** The address that a program is answered at, and by whom it is answered (RFC 9207). */
export function toRedirect(
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  siteUrl: string,
  answer: { code: string } | { error: string },
): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  if (state !== '') url.searchParams.set('state', state)
  url.searchParams.set('iss', toIssuer(siteUrl))
  return url.href
}

/** By what name the authorization server goes (RFC 8414, 2). */
export function toIssuer(siteUrl: string): string {
  return new URL(siteUrl).origin
}
