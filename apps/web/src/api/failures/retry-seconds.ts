import * as v from 'valibot'

const limits = ['over_request_rate_limit', 'over_email_send_rate_limit']

const refusal = v.object({ code: v.string(), message: v.string() })

/** Until one may try again, where the authentication service said so. */
export function findRetrySeconds(error: unknown): number | undefined {
  const parsed = v.safeParse(refusal, error)
  if (!parsed.success || !limits.includes(parsed.output.code)) return undefined
  const [, seconds] = /after (\d+) s/.exec(parsed.output.message) ?? []
  return seconds === undefined ? undefined : Number(seconds)
}

/** Such as "40 seconds", "12 minutes". */
export function describeWait(seconds: number): string {
  const [count, unit] = isLong(seconds) ? [toMinutes(seconds), 'minute'] : [seconds, 'second']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** The same for a button. */
export function describeWaitShortly(seconds: number): string {
  return isLong(seconds) ? `${toMinutes(seconds)} min` : `${seconds} s`
}

/** Nobody counts more seconds than these. */
function isLong(seconds: number): boolean {
  return seconds > 120
}

function toMinutes(seconds: number): number {
  return Math.ceil(seconds / 60)
}
