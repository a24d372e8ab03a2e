import type { Queries, UserDb } from '@kotonoha/user-db/user-db'
import type { AuthLog } from './auth-log'
import type { VerifyCaptcha } from './captcha'
import type { ReadClientAddress } from './limits/client-address'
import type { RateLimits } from './limits/rate-limits'
import type { DevMailbox } from './mail/dev-mailbox'
import type { Mail } from './mail/mail-kind'
import type { MailQueue } from './mail/mail-queue'
import type { PasswordHasher } from './passwords/password-hasher'
import type { RandomBytes } from './secrets/random-values'
import type { Vault } from './secrets/vault'
import type { AuthSettings } from './settings/auth-settings'
import type { SigningKeys } from './tokens/signing-keys'

/** What the endpoints work with. */
export interface AuthParts {
  userDb: UserDb
  settings: AuthSettings
  /** Asked anew each time: the keys change while the service runs. */
  keys: () => SigningKeys
  vault: Vault
  hasher: PasswordHasher
  limits: RateLimits
  readClientAddress: ReadClientAddress
  /** Undefined: captcha is off. */
  verifyCaptcha: VerifyCaptcha | undefined
  devMailbox: DevMailbox | undefined
  /** Where there is none, mails wait for one, unless the mailbox shows them. */
  hasMailServer: boolean
  mailQueue: MailQueue
  clock: () => Date
  randomBytes: RandomBytes
  log: AuthLog
}

/** A transaction under way, and a way to send mail if it succeeds. */
export interface Work {
  queries: Queries
  at: Date
  /** `expiresAt`: when the mail is of no use any more. */
  post(mail: Mail, about: { userId: string; expiresAt: Date }): Promise<void>
}

/** Runs the work in one transaction; its mails go out when it is kept, and only then. */
export async function runWork<Result>(
  { userDb, clock, devMailbox, hasMailServer, mailQueue }: AuthParts,
  work: (work: Work) => Promise<Result>,
): Promise<Result> {
  let posted: Mail[] = []
  const result = await userDb.transaction((queries) => {
    posted = []
    return work({
      queries,
      at: clock(),
      async post(mail, about) {
        posted.push(mail)
        const { id, to, subject, text, html } = mail
        if (devMailbox === undefined || hasMailServer) {
          await mailQueue.enqueue(queries, { id, to, subject, text, html, ...about })
        }
      },
    })
  })
  for (const mail of posted) devMailbox?.add(mail)
  if (posted.length > 0) mailQueue.wake()
  return result
}
