import { expect, test } from 'vitest'
import { createDevMailbox } from '../mail/dev-mailbox'
import { createMailboxRoutes } from './dev-mailbox'

const local = createMailboxRoutes(createDevMailbox(), { isLocalOnly: true })
const open = createMailboxRoutes(createDevMailbox(), { isLocalOnly: false })

interface Asker {
  host?: string
  /** Of the socket. */
  address?: string
  headers?: Record<string, string>
}

async function look(app: typeof local, { host, address, headers }: Asker): Promise<number> {
  const response = await app.request(
    '/dev/mailbox',
    { headers: { host: host ?? 'localhost:3000', ...headers } },
    { incoming: { socket: { remoteAddress: address ?? '127.0.0.1' } } },
  )
  return response.status
}

test.each<[Asker, string]>([
  [{}, 'a browser there'],
  [{ host: '127.0.0.1:3000', address: '::ffff:127.0.0.1' }, 'IPv4 on a socket of IPv6'],
  [{ host: '[::1]:3000', address: '::1' }, 'IPv6'],
])('a local mailbox opens on the machine of the server: %j, %s', async (asker) => {
  expect(await look(local, asker)).toBe(200)
})

test.each<[Asker, string]>([
  [{ address: '192.168.1.20' }, 'another machine that names us localhost'],
  [{ host: '192.168.1.5:3000', address: '192.168.1.20' }, 'another machine'],
  [{ host: 'kotonoha.example' }, 'a foreign page whose name leads to 127.0.0.1, or a proxy'],
  [{ host: 'localhost.example' }, 'a name that only begins so'],
  [{ headers: { 'x-forwarded-for': '203.0.113.7' } }, 'a proxy beside us'],
  [{ headers: { forwarded: 'for=203.0.113.7' } }, 'a proxy that follows RFC 7239'],
])('and is not there for anybody else: %j, %s', async (asker) => {
  expect(await look(local, asker)).toBe(404)
  expect(await look(open, asker)).toBe(200)
})

test('a request that no socket brought is nobody here', async () => {
  expect((await local.request('/dev/mailbox', { headers: { host: 'localhost' } })).status).toBe(404)
})
