import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readAuthSettings } from './auth-settings'

const read = (environment: Record<string, string>) => readAuthSettings(environment, { port: 3000 })

test('nothing needs to be set', () => {
  expect(read({})).toMatchObject({
    siteUrl: 'http://localhost:3000',
    externalUrl: 'http://localhost:3000/auth/v1',
    isAutoconfirm: false,
    isAnonymousEnabled: false,
    wantsReauthentication: true,
    tokenLifeSeconds: 3600,
    devMailbox: 'off',
    smtp: undefined,
    limits: { token: 150, verify: 30, otp: 30, factor: 15, mails: 500 },
  })
})

test.each([
  ['AUTH_SITE_URL', 'javascript:alert(1)', 'no web address'],
  ['AUTH_EXTERNAL_URL', 'https://a.example/?x', 'an address with a query'],
  ['AUTH_MAILER_AUTOCONFIRM', 'yes', 'neither true nor false'],
  ['AUTH_JWT_EXP', '0', 'tokens that are over at once'],
  ['AUTH_RATE_LIMIT_TOKEN', '-1', 'below zero'],
  ['AUTH_SMTP_PORT', '70000', 'no port'],
  ['AUTH_TRUSTED_PROXIES', 'somewhere', 'no address'],
])('%s=%s is refused with one line: %s', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(`${name}=${JSON.stringify(value)}: must be `)
})

test.each([
  ['AUTH_JWT_KEYS', '[{"kty":"oct","k":"secret value"}]'],
  ['AUTH_SECRET', 'secret value'],
  ['AUTH_SMTP_DKIM_KEY', 'secret value'],
])('a wrong %s is refused without being shown', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}: must be [^"]*$`))
})

test.each([
  ['AUTH_DEV_MAILBOX', 'true'],
  ['AUTH_DEV_MAILBOX', 'local'],
  ['AUTH_RATE_LIMIT_TOKEN', '0'],
  ['AUTH_RATE_LIMIT_VERIFY', '0'],
  ['AUTH_RATE_LIMIT_OTP', '0'],
  ['AUTH_RATE_LIMIT_MFA', '0'],
  ['AUTH_RATE_LIMIT_EMAIL_SENT', '0'],
])('production refuses %s=%s', (name, value) => {
  expect(() => read({ [name]: value })).not.toThrow()
  expect(() => read({ NODE_ENV: 'production', [name]: value })).toThrow(name)
})

test('every setting is in .env.example, and nothing is there that is no setting', () => {
  const namesIn = (path: string, pattern: RegExp) => {
    const text = readFileSync(join(import.meta.dirname, path), 'utf8')
    return [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort()
  }
  expect(namesIn('../../../../.env.example', /^#(AUTH_[A-Z_]+)=/gm)).toEqual(
    namesIn('auth-settings.ts', /'(AUTH_[A-Z_]+)'/g),
  )
})

test.each([
  ['AUTH_PASSWORD_HASH_MEMORY', '1024', 'less than OWASP’s least'],
  ['AUTH_PASSWORD_HASH_PASSES', '1', 'one pass'],
])('%s=%s is refused: %s', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(`${name}="${value}": must be `)
})

test('passwords that are tried first are refused in production, and elsewhere if asked for', () => {
  const isOn = (environment: Record<string, string>) => read(environment).refusesCommonPasswords
  expect(isOn({})).toBe(false)
  expect(isOn({ NODE_ENV: 'production' })).toBe(true)
  expect(isOn({ AUTH_PASSWORD_REFUSE_COMMON: 'true' })).toBe(true)
})

test('every wrong variable is told at once', () => {
  expect(() => read({ AUTH_JWT_EXP: 'x', AUTH_SITE_URL: 'y' })).toThrow(
    /AUTH_SITE_URL.*\n.*AUTH_JWT_EXP/,
  )
})

test('a captcha has a provider, a key for pages and a secret; where it is asked is known', () => {
  const keys = { AUTH_CAPTCHA_SITE_KEY: 'for-pages', AUTH_CAPTCHA_SECRET: 'for us' }
  expect(read({ AUTH_CAPTCHA_PROVIDER: 'hcaptcha', ...keys }).captcha).toEqual({
    provider: 'hcaptcha',
    siteKey: 'for-pages',
    secret: 'for us',
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
  })
  const own = { AUTH_CAPTCHA_VERIFY_URL: 'https://check.example/verify' }
  expect(read({ AUTH_CAPTCHA_PROVIDER: 'turnstile', ...keys, ...own }).captcha).toMatchObject({
    verifyUrl: 'https://check.example/verify',
  })
})

test.each([
  [{ AUTH_CAPTCHA_SECRET: 'x', AUTH_CAPTCHA_VERIFY_URL: 'https://check.example' }, 'no provider'],
  [{ AUTH_CAPTCHA_PROVIDER: 'turnstile', AUTH_CAPTCHA_SECRET: 'x' }, 'no key for pages'],
  [{ AUTH_CAPTCHA_PROVIDER: 'turnstile', AUTH_CAPTCHA_SITE_KEY: 'x' }, 'no secret'],
])('a captcha that the forms could not show is refused: %j has %s', (environment, _what) => {
  expect(() => read(environment)).toThrow(/AUTH_CAPTCHA_SITE_KEY.*must be set all three or none/)
})

test('mails are signed with all three settings or none; the key may stand on one line', () => {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const all = {
    AUTH_SMTP_HOST: 'mail.example',
    AUTH_SMTP_DKIM_DOMAIN: 'kotonoha.example',
    AUTH_SMTP_DKIM_SELECTOR: 'mail2026',
    AUTH_SMTP_DKIM_KEY: privateKey.replaceAll('\n', '\\n'),
  }
  expect(read(all).smtp?.dkim).toEqual({
    domain: 'kotonoha.example',
    selector: 'mail2026',
    privateKey,
  })
  const { AUTH_SMTP_DKIM_SELECTOR: _left, ...others } = all
  expect(() => read(others)).toThrow('must be set all three or none')
  expect(read({ AUTH_SMTP_HOST: 'mail.example' }).smtp?.dkim).toBeUndefined()
})
