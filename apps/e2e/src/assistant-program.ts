import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Tokens {
  access: string
  refresh: string
}

/** An assistant on the learner's own device: it registers, opens the consent, and redeems the code. */
export interface AssistantProgram {
  /** What it opens in the learner's browser. */
  address: string
  /** How the learner's browser answered it, one after the other. */
  answers: URLSearchParams[]
  redeem: (code: string) => Promise<Tokens>
  /** The status of a try to get further tokens. */
  refresh: (token: string) => Promise<number>
  stop: () => Promise<void>
}

export async function startAssistantProgram(
  origin: string,
  { name, scope, state }: { name: string; scope: string; state: string },
): Promise<AssistantProgram> {
  const answers: URLSearchParams[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://127.0.0.1')
    if (pathname === '/back') answers.push(searchParams)
    response.writeHead(pathname === '/back' ? 200 : 404, { 'content-type': 'text/html' })
    response.end('<!doctype html><html lang="en"><title>Program</title><h1>Back here</h1></html>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const redirect = `http://127.0.0.1:${(server.address() as AddressInfo).port}/back`
  const verifier = randomBytes(32).toString('base64url')
  const registered = await fetch(`${origin}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: name, redirect_uris: [redirect] }),
  })
  const { client_id: clientId } = (await registered.json()) as { client_id: string }
  const resource = `${origin}/mcp`
  const asked = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirect,
    scope,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource,
  })
  const askToken = (fields: Record<string, string>) =>
    fetch(`${origin}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: clientId, resource, ...fields }),
    })
  return {
    address: `/oauth/authorize?${asked}`,
    answers,
    async redeem(code) {
      const grant = { grant_type: 'authorization_code', code, redirect_uri: redirect }
      const answer = await askToken({ ...grant, code_verifier: verifier })
      const body = (await answer.json()) as { access_token: string; refresh_token: string }
      return { access: body.access_token, refresh: body.refresh_token }
    },
    refresh: async (token) =>
      (await askToken({ grant_type: 'refresh_token', refresh_token: token })).status,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** What an assistant with a token is answered when it uses a tool. */
export async function callTool(
  origin: string,
  token: string,
  name: string,
  input: object = {},
): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${origin}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: input },
    }),
  })
  return { status: answer.status, text: await answer.text() }
}
