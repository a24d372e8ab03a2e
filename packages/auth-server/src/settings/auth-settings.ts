import { createPrivateKey } from 'node:crypto'
import type { JWK } from 'jose'
import { z } from 'zod'
import { captchaProviders, captchaVerifyUrls } from '../captcha'
import { defaultHashCost, leastHashMemoryKib, type PasswordHashCost } from '../passwords/hash-cost'
import { parseJwkList } from './jwk-list'

/** What the operator decides about signing in. */
export interface AuthSettings {
  siteUrl: string
  /** The base address of this service: in links and as the issuer of tokens. */
  externalUrl: string
  allowList: string[]
  /** Whether any port of a loopback site counts as the site: not in production. */
  isAnyPortAllowed: boolean
  isAutoconfirm: boolean
  isSignupDisabled: boolean
  isEmailEnabled: boolean
  isAnonymousEnabled: boolean
  isManualLinkingEnabled: boolean
  isSecureEmailChange: boolean
  wantsReauthentication: boolean
  wantsCurrentPassword: boolean
  tokenLifeSeconds: number
  /** Undefined: the keys are kept in the data folder. */
  jwtKeys: JWK[] | undefined
  /** Undefined: the secret is kept in the data folder. */
  secret: Buffer | undefined
  reuseIntervalSeconds: number
  mailedCodeLifeSeconds: number
  mailPauseSeconds: number
  passwordMinLength: number
  passwordRequiredCharacters: string[]
  /** Whether a password that everybody tries first is weak. */
  refusesCommonPasswords: boolean
  passwordHashCost: PasswordHashCost
  /** How many in 5 minutes; of factors in one minute, of mails in an hour. 0: no limit. */
  limits: { token: number; verify: number; otp: number; factor: number; mails: number }
  smtp: SmtpSettings | undefined
  /** Who may read mails at `/dev/mailbox`; `local`: whoever sits at the machine of the server. */
  devMailbox: 'off' | 'local' | 'open'
  /** Addresses and networks whose `X-Forwarded-For` is believed. */
  trustedProxies: string[]
  /** Undefined: nobody has to prove to be a person. */
  captcha: CaptchaSettings | undefined
  /** 0: a session lasts until it is ended. */
  sessionTimeboxSeconds: number
  /** 0: a session lasts however long it is not used. */
  sessionInactivitySeconds: number
}

export interface CaptchaSettings {
  provider: (typeof captchaProviders)[number]
  /** Shown to everybody: the page asks for a proof with it. */
  siteKey: string
  secret: string
  verifyUrl: string
}

export interface SmtpSettings {
  host: string
  port: number
  user: string | undefined
  password: string | undefined
  from: string
  /** Undefined: mails are signed by the mail server, or not at all. */
  dkim?: DkimSettings | undefined
}

/** What mails are signed with (RFC 6376): the public half is at `selector._domainkey.domain`. */
export interface DkimSettings {
  domain: string
  selector: string
  /** PEM of an RSA key. */
  privateKey: string
}

/** One line for each wrong variable: its name, value and what it must be. */
export class AuthSettingsError extends Error {
  override readonly name = 'AuthSettingsError'
}

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)
const webAddress = z
  .url({ protocol: /^https?$/ })
  .refine((text) => !/[?#]/.test(text))
  .transform((text) => text.replace(/\/+$/, ''))
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== ''),
)
const flagRule = 'true or false'
const secondsRule = 'a whole number of seconds'
const countRule = 'a whole number; 0 for no limit, which production refuses'
const addressRule = 'an http or https address without a query'

const minSecretBytes = 32

const hostNamePattern = /^[0-9A-Za-z]([\w-]*[0-9A-Za-z])?(\.[0-9A-Za-z]([\w-]*[0-9A-Za-z])?)*$/

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}

const mailboxes = { false: 'off', local: 'local', true: 'open' } as const

/** A port of 0 is any free port: the site's own address is then not known beforehand. */
export function readAuthSettings(
  environment: Record<string, string | undefined>,
  { port }: { port: number },
): AuthSettings {
  const problems: string[] = []
  const isProduction = environment.NODE_ENV === 'production'

  function read<Schema extends z.ZodType, Default>(
    name: string,
    { schema, allowed, isSecret }: { schema: Schema; allowed: string; isSecret?: boolean },
    fallback: Default,
  ): z.output<Schema> | Default {
    const value = environment[name] || undefined
    if (value === undefined) return fallback
    const parsed = schema.safeParse(value)
    if (parsed.success) return parsed.data
    problems.push(`${name}${isSecret ? '' : `=${JSON.stringify(value)}`}: must be ${allowed}`)
    return fallback
  }
  const readFlag = (name: string, fallback: boolean) =>
    read(name, { schema: flag, allowed: flagRule }, fallback)
  const readSeconds = (name: string, fallback: number) =>
    read(name, { schema: wholeNumber, allowed: secondsRule }, fallback)
  const readPositive = (name: string, fallback: number) =>
    read(
      name,
      { schema: wholeNumber.refine((count) => count > 0), allowed: 'a whole number above 0' },
      fallback,
    )
  const readText = (name: string) =>
    read(name, { schema: z.string(), allowed: 'a text' }, undefined)
  const readLimit = (name: string, fallback: number) => {
    const schema = wholeNumber.refine((count) => count > 0 || !isProduction)
    return read(name, { schema, allowed: countRule }, fallback)
  }

  const site = { schema: webAddress, allowed: addressRule }
  const siteUrl = read('AUTH_SITE_URL', site, `http://localhost${port === 0 ? '' : `:${port}`}`)
  const settings: AuthSettings = {
    siteUrl,
    externalUrl: read('AUTH_EXTERNAL_URL', site, `${siteUrl}/auth/v1`),
    isAnyPortAllowed: !isProduction,
    allowList: read('AUTH_URI_ALLOW_LIST', { schema: list, allowed: 'globs with commas' }, []),
    isAutoconfirm: readFlag('AUTH_MAILER_AUTOCONFIRM', false),
    isSignupDisabled: readFlag('AUTH_DISABLE_SIGNUP', false),
    isEmailEnabled: readFlag('AUTH_EXTERNAL_EMAIL_ENABLED', true),
    isAnonymousEnabled: readFlag('AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED', false),
    isManualLinkingEnabled: readFlag('AUTH_MANUAL_LINKING_ENABLED', false),
    isSecureEmailChange: readFlag('AUTH_SECURE_EMAIL_CHANGE_ENABLED', true),
    wantsReauthentication: readFlag('AUTH_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION', true),
    wantsCurrentPassword: readFlag('AUTH_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD', false),
    tokenLifeSeconds: readPositive('AUTH_JWT_EXP', 3600),
    jwtKeys: read(
      'AUTH_JWT_KEYS',
      {
        schema: z.string().transform(parseJwkList),
        allowed: 'a JSON list of EC P-256 JWKs, one of them with its private half',
        isSecret: true,
      },
      undefined,
    ),
    secret: read(
      'AUTH_SECRET',
      {
        schema: z
          .string()
          .transform((text) => Buffer.from(text, 'base64'))
          .refine((bytes) => bytes.length >= minSecretBytes),
        allowed: `${minSecretBytes} random bytes or more in base64`,
        isSecret: true,
      },
      undefined,
    ),
    reuseIntervalSeconds: readSeconds('AUTH_REFRESH_TOKEN_REUSE_INTERVAL', 10),
    mailedCodeLifeSeconds: readPositive('AUTH_MAILER_OTP_EXP', 3600),
    mailPauseSeconds: readSeconds('AUTH_MAILER_MAX_FREQUENCY', 60),
    passwordMinLength: readPositive('AUTH_PASSWORD_MIN_LENGTH', 6),
    passwordRequiredCharacters: (readText('AUTH_PASSWORD_REQUIRED_CHARACTERS') ?? '')
      .split(':')
      .filter((set) => set !== ''),
    refusesCommonPasswords: readFlag('AUTH_PASSWORD_REFUSE_COMMON', isProduction),
    passwordHashCost: {
      memoryKib: read(
        'AUTH_PASSWORD_HASH_MEMORY',
        {
          schema: wholeNumber.refine((kib) => kib >= leastHashMemoryKib && kib <= 1024 * 1024),
          allowed: `KiB from ${leastHashMemoryKib} to 1048576`,
        },
        defaultHashCost.memoryKib,
      ),
      passes: read(
        'AUTH_PASSWORD_HASH_PASSES',
        {
          schema: wholeNumber.refine((passes) => passes >= 2 && passes <= 100),
          allowed: 'a whole number from 2 to 100',
        },
        defaultHashCost.passes,
      ),
    },
    limits: {
      token: readLimit('AUTH_RATE_LIMIT_TOKEN', defaultLimits.token),
      verify: readLimit('AUTH_RATE_LIMIT_VERIFY', defaultLimits.verify),
      otp: readLimit('AUTH_RATE_LIMIT_OTP', defaultLimits.otp),
      factor: readLimit('AUTH_RATE_LIMIT_MFA', defaultLimits.factor),
      mails: readLimit('AUTH_RATE_LIMIT_EMAIL_SENT', defaultLimits.mails),
    },
    smtp: undefined,
    devMailbox: read(
      'AUTH_DEV_MAILBOX',
      {
        schema: z
          .enum(['false', 'local', 'true'])
          .refine((setting) => setting === 'false' || !isProduction)
          .transform((setting) => mailboxes[setting]),
        allowed: 'false in production; true, local or false elsewhere',
      },
      'off',
    ),
    trustedProxies: read(
      'AUTH_TRUSTED_PROXIES',
      {
        schema: list.refine((all) =>
          all.every((each) => /^[0-9a-fA-F.:]+(\/\d{1,3})?$/.test(each)),
        ),
        allowed: 'addresses or networks with commas, such as 10.0.0.0/8',
      },
      [],
    ),
    captcha: undefined,
    sessionTimeboxSeconds: readSeconds('AUTH_SESSIONS_TIMEBOX', 0),
    sessionInactivitySeconds: readSeconds('AUTH_SESSIONS_INACTIVITY_TIMEOUT', 0),
  }
  const smtpHost = readText('AUTH_SMTP_HOST')
  const smtpPort = read(
    'AUTH_SMTP_PORT',
    {
      schema: wholeNumber.refine((number) => number > 0 && number < 65_536),
      allowed: 'a port from 1 to 65535',
    },
    587,
  )
  const dkim = readDkim()
  if (smtpHost !== undefined) {
    settings.smtp = {
      host: smtpHost,
      port: smtpPort,
      user: readText('AUTH_SMTP_USER'),
      password: readText('AUTH_SMTP_PASS'),
      from: readText('AUTH_SMTP_FROM') ?? `Kotonoha <no-reply@${new URL(siteUrl).hostname}>`,
      dkim,
    }
  }
  function readDkim(): DkimSettings | undefined {
    const hostName = { schema: z.string().regex(hostNamePattern), allowed: 'a name in the DNS' }
    const domain = read('AUTH_SMTP_DKIM_DOMAIN', hostName, undefined)
    const selector = read('AUTH_SMTP_DKIM_SELECTOR', hostName, undefined)
    const privateKey = read(
      'AUTH_SMTP_DKIM_KEY',
      {
        // In a file of variables it stands on one line.
        schema: z
          .string()
          .transform((text) => text.replaceAll('\\n', '\n'))
          .refine(isRsaKey),
        allowed: 'the PEM of a private RSA key, its line breaks as they are or as \\n',
        isSecret: true,
      },
      undefined,
    )
    const names = ['AUTH_SMTP_DKIM_DOMAIN', 'AUTH_SMTP_DKIM_SELECTOR', 'AUTH_SMTP_DKIM_KEY']
    const setCount = names.filter((name) => environment[name]).length
    if (setCount > 0 && setCount < names.length) {
      problems.push(`${names.join(', ')}: must be set all three or none`)
    }
    return domain && selector && privateKey ? { domain, selector, privateKey } : undefined
  }
  const provider = read(
    'AUTH_CAPTCHA_PROVIDER',
    { schema: z.enum(captchaProviders), allowed: captchaProviders.join(' or ') },
    undefined,
  )
  const siteKey = read(
    'AUTH_CAPTCHA_SITE_KEY',
    {
      schema: z.string().regex(/^[\w-]{1,200}$/),
      allowed: 'the key that the provider has for pages',
    },
    undefined,
  )
  const captchaSecret = readText('AUTH_CAPTCHA_SECRET')
  const verifyUrl = read('AUTH_CAPTCHA_VERIFY_URL', site, undefined)
  if (provider !== undefined && siteKey !== undefined && captchaSecret !== undefined) {
    const url = verifyUrl ?? captchaVerifyUrls[provider]
    settings.captcha = { provider, siteKey, secret: captchaSecret, verifyUrl: url }
  } else if ([provider, siteKey, captchaSecret, verifyUrl].some((each) => each !== undefined)) {
    // A service that wants what the forms cannot show would let nobody in.
    problems.push(
      'AUTH_CAPTCHA_PROVIDER, AUTH_CAPTCHA_SITE_KEY, AUTH_CAPTCHA_SECRET: must be set all three or none',
    )
  }
  if (problems.length > 0) throw new AuthSettingsError(problems.join('\n'))
  return settings
}

export const defaultLimits = { token: 150, verify: 30, otp: 30, factor: 15, mails: 500 }
