import { randomUUID } from 'node:crypto'
import { createWorld, type Learner, newId } from '@kotonoha/api/testing/learners'
import { type AgentScope, agentScopes } from '@kotonoha/contract/kanji/agent/agent-scopes'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterEach } from 'vitest'
import type { AccountParts } from '../../accounts/accounts-holder'
import { createTinyServer } from '../../testing/tiny-server'

/** The generations of the protocol; the official client speaks both. */
export type Generation = 'auto' | 'legacy'

/** To be called at the top of a test file: a whole server with learners and their assistants. */
export function createAgentWorld() {
  const world = createWorld()
  const server = createTinyServer({
    accounts: () => ({
      find: (): AccountParts => ({
        accounts: world.accounts,
        realtime: { answer: async () => new Response(), stop: async () => {} },
        clientOf: (request) => request.headers.get('x-test-client') ?? randomUUID(),
        answerUnsubscribe: async () => new Response(null, { status: 404 }),
        answerPayments: async () => new Response(),
        answerAuth: () => new Response(),
        stop: async () => {},
      }),
      stop: async () => {},
    }),
  })
  const open: Client[] = []
  afterEach(async () => {
    await Promise.all(open.splice(0).map((client) => client.close()))
  })

  async function makeToken(
    { api }: Learner,
    scopes: readonly AgentScope[] = agentScopes,
  ): Promise<{ token: string; grantId: string }> {
    const grantId = newId()
    const { token } = await api.kanji.agent.createToken({
      mutationId: newId(),
      grantId,
      name: 'My assistant',
      scopes: [...scopes],
      days: 30,
    })
    return { token, grantId }
  }

  /** Asks the endpoint as any program does. */
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    server.ask('/mcp', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  return {
    world,
    server,
    makeToken,
    post,
    callTool: (token: string, name: string, input: object = {}) =>
      post(
        { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } },
        { authorization: `Bearer ${token}` },
      ),
    async connect(token: string, mode: Generation = 'auto'): Promise<Client> {
      const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
      const transport = new StreamableHTTPClientTransport(new URL('http://agent.invalid/mcp'), {
        requestInit: { headers: { authorization: `Bearer ${token}` } },
        fetch: (url, init) => server.ask(new URL(String(url)).pathname, init),
      })
      await client.connect(transport)
      open.push(client)
      return client
    },
  }
}
