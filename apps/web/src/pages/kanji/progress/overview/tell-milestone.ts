import { toCount } from '../../../../study/plots/percent'
import { formatLearnerDay, formatShortDay, toMonth } from '../../../../study/profile/learner-days'

/**
 * How many kanji were ever passed, as milestones count them, and how many of them are remembered
 * less well today: the table of what is known counts only those that still stand there.
 */
export function tellPassed({ ever, now }: { ever: number; now: number }): string {
  const slipped = ever - now
  if (slipped <= 0) return `${toCount(ever)} so far.`
  return `${toCount(ever)} so far; ${toCount(slipped)} of them ${slipped === 1 ? 'is' : 'are'} remembered less well today.`
}

/** When a milestone comes. The year is said once, where it is one. */
export function tellBand(band: { early: number; likely: number; late: number }): string {
  const { year } = toMonth(band.likely)
  const tell = (day: number) =>
    toMonth(day).year === year ? formatShortDay(day) : formatLearnerDay(day)
  return `about ${formatLearnerDay(band.likely)}, between ${tell(band.early)} and ${tell(band.late)}`
}
