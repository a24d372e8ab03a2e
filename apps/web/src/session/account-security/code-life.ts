import { getSignInRules } from '../installation'

/** How long a mailed code is valid: `an hour`, `30 minutes`. */
export function describeCodeLife(): string {
  const { mailedCodeLifeMinutes: minutes } = getSignInRules()
  if (minutes >= 120) return `${Math.floor(minutes / 60)} hours`
  if (minutes >= 60) return 'an hour'
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`
}
