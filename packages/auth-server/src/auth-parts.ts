import type { Queries, UserDb } from '@kotonoha/user-db/user-db'
import type { AuthLog } from './auth-log'
import type { VerifyCaptcha } from './captcha'
import type { ReadClientAddress } from './limits/client-address'
import type { RateLimits } from './limits/rate-limits'
import type { DevMailbox } from './mail/dev-mailbox'
import type { Mail } from './mail/mail-kind'
import type { MailQueue } from './mail/mail-queue'
import { tooLate } from './passwords/fair-queue'
import type { PasswordHasher } from './passwords/password-hasher'
import type { RandomBytes } from './secrets/random-values'
import type { SigningKeys } from './secrets/signing-keys'
import type { Vault } from './secrets/vault'
import type { AuthSettings } from './settings/auth-settings'

/** What the endpoints work with. */
export interface AuthParts {
  userDb: UserDb
  settings: AuthSettings
  /** Asked anew each time: the keys change while the service runs. */
  keys: () => SigningKeys
  vault: Vault
  hasher: PasswordHasher
  /** Aborted once the request was answered without us: nothing may be done for it any more. */
  signal: AbortSignal
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
  { userDb, clock, devMailbox, hasMailServer, mailQueue, limits, signal }: AuthParts,
  work: (work: Work) => Promise<Result>,
): Promise<Result> {
  let posted: Mail[] = []
  let countedMails = 0
  const undo = async () => {
    posted = []
    for (; countedMails > 0; countedMails -= 1) await limits.uncountMail()
  }
  const runOnce = async (queries: Queries) => {
    if (signal.aborted) throw tooLate()
    await undo()
    const result = await work({
      queries,
      at: clock(),
      async post(mail, about) {
        if (isAskedFor(mail)) {
          await limits.countMail()
          countedMails += 1
        }
        posted.push(mail)
        const { id, to, subject, text, html } = mail
        if (devMailbox === undefined || hasMailServer) {
          await mailQueue.enqueue(queries, { id, to, subject, text, html, ...about })
        }
      },
    })
    // Thrown, it undoes the work: a session that nobody has a token of would stay for ever.
    if (signal.aborted) throw tooLate()
    return result
  }
  const result = await userDb.transaction(runOnce).catch(async (error: unknown) => {
    await undo()
    throw error
  })
  for (const mail of posted) devMailbox?.add(mail)
  if (posted.length > 0) mailQueue.wake()
  return result
}

/** What tells of something that was done goes out whatever else was sent in this hour. */
function isAskedFor({ code, kind }: Mail): boolean {
  return code !== undefined || kind === 'account_exists'
}
