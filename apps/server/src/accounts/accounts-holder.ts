import type { Accounts } from '@kotonoha/api/accounts/accounts'
import type { Log } from '../log'

/** All that makes accounts work, opened together and stopped together. */
export interface AccountParts {
  accounts: Accounts
  /** Answers what is under the address of the authentication service. */
  answerAuth: (request: Request) => Response | Promise<Response>
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
  log: Log
  retryAfterMs: number
}

/**
 * Opens the learners' data beside everything else: the dictionary is served in the meantime, and
 * also while opening fails, which is tried again and again.
 */
export function openAccountsBeside(options: AccountsHolderOptions): AccountsHolder {
  const { open, log, retryAfterMs } = options
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
      const reason = error instanceof Error ? error.message : String(error)
      log.error('accounts unavailable', { reason, retryAfterMs })
      if (!isStopped) retry = setTimeout(() => (opening = tryToOpen()), retryAfterMs).unref()
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
