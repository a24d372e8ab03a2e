import { AuthSettingsError, readAuthSettings } from '@kotonoha/auth-server/settings/auth-settings'
import { ConfigurationError, readConfiguration } from '../configuration'
import { PaymentSettingsError, readPaymentSettings } from '../payments/payment-settings'
import { checkAnalytics } from './checks/check-analytics'
import { checkAssistants } from './checks/check-assistants'
import { checkDatabase } from './checks/check-database'
import { checkDictionary } from './checks/check-dictionary'
import { checkMail } from './checks/check-mail'
import { checkNodes } from './checks/check-nodes'
import { checkPayments } from './checks/check-payments'
import { checkPublicAddress } from './checks/check-public-address'
import { checkReminders } from './checks/check-reminders'
import { type Check, type Examined, type Finding, toReason } from './finding'

/** In the order in which an operator sets the parts up. */
const checks: readonly (readonly [part: string, check: Check])[] = [
  ['Dictionary', checkDictionary],
  ['Database', checkDatabase],
  ['Public address', checkPublicAddress],
  ['Mail', checkMail],
  ['Reminders', checkReminders],
  ['Assistants', checkAssistants],
  ['Several nodes', checkNodes],
  ['Analytics', checkAnalytics],
  ['Payments', checkPayments],
]

/**
 * Looks at every part of the installation that the environment describes, and gives one finding
 * after the other. Settings that are wrong end it: the parts cannot be known then.
 */
export async function* examine(
  environment: Record<string, string | undefined>,
): AsyncGenerator<Finding> {
  const examined = readSettings(environment)
  if (Array.isArray(examined)) {
    yield* examined
    return
  }
  yield { part: 'Settings', state: 'works', text: 'each variable has a value that is allowed' }
  for (const [part, check] of checks) {
    yield await check(examined).catch(
      (error: unknown): Finding => ({ part, state: 'wrong', text: toReason(error) }),
    )
  }
}

/** What the checks look at, or what is wrong with the settings. */
export function readSettings(
  environment: Record<string, string | undefined>,
): Examined | Finding[] {
  try {
    const configuration = readConfiguration(environment, false)
    const { hasAccounts, port } = configuration
    const auth = hasAccounts ? readAuthSettings(environment, { port }) : undefined
    const payments = hasAccounts ? readPaymentSettings(environment) : undefined
    return { environment, configuration, auth, payments }
  } catch (error) {
    if (!isAboutSettings(error)) throw error
    return error.message
      .split('\n')
      .map((text): Finding => ({ part: 'Settings', state: 'wrong', text }))
  }
}

function isAboutSettings(error: unknown): error is Error {
  return (
    error instanceof ConfigurationError ||
    error instanceof AuthSettingsError ||
    error instanceof PaymentSettingsError
  )
}
