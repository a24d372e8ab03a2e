import { tooMany } from '../auth-error'
import { type BucketRule, createTokenBuckets } from './token-buckets'

/** Who tries a secret of whom. */
export interface Try {
  account: string
  client: string
  /** Set where the client showed that it signed in to this account before. */
  knownDevice?: string | undefined
  /** The session that owes its second factor. */
  session?: string | undefined
}

/** Undoes the count of a try that turned out to be right. */
export type Uncount = () => void

export interface TryLimits {
  /** Counts a password as wrong beforehand; throws when too many were. */
  countPasswordTry(given: Try): Uncount
  /** Counts a code of a second factor as wrong beforehand; throws when too many were. */
  countFactorTry(given: Try): Uncount
  /** Counts a mailed code that was wrong; true when the client has used its tries up. */
  countWrongCode(key: string): boolean
  /** A new mail was asked for: its code has all its tries. */
  forgetWrongCodes(key: string): void
}

/** Tries that each client has with a mailed code. */
export const maxWrongCodes = 5

/**
 * What is guessed is guarded twice: by what one client may try on one account, and by a slower and
 * far larger bound for all clients together, so that no single one can use that up and lock the
 * owner out. Devices that signed in to the account before are not held by the bound for all.
 */
export function createTryLimits(
  { password, factor }: { password: BucketRule | undefined; factor: BucketRule | undefined },
  clock: () => Date,
): TryLimits {
  const times = (rule: BucketRule | undefined, { burst, perHour }: Record<string, number>) =>
    rule && {
      burst: rule.burst * (burst ?? 1),
      count: rule.burst * (perHour ?? 1),
      perSeconds: 3600,
    }
  const create = (rule: BucketRule | undefined) => createTokenBuckets(rule, clock)
  const passwordsOfOne = create(times(password, { burst: 1, perHour: 2 }))
  const passwordsOfAll = create(times(password, { burst: 10, perHour: 10 }))
  const factorsOfSession = create(times(factor, { burst: 1, perHour: 2 }))
  const factorsOfOne = create(times(factor, { burst: 2, perHour: 4 }))
  const factorsOfAll = create(times(factor, { burst: 4, perHour: 6 }))
  const wrongCodes = create({ burst: maxWrongCodes, count: maxWrongCodes, perSeconds: 3600 })

  function count(buckets: [ReturnType<typeof create>, string][], message: string): Uncount {
    const seconds = Math.max(...buckets.map(([each, key]) => each.secondsUntilFree(key)))
    if (seconds > 0) throw tooMany('over_request_rate_limit', message, seconds)
    for (const [each, key] of buckets) each.take(key)
    return () => {
      for (const [each, key] of buckets) each.giveBack(key)
    }
  }

  return {
    countPasswordTry({ account, client, knownDevice }) {
      const message =
        'Too many wrong passwords were tried for this account. Signing in by a code from a mail works meanwhile.'
      if (knownDevice !== undefined) {
        return count([[passwordsOfOne, `${account} ${knownDevice}`]], message)
      }
      return count(
        [
          [passwordsOfOne, `${account} ${client}`],
          [passwordsOfAll, account],
        ],
        message,
      )
    },
    countFactorTry({ account, client, session = '' }) {
      return count(
        [
          [factorsOfSession, session],
          [factorsOfOne, `${account} ${client}`],
          [factorsOfAll, account],
        ],
        'Too many wrong codes were tried',
      )
    },
    countWrongCode(key) {
      wrongCodes.take(key)
      return wrongCodes.secondsUntilFree(key) > 0
    },
    forgetWrongCodes: (key) => wrongCodes.forget(key),
  }
}
