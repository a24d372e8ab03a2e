import { tooMany } from '../auth-error'
import { defaultLimits } from '../settings/auth-settings'
import { type BucketRule, type MakeBuckets, takeOfEach } from './token-buckets'

/** Who makes us write to whom. */
export interface MailRequest {
  /** The key of the client's address. */
  client: string
  /** Where the mail goes; not stored, only counted. */
  recipient: string
}

export interface MailLimits {
  /**
   * Throws `over_email_send_rate_limit` while this client, or the whole service, has sent enough.
   * Takes nothing: asked before costly work, for known and unknown recipients alike.
   */
  checkMail(client: string): Promise<void>
  /**
   * Takes one of what the client and the recipient may have in an hour; throws when none is left.
   * To be called for unknown recipients just as for known ones, or it would tell them apart.
   */
  countMailRequest(request: MailRequest): Promise<void>
  /** Takes one of what the whole service sends in an hour; only for a mail that is written. */
  countMail(): Promise<void>
  /** Puts that one back: its transaction was undone. */
  uncountMail(): Promise<void>
  /**
   * Seconds until the account may be told of another change of this kind; 0: now, and one is
   * taken. Never refuses: what was changed must be told, if not at once.
   */
  delayNotice(account: string): Promise<number>
}

/** A client that is alone on a service may have what the contract once gave to all together. */
const mailsOfClient = 30

/** So many by one client, and twice as many by all: no client uses up what others may ask for. */
const mailsToRecipientByClient = 5
const mailsToRecipient = 10

/** The two states of a change that may be taken back, within an hour. */
const noticesOfAccount = 2

const service = 'all'
const message = 'Email rate limit exceeded'

/** `mails`: how many the whole service may send in an hour; 0 is no limit of any kind. */
export function createMailLimits(mails: number, makeBuckets: MakeBuckets): MailLimits {
  const inAnHour = (count: number): BucketRule | undefined =>
    mails === 0 ? undefined : { burst: count, count, perSeconds: 3600 }
  // Whoever lets more through than usual, for a test run or a school behind one address, means
  // each client too. A quarter: one client alone must leave enough to all others.
  const isRaised = mails > defaultLimits.mails
  const ofClient = isRaised ? Math.floor(mails / 4) : Math.min(mailsOfClient, Math.ceil(mails / 2))
  const clients = makeBuckets('mails of client', inAnHour(ofClient))
  const pairs = makeBuckets('mails of pair', inAnHour(mailsToRecipientByClient))
  const recipients = makeBuckets('mails to recipient', inAnHour(mailsToRecipient))
  const all = makeBuckets('mails', inAnHour(mails))
  const notices = makeBuckets('notices', {
    burst: noticesOfAccount,
    count: noticesOfAccount,
    perSeconds: 3600,
  })

  function refuse(seconds: number): void {
    if (seconds > 0) throw tooMany('over_email_send_rate_limit', message, seconds)
  }

  return {
    async checkMail(client) {
      refuse(await clients.secondsUntilFree(client))
      refuse(await all.secondsUntilFree(service))
    },
    async countMailRequest({ client, recipient }) {
      const wanted = [
        [pairs, `${client} ${recipient}`],
        [clients, client],
        [recipients, recipient],
      ] as const
      refuse(await takeOfEach(wanted))
    },
    async countMail() {
      refuse(await all.take(service))
    },
    uncountMail: () => all.giveBack(service),
    delayNotice: (account) => notices.take(account),
  }
}
