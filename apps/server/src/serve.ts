import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import {
  type AuthSettings,
  AuthSettingsError,
  readAuthSettings,
} from '@kotonoha/auth-server/settings/auth-settings'
import { type AccountsHolder, noAccounts, openAccountsBeside } from './accounts/accounts-holder'
import { openAccountParts } from './accounts/open-account-parts'
import { listUnsharedSettings } from './accounts/unshared-settings'
import { type Configuration, ConfigurationError, readConfiguration } from './configuration'
import { type KillSwitch, openKillSwitch } from './kill-switch/kill-switch'
import { createLog, type Log } from './log'
import {
  nameOfPayments,
  PaymentSettingsError,
  readPaymentSettings,
} from './payments/payment-settings'
import type { Installation, InstalledCaptcha } from './site/installation-marks'
import { type RunningServer, startServer } from './start-server'

/**
 * Longer than any answer takes; and short enough for our PostgreSQL to be stopped too before ten
 * seconds are over, when many that restart us kill.
 */
const stopTimeoutMs = 6_000

/** A new dictionary is served within this of being put in place. */
const dictionaryPollIntervalMs = 1000

/**
 * The old generation may grow by so many percent of what is alive in it until it is cleared up. Node
 * by itself lets it grow to nearly four times as much, for nothing that could be measured; with 100 it
 * holds another 50 MiB less, for 2 to 3 % fewer questions a second (decision 130).
 */
const heapGrowingPercent = 150

/** A database that could not be opened is tried again after this. */
const accountsRetryMs = 10_000

/** Serves until a signal ends it; what cannot be started ends the process with one line that says why. */
export async function serve(): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${heapGrowingPercent}`)
  const configuration = readConfigurationOrExit()
  const log = createLog({
    level: configuration.logLevel,
    format: configuration.logFormat,
    write: (lines) => process.stdout.write(lines),
    now: () => new Date(),
  })
  // Whoever read the log is gone; that is no reason to stop serving.
  process.stdout.on('error', () => {})

  const killSwitch = openKillSwitch({
    isForced: configuration.isSwitchedOff,
    service: configuration.analytics,
    pauseMs: configuration.killSwitchSeconds * 1000,
    log,
  })
  const { accounts, installation } = findAccountsOrExit({ configuration, killSwitch, log })

  try {
    const server = await startServer({
      ...configuration,
      accounts,
      installation,
      killSwitch,
      siteFolder: join(import.meta.dirname, '../../web/dist'),
      release: nameRelease(),
      log,
      stopTimeoutMs,
      dictionaryPollIntervalMs,
    })
    log.info('listening', { address: `http://${configuration.host ?? 'localhost'}:${server.port}` })
    log.flush()
    stopOnSignals(server, log)
  } catch (error) {
    exitWith(toStartProblem(error, configuration))
  }
}

function readConfigurationOrExit(): Configuration {
  try {
    return readConfiguration(process.env, process.stdout.isTTY)
  } catch (error) {
    if (error instanceof ConfigurationError) exitWith(error.message)
    throw error
  }
}

interface AccountNeeds {
  configuration: Configuration
  killSwitch: KillSwitch
  log: Log
}

/** The one place where accounts are switched on: without them nothing of theirs is started. */
function findAccountsOrExit({ configuration, killSwitch, log }: AccountNeeds): {
  accounts: AccountsHolder
  installation: Installation
} {
  const isSwitchedOff = killSwitch.isOn
  const { hasAccounts, port, dataFolder, databaseUrl, notifications } = configuration
  if (!hasAccounts) {
    return { accounts: noAccounts, installation: { hasAccounts: false, mail: 'waiting' } }
  }
  try {
    const settings = readAuthSettings(process.env, { port })
    const paymentSettings = readPaymentSettings(process.env)
    const missing = databaseUrl === undefined ? [] : listUnsharedSettings(process.env)
    if (missing.length > 0) {
      log.warn('a node beside this one must be given the same of these; this one was not given', {
        missing: missing.join(', '),
      })
    }
    const accounts = openAccountsBeside({
      open: () =>
        openAccountParts({
          dataFolder,
          databaseUrl,
          settings,
          limits: configuration.limits,
          notifications,
          paymentSettings,
          isSwitchedOff,
          log,
        }),
      onHopeless: exitWith,
      log,
      retryAfterMs: accountsRetryMs,
    })
    const { captcha } = settings
    const { analytics } = configuration
    const mail = toMailDelivery(settings)
    const rules = {
      passwordMinLength: settings.passwordMinLength,
      mailedCodeLifeMinutes: Math.floor(settings.mailedCodeLifeSeconds / 60),
    }
    const installation = {
      hasAccounts: true,
      mail,
      captcha: toInstalled(captcha),
      analytics,
      payments: nameOfPayments(paymentSettings),
      rules,
    }
    return { accounts, installation }
  } catch (error) {
    if (error instanceof AuthSettingsError || error instanceof PaymentSettingsError) {
      exitWith(error.message)
    }
    throw error
  }
}

/** Written beside the bundle when it was made; while developing, every start is another release. */
function nameRelease(): string {
  if (process.env.NODE_ENV !== 'production') return randomUUID().slice(0, 8)
  return readFileSync(new URL('./release', import.meta.url), 'utf8')
}

/** The secret stays here. */
function toInstalled(captcha: AuthSettings['captcha']): InstalledCaptcha | undefined {
  return captcha && { provider: captcha.provider, siteKey: captcha.siteKey }
}

function toMailDelivery({ smtp, devMailbox }: AuthSettings): Installation['mail'] {
  if (smtp !== undefined) return 'sent'
  if (devMailbox === 'local') return 'local-mailbox'
  return devMailbox === 'open' ? 'mailbox' : 'waiting'
}

function stopOnSignals(server: RunningServer, log: Log): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      log.info('stopping', { signal })
      void server.stop().then(() => {
        log.info('stopped')
        log.flush()
        process.exit(0)
      })
    })
  }
}

function toStartProblem(error: unknown, { port, host }: Configuration): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return `PORT=${port}: already in use; stop the other program or set PORT to a free port`
  }
  if (code === 'EACCES') {
    return `PORT=${port}: not allowed for this user; set PORT to 1024 or higher`
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST=${JSON.stringify(host)}: no address of this machine`
  }
  return `The server could not start: ${message}`
}

function exitWith(problem: string): never {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}
