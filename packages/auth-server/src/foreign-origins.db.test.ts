import { request } from 'node:http'
import { expect, test } from 'vitest'
import { confirm, newAddress, startTestAuth } from './testing/test-auth'

const auth = startTestAuth(confirm)
const site = 'http://localhost:9999'

/** Sends headers that `fetch` would not. */
function post(path: string, body: object, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${auth.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    })
    sent.once('error', reject)
    sent.once('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.end(JSON.stringify(body))
  })
}

async function linkOf(email: string): Promise<URL> {
  const [mail] = await auth.listMails(email)
  return new URL(mail?.action_link ?? '')
}

test.each<[name: string, headers: Record<string, string>]>([
  ['Host', { host: 'evil.example' }],
  ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
  ['Forwarded', { forwarded: 'host=evil.example;proto=https' }],
  ['Referer', { referer: 'https://evil.example/' }],
  ['redirect_to', { redirect_to: 'https://evil.example/' }],
  ['Origin', { origin: 'https://evil.example' }],
])('a link in a mail leads to us whatever %s says', async (_, headers) => {
  for (const path of ['/signup', '/recover', '/otp']) {
    const email = newAddress()
    await auth.ask('POST', '/signup', { body: { email, password: 'correct horse' } })
    await auth.ask('DELETE', '/dev/mailbox')
    expect(await post(path, { email, password: 'correct horse' }, headers)).toBe(200)
    const link = await linkOf(email)
    expect(link.origin).toBe(new URL(auth.url).origin)
    expect(link.searchParams.get('redirect_to')).toBe(site)
  }
})

test('no cookie is set and none is looked at, so a page of somebody else acts for nobody', async () => {
  const email = newAddress()
  const signedUp = await auth.ask('POST', '/signup', { body: { email, password: 'correct horse' } })
  expect(signedUp.headers.get('set-cookie')).toBeNull()
  const [mail] = await auth.listMails(email)
  const { body, headers } = await auth.ask('POST', '/verify', {
    body: { type: 'signup', email, token: mail?.otp },
  })
  expect(headers.get('set-cookie')).toBeNull()
  const cookie = `sb-access-token=${body.access_token}; access_token=${body.access_token}`
  const asked = await auth.ask('GET', '/user', { headers: { cookie } })
  expect(asked.body.code).toBe('no_authorization')
})

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'])(
  'what a form of another page can send without leave, %s, is refused',
  async (type) => {
    for (const path of ['/token?grant_type=password', '/logout', '/signup', '/recover']) {
      const headers = { 'content-type': type }
      const { status } = await auth.ask('POST', path, {
        body: '{"email":"a@example.com"}',
        headers,
      })
      expect([path, status]).toEqual([path, 400])
    }
  },
)

test('a page of another origin may ask, and reads the version of an error', async () => {
  const preflight = await auth.ask('OPTIONS', '/token', {
    headers: { origin: 'https://app.example', 'access-control-request-method': 'POST' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization')
  const { headers } = await auth.ask('GET', '/user', { headers: { origin: 'https://app.example' } })
  expect(headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version')
  expect(headers.get('access-control-allow-credentials')).toBeNull()
})

test('answers are kept by no cache and their address goes nowhere, but for what is public', async () => {
  for (const path of ['/user', '/verify', '/authorize', '/callback', '/nothing']) {
    const { headers } = await auth.ask('GET', path)
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store'])
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  }
  expect((await auth.ask('GET', '/settings')).headers.get('cache-control')).toBe('no-cache')
})
