import { validationFailed } from '../../auth-error'

const unitMs: Record<string, number> = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 }
const longestText = 100
const longestMs = 1000 * 365 * 24 * 3_600_000

/** Reads a duration as Go writes it (`24h`, `1h30m`); `none` lifts a ban. */
export function parseBan(duration: string, at: Date): Date | null {
  if (duration === 'none') return null
  if (duration.length > longestText) throw validationFailed('invalid format for ban duration')
  const parts = [...duration.matchAll(/(\d{1,9}(?:\.\d{1,9})?)(ms|[hms])/g)]
  const read = parts.map(([whole]) => whole).join('')
  if (duration === '' || read !== duration)
    throw validationFailed('invalid format for ban duration')
  const ms = parts.reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (unitMs[unit] ?? 0),
    0,
  )
  return new Date(at.getTime() + Math.min(ms, longestMs))
}
