import type { Accounts } from '@kotonoha/api/accounts/accounts'
import { DataFolderInUseError } from '@kotonoha/user-db/user-db-error'
import type { Log } from '../log'
import type { Realtime } from '../realtime/open-realtime'

/** `environment` is what the HTTP server gives beside a request: the socket, and so the client. */
export type AuthAnswerer = (request: Request, environment: object) => Response | Promise<Response>

/** All that makes accounts work, opened together and stopped together. */
export interface AccountParts {
  accounts: Accounts
  /** Answers what is under the address of the authentication service, and the local mailbox. */
  answerAuth: AuthAnswerer
  /** Ends mails to somebody who follows the link in one. */
  answerUnsubscribe: (request: Request) => Promise<Response>
  /** Answers what the payment service tells, and the pages of the test payments. */
  answerPayments: (request: Request, client: string) => Promise<Response>
  /** Tells open browsers of changes. */
  realtime: Pick<Realtime, 'answer' | 'stop'>
  /** Who asks, for limits: an address, or the network that a household has. */
  clientOf: (request: Request, environment: object) => string
  stop: () => Promise<void>
}

export interface AccountsHolder {
  /** Undefined where there are none; `unavailable` until they are open. */
  find: () => AccountParts | 'unavailable' | undefined
  stop: () => Promise<void>
}

/** An installation without accounts. */
export const noAccounts: AccountsHolder = { find: () => undefined, stop: async () => {} }

export interface AccountsHolderOptions {
  /** Rejects with a message for whoever starts the product. */
  open: () => Promise<AccountParts>
  /** Called when no other try can succeed and the process must end; the message says why. */
  onHopeless: (message: string) => void
  log: Log
  retryAfterMs: number
}

/**
 * Opens the learners' data beside everything else: the dictionary is served in the meantime, and
 * also while opening fails, which is tried again and again.
 */
export function openAccountsBeside(options: AccountsHolderOptions): AccountsHolder {
  const { open, onHopeless, log, retryAfterMs } = options
  let parts: AccountParts | undefined
  let isStopped = false
  let retry: NodeJS.Timeout | undefined

  async function tryToOpen(): Promise<void> {
    try {
      const opened = await open()
      if (isStopped) return await opened.stop()
      parts = opened
      log.info('accounts open')
    } catch (error) {
      if (error instanceof DataFolderInUseError) return onHopeless(error.message)
      const reason = error instanceof Error ? error.message : String(error)
      log.error('accounts unavailable', { reason, retryAfterMs })
      if (isStopped) return
      retry = setTimeout(() => {
        opening = tryToOpen()
      }, retryAfterMs).unref()
    }
  }

  let opening = tryToOpen()
  return {
    find: () => parts ?? 'unavailable',
    async stop() {
      isStopped = true
      clearTimeout(retry)
      await opening
      await parts?.stop()
    },
  }
}
