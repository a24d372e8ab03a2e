import { expect, test } from 'vitest'
import { autoconfirm, newAddress, signUpNew, startTestAuth } from './testing/test-auth'

const auth = startTestAuth({ ...autoconfirm, AUTH_MANUAL_LINKING_ENABLED: 'true' })

const id = '018f0000-0000-4000-8000-000000000001'

const endpoints: [method: string, path: string][] = [
  ['POST', '/signup'],
  ['POST', '/token?grant_type=password'],
  ['POST', '/token?grant_type=refresh_token'],
  ['POST', '/token?grant_type=pkce'],
  ['POST', '/token?grant_type=id_token'],
  ['POST', '/otp'],
  ['POST', '/magiclink'],
  ['POST', '/verify'],
  ['POST', '/resend'],
  ['POST', '/recover'],
  ['PUT', '/user'],
  ['POST', '/factors'],
  ['POST', `/factors/${id}/challenge`],
  ['POST', `/factors/${id}/verify`],
  ['DELETE', `/factors/${id}`],
  ['DELETE', `/user/identities/${id}`],
  ['POST', '/admin/users'],
  ['PUT', `/admin/users/${id}`],
  ['DELETE', `/admin/users/${id}`],
  ['POST', '/admin/generate_link'],
  ['POST', '/invite'],
]

const fields = [
  'email',
  'phone',
  'password',
  'token',
  'token_hash',
  'type',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'code_challenge',
  'code_challenge_method',
  'nonce',
  'data',
  'factor_type',
  'friendly_name',
  'issuer',
  'challenge_id',
  'code',
  'id',
  'ban_duration',
  'user_metadata',
  'app_metadata',
  'redirect_to',
  'gotrue_meta_security',
]

const values: [name: string, value: unknown][] = [
  ['a number', 12],
  ['a list', ['x']],
  ['an object', { a: { b: 1 } }],
  ['true', true],
  ['a NUL', 'a\u0000b@example.com'],
  ['half a surrogate pair', 'a\ud800@example.com'],
  ['a long text', 'x'.repeat(200_000)],
]

const bodies: [name: string, body: string | Uint8Array<ArrayBuffer>][] = [
  ...values.map(([name, value]): [string, string] => [
    `${name} in every field`,
    JSON.stringify(Object.fromEntries(fields.map((field) => [field, value]))),
  ]),
  ...['\\u0000', '\\ud800', '\\udc00x', '\u202e', '\\uffff'].map((odd): [string, string] => [
    `${odd} deep within`,
    `{"email":"odd@example.com","password":"a${odd}bcdefg","data":{"a${odd}":["${odd}"]},
      "user_metadata":{"${odd}":"${odd}"},"app_metadata":{"${odd}":"${odd}"},"type":"signup",
      "friendly_name":"${odd}","factor_type":"totp","nonce":"${odd}","token":"${odd}"}`,
  ]),
  ['a list at the top', '[]'],
  ['a text at the top', '"x"'],
  ['null', 'null'],
  ['half an object', '{"email":'],
  ['a text of escaped quotes that is never closed', `"${'\\"'.repeat(500_000)}`],
  ['deep lists', `{"data":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  [
    'thousands of keys',
    JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`k${n}`, n]))),
  ],
  [
    'a key for the prototype',
    '{"__proto__":{"email":"x@example.com"},"data":{"__proto__":{"a":1}}}',
  ],
  ['broken UTF-8', Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
]

test.each(endpoints)(
  '%s %s refuses bad bodies in the shape of the contract',
  async (method, path) => {
    const isAdmin = path.startsWith('/admin') || path === '/invite'
    const token = isAdmin ? await auth.signAdminToken() : (await signUpNew(auth)).access_token
    for (const [name, body] of bodies) {
      const response = await fetch(`${auth.url}${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-supabase-api-version': '2024-01-01',
          authorization: `Bearer ${token}`,
        },
        body,
      })
      const text = await response.text()
      expect([name, response.status < 500, text.slice(0, 200)]).toEqual([
        name,
        true,
        expect.any(String),
      ])
      if (response.status < 400) continue
      const answer = JSON.parse(text)
      const isOAuth = 'error' in answer
      expect([name, Object.keys(answer).slice(0, 2)]).toEqual([
        name,
        isOAuth ? ['error', 'error_description'] : ['code', 'message'],
      ])
    }
  },
  60_000,
)

const odd = [
  '%00',
  '%ff%fe',
  '%ud800',
  '%',
  "'%22--",
  'x'.repeat(5000),
  '__proto__',
  '%F0%9F%80%84',
]

test.each([
  '/verify?type=signup&token=',
  '/verify?token=x&type=',
  '/verify?token=x&type=signup&redirect_to=',
  '/user/identities/authorize?provider=',
  '/authorize?provider=',
  '/callback?state=',
  '/admin/users?filter=',
  '/admin/users?page=',
  '/admin/users/',
  '/factors/',
  '/reauthenticate?x=',
])('GET %s… takes no address for a fault of ours', async (path) => {
  const isAdmin = path.startsWith('/admin')
  const token = isAdmin ? await auth.signAdminToken() : (await signUpNew(auth)).access_token
  for (const value of odd) {
    const { status } = await auth.ask('GET', `${path}${value}`, { token })
    expect([value, status < 500]).toEqual([value, true])
  }
})

test.each([
  'Bearer',
  'Bearer \t',
  'Basic x',
  `Bearer ${'x'.repeat(8000)}`,
  'Bearer a.b.c.d',
  'Bearer ..',
])('Authorization: %.20s is nobody', async (authorization) => {
  const { status, body } = await auth.ask('GET', '/user', { headers: { authorization } })
  expect([401, 403]).toContain(status)
  expect(['no_authorization', 'bad_jwt']).toContain(body.code)
})

test('a token longer than any of ours is refused before anything is computed from it', async () => {
  const verify = auth.service.verifyAccessToken(`${'x'.repeat(1_000_000)}.y.z`)
  await expect(verify).rejects.toMatchObject({ code: 'bad_jwt' })
})

test('a body over 1 MiB is refused with 413', async () => {
  const body = { email: newAddress(), password: 'x'.repeat(1_100_000) }
  const { status, body: answer } = await auth.ask('POST', '/signup', { body })
  expect([status, answer.code]).toEqual([413, 'request_entity_too_large'])
})

test('without the version header an error has its older shape', async () => {
  const response = await fetch(`${auth.url}/user`)
  expect(await response.json()).toEqual({
    code: 401,
    error_code: 'no_authorization',
    msg: expect.stringContaining('Bearer token'),
  })
  expect(response.headers.get('x-supabase-api-version')).toBeNull()
  expect(response.headers.get('x-sb-error-code')).toBe('no_authorization')
})

test.each<[method: string, path: string, status: number, code: string]>([
  ['POST', '/sso', 404, 'saml_provider_disabled'],
  ['GET', '/authorize?provider=google', 400, 'validation_failed'],
  ['GET', '/passkeys/x', 404, 'passkey_disabled'],
  ['POST', '/oauth/authorize', 404, 'feature_disabled'],
  ['GET', '/admin/oauth/clients', 404, 'feature_disabled'],
  ['GET', '/nothing', 404, 'validation_failed'],
  ['GET', '/verify', 400, 'validation_failed'],
  ['GET', '/verify?token=x', 400, 'validation_failed'],
])('%s %s answers %i %s', async (method, path, status, code) => {
  const answer = await auth.ask(method, path)
  expect([answer.status, answer.body.code]).toEqual([status, code])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['/callback', 'bad_oauth_callback'],
  ['/callback?state=x', 'bad_oauth_state'],
])('%s goes to the site with %s', async (path, code) => {
  const { status, headers } = await auth.ask('GET', path)
  expect(status).toBe(303)
  const url = new URL(headers.get('location') ?? '')
  expect([url.origin, url.searchParams.get('error_code')]).toEqual(['http://localhost:9999', code])
})
