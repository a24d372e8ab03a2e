import { createServer, request as httpRequest, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import {
  type AskHost,
  fetchClientDocument,
  isDocumentAddress,
  parseClientDocument,
  type ResolveHost,
} from './client-document'
import { isPublicAddress } from './public-address'

const clientId = 'https://assistant.example/client.json'
const described = {
  client_id: clientId,
  client_name: 'Assistant',
  redirect_uris: ['https://assistant.example/back'],
}
const publicAddress = '93.184.215.14'

test.each([
  [clientId, true, 'an address as it should be'],
  ['http://assistant.example/client.json', false, 'in the open'],
  ['https://assistant.example', false, 'no path'],
  ['https://assistant.example/', false, 'no path but the slash'],
  ['https://assistant.example/a/../client.json', false, 'dots in the path'],
  ['https://assistant.example/%2e%2e/client.json', false, 'dots in the path, hidden'],
  ['https://Assistant.example/client.json', false, 'the same in another spelling'],
  ['https://assistant.example:443/client.json', false, 'the same with its port'],
  ['https://assistant.example:8443/client.json', false, 'another port'],
  ['https://assistant.example/client.json?x=1', false, 'a query'],
  ['https://assistant.example/client.json#x', false, 'a fragment'],
  ['https://me:secret@assistant.example/client.json', false, 'a name and password'],
  ['https://127.0.0.1/client.json', false, 'this machine'],
  ['https://2130706433/client.json', false, 'this machine, as one number'],
  ['https://0x7f.1/client.json', false, 'this machine, in other numbers'],
  ['https://[::1]/client.json', false, 'this machine, by IPv6'],
  ['https://169.254.169.254/latest/meta-data', false, 'the metadata of a cloud'],
  ['https://93.184.215.14/client.json', false, 'a number that nobody signed for'],
  ['https://localhost/client.json', false, 'this machine, by name'],
  ['https://intranet/client.json', false, 'a name of a local net'],
  ['file:///etc/passwd', false, 'a file'],
  ['nobody', false, 'no address'],
])('%s describes a program: %s (%s)', (address, isOne) => {
  expect(isDocumentAddress(address)).toBe(isOne)
})

test.each([
  ['93.184.215.14', true, 'of the internet'],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true, 'of the internet'],
  ['0.0.0.0', false, 'this machine'],
  ['10.1.2.3', false, 'a private net'],
  ['100.64.0.1', false, 'behind a provider’s translation'],
  ['127.8.8.8', false, 'this machine'],
  ['169.254.169.254', false, 'the link, and the metadata of clouds'],
  ['172.31.255.255', false, 'a private net'],
  ['192.168.1.1', false, 'a private net'],
  ['198.19.0.1', false, 'for measuring'],
  ['224.0.0.1', false, 'for many at once'],
  ['255.255.255.255', false, 'for all'],
  ['::', false, 'this machine'],
  ['::1', false, 'this machine'],
  ['::ffff:127.0.0.1', false, 'this machine, written as IPv6'],
  ['::ffff:93.184.215.14', false, 'IPv4 in disguise'],
  ['64:ff9b::7f00:1', false, 'translated to this machine'],
  ['2002:7f00:1::', false, 'a tunnel to this machine'],
  ['fd00::1', false, 'a private net'],
  ['fe80::1', false, 'the link'],
  ['ff02::1', false, 'for many at once'],
  ['assistant.example', false, 'no address'],
])('%s is of the public internet: %s (%s)', (address, isOne) => {
  expect(isPublicAddress(address)).toBe(isOne)
})

test.each<[object | string, string]>([
  ['{', 'no JSON'],
  ['[]', 'no description'],
  [{ ...described, client_id: 'https://other.example/client.json' }, 'of another program'],
  [{ ...described, redirect_uris: [] }, 'nowhere to answer'],
  [{ ...described, redirect_uris: ['javascript:alert(1)'] }, 'a script'],
  [{ ...described, redirect_uris: ['http://assistant.example/back'] }, 'in the open'],
  [{ ...described, token_endpoint_auth_method: 'client_secret_basic' }, 'wants a secret'],
])('%j is refused: %s', (document) => {
  const text = typeof document === 'string' ? document : JSON.stringify(document)
  expect(parseClientDocument(clientId, text)).toBeUndefined()
})

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Somebody's server, which is there by every name; tells which paths it was asked for. */
async function serve(listener: RequestListener): Promise<{ ask: AskHost; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`)
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const ask: AskHost = (address, { lookup, ...options }, done) => {
    const url = new URL(address)
    // The name is looked up as it would be; then the connection goes to this machine after all.
    return httpRequest(
      `http://${url.host}:${port}${url.pathname}`,
      {
        ...options,
        lookup: (hostname, how, found) =>
          lookup(hostname, { ...how, all: false }, (error) =>
            how.all === true
              ? (found as (error: Error | null, all: object[]) => void)(error, [local])
              : found(error, local.address, local.family),
          ),
      },
      done,
    )
  }
  return { ask, asked }
}

const local = { address: '127.0.0.1', family: 4 }

const leadTo =
  (...addresses: string[]): ResolveHost =>
  (_hostname, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

const answerWith =
  (status: number, body: string, headers = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, headers)
    response.end(body)
  }

describe('a description is fetched', () => {
  test('from a public address, by the path it goes by', async () => {
    const { ask, asked } = await serve(answerWith(200, JSON.stringify(described)))
    const found = await fetchClientDocument(clientId, { resolve: leadTo(publicAddress), ask })
    expect(found).toEqual({ name: 'Assistant', redirectUris: described.redirect_uris })
    expect(asked).toEqual([expect.stringMatching(/^assistant\.example(:\d+)? \/client\.json$/)])
  })

  test.each<[string, string[]]>([
    ['a private net', ['192.168.0.10']],
    ['this machine', ['127.0.0.1']],
    ['this machine by IPv6', ['::1']],
    ['a public address and a private one', [publicAddress, '10.0.0.1']],
    ['nowhere', []],
  ])('and never where the name leads to %s', async (_where, addresses) => {
    const { ask, asked } = await serve(answerWith(200, JSON.stringify(described)))
    const resolve = leadTo(...addresses)
    expect(await fetchClientDocument(clientId, { resolve, ask })).toBeUndefined()
    expect(asked).toEqual([])
  })

  test('after the name was looked up once: what was checked is what is connected to', async () => {
    const { ask } = await serve(answerWith(200, JSON.stringify(described)))
    let count = 0
    // A name that leads elsewhere the second time it is asked for.
    const resolve: ResolveHost = (hostname, done) => {
      count += 1
      leadTo(count === 1 ? publicAddress : '127.0.0.1')(hostname, done)
    }
    expect(await fetchClientDocument(clientId, { resolve, ask })).toBeDefined()
    expect(count).toBe(1)
  })

  test.each<[string, RequestListener]>([
    ['leads on', answerWith(302, '', { location: 'http://169.254.169.254/latest/meta-data' })],
    ['is not there', answerWith(404, JSON.stringify(described))],
    ['is longer than 5 KB', answerWith(200, JSON.stringify({ ...described, x: 'x'.repeat(5200) }))],
    [
      'never ends',
      (_request, response) => {
        response.writeHead(200)
        response.on('drain', () => response.write('x'.repeat(1024)))
        while (response.write('x'.repeat(1024)));
      },
    ],
    ['hangs up', (request) => void request.socket.destroy()],
    [
      'breaks off',
      (_request, response) =>
        response.writeHead(200, { 'content-length': '900' }).write('{', () => response.destroy()),
    ],
    ['never begins', () => {}],
  ])('and not if it %s', async (_what, listener) => {
    const { ask, asked } = await serve(listener)
    const resolve = leadTo(publicAddress)
    const given = { resolve, ask, patienceMs: 300 }
    expect(await fetchClientDocument(clientId, given)).toBeUndefined()
    expect(asked).toHaveLength(1)
  })
})
