import { newId } from '@kotonoha/api/testing/learners'
import { endAllSessions } from '@kotonoha/user-db/queries/accounts/sessions'
import { dropUnusedClients } from '@kotonoha/user-db/queries/agent/clients'
import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { describe, expect, test } from 'vitest'
import { createAgentWorld } from './testing/agent-world'
import { createOAuthSteps, redirectUri } from './testing/oauth-steps'

const { world, server, callTool } = createAgentWorld()
const steps = createOAuthSteps(server)
const { register, addClient, begin, unpack, consent, form, redeem, refresh, getTokens } = steps

const later = (ms: number) => {
  world.now = new Date(world.now.getTime() + ms)
}
const statusWith = async (token: string) => (await callTool(token, 'list_lists')).status
const errorOf = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { error: string }),
})

test('the official client finds its way from a 401 to a call, and refreshes', async () => {
  const learner = await world.signIn()
  const kept: Record<string, unknown> = {}
  let opened: URL | undefined
  const provider: OAuthClientProvider = {
    redirectUrl: redirectUri,
    clientMetadata: { client_name: 'Official', redirect_uris: [redirectUri] },
    state: () => 'state of the client',
    clientInformation: () => kept.client as never,
    saveClientInformation: (client) => void Object.assign(kept, { client }),
    tokens: () => kept.tokens as never,
    saveTokens: (tokens) => void Object.assign(kept, { tokens }),
    redirectToAuthorization: (url) => {
      opened = url
    },
    saveCodeVerifier: (verifier) => void Object.assign(kept, { verifier }),
    codeVerifier: () => String(kept.verifier),
  }
  const buildTransport = () =>
    new StreamableHTTPClientTransport(new URL('https://kotonoha.test/mcp'), {
      authProvider: provider,
      fetch: (url, init) => {
        const { pathname, search } = new URL(String(url))
        return server.ask(pathname + search, init)
      },
    })
  const first = buildTransport()
  await expect(new Client({ name: 'test', version: '1' }).connect(first)).rejects.toBeInstanceOf(
    UnauthorizedError,
  )
  expect(opened?.pathname).toBe('/oauth/authorize')
  const asked = await server.ask(`${opened?.pathname}${opened?.search}`, { redirect: 'manual' })
  const { api } = learner
  const request = unpack(asked)
  expect(await api.kanji.agent.getAuthorization(request)).toMatchObject({
    clientName: 'Official',
    redirectHost: 'assistant.example',
  })
  const { redirectTo } = await api.kanji.agent.authorize({
    mutationId: newId(),
    request,
    scopes: ['dictionary:read', 'progress:read'],
  })
  const answer = new URL(redirectTo).searchParams
  expect(answer.get('state')).toBe('state of the client')
  expect(answer.get('iss')).toBe('https://kotonoha.test')
  await first.finishAuth(answer)
  const call = async () => {
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(buildTransport())
    const { tools } = await client.listTools()
    await client.close()
    return tools.length
  }
  expect(await call()).toBeGreaterThan(8)
  const { access_token: before } = kept.tokens as { access_token: string }
  later(61 * 60_000)
  expect(await call()).toBeGreaterThan(8)
  expect((kept.tokens as { access_token: string }).access_token).not.toBe(before)
})

test.each(['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp'])(
  '%s says who issues tokens for the endpoint',
  async (path) => {
    const answer = await server.ask(path)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await answer.json()).toMatchObject({
      resource: 'https://kotonoha.test/mcp',
      authorization_servers: [expect.stringMatching(/^https:\/\/kotonoha\.test\/?$/)],
      scopes_supported: ['dictionary:read', 'progress:read', 'lists:write', 'notes:write'],
    })
  },
)

test('the description of the authorization server promises what is kept', async () => {
  const answer = await server.ask('/.well-known/oauth-authorization-server')
  expect(await answer.json()).toMatchObject({
    issuer: 'https://kotonoha.test',
    authorization_endpoint: 'https://kotonoha.test/oauth/authorize',
    token_endpoint: 'https://kotonoha.test/oauth/token',
    registration_endpoint: 'https://kotonoha.test/oauth/register',
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    client_id_metadata_document_supported: true,
  })
})

describe('registering', () => {
  test.each([
    ['javascript:alert(1)', 'runs as a script'],
    ['data:text/html,x', 'shows what a stranger wrote'],
    ['http://assistant.example/back', 'goes through the net in the open'],
    ['https://assistant.example/back#part', 'has a fragment'],
    ['https://user:secret@assistant.example/', 'names somebody'],
    ['not an address', 'is none'],
  ])('an address such as %s is refused: it %s', async (address) => {
    const answer = await register({ redirect_uris: [address] })
    expect(await errorOf(answer)).toMatchObject({ status: 400, error: 'invalid_redirect_uri' })
  })

  test('numbers are whole, and there is no secret', async () => {
    const answer = await register({ client_name: 'A\u202eb', redirect_uris: [redirectUri] })
    const body = (await answer.json()) as Record<string, unknown>
    expect(answer.status).toBe(201)
    expect(Number.isInteger(body.client_id_issued_at)).toBe(true)
    expect(body).not.toHaveProperty('client_secret')
    // What turns the order of letters around is taken out of what is shown.
    expect(body.client_name).toBe('Ab')
  })
})

describe('asking for consent', () => {
  test('an unknown program, or another address, is led nowhere', async () => {
    const clientId = await addClient()
    for (const response of [
      await begin(newId()),
      await begin(clientId, { redirect_uri: 'https://evil.example/back' }),
      await begin(clientId, { redirect_uri: `${redirectUri}/more` }),
      await begin(clientId, { redirect_uri: `${redirectUri}?x=1` }),
    ]) {
      expect(response.status).toBe(400)
      expect(response.headers.get('location')).toBeNull()
    }
  })

  test.each([
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: '' }, 'invalid_request'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    [{ resource: '' }, 'invalid_target'],
    [{ scope: 'admin' }, 'invalid_scope'],
  ])('with %o the program hears %s', async (changes, error) => {
    const response = await begin(await addClient(), changes)
    const location = new URL(response.headers.get('location') ?? '')
    expect(location.origin + location.pathname).toBe(redirectUri)
    expect(Object.fromEntries(location.searchParams)).toEqual({
      error,
      state: 'the state',
      iss: 'https://kotonoha.test',
    })
  })

  test('a program on this device may listen on any port', async () => {
    const answer = await register({ redirect_uris: ['http://127.0.0.1/cb'] })
    const { client_id: clientId } = (await answer.json()) as { client_id: string }
    const there = await begin(clientId, { redirect_uri: 'http://127.0.0.1:53123/cb' })
    expect(there.status).toBe(302)
    const elsewhere = await begin(clientId, { redirect_uri: 'http://127.0.0.1:53123/other' })
    expect(elsewhere.status).toBe(400)
  })

  test('more than was asked for cannot be given, nor nothing', async () => {
    const learner = await world.signIn()
    await expect(consent(learner, await addClient(), ['notes:write'])).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('a code', () => {
  test.each([
    [{ code_verifier: 'x'.repeat(43) }, 'invalid_grant'],
    [{ redirect_uri: 'https://assistant.example/other' }, 'invalid_grant'],
    [{ resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    [{ code: 'kc_made_up' }, 'invalid_grant'],
    [{ client_id: newId() }, 'invalid_client'],
  ])('is worth nothing with %o', async (changes, error) => {
    const clientId = await addClient()
    const to = await consent(await world.signIn(), clientId)
    const response = await redeem(clientId, to.searchParams.get('code') ?? '', changes)
    expect(await errorOf(response)).toMatchObject({ error })
    if (error === 'invalid_client') expect(response.status).toBe(401)
  })

  test('is worth nothing to another program, or after a minute', async () => {
    const learner = await world.signIn()
    const clientId = await addClient()
    const stolen = (await consent(learner, clientId)).searchParams.get('code') ?? ''
    expect(await errorOf(await redeem(await addClient(), stolen))).toMatchObject({
      error: 'invalid_grant',
    })
    const late = (await consent(learner, clientId)).searchParams.get('code') ?? ''
    later(60_001)
    expect(await errorOf(await redeem(clientId, late))).toMatchObject({ error: 'invalid_grant' })
  })

  test('shown a second time ends what the first one got', async () => {
    const learner = await world.signIn()
    const clientId = await addClient()
    const { code, access } = await getTokens(learner, clientId)
    expect(await statusWith(access)).toBe(200)
    expect(await errorOf(await redeem(clientId, code))).toMatchObject({ error: 'invalid_grant' })
    expect(await statusWith(access)).toBe(401)
  })
})

describe('tokens', () => {
  test('an access token is good for an hour, and a refresh token opens nothing itself', async () => {
    const tokens = await getTokens(await world.signIn(), await addClient())
    expect(await statusWith(tokens.access)).toBe(200)
    expect(await statusWith(tokens.refresh)).toBe(401)
    later(60 * 60_000)
    expect(await statusWith(tokens.access)).toBe(401)
  })

  test('a refresh token shown again, by whoever has it, ends the connection', async () => {
    const clientId = await addClient()
    const tokens = await getTokens(await world.signIn(), clientId)
    const next = (await (await refresh(clientId, tokens.refresh)).json()) as {
      access_token: string
      refresh_token: string
    }
    expect(await statusWith(next.access_token)).toBe(200)
    expect(await errorOf(await refresh(clientId, tokens.refresh))).toMatchObject({
      error: 'invalid_grant',
    })
    expect(await statusWith(next.access_token)).toBe(401)
    expect((await refresh(clientId, next.refresh_token)).status).toBe(400)
  })

  test('of two who refresh at once, one at most goes on', async () => {
    const clientId = await addClient()
    const tokens = await getTokens(await world.signIn(), clientId)
    const answers = await Promise.all([1, 2].map(() => refresh(clientId, tokens.refresh)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1)
    expect(statuses.every((status) => status === 200 || status === 400)).toBe(true)
  })

  test('are refreshed by the program that has them only, and not once it is forgotten', async () => {
    const clientId = await addClient()
    const tokens = await getTokens(await world.signIn(), clientId)
    expect((await refresh(await addClient(), tokens.refresh)).status).toBe(400)
    expect(await statusWith(tokens.access)).toBe(200)
    const never = new Date(world.now.getTime() + 1)
    await dropUnusedClients(world.userDb, { neverUsedBefore: never, unusedSince: never })
    expect(await errorOf(await refresh(clientId, tokens.refresh))).toEqual({
      status: 401,
      error: 'invalid_client',
    })
  })

  test('the program can give them back, and nobody else can', async () => {
    const clientId = await addClient()
    const tokens = await getTokens(await world.signIn(), clientId)
    const other = { token: tokens.refresh, client_id: await addClient() }
    expect((await form('/oauth/revoke', other)).status).toBe(200)
    expect(await statusWith(tokens.access)).toBe(200)
    await form('/oauth/revoke', { token: tokens.refresh, client_id: clientId })
    expect(await statusWith(tokens.access)).toBe(401)
  })
})

describe('everything that was let in is shut out at once', () => {
  test('by asking for the deletion of the account', async () => {
    const learner = await world.signIn()
    const { access } = await getTokens(learner, await addClient())
    await learner.api.core.user.requestDeletion({ mutationId: newId() })
    expect(await statusWith(access)).toBe(401)
  })

  test('by signing out everywhere', async () => {
    const learner = await world.signIn()
    const clientId = await addClient()
    const tokens = await getTokens(learner, clientId)
    const pending = (await consent(learner, clientId)).searchParams.get('code') ?? ''
    await world.userDb.transaction((queries) =>
      endAllSessions(queries, { userId: learner.userId, at: world.now }),
    )
    expect(await statusWith(tokens.access)).toBe(401)
    expect((await refresh(clientId, tokens.refresh)).status).toBe(400)
    expect((await redeem(clientId, pending)).status).toBe(400)
  })

  test('by revoking the assistant on its page', async () => {
    const learner = await world.signIn()
    const tokens = await getTokens(learner, await addClient('To be revoked'))
    const { grants } = await learner.api.kanji.agent.listGrants()
    expect(grants).toMatchObject([{ name: 'To be revoked', kind: 'oauth', hint: '' }])
    const [grant] = grants
    await learner.api.kanji.agent.revokeGrant({
      mutationId: newId(),
      grantId: grant?.grantId ?? '',
    })
    expect(await statusWith(tokens.access)).toBe(401)
  })
})

test('no token, code or state is ever written into the log', async () => {
  const clientId = await addClient()
  const learner = await world.signIn()
  const tokens = await getTokens(learner, clientId)
  await statusWith(tokens.access)
  await refresh(clientId, tokens.refresh)
  expect(server.logged()).toContain('/oauth/token')
  expect(server.logged()).not.toMatch(/k[tarc]_[0-9A-Za-z]{8}/)
  expect(server.logged()).not.toContain('the state')
})

test('nobody registers more than twenty programs an hour', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1) {
    const from = { 'x-test-client': '203.0.113.7' }
    statuses.push((await register({ redirect_uris: [redirectUri] }, from)).status)
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(20)
  expect(statuses.at(-1)).toBe(429)
})
