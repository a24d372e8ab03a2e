import { expect, test } from 'vitest'
import { findWorkerPolicy, toContentSecurityPolicy, toSecurityHeaders } from './security-headers'

test('in production browsers are told to come over TLS only, while developing they are not', () => {
  expect(toSecurityHeaders(true)['strict-transport-security']).toBe('max-age=31536000')
  expect(toSecurityHeaders(false)).not.toHaveProperty('strict-transport-security')
})

test.each([true, false])('nobody may frame, sniff or embed an answer (production: %s)', (is) => {
  expect(toSecurityHeaders(is)).toMatchObject({
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
})

test('a page runs scripts of its own origin and those named by hash, and no other', () => {
  const directives = new Map(
    toContentSecurityPolicy([`'sha256-abc='`])
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive]),
  )
  expect(directives.get('script-src')).toBe(`script-src 'self' 'sha256-abc='`)
  expect(directives.get('object-src')).toBe(`object-src 'none'`)
  expect(directives.get('base-uri')).toBe(`base-uri 'none'`)
  expect(directives.get('frame-ancestors')).toBe(`frame-ancestors 'none'`)
  expect(directives.get('form-action')).toBe(`form-action 'self'`)
})

test.each([
  ['hcaptcha', 'hcaptcha.com', ['script-src', 'style-src', 'frame-src', 'connect-src']],
  ['turnstile', 'challenges.cloudflare.com', ['script-src', 'frame-src']],
] as const)(
  'the captcha of %s opens the policy for its own host alone',
  (provider, host, names) => {
    const without = toContentSecurityPolicy([]).split('; ')
    const changed = toContentSecurityPolicy([], provider)
      .split('; ')
      .filter((directive) => !without.includes(directive))
    expect(changed.map((directive) => directive.split(' ')[0]).sort()).toEqual([...names].sort())
    for (const directive of changed) {
      expect(directive).toContain(`https://${host}`)
      expect(directive.match(/https:\/\/\S+/g)?.every((source) => source.endsWith(host))).toBe(true)
    }
    expect(without.join()).not.toContain('https:')
  },
)

test('a worker may reach what it is for, and no other file has a policy of its own', () => {
  expect(findWorkerPolicy('/assets/wanikani-reader-abc.js')).toBe(
    `default-src 'none'; script-src 'self'; connect-src https://api.wanikani.com`,
  )
  expect(findWorkerPolicy('/assets/import-reader-abc.js')).toContain(`'wasm-unsafe-eval'`)
  expect(findWorkerPolicy('/assets/import-reader-abc.js')).toContain(`connect-src 'self'`)
  expect(findWorkerPolicy('/assets/main-abc.js')).toBeUndefined()
})
