import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { type LogFormat, type LogLevel, logFormats, logLevels } from './log'

export interface Configuration {
  port: number
  /** Undefined: every network of the machine. */
  host: string | undefined
  /** Holds the dictionary and everything else the product writes. */
  dataFolder: string
  /** Whether learners can have accounts here. */
  hasAccounts: boolean
  /** A PostgreSQL for the learners' data; undefined: one of our own in the data folder. */
  databaseUrl: string | undefined
  limits: LimitSettings
  /** Address of the site, as people type it: where search engines and previews of links find it. */
  siteUrl: string
  notifications: NotificationSettings
  /** Whether the site may be kept by browsers, to open without a network. */
  hasServiceWorker: boolean
  /** The service that keeps the kill switch, and counts what is used; undefined: nobody does. */
  analytics: { key: string; host: string } | undefined
  /** Whether the app draws nothing, whatever that service says. */
  isSwitchedOff: boolean
  /** Between two questions to that service. */
  killSwitchSeconds: number
  logLevel: LogLevel
  logFormat: LogFormat
}

/** Where attempts to sign in, mails and the like are counted: in this process, or by all nodes together. */
export type LimitSettings =
  | { kind: 'memory' }
  | { kind: 'postgres'; databaseUrl: string }
  | { kind: 'redis'; url: string }

export interface NotificationSettings {
  /** Push services beside those of the makers of browsers: origins. */
  pushServices: string[]
  /** Whether learners who have not chosen are told by mail what is new. */
  isChangelogMailDefault: boolean
}

/** What the environment says is not allowed; the message names variable, value and remedy. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'
}

const highestPort = 65_535

const variables = {
  PORT: {
    schema: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .refine((port) => port <= highestPort)
      .default(3000),
    allowed: `a whole number from 0 (any free port) to ${highestPort}`,
  },
  HOST: {
    schema: z
      .string()
      .regex(/^[0-9A-Za-z.:-]+$/)
      .optional(),
    allowed: 'an address or host name of this machine, such as 127.0.0.1',
  },
  KOTONOHA_DATA: {
    schema: z
      .string()
      .refine((path) => !existsSync(path) || isFolder(path))
      .default('var')
      .transform((path) => resolve(path)),
    allowed: 'a folder (it is made when missing), not a file',
  },
  // Read by the dictionary builder; checked here too, so that a mistyped one is not found late.
  KOTONOHA_SOURCES: {
    schema: z.string().refine(isFolder).optional(),
    allowed: 'a folder that exists',
  },
  KOTONOHA_ACCOUNTS: {
    schema: z
      .enum(['on', 'off'])
      .default('on')
      .transform((setting) => setting === 'on'),
    allowed: 'on or off',
  },
  KOTONOHA_SERVICE_WORKER: {
    schema: z
      .enum(['on', 'off'])
      .default('on')
      .transform((setting) => setting === 'on'),
    allowed: 'on or off',
  },
  KOTONOHA_PUSH_SERVICES: {
    schema: z
      .string()
      .transform((text) => text.split(',').map((each) => each.trim()))
      .refine((origins) => origins.every(isPushOrigin))
      .optional(),
    allowed: 'https origins with commas, such as https://push.example.org; http on 127.0.0.1 only',
  },
  KOTONOHA_CHANGELOG_MAIL: {
    schema: z
      .enum(['on', 'off'])
      .default('on')
      .transform((setting) => setting === 'on'),
    allowed: 'on or off',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    allowed: 'an address such as postgres://user:password@host:5432/database',
    isSecret: true,
  },
  KOTONOHA_LIMITS: {
    schema: z
      .union([z.enum(['memory', 'postgres']), z.url({ protocol: /^rediss?$/ })])
      .default('memory'),
    allowed: 'memory, postgres, or an address such as redis://user:password@host:6379',
    isSecret: true,
  },
  POSTHOG_KEY: {
    schema: z
      .string()
      .regex(/^[\w-]{8,200}$/)
      .optional(),
    allowed: 'the project key of PostHog: letters, digits, _ and -',
  },
  POSTHOG_HOST: {
    schema: z
      .url({ protocol: /^https?$/ })
      .refine((address) => isOrigin(address))
      .default('https://eu.i.posthog.com')
      .transform((address) => new URL(address).origin),
    allowed: 'an address without a path, such as https://eu.i.posthog.com',
  },
  KOTONOHA_KILL_SWITCH: {
    schema: z
      .enum(['on', 'off'])
      .default('off')
      .transform((setting) => setting === 'on'),
    allowed: 'on or off',
  },
  KOTONOHA_KILL_SWITCH_SECONDS: {
    schema: z
      .string()
      .regex(/^\d{1,4}$/)
      .transform(Number)
      .refine((seconds) => seconds >= 1 && seconds <= 3600)
      .default(60),
    allowed: 'a whole number from 1 to 3600',
  },
  // The authentication service reads it too; here it is also the address of the public pages.
  AUTH_SITE_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    allowed: 'a web address such as https://kotonoha.example',
  },
  KOTONOHA_LOG_LEVEL: {
    schema: z.enum(logLevels).default('info'),
    allowed: `one of ${logLevels.join(', ')}`,
  },
  KOTONOHA_LOG_FORMAT: {
    schema: z.enum(logFormats).optional(),
    allowed: `one of ${logFormats.join(', ')}`,
  },
}

/**
 * Reads the configuration; throws `ConfigurationError` with one line for each wrong variable.
 * A variable set to nothing counts as not set.
 */
export function readConfiguration(
  environment: Record<string, string | undefined>,
  isTerminal: boolean,
): Configuration {
  const problems: string[] = []
  function read<Schema extends z.ZodType>(
    name: keyof typeof variables,
    { schema, allowed, isSecret }: { schema: Schema; allowed: string; isSecret?: boolean },
  ): z.output<Schema> | undefined {
    const value = environment[name] || undefined
    const parsed = schema.safeParse(value)
    // The message goes to logs and screens, where no password should stand.
    const shown = isSecret ? '' : `=${JSON.stringify(value)}`
    if (!parsed.success) problems.push(`${name}${shown}: must be ${allowed}`)
    return parsed.data
  }
  const port = read('PORT', variables.PORT)
  const host = read('HOST', variables.HOST)
  const dataFolder = read('KOTONOHA_DATA', variables.KOTONOHA_DATA)
  read('KOTONOHA_SOURCES', variables.KOTONOHA_SOURCES)
  const hasAccounts = read('KOTONOHA_ACCOUNTS', variables.KOTONOHA_ACCOUNTS)
  const databaseUrl = read('DATABASE_URL', variables.DATABASE_URL)
  const limits = toLimitSettings(read('KOTONOHA_LIMITS', variables.KOTONOHA_LIMITS), databaseUrl)
  if (limits === undefined) {
    problems.push('KOTONOHA_LIMITS="postgres": needs DATABASE_URL, the database that nodes share')
  }
  const hasServiceWorker = read('KOTONOHA_SERVICE_WORKER', variables.KOTONOHA_SERVICE_WORKER)
  const key = read('POSTHOG_KEY', variables.POSTHOG_KEY)
  const analyticsHost = read('POSTHOG_HOST', variables.POSTHOG_HOST)
  const isSwitchedOff = read('KOTONOHA_KILL_SWITCH', variables.KOTONOHA_KILL_SWITCH)
  const killSwitchSeconds = read(
    'KOTONOHA_KILL_SWITCH_SECONDS',
    variables.KOTONOHA_KILL_SWITCH_SECONDS,
  )
  const siteUrl = read('AUTH_SITE_URL', variables.AUTH_SITE_URL)
  const pushServices = read('KOTONOHA_PUSH_SERVICES', variables.KOTONOHA_PUSH_SERVICES)
  const changelogMail = read('KOTONOHA_CHANGELOG_MAIL', variables.KOTONOHA_CHANGELOG_MAIL)
  const logLevel = read('KOTONOHA_LOG_LEVEL', variables.KOTONOHA_LOG_LEVEL)
  const logFormat = read('KOTONOHA_LOG_FORMAT', variables.KOTONOHA_LOG_FORMAT)
  if (port === undefined || dataFolder === undefined || logLevel === undefined || problems[0]) {
    throw new ConfigurationError(problems.join('\n'))
  }
  return {
    port,
    host,
    dataFolder,
    hasAccounts: hasAccounts ?? true,
    databaseUrl,
    limits: limits ?? { kind: 'memory' },
    siteUrl: siteUrl ?? `http://localhost${port === 0 ? '' : `:${port}`}`,
    notifications: {
      pushServices: pushServices ?? [],
      isChangelogMailDefault: changelogMail ?? true,
    },
    hasServiceWorker: hasServiceWorker ?? true,
    analytics: key && analyticsHost ? { key, host: analyticsHost } : undefined,
    isSwitchedOff: isSwitchedOff ?? false,
    killSwitchSeconds: killSwitchSeconds ?? 60,
    logLevel,
    logFormat: logFormat ?? (isTerminal ? 'readable' : 'json'),
  }
}

/** Undefined: what is asked for cannot be. */
function toLimitSettings(
  value: string | undefined,
  databaseUrl: string | undefined,
): LimitSettings | undefined {
  if (value === undefined || value === 'memory') return { kind: 'memory' }
  if (value !== 'postgres') return { kind: 'redis', url: value }
  return databaseUrl === undefined ? undefined : { kind: 'postgres', databaseUrl }
}

/** Nothing but scheme, host and port. */
function isOrigin(address: string): boolean {
  const { origin, href } = new URL(address)
  return href === `${origin}/`
}

/** Such as `https://push.example.org`; without encryption on this machine only. */
function isPushOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, origin } = new URL(text)
  return (
    origin === text && (protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1'))
  )
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
