import { tooMany } from '../auth-error'
import { defaultLimits } from '../settings/auth-settings'
import { type BucketRule, createTokenBuckets } from './token-buckets'

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
  checkMail(client: string): void
  /**
   * Takes one of what the client and the recipient may have in an hour; throws when none is left.
   * To be called for unknown recipients just as for known ones, or it would tell them apart.
   */
  countMailRequest(request: MailRequest): void
  /** Takes one of what the whole service sends in an hour; only for a mail that is written. */
  countMail(): void
  /** Puts that one back: its transaction was undone. */
  uncountMail(): void
  /**
   * Seconds until the account may be told of another change of this kind; 0: now, and one is
   * taken. Never refuses: what was changed must be told, if not at once.
   */
  delayNotice(account: string): number
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
export function createMailLimits(mails: number, clock: () => Date): MailLimits {
  const inAnHour = (count: number): BucketRule | undefined =>
    mails === 0 ? undefined : { burst: count, count, perSeconds: 3600 }
  // Whoever lets more through than usual, for a test run or a school behind one address, means
  // each client too. A quarter: one client alone must leave enough to all others.
  const isRaised = mails > defaultLimits.mails
  const ofClient = isRaised ? Math.floor(mails / 4) : Math.min(mailsOfClient, Math.ceil(mails / 2))
  const clients = createTokenBuckets(inAnHour(ofClient), clock)
  const pairs = createTokenBuckets(inAnHour(mailsToRecipientByClient), clock)
  const recipients = createTokenBuckets(inAnHour(mailsToRecipient), clock)
  const all = createTokenBuckets(inAnHour(mails), clock)
  const notices = createTokenBuckets(
    { burst: noticesOfAccount, count: noticesOfAccount, perSeconds: 3600 },
    clock,
  )

  function refuse(seconds: number): void {
    if (seconds > 0) throw tooMany('over_email_send_rate_limit', message, seconds)
  }

  return {
    checkMail(client) {
      refuse(clients.secondsUntilFree(client))
      refuse(all.secondsUntilFree(service))
    },
    countMailRequest({ client, recipient }) {
      const pair = `${client} ${recipient}`
      refuse(clients.secondsUntilFree(client))
      refuse(pairs.secondsUntilFree(pair))
      refuse(recipients.secondsUntilFree(recipient))
      clients.take(client)
      pairs.take(pair)
      recipients.take(recipient)
    },
    countMail() {
      if (!all.take(service)) refuse(all.secondsUntilFree(service))
    },
    uncountMail: () => all.giveBack(service),
    delayNotice(account) {
      return notices.take(account) ? 0 : notices.secondsUntilFree(account)
    },
  }
}
