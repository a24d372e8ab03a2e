import { tooMany } from '../auth-error'
import { type AuthSettings, defaultLimits } from '../settings/auth-settings'
import { createMailLimits, type MailLimits } from './mail-limits'
import type { BucketRule, MakeBuckets, TokenBuckets } from './token-buckets'
import { createTryLimits, type TryLimits } from './try-limits'

/** The endpoints that have a bucket for each client address. */
export const bucketNames = [
  'token',
  'verify',
  'signup',
  'otp',
  'magiclink',
  'recover',
  'resend',
  'user',
  'enrol',
  'challenge',
  'factor-verify',
  'anonymous',
] as const

export type BucketName = (typeof bucketNames)[number]

export interface RateLimits extends MailLimits, TryLimits {
  /** Throws `over_request_rate_limit` when the client, or the session, asks too often. */
  countRequest(bucket: BucketName, key: string): Promise<void>
}

const standardBurst = 30

/** A limit set above its default also lets as many through at once. */
function toRule(count: number, standard: number, perSeconds: number): BucketRule | undefined {
  if (count === 0) return undefined
  return { burst: count > standard ? count : Math.min(count, standardBurst), count, perSeconds }
}

export function createRateLimits(
  { limits, isAutoconfirm }: Pick<AuthSettings, 'limits' | 'isAutoconfirm'>,
  makeBuckets: MakeBuckets,
): RateLimits {
  const fiveMinutes = 300
  const hour = 3600
  const otp = toRule(limits.otp, defaultLimits.otp, fiveMinutes)
  const factor = toRule(limits.factor, defaultLimits.factor, 60)
  const token = toRule(limits.token, defaultLimits.token, fiveMinutes)
  const verify = toRule(limits.verify, defaultLimits.verify, fiveMinutes)
  const rules: Record<BucketName, BucketRule | undefined> = {
    token,
    verify,
    signup: otp,
    otp,
    magiclink: otp,
    recover: otp,
    resend: otp,
    user: otp,
    enrol: otp,
    challenge: factor,
    'factor-verify': factor,
    anonymous: otp && { ...otp, perSeconds: hour },
  }
  const buckets = new Map<BucketName, TokenBuckets>(
    bucketNames.map((name) => [name, makeBuckets(name, rules[name])]),
  )
  return {
    ...createMailLimits(isAutoconfirm ? 0 : limits.mails, makeBuckets),
    ...createTryLimits({ password: token, factor }, makeBuckets),
    async countRequest(name, key) {
      const seconds = (await buckets.get(name)?.take(key)) ?? 0
      if (seconds === 0) return
      throw tooMany('over_request_rate_limit', 'Request rate limit reached', seconds)
    },
  }
}
