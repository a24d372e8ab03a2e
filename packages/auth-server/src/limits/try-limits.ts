import { tooMany } from '../auth-error'
import {
  type BucketRule,
  giveBackToEach,
  type MakeBuckets,
  type TokenBuckets,
  takeOfEach,
} from './token-buckets'

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
export type Uncount = () => Promise<void>

export interface TryLimits {
  /** Counts a password as wrong beforehand; throws when too many were. */
  countPasswordTry(given: Try): Promise<Uncount>
  /** Counts a code of a second factor as wrong beforehand; throws when too many were. */
  countFactorTry(given: Try): Promise<Uncount>
  /** Counts a mailed code that was wrong; true when the client has used its tries up. */
  countWrongCode(key: string): Promise<boolean>
  /** A new mail was asked for: its code has all its tries. */
  forgetWrongCodes(key: string): Promise<void>
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
  makeBuckets: MakeBuckets,
): TryLimits {
  const times = (rule: BucketRule | undefined, { burst, perHour }: Record<string, number>) =>
    rule && {
      burst: rule.burst * (burst ?? 1),
      count: rule.burst * (perHour ?? 1),
      perSeconds: 3600,
    }
  const passwordsOfOne = makeBuckets('passwords of one', times(password, { burst: 1, perHour: 2 }))
  const passwordsOfAll = makeBuckets(
    'passwords of all',
    times(password, { burst: 10, perHour: 10 }),
  )
  const factorsOfSession = makeBuckets(
    'factors of session',
    times(factor, { burst: 1, perHour: 2 }),
  )
  const factorsOfOne = makeBuckets('factors of one', times(factor, { burst: 2, perHour: 4 }))
  const factorsOfAll = makeBuckets('factors of all', times(factor, { burst: 4, perHour: 6 }))
  const wrongCodes = makeBuckets('wrong codes', {
    burst: maxWrongCodes,
    count: maxWrongCodes,
    perSeconds: 3600,
  })

  async function count(
    wanted: readonly (readonly [TokenBuckets, string])[],
    message: string,
  ): Promise<Uncount> {
    const seconds = await takeOfEach(wanted)
    if (seconds > 0) throw tooMany('over_request_rate_limit', message, seconds)
    return () => giveBackToEach(wanted)
  }

  return {
    async countPasswordTry({ account, client, knownDevice }) {
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
    async countFactorTry({ account, client, session = '' }) {
      return count(
        [
          [factorsOfSession, session],
          [factorsOfOne, `${account} ${client}`],
          [factorsOfAll, account],
        ],
        'Too many wrong codes were tried',
      )
    },
    async countWrongCode(key) {
      await wrongCodes.take(key)
      return (await wrongCodes.secondsUntilFree(key)) > 0
    },
    forgetWrongCodes: (key) => wrongCodes.forget(key),
  }
}
