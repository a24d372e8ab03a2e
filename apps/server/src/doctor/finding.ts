import type { AuthSettings } from '@kotonoha/auth-server/settings/auth-settings'
import type { Configuration } from '../configuration'
import type { PaymentSettings } from '../payments/payment-settings'

/** `off`: not set up, which is no fault. */
export type State = 'works' | 'off' | 'wrong'

/** What a check found of one part, in words for whoever runs the installation. */
export interface Finding {
  part: string
  state: State
  /** What it is, or what is wrong; with the remedy. */
  text: string
}

/** What the checks look at. An installation without accounts has neither `auth` nor `payments`. */
export interface Examined {
  environment: Record<string, string | undefined>
  configuration: Configuration
  auth: AuthSettings | undefined
  payments: PaymentSettings | undefined
}

/** Looks at one part of the installation, within `patienceMs`, and changes nothing. */
export type Check = (examined: Examined) => Promise<Finding>

/** An answer that takes longer is none. */
export const patienceMs = 5000

/** What went wrong, in the words of whatever failed; the cause says more than "fetch failed". */
export function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message
}
