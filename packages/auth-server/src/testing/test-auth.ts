import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { openTestUserDb } from '@kotonoha/user-db/testing/open-test-user-db'
import type { UserDb } from '@kotonoha/user-db/user-db'
import { Hono } from 'hono'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { afterAll, beforeAll } from 'vitest'
import { type AuthService, type AuthServiceOptions, createAuthService } from '../auth-service'
import { readAuthSettings } from '../settings/auth-settings'

/** Nothing is refused for coming too often, and every mail can be read. */
const unlimited = {
  // The least that is allowed: hashing is not what most tests are about.
  AUTH_PASSWORD_HASH_MEMORY: '19456',
  AUTH_PASSWORD_HASH_PASSES: '2',
  AUTH_DEV_MAILBOX: 'true',
  AUTH_MAILER_MAX_FREQUENCY: '0',
  AUTH_RATE_LIMIT_TOKEN: '0',
  AUTH_RATE_LIMIT_VERIFY: '0',
  AUTH_RATE_LIMIT_OTP: '0',
  AUTH_RATE_LIMIT_MFA: '0',
  AUTH_RATE_LIMIT_EMAIL_SENT: '0',
}

/** The settings with which addresses need no proof. */
export const autoconfirm = {
  ...unlimited,
  AUTH_MAILER_AUTOCONFIRM: 'true',
  AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
}

export const confirm = unlimited

export interface Message {
  to: string
  type: string
  subject: string
  otp?: string
  token_hash?: string
  action_link?: string
  text: string
}

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any
}

export interface TestAuth {
  /** The address of the service. */
  url: string
  userDb: UserDb
  service: AuthService
  privateKey: JWK
  logged: string[]
  /** Where the secrets lie that the environment does not give. */
  dataFolder: string
  ask(method: string, path: string, given?: Asked): Promise<Answer>
  listMails(to: string): Promise<Message[]>
  signAdminToken(role?: string): Promise<string>
  /** Clients that are connected at this moment. */
  countConnections(): Promise<number>
  /** Lets time pass. */
  pass(seconds: number): void
  /** However long it takes, to the service it is all at one moment: no limit lets one more through meanwhile. */
  atOneMoment(act: () => Promise<void>): Promise<void>
}

export interface Asked {
  body?: unknown
  token?: string | undefined
  headers?: Record<string, string>
}

/** To be called at the top of a test file: a service with the given environment for its tests. */
export function startTestAuth(
  environment: Record<string, string>,
  extra: Partial<AuthServiceOptions> = {},
): TestAuth {
  let server: ReturnType<typeof createAdaptorServer> | undefined
  let offsetMs = 0
  let stoppedAt: number | undefined
  const dataFolder = mkdtempSync(join(tmpdir(), 'kotonoha-auth-'))
  const test = { logged: [] as string[], dataFolder } as TestAuth
  test.pass = (seconds) => {
    offsetMs += seconds * 1000
  }
  test.atOneMoment = async (act) => {
    stoppedAt = Date.now()
    await act().finally(() => {
      stoppedAt = undefined
    })
  }
  beforeAll(async () => {
    test.userDb = await openTestUserDb()
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    test.privateKey = { ...(await exportJWK(privateKey)), kid: 'test-key', alg: 'ES256' }
    const app = new Hono()
    server = createAdaptorServer({ fetch: app.fetch })
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    test.url = `${origin}/auth/v1`
    const given = {
      AUTH_SITE_URL: 'http://localhost:9999',
      AUTH_EXTERNAL_URL: test.url,
      AUTH_JWT_KEYS: JSON.stringify([test.privateKey]),
      ...environment,
    }
    const write = (message: string, fields?: object) => {
      test.logged.push(`${message} ${JSON.stringify(fields ?? {})}`)
    }
    test.service = await createAuthService({
      userDb: test.userDb,
      settings: readAuthSettings(given, { port: 0 }),
      dataFolder,
      clock: () => new Date((stoppedAt ?? Date.now()) + offsetMs),
      randomBytes,
      log: { info: write, warn: write, error: write },
      ...extra,
    })
    app.route('/auth/v1', test.service.app)
    if (test.service.mailboxApp !== undefined) app.route('/', test.service.mailboxApp)
  }, 60_000)
  afterAll(async () => {
    if (server !== undefined) await new Promise((resolve) => server?.close(resolve))
    await test.service?.stop()
    await test.userDb?.close()
    rmSync(dataFolder, { recursive: true, force: true })
  })
  test.ask = async (method, path, { body, token, headers = {} } = {}) => {
    const response = await fetch(`${test.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-supabase-api-version': '2024-01-01',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    }
  }
  test.listMails = async (to) => {
    const address = new URL(`/dev/mailbox?to=${encodeURIComponent(to)}`, test.url)
    const { messages } = (await (await fetch(address)).json()) as { messages: Message[] }
    return messages
  }
  test.countConnections = () =>
    new Promise((resolve, reject) => {
      server?.getConnections((error, count) => (error === null ? resolve(count) : reject(error)))
    })
  test.signAdminToken = async (role = 'service_role') => {
    const { importJWK } = await import('jose')
    return new SignJWT({ role })
      .setProtectedHeader({ alg: 'ES256', kid: 'test-key' })
      .setIssuedAt()
      .setExpirationTime('30d')
      .sign(await importJWK(test.privateKey, 'ES256'))
  }
  return test
}

let addressCount = 0

/** An address that nobody used before. */
export function newAddress(name = 'hanako'): string {
  addressCount += 1
  return `${name}-${addressCount}-${randomBytes(4).toString('hex')}@example.com`
}

/** Signs somebody new up, where addresses need no proof. */
export async function signUpNew(
  test: TestAuth,
  password = 'correct horse',
): Promise<Answer['body']> {
  const { body } = await test.ask('POST', '/signup', { body: { email: newAddress(), password } })
  return body
}
