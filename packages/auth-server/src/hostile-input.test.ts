import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readProcessorMs } from '../../../scripts/processor-time'
import { parseEmailAddress, parsePhoneNumber } from './accounts/email-address'
import { parseBan } from './endpoints/admin/ban-duration'
import { findStep } from './factors/totp'
import { readBearerToken } from './http/bearer-token'
import { metadata, readBody, text } from './http/read-body'
import { parseCodeChallenge } from './http/request-facts'
import { createClientAddressReader } from './limits/client-address'
import { checkPasswordSize, listWeaknesses } from './passwords/password-rules'
import { chooseRedirect } from './redirects/allowed-redirect'
import { createVault } from './secrets/vault'
import { parseLinkToken } from './tokens/link-token'
import { parseRefreshToken } from './tokens/refresh-token'

/** What texts that attack parsers are made of. */
const pieces = [
  '"',
  '\\"',
  '\\\\',
  '[',
  ']',
  '{',
  '}',
  '{"a":',
  '"k":1,',
  ',',
  ':',
  '\\u0041',
  '\n',
  ' ',
  'a',
  'a-',
  '-',
  '0',
  '9',
  '.',
  '..',
  'a.',
  '@',
  '%41',
  '%',
  '&redirect_to=',
  '=',
  '+',
  '/',
  'http://localhost/',
  '*',
  '::',
  'f:',
  '1h',
  'ms',
  ', ',
  '漢',
  'ｅ',
  '\u0301',
  '\u202e',
  '😀',
  'Bearer ',
  'pkce_',
]

const piece = fc.constantFrom(...pieces)
const fewPieces = fc.array(piece, { maxLength: 3 }).map((some) => some.join(''))
/** A beginning, something that is repeated, and an end: what backtracking is provoked with. */
const hostile = fc.record({
  head: fewPieces,
  unit: fc.array(piece, { minLength: 1, maxLength: 3 }).map((some) => some.join('')),
  tail: fewPieces,
})
type Hostile = typeof hostile extends fc.Arbitrary<infer Parts> ? Parts : never

function grow({ head, unit, tail }: Hostile, length: number): string {
  return head + unit.repeat(Math.ceil(length / unit.length)) + tail
}

const vault = createVault(Buffer.alloc(32, 7))
const readAddress = createClientAddressReader(['10.0.0.0/8'])
const redirectRules = {
  siteUrl: 'http://localhost:3000',
  isAnyPortAllowed: true,
  allowList: ['https://*.apps.example/**', '**://**localhost**/**a**', 'myapp://**'],
}
const bodySchema = z.object({ email: text, password: text, data: metadata })
const app = new Hono()
app.onError(() => new Response(null, { status: 400 }))
app.post('/', async (context) => context.json(await readBody(context, bodySchema)))
app.get('/', (context) =>
  context.text(String(context.req.query('redirect_to') ?? context.req.query('token')?.length)),
)

async function post(body: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  await app.request('/', { method: 'POST', headers, body })
}

/** As long as the server lets a request's head be. */
const headLength = 32 * 1024
const bodyLength = 1_000_000

const readers: [name: string, length: number, read: (given: string) => unknown][] = [
  ['a body', bodyLength, post],
  ['a text in a body', bodyLength, (given) => post(`{"email":"${given}`)],
  ['the data of a body', bodyLength, (given) => post(`{"data":{"a":${given}`)],
  ['a mail address', bodyLength, parseEmailAddress],
  ['the domain of a mail address', bodyLength, (given) => parseEmailAddress(`a@${given}`)],
  ['a phone number', bodyLength, parsePhoneNumber],
  ['the size of a password', bodyLength, checkPasswordSize],
  [
    'the strength of a password',
    1000,
    (given) =>
      listWeaknesses(given, { minLength: 6, requiredCharacters: ['ab'], refusesCommon: true }),
  ],
  ['a code challenge', bodyLength, (given) => parseCodeChallenge(given, 's256')],
  ['a refresh token', bodyLength, (given) => parseRefreshToken(vault, given)],
  ['the token of a link', bodyLength, parseLinkToken],
  [
    'a code of a second factor',
    bodyLength,
    (given) => findStep('JBSWY3DPEHPK3PXP', given, new Date(0)),
  ],
  ['the duration of a ban', bodyLength, (given) => parseBan(given, new Date(0))],
  ['a bearer token', headLength, (given) => readBearerToken(`Bearer ${given}`)],
  ['a query string', headLength, (given) => app.request(`/?a=${given}`)],
  ['an address to go to', headLength, (given) => chooseRedirect(redirectRules, [given])],
  [
    'the path to go to',
    headLength,
    (given) => chooseRedirect(redirectRules, [`http://localhost/${given}`]),
  ],
  ['the way of a request', headLength, (given) => readAddress('10.0.0.1', given)],
]

async function measureMs(read: (given: string) => unknown, given: string): Promise<number> {
  let leastMs = Number.POSITIVE_INFINITY
  for (let round = 0; round < 3; round += 1) {
    const startedAt = readProcessorMs()
    try {
      await read(given)
    } catch {
      // Refused is as good as read.
    }
    leastMs = Math.min(leastMs, readProcessorMs() - startedAt)
  }
  return leastMs
}

/** Times longer by which the second text is; a reader that grows with the square takes 64 times. */
const growth = 8
const allowedGrowth = 24
/** Too short to be compared. */
const negligibleMs = 4

test.each(readers)(
  'the time that %s takes grows as its length does, whatever stands in it',
  async (_, length, read) => {
    const property = fc.asyncProperty(hostile, async (parts) => {
      const longMs = await measureMs(read, grow(parts, length))
      if (longMs < negligibleMs) return
      const shortMs = await measureMs(read, grow(parts, length / growth))
      expect(longMs / Math.max(shortMs, negligibleMs / growth)).toBeLessThan(allowedGrowth)
    })
    const unclosed = { head: '"', unit: '\\"', tail: '' }
    await fc.assert(property, { numRuns: 15, examples: [[unclosed]], endOnFailure: true })
  },
)
