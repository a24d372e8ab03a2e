import { AuthError } from '../auth-error'
import { type AuthSettings, defaultLimits } from '../settings/auth-settings'
import { type BucketRule, createTokenBuckets, type TokenBuckets } from './token-buckets'

/** The endpoints that have a bucket for each client address; contracts/auth.md, section 12. */
const bucketNames = [
  'token',
  'verify',
  'signup',
  'otp',
  'magiclink',
  'recover',
  'resend',
  'user',
  'challenge',
  'factor-verify',
  'anonymous',
] as const

export type BucketName = (typeof bucketNames)[number]

export interface RateLimits {
  /** Throws `over_request_rate_limit` when the client, or the account it tries, asks too often. */
  countRequest(bucket: BucketName, key: string): void
  /** Throws `over_email_send_rate_limit` when the service has sent enough for this hour. */
  countMail(): void
}

const standardBurst = 30

/** A limit set above its default also lets as many through at once. */
function toRule(count: number, standard: number, perSeconds: number): BucketRule | undefined {
  if (count === 0) return undefined
  return { burst: count > standard ? count : Math.min(count, standardBurst), count, perSeconds }
}

export function createRateLimits(
  { limits, isAutoconfirm }: Pick<AuthSettings, 'limits' | 'isAutoconfirm'>,
  clock: () => Date,
): RateLimits {
  const fiveMinutes = 300
  const hour = 3600
  const otp = toRule(limits.otp, defaultLimits.otp, fiveMinutes)
  const factor = toRule(limits.factor, defaultLimits.factor, 60)
  const rules: Record<BucketName, BucketRule | undefined> = {
    token: toRule(limits.token, defaultLimits.token, fiveMinutes),
    verify: toRule(limits.verify, defaultLimits.verify, fiveMinutes),
    signup: otp,
    otp,
    magiclink: otp,
    recover: otp,
    resend: otp,
    user: otp,
    challenge: factor,
    'factor-verify': factor,
    anonymous: otp && { ...otp, perSeconds: hour },
  }
  const buckets = new Map<BucketName, TokenBuckets>(
    bucketNames.map((name) => [name, createTokenBuckets(rules[name], clock)]),
  )
  const mails = createTokenBuckets(
    limits.mails === 0 || isAutoconfirm
      ? undefined
      : { burst: limits.mails, count: limits.mails, perSeconds: hour },
    clock,
  )
  return {
    countRequest(bucket, key) {
      if (buckets.get(bucket)?.take(key) === false) {
        throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
      }
    },
    countMail() {
      if (!mails.take('all')) {
        throw new AuthError(429, 'over_email_send_rate_limit', 'Email rate limit exceeded')
      }
    },
  }
}
