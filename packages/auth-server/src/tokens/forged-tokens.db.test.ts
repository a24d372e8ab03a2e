import { createHmac, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { autoconfirm, signUpNew, startTestAuth } from '../testing/test-auth'

const auth = startTestAuth(autoconfirm)

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

interface Parts {
  header: Record<string, unknown>
  claims: Record<string, unknown>
}

async function realParts(): Promise<Parts> {
  const { access_token: token } = await signUpNew(auth)
  const [header, claims] = token
    .split('.')
    .map((part: string, index: number) =>
      index < 2 ? JSON.parse(Buffer.from(part, 'base64url').toString()) : part,
    )
  return { header, claims }
}

async function signWithOurKey({ header, claims }: Parts): Promise<string> {
  const key = await importJWK(auth.privateKey, 'ES256')
  return new SignJWT(claims).setProtectedHeader({ ...header, alg: 'ES256' }).sign(key)
}

function signWithForeignKey({ header, claims }: Parts): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const text = `${encode(header)}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(text), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  })
  return `${text}.${signature.toString('base64url')}`
}

function signWithPublicKey({ claims }: Parts, format: 'pem' | 'der' | 'jwk'): string {
  const { d: _, ...publicJwk } = auth.privateKey
  const key = createPublicKey({ key: publicJwk as import('node:crypto').JsonWebKey, format: 'jwk' })
  const secret =
    format === 'jwk'
      ? JSON.stringify(publicJwk)
      : format === 'pem'
        ? key.export({ type: 'spki', format: 'pem' })
        : key.export({ type: 'spki', format: 'der' })
  const text = `${encode({ alg: 'HS256', kid: 'test-key', typ: 'JWT' })}.${encode(claims)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

const forgeries: [name: string, forge: (parts: Parts) => string | Promise<string>][] = [
  ...['none', 'None', 'NONE', 'nOnE'].map((alg): [string, (parts: Parts) => string] => [
    `alg ${alg}`,
    ({ header, claims }) => `${encode({ ...header, alg })}.${encode(claims)}.`,
  ]),
  ['HS256 with the public key as PEM', (parts) => signWithPublicKey(parts, 'pem')],
  ['HS256 with the public key as DER', (parts) => signWithPublicKey(parts, 'der')],
  ['HS256 with the public key as JWK', (parts) => signWithPublicKey(parts, 'jwk')],
  ['a key of its own', signWithForeignKey],
  [
    'a jwk header',
    ({ header, claims }) =>
      signWithForeignKey({ header: { ...header, jwk: auth.privateKey }, claims }),
  ],
  [
    'a jku header, though our key signed it',
    ({ header, claims }) =>
      signWithOurKey({ header: { ...header, jku: 'http://127.0.0.1/' }, claims }),
  ],
  [
    'an x5u header, though our key signed it',
    ({ header, claims }) =>
      signWithOurKey({ header: { ...header, x5u: 'http://127.0.0.1/' }, claims }),
  ],
  [
    'an unknown kid',
    ({ header, claims }) => signWithOurKey({ header: { ...header, kid: 'other' }, claims }),
  ],
  [
    'another issuer',
    ({ header, claims }) => signWithOurKey({ header, claims: { ...claims, iss: 'http://evil' } }),
  ],
  [
    'another audience',
    ({ header, claims }) => signWithOurKey({ header, claims: { ...claims, aud: 'anon' } }),
  ],
  [
    'a list as audience',
    ({ header, claims }) =>
      signWithOurKey({ header, claims: { ...claims, aud: ['authenticated'] } }),
  ],
  [
    'a time that is over',
    ({ header, claims }) => signWithOurKey({ header, claims: { ...claims, exp: 1000 } }),
  ],
  ['no user', ({ header, claims: { sub: _, ...claims } }) => signWithOurKey({ header, claims })],
  [
    'another role',
    ({ header, claims }) => signWithOurKey({ header, claims: { ...claims, role: 'service_role' } }),
  ],
  [
    'a session that is no UUID',
    ({ header, claims }) => signWithOurKey({ header, claims: { ...claims, session_id: 'x' } }),
  ],
  ['no form at all', () => 'not.a.token'],
]

test.each(forgeries)('a token with %s is refused', async (_, forge) => {
  const token = await forge(await realParts())
  const { status, body } = await auth.ask('GET', '/user', { token })
  expect([status, body.code]).toEqual([403, 'bad_jwt'])
  expect(body.message).toMatch(/^invalid JWT.*unable to parse or verify signature/)
})

test('a token whose payload was changed is refused', async () => {
  const { access_token: token } = await signUpNew(auth)
  const [header, payload, signature] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const changed = `${header}.${encode({ ...claims, role: 'service_role' })}.${signature}`
  expect((await auth.ask('GET', '/user', { token: changed })).body.code).toBe('bad_jwt')
})

test('a token whose user is no UUID is refused with 400', async () => {
  const { header, claims } = await realParts()
  const token = await signWithOurKey({ header, claims: { ...claims, sub: 'x' } })
  const { status, body } = await auth.ask('GET', '/user', { token })
  expect([status, body.code]).toEqual([400, 'bad_jwt'])
})

test("the token of an administrator is no user's, and a user's is no administrator's", async () => {
  const admin = await auth.signAdminToken()
  expect((await auth.ask('GET', '/user', { token: admin })).body.code).toBe('bad_jwt')
  const { access_token: token } = await signUpNew(auth)
  expect((await auth.ask('GET', '/admin/users', { token })).body.code).toBe('not_admin')
  expect((await auth.ask('GET', '/admin/users')).body.code).toBe('no_authorization')
  expect((await auth.ask('GET', '/admin/users', { token: admin })).status).toBe(200)
})

test('a refresh token is no access token', async () => {
  const { refresh_token: token } = await signUpNew(auth)
  expect((await auth.ask('GET', '/user', { token })).body.code).toBe('bad_jwt')
})

test('metadata cannot give a role', async () => {
  const { access_token: token } = await signUpNew(auth)
  await auth.ask('PUT', '/user', {
    token,
    body: { data: { role: 'service_role' }, role: 'service_role' },
  })
  const { body } = await auth.ask('GET', '/user', { token })
  expect(body.role).toBe('authenticated')
})

test('the jwks document shows public halves only, as browsers can import them', async () => {
  const { body, headers } = await auth.ask('GET', '/.well-known/jwks.json')
  expect(body.keys).toEqual([
    {
      kty: 'EC',
      crv: 'P-256',
      alg: 'ES256',
      kid: 'test-key',
      use: 'sig',
      key_ops: ['verify'],
      x: auth.privateKey.x,
      y: auth.privateKey.y,
    },
  ])
  expect(headers.get('cache-control')).toBe('public, max-age=600')
})
