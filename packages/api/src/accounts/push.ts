import type { PushMessage } from '@kotonoha/contract/core/notifications/push-message'
import type { PushAddress } from '@kotonoha/user-db/queries/notifications/push-subscriptions'

/**
 * What became of a push. `taken`: the push service has it. `gone`: the browser takes nothing there
 * any more. `later`: nothing was taken, and it may be tried again then. `refused`: it never will be
 * taken as it is. `unknown`: there was no answer; perhaps it was taken.
 */
export type PushOutcome =
  | { kind: 'taken' | 'gone' | 'refused' | 'unknown' }
  | { kind: 'later'; retryAt: Date }

/** Sends to browsers through the push services of their makers. */
export interface Push {
  /** What browsers subscribe with: base64url. */
  publicKey: string
  /** Whether an address is one of a push service that may be called. */
  isKnownService: (endpoint: string) => boolean
  send: (address: PushAddress, message: PushMessage) => Promise<PushOutcome>
}
