import { randomUUID } from 'node:crypto'
import type { Accounts } from '@kotonoha/api/accounts/accounts'
import { createCallLimit } from '@kotonoha/api/accounts/call-limit'
import { checkAuthorization, isOurResource } from '@kotonoha/api/agent/check-authorization'
import {
  type IssuedTokens,
  redeemCode,
  refreshTokens,
  revokeByToken,
} from '@kotonoha/api/agent/redeem'
import { isRedirectAddress } from '@kotonoha/api/agent/redirect-address'
import { agentScopes } from '@kotonoha/contract/kanji/agent/agent-scopes'
import {
  type AuthorizationRequest,
  authorizationRequest,
} from '@kotonoha/contract/kanji/agent/authorization-request'
import { findClient, type OAuthClient, saveClient } from '@kotonoha/user-db/queries/agent/clients'
import { UserDbUnavailableError } from '@kotonoha/user-db/user-db-error'
import { z } from 'zod'
import type { AccountParts, AccountsHolder } from '../accounts/accounts-holder'
import type { Log } from '../log'
import { type ClientDocument, fetchClientDocument, isDocumentAddress } from './client-document'
import { clientName } from './client-name'
import { metadataPaths, oauthPaths } from './oauth-paths'
import { readBody } from './read-messages'

const consentPage = '/app/kanji/agent/authorize'

/** A description is read again after so long. */
const documentLifeMs = 24 * 60 * 60 * 1000

export interface OAuthHandlerOptions {
  accounts: AccountsHolder
  log: Log
  fetchDocument?: (clientId: string) => Promise<ClientDocument | undefined>
}

type Answerer = (request: Request, environment: object) => Promise<Response>

/** Answers what lets an assistant in by a learner's consent (OAuth 2.1, public clients only). */
export function createOAuthHandler(options: OAuthHandlerOptions): Answerer {
  const { accounts: holder, log, fetchDocument = fetchClientDocument } = options
  const isOneTooMany = createCallLimit({ calls: 20, windowMs: 60 * 60 * 1000 })
  // Each makes us ask an address of a stranger's choice.
  const isOneFetchTooMany = createCallLimit({ calls: 60, windowMs: 60 * 60 * 1000 })

  async function answer(
    request: Request,
    { accounts, clientOf }: AccountParts,
    environment: object,
  ): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    if (metadataPaths.includes(pathname)) {
      // Its library takes long to load, and few learners have an assistant.
      const { answerMetadata } = await import('./oauth-metadata')
      const metadata = answerMetadata(request, accounts.siteUrl)
      if (metadata !== undefined) return metadata
    }
    const client = clientOf(request, environment)
    const at = accounts.clock()
    if (pathname === oauthPaths.authorize) {
      if (request.method !== 'GET') return refuseMethod('GET')
      const findAnyClient = (clientId: string) =>
        findOrFetchClient(accounts, clientId, () =>
          isOneFetchTooMany(client, at) ? Promise.resolve(undefined) : fetchDocument(clientId),
        )
      return beginConsent(accounts, searchParams, findAnyClient)
    }
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
    if (request.method !== 'POST') return refuseMethod('POST')
    const body = await readBody(request)
    if (body === 'tooLong') return refuse(413, 'invalid_request')
    if (pathname === oauthPaths.register) {
      if (isOneTooMany(client, at)) return refuse(429, 'temporarily_unavailable')
      return register(accounts, body.text)
    }
    const form = readForm(request, body.text)
    if (form === undefined) return refuse(400, 'invalid_request')
    if (pathname === oauthPaths.token) return answerToken(accounts, form)
    const token = form.get('token')
    if (token === null) return refuse(400, 'invalid_request')
    await revokeByToken(accounts, { token, clientId: form.get('client_id') ?? undefined })
    return new Response(null, { status: 200, headers: noStore })
  }

  return async (request, environment) => {
    const parts = holder.find()
    if (parts === undefined) return new Response('No such page\n', { status: 404 })
    if (parts === 'unavailable') return refuse(503, 'temporarily_unavailable')
    try {
      return await answer(request, parts, environment)
    } catch (error) {
      if (error instanceof UserDbUnavailableError) return refuse(503, 'temporarily_unavailable')
      const stack = error instanceof Error ? error.stack : String(error)
      log.error('letting an assistant in failed', { stack })
      return refuse(500, 'server_error')
    }
  }
}

/** Programs that run in a page ask from another origin; nothing here goes by a cookie. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type, mcp-protocol-version',
  'cross-origin-resource-policy': 'cross-origin',
}

const noStore = { ...cors, 'cache-control': 'no-store' }

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: noStore })
}

function refuseMethod(allowed: string): Response {
  return new Response(null, { status: 405, headers: { allow: allowed, ...noStore } })
}

/** A form whose fields each stand once (RFC 6749, 3.2). */
function readForm(request: Request, text: string): URLSearchParams | undefined {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined
  const form = new URLSearchParams(text)
  return new Set(form.keys()).size === [...form.keys()].length ? form : undefined
}

async function findOrFetchClient(
  { userDb, clock }: Accounts,
  clientId: string,
  fetchIt: () => Promise<ClientDocument | undefined>,
): Promise<OAuthClient | undefined> {
  const known = await findClient(userDb, clientId)
  if (!isDocumentAddress(clientId)) return known
  const at = clock()
  if (known !== undefined && at.getTime() - known.createdAt.getTime() < documentLifeMs) return known
  const read = await fetchIt()
  if (read === undefined) return undefined
  const client: OAuthClient = { clientId, ...read, source: 'document', createdAt: at }
  await saveClient(userDb, client)
  return client
}

/** Checks what is asked for before any page is shown, and leads on to the page of the consent. */
async function beginConsent(
  { siteUrl }: Accounts,
  params: URLSearchParams,
  findAnyClient: (clientId: string) => Promise<OAuthClient | undefined>,
): Promise<Response> {
  const request = toAuthorizationRequest(params)
  const client = request && (await findAnyClient(request.clientId))
  if (request === undefined) return explain()
  const checked = checkAuthorization(request, client, siteUrl)
  if (checked.kind === 'unanswerable') return explain()
  if (checked.kind === 'refused') return redirect(checked.redirectTo)
  // In one piece: what stands in an address by itself is read as a number where it looks like one.
  const packed = Buffer.from(JSON.stringify(request)).toString('base64url')
  return redirect(new URL(`${consentPage}?request=${packed}`, siteUrl).href)
}

/** Names on the wire, and ours. */
const fields: [string, keyof AuthorizationRequest][] = [
  ['response_type', 'responseType'],
  ['client_id', 'clientId'],
  ['redirect_uri', 'redirectUri'],
  ['scope', 'scope'],
  ['state', 'state'],
  ['code_challenge', 'codeChallenge'],
  ['code_challenge_method', 'codeChallengeMethod'],
  ['resource', 'resource'],
]

function toAuthorizationRequest(params: URLSearchParams): AuthorizationRequest | undefined {
  const given: Record<string, string> = {}
  for (const [name, field] of fields) {
    const [first, ...more] = params.getAll(name)
    if (more.length > 0) return undefined
    if (first !== undefined) given[field] = first
  }
  return authorizationRequest.safeParse(given).data
}

function redirect(to: string): Response {
  return new Response(null, { status: 302, headers: { location: to, 'cache-control': 'no-store' } })
}

/** Nobody is led on to where an unknown program points. */
function explain(): Response {
  const text =
    'This program is not known here, or asks to be answered at an address that is not its own.\n' +
    'Go back to it, remove the connection to Kotonoha and connect it again.\n'
  return new Response(text, {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

const registration = z.object({
  redirect_uris: z.array(z.string().refine(isRedirectAddress)).min(1).max(10),
  client_name: z.string().optional(),
})

/** Anybody may register a program (RFC 7591): it gets no secret, and no power by it. */
async function register({ userDb, clock }: Accounts, text: string): Promise<Response> {
  const parsed = registration.safeParse(parseJson(text))
  if (!parsed.success) {
    const isAddress = parsed.error.issues.some(({ path }) => path[0] === 'redirect_uris')
    return refuse(400, isAddress ? 'invalid_redirect_uri' : 'invalid_client_metadata')
  }
  const createdAt = clock()
  const redirectUris = parsed.data.redirect_uris
  const name = clientName(parsed.data.client_name, 'An assistant without a name')
  const clientId = randomUUID()
  await saveClient(userDb, { clientId, name, redirectUris, source: 'registered', createdAt })
  const answer = {
    client_id: clientId,
    client_id_issued_at: Math.floor(createdAt.getTime() / 1000),
    client_name: name,
    redirect_uris: redirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    scope: agentScopes.join(' '),
  }
  return Response.json(answer, { status: 201, headers: noStore })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function answerToken(accounts: Accounts, form: URLSearchParams): Promise<Response> {
  const clientId = form.get('client_id')
  if (clientId === null) return refuse(400, 'invalid_request')
  const resource = form.get('resource')
  if (resource !== null && !isOurResource(resource, accounts.siteUrl)) {
    return refuse(400, 'invalid_target')
  }
  switch (form.get('grant_type')) {
    case 'authorization_code': {
      const code = form.get('code')
      const redirectUri = form.get('redirect_uri')
      const verifier = form.get('code_verifier')
      if (code === null || redirectUri === null || verifier === null) {
        return refuse(400, 'invalid_request')
      }
      return tell(await redeemCode(accounts, { clientId, code, redirectUri, verifier }))
    }
    case 'refresh_token': {
      const refreshToken = form.get('refresh_token')
      if (refreshToken === null) return refuse(400, 'invalid_request')
      return tell(await refreshTokens(accounts, { clientId, refreshToken }))
    }
    default:
      return refuse(400, 'unsupported_grant_type')
  }
}

function tell(answer: IssuedTokens | { error: string }): Response {
  if ('error' in answer) {
    return refuse(answer.error === 'invalid_client' ? 401 : 400, answer.error)
  }
  const { accessToken, refreshToken, expiresInSeconds, scopes } = answer
  const body = {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: expiresInSeconds,
    refresh_token: refreshToken,
    scope: scopes.join(' '),
  }
  return Response.json(body, { headers: noStore })
}
