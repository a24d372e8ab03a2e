import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigurationError, readConfiguration } from './configuration'
import { createTemporaryFolders } from './testing/temporary-folders'

const folder = createTemporaryFolders()()
const file = join(folder, 'a-file')
writeFileSync(file, '')

test('nothing has to be set', () => {
  expect(readConfiguration({}, true)).toEqual({
    port: 3000,
    host: undefined,
    dataFolder: join(process.cwd(), 'var'),
    hasAccounts: true,
    siteUrl: 'http://localhost:3000',
    notifications: { pushServices: [], isChangelogMailDefault: true },
    hasServiceWorker: true,
    databaseUrl: undefined,
    limits: { kind: 'memory' },
    analytics: undefined,
    isSwitchedOff: false,
    killSwitchSeconds: 60,
    logLevel: 'info',
    logFormat: 'readable',
  })
})

test('a log that is no terminal is for machines, unless the format is set', () => {
  expect(readConfiguration({}, false).logFormat).toBe('json')
  expect(readConfiguration({ KOTONOHA_LOG_FORMAT: 'readable' }, false).logFormat).toBe('readable')
})

test('a variable set to nothing counts as not set, as an empty line of .env leaves it', () => {
  expect(readConfiguration({ PORT: '', KOTONOHA_SOURCES: '' }, true).port).toBe(3000)
})

test.each([
  ['PORT', '0', 'any free port'],
  ['PORT', '65535', 'the highest port'],
  ['HOST', '::1', 'an IPv6 address'],
  ['KOTONOHA_DATA', join(folder, 'not-there-yet'), 'a folder that will be made'],
  ['KOTONOHA_SOURCES', folder, 'a folder that exists'],
  ['KOTONOHA_ACCOUNTS', 'on', 'accounts'],
  ['DATABASE_URL', 'postgres://a:b@db.test/kotonoha', 'a PostgreSQL of somebody else'],
  ['KOTONOHA_LIMITS', 'memory', 'each node for itself'],
  ['KOTONOHA_LIMITS', 'rediss://a:b@redis.test:6380', 'a Redis with TLS'],
  ['POSTHOG_KEY', 'phc_0123456789abcdef', 'the key of a project'],
  ['POSTHOG_HOST', 'https://eu.i.posthog.com/', 'an address with the slash that browsers show'],
])('%s=%s is taken: %s', (name, value) => {
  expect(() => readConfiguration({ [name]: value }, true)).not.toThrow()
})

test.each([
  ['PORT', 'abc', 'a whole number from 0 (any free port) to 65535', 'a word'],
  ['PORT', '65536', 'a whole number from 0 (any free port) to 65535', 'one above the highest port'],
  ['PORT', '-1', 'a whole number from 0 (any free port) to 65535', 'below zero'],
  ['PORT', '80.5', 'a whole number from 0 (any free port) to 65535', 'not whole'],
  ['PORT', '0x50', 'a whole number from 0 (any free port) to 65535', 'not decimal'],
  ['HOST', 'a b', 'an address or host name of this machine, such as 127.0.0.1', 'a space'],
  ['KOTONOHA_DATA', file, 'a folder (it is made when missing), not a file', 'a file'],
  ['KOTONOHA_SOURCES', join(folder, 'missing'), 'a folder that exists', 'no folder'],
  ['KOTONOHA_SOURCES', file, 'a folder that exists', 'a file'],
  ['KOTONOHA_ACCOUNTS', 'yes', 'on or off', 'another word'],
  ['POSTHOG_KEY', 'a b', 'the project key of PostHog: letters, digits, _ and -', 'a space'],
  [
    'POSTHOG_HOST',
    'https://eu.posthog.com/project/1',
    'an address without a path, such as https://eu.i.posthog.com',
    'a page of the service',
  ],
  ['KOTONOHA_KILL_SWITCH', 'true', 'on or off', 'another word'],
  ['KOTONOHA_KILL_SWITCH_SECONDS', '0', 'a whole number from 1 to 3600', 'no pause'],
  [
    'KOTONOHA_PUSH_SERVICES',
    'http://push.example.org',
    'https origins with commas, such as https://push.example.org; http on 127.0.0.1 only',
    'not encrypted',
  ],
  ['KOTONOHA_CHANGELOG_MAIL', 'opt-in', 'on or off', 'another word'],
  ['KOTONOHA_LOG_LEVEL', 'loud', 'one of error, warn, info, debug', 'no level'],
  ['KOTONOHA_LOG_FORMAT', 'xml', 'one of json, readable', 'no format'],
])('%s=%s is refused in one line that says what is allowed: %s (%s)', (name, value, allowed) => {
  expect(() => readConfiguration({ [name]: value }, true)).toThrow(
    new ConfigurationError(`${name}=${JSON.stringify(value)}: must be ${allowed}`),
  )
})

test('an address with a password is not repeated on the screen', () => {
  expect(() => readConfiguration({ DATABASE_URL: 'mysql://a:secret@db.test' }, true)).toThrow(
    /^DATABASE_URL: must be an address such as postgres:/,
  )
})

test('limits that nodes share need what they share, and a password is not shown', () => {
  const read = (environment: Record<string, string>) => readConfiguration(environment, true).limits
  expect(() => read({ KOTONOHA_LIMITS: 'postgres' })).toThrow(
    new ConfigurationError(
      'KOTONOHA_LIMITS="postgres": needs DATABASE_URL, the database that nodes share',
    ),
  )
  const databaseUrl = 'postgres://a:b@db.test/kotonoha'
  expect(read({ KOTONOHA_LIMITS: 'postgres', DATABASE_URL: databaseUrl })).toEqual({
    kind: 'postgres',
    databaseUrl,
  })
  const url = 'redis://a:secret@redis.test:6379'
  expect(read({ KOTONOHA_LIMITS: url })).toEqual({ kind: 'redis', url })
  expect(() => read({ KOTONOHA_LIMITS: 'memcached://a:secret@host' })).toThrow(
    new ConfigurationError(
      'KOTONOHA_LIMITS: must be memory, postgres, or an address such as redis://user:password@host:6379',
    ),
  )
})

test('several wrong variables are all named, so that they are put right in one go', () => {
  expect(() => readConfiguration({ PORT: 'x', KOTONOHA_LOG_LEVEL: 'y' }, true)).toThrow(
    /^PORT="x": .*\nKOTONOHA_LOG_LEVEL="y": .*$/,
  )
})
