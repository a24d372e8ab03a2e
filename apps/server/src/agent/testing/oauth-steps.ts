import { createHash, randomBytes } from 'node:crypto'
import { type Learner, newId } from '@kotonoha/api/testing/learners'
import type { AgentScope } from '@kotonoha/contract/kanji/agent/agent-scopes'
import type { TinyServer } from '../../testing/tiny-server'

const siteUrl = 'https://kotonoha.test'
export const redirectUri = 'https://assistant.example/back'

/** The steps by which a program gets tokens, each by itself, so that each can be done wrongly. */
export function createOAuthSteps({ ask }: Pick<TinyServer, 'ask'>) {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')

  const register = (body: object, headers: Record<string, string> = {}) =>
    ask('/oauth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })

  async function addClient(name = 'Assistant'): Promise<string> {
    const answer = await register({ client_name: name, redirect_uris: [redirectUri] })
    return ((await answer.json()) as { client_id: string }).client_id
  }

  /** What the program opens in the learner's browser, with changes. */
  function begin(clientId: string, changes: Record<string, string> = {}): Promise<Response> {
    const params = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: 'dictionary:read progress:read offline_access',
      state: 'the state',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      resource: `${siteUrl}/mcp`,
      ...changes,
    })
    return ask(`/oauth/authorize?${params}`, { redirect: 'manual' })
  }

  /** What the page of the consent has in its address. */
  function unpack(response: Response) {
    const location = new URL(response.headers.get('location') ?? '')
    const packed = location.searchParams.get('request') ?? ''
    return JSON.parse(Buffer.from(packed, 'base64url').toString())
  }

  /** The learner's consent; gives where the browser goes. */
  async function consent(
    { api }: Learner,
    clientId: string,
    scopes: AgentScope[] = ['dictionary:read', 'progress:read'],
  ): Promise<URL> {
    const request = unpack(await begin(clientId))
    const { redirectTo } = await api.kanji.agent.authorize({
      mutationId: newId(),
      request,
      scopes,
    })
    return new URL(redirectTo)
  }

  const form = (path: string, fields: Record<string, string>) =>
    ask(path, { method: 'POST', body: new URLSearchParams(fields) })

  const redeem = (clientId: string, code: string, changes: Record<string, string> = {}) =>
    form('/oauth/token', {
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      resource: `${siteUrl}/mcp`,
      ...changes,
    })

  const refresh = (clientId: string, token: string) =>
    form('/oauth/token', {
      grant_type: 'refresh_token',
      client_id: clientId,
      refresh_token: token,
      resource: `${siteUrl}/mcp`,
    })

  async function getTokens(learner: Learner, clientId: string) {
    const code = (await consent(learner, clientId)).searchParams.get('code') ?? ''
    const answer = await redeem(clientId, code)
    const body = (await answer.json()) as { access_token: string; refresh_token: string }
    return { code, access: body.access_token, refresh: body.refresh_token }
  }

  return { register, addClient, begin, unpack, consent, form, redeem, refresh, getTokens }
}
