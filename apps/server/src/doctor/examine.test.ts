import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { startMailSink } from '../../../../scripts/mail-sink'
import { serveFakeStripe } from '../payments/stripe/testing/serve-fake-stripe'
import { createTemporaryFolders } from '../testing/temporary-folders'
import { createMailCheck } from './checks/check-mail'
import { createRemindersCheck } from './checks/check-reminders'
import { examine, readSettings } from './examine'
import type { Check, Finding } from './finding'
import { conclude, toLine } from './report'

const makeFolder = createTemporaryFolders()

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const answerWith =
  (status: number, body: unknown, headers = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { connection: 'close', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

async function findAll(environment: Record<string, string>): Promise<Finding[]> {
  const findings: Finding[] = []
  for await (const finding of examine({ KOTONOHA_DATA: makeFolder(), ...environment })) {
    findings.push(finding)
  }
  return findings
}

async function find(part: string, environment: Record<string, string>): Promise<Finding> {
  const finding = (await findAll(environment)).find((each) => each.part === part)
  if (finding === undefined) throw new Error(`nothing is said of ${part}`)
  return finding
}

test('who sets nothing has everything that is needed: all else is off, and nothing is wrong', async () => {
  const findings = await findAll({})
  expect(findings.map(({ state }) => state)).toEqual(['works', ...Array(9).fill('off')])
  expect(conclude(findings)).toEqual({ line: '1 work, 9 off, 0 wrong', exitCode: 0 })
})

test('settings that are wrong are told each in its line, and nothing else is tried', async () => {
  const findings = await findAll({ PORT: 'x', KOTONOHA_ACCOUNTS: 'perhaps' })
  expect(findings.map(({ state, text }) => [state, text.split(':')[0]])).toEqual([
    ['wrong', 'PORT="x"'],
    ['wrong', 'KOTONOHA_ACCOUNTS="perhaps"'],
  ])
  expect(conclude(findings).exitCode).toBe(1)
  expect(toLine(findings[0] as Finding)).toMatch(/^WRONG {2}Settings {8}PORT="x": must be/)
})

test('the settings of signing in are read as well', async () => {
  const finding = await find('Settings', { AUTH_SITE_URL: 'kotonoha' })
  expect(finding).toMatchObject({ state: 'wrong', text: expect.stringContaining('AUTH_SITE_URL') })
})

test('a mail server that takes mails works; none there is wrong, with what to look at', async () => {
  const sink = await startMailSink()
  const address = { AUTH_SMTP_HOST: '127.0.0.1', AUTH_SMTP_PORT: String(sink.port) }
  expect(await find('Mail', address)).toMatchObject({ state: 'works' })
  expect(sink.received).toEqual([])
  await sink.stop()
  expect(await find('Mail', address)).toMatchObject({
    state: 'wrong',
    text: expect.stringContaining('ECONNREFUSED'),
  })
})

test.each<[string, RequestListener, string]>([
  ['works: is ready', answerWith(200, { status: 'ready' }), 'the site'],
  ['wrong: no dictionary', answerWith(503, { status: 'no dictionary' }), 'not ready yet'],
  ['wrong: something else', answerWith(200, '<h1>Welcome</h1>'), 'another site'],
  ['wrong: leads on to', answerWith(301, '', { location: 'https://x.test/' }), 'not the address'],
])('the public address %s', async (expected, listener, _why) => {
  const { state, text } = await find('Public address', { AUTH_SITE_URL: await serve(listener) })
  expect(`${state}: ${text}`).toMatch(new RegExp(expected.replace(': ', ': .*')))
})

test('in production the public address is https', async () => {
  const AUTH_SITE_URL = await serve(answerWith(200, { status: 'ready' }))
  expect(await find('Public address', { AUTH_SITE_URL, NODE_ENV: 'production' })).toMatchObject({
    state: 'wrong',
    text: expect.stringContaining('not https'),
  })
})

test('analytics: the flag is asked, and a service that does not answer for it is wrong', async () => {
  const flags = { 'ktg-kill-switch': { enabled: true } }
  const POSTHOG_HOST = await serve(answerWith(200, { flags }))
  const POSTHOG_KEY = 'phc_key_of_tests'
  expect(await find('Analytics', { POSTHOG_KEY, POSTHOG_HOST })).toMatchObject({
    state: 'works',
    text: expect.stringContaining('is on: the app draws nothing'),
  })
  const broken = await serve(answerWith(401, { type: 'authentication_error' }))
  expect(await find('Analytics', { POSTHOG_KEY, POSTHOG_HOST: broken })).toMatchObject({
    state: 'wrong',
    text: expect.not.stringContaining(POSTHOG_KEY),
  })
})

test('a second node must be given what the first has', async () => {
  // Nobody listens there: the database is wrong, and the others are looked at all the same.
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none'
  const findings = await findAll({ DATABASE_URL, AUTH_SITE_URL: 'http://127.0.0.1:1' })
  expect(findings.find(({ part }) => part === 'Database')).toMatchObject({ state: 'wrong' })
  expect(findings.find(({ part }) => part === 'Several nodes')?.text).toBe(
    'one node only: a second one must be given the same AUTH_JWT_KEYS, AUTH_SECRET; ' +
      'each node counts limits for itself (KOTONOHA_LIMITS=postgres: together)',
  )
})

test('a Redis that limits are to be counted in and that does not answer is wrong', async () => {
  const found = await find('Several nodes', { KOTONOHA_LIMITS: 'redis://a:secret@127.0.0.1:1' })
  expect(found).toEqual({
    part: 'Several nodes',
    state: 'wrong',
    text: expect.stringMatching(
      /^KOTONOHA_LIMITS names a Redis that does not answer: .*ECONNREFUSED/,
    ),
  })
  expect(found.text).not.toContain('secret')
})

/** What one check says of an installation. */
async function check(one: Check, environment: Record<string, string>): Promise<Finding> {
  const examined = readSettings({ KOTONOHA_DATA: makeFolder(), ...environment })
  if (Array.isArray(examined)) throw new Error(examined[0]?.text)
  return one(examined)
}

test('the key that mails are signed with must be the one in the DNS', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const published = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  const sink = await startMailSink()
  ends.push(sink.stop)
  const environment = {
    AUTH_SMTP_HOST: '127.0.0.1',
    AUTH_SMTP_PORT: String(sink.port),
    AUTH_SMTP_DKIM_DOMAIN: 'kotonoha.example',
    AUTH_SMTP_DKIM_SELECTOR: 'mail',
    AUTH_SMTP_DKIM_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
  const record = `v=DKIM1; k=rsa; p=${published.toString('base64')}`
  const asked: string[] = []
  // Long records come in pieces.
  const right = createMailCheck(async (name) => {
    asked.push(name)
    return [['v=spf1 -all'], [record.slice(0, 200), record.slice(200)]]
  })
  expect(await check(right, environment)).toMatchObject({
    state: 'works',
    text: expect.stringContaining('signed for kotonoha.example'),
  })
  expect(asked).toEqual(['mail._domainkey.kotonoha.example'])
  const other = createMailCheck(async () => [['v=DKIM1; p=AAAA']])
  expect((await check(other, environment)).text).toContain(
    'the DNS has another key at mail._domainkey',
  )
  const none = createMailCheck(() => Promise.reject(new Error('ENOTFOUND')))
  const { state, text } = await check(none, environment)
  expect(`${state}: ${text}`).toContain('wrong: 127.0.0.1')
  expect(text).toContain(`publish a TXT record "${record}"`)
})

test('reminders: keys that follow from the secret, and push services that answer', async () => {
  const service = await serve(answerWith(404, ''))
  const AUTH_SECRET = randomBytes(32).toString('base64')
  const environment = { AUTH_SECRET, AUTH_SITE_URL: 'https://kotonoha.example' }
  const silent = 'http://127.0.0.1:1'
  expect(await check(createRemindersCheck([service]), environment)).toMatchObject({
    state: 'works',
    text: expect.stringMatching(/^keys of AUTH_SECRET \(B[\w-]{11}…\); push services answer$/),
  })
  expect(await check(createRemindersCheck([service, silent]), environment)).toMatchObject({
    state: 'works',
    text: expect.stringContaining(`no answer from ${silent}`),
  })
  expect((await check(createRemindersCheck([silent]), environment)).state).toBe('wrong')
  expect((await check(createRemindersCheck([silent]), { AUTH_SECRET })).state).toBe('off')
  expect(
    await check(createRemindersCheck([silent]), {
      AUTH_SECRET,
      AUTH_SITE_URL: 'http://kotonoha.example',
    }),
  ).toMatchObject({
    state: 'off',
    text: expect.stringContaining('is not https'),
  })
  expect((await check(createRemindersCheck([silent]), {})).text).toContain('no secret yet')
})

/** A site as a proxy shows it. */
function serveAssistants({ status = 401, keepsHeader = true, issuer = '' } = {}): Promise<string> {
  return serve((request, response) => {
    const own = `http://${request.headers.host}`
    if (request.url === '/mcp') {
      const header = { 'www-authenticate': `Bearer resource_metadata="${own}/x"` }
      return answerWith(status, '', keepsHeader ? header : {})(request, response)
    }
    const isResource = request.url === '/.well-known/oauth-protected-resource'
    const document = isResource ? { resource: `${own}/mcp` } : { issuer: issuer || own }
    return answerWith(200, document)(request, response)
  })
}

test.each<[string, Parameters<typeof serveAssistants>[0], string]>([
  ['works: .*/mcp, only for assistants that run on devices which reach it', {}, 'as it should be'],
  ['wrong: .* refuses every caller: the proxy must pass the Host', { status: 403 }, 'another Host'],
  ['wrong: .* does not say where tokens are got', { keepsHeader: false }, 'a header is dropped'],
  ['wrong: .* is not answered as it should be', { issuer: 'https://x.test' }, 'another address'],
])('assistants %s', async (expected, given, _why) => {
  const { state, text } = await find('Assistants', { AUTH_SITE_URL: await serveAssistants(given) })
  expect(`${state}: ${text}`).toMatch(new RegExp(expected))
})

test('that the site cannot be reached is told once', async () => {
  const findings = await findAll({ AUTH_SITE_URL: 'http://127.0.0.1:1' })
  expect(findings.filter(({ state }) => state === 'wrong').map(({ part }) => part)).toEqual([
    'Public address',
  ])
})

test('payments: the key, the prices and whether Stripe tells us are looked at', async () => {
  const stripe = await serveFakeStripe(new Date())
  ends.push(() => stripe.stop())
  const environment = {
    KOTONOHA_PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_keyOfTests',
    STRIPE_WEBHOOK_SECRET: 'whsec_secretOfTests',
    STRIPE_API_URL: stripe.origin,
  }
  const say = async (more = {}) => {
    const { state, text } = await find('Payments', { ...environment, ...more })
    expect(text).not.toMatch(/keyOfTests|secretOfTests/)
    return `${state}: ${text}`
  }
  expect(await say({ STRIPE_SECRET_KEY: 'rk_test_keyOfTests' })).toMatch(/^wrong: .*_SECRET_KEY/)
  expect(await say()).toMatch(/^wrong: .*no enabled webhook endpoint .*charge\.refunded/)
  const url = 'http://localhost:3000/payments/stripe/webhook'
  stripe.books.webhooks.push({
    id: 'we_1',
    url,
    status: 'enabled',
    enabled_events: ['invoice.paid'],
  })
  expect(await say()).toMatch(/^wrong: .*is not told of checkout\.session\.completed/)
  stripe.books.webhooks[0] = { id: 'we_1', url, status: 'enabled', enabled_events: ['*'] }
  expect(await say()).toMatch(
    /^works: Stripe, a test key: no money moves; prices kotonoha_monthly,/,
  )
  stripe.books.prices = []
  expect(await say()).toMatch(/^wrong: Stripe has no price with a lookup key of kotonoha_monthly/)
})

test('settings of payments are read as the server reads them', async () => {
  const finding = await find('Settings', { KOTONOHA_PAYMENTS: 'stripe' })
  expect(finding).toMatchObject({ state: 'wrong', text: expect.stringMatching(/^STRIPE_SECRET/) })
})
