import { describeBrake } from '../../../../study/levels/brake-words'
import type { StudyAvailability } from './availability-query'

/** Why there is nothing to study now; undefined where there is. */
export function describeReason({
  reason,
  brake,
}: Pick<StudyAvailability, 'reason' | 'brake'>): string | undefined {
  switch (reason) {
    case 'ok':
      return undefined
    case 'level-locked':
      return 'This level is not open yet.'
    case 'daily-limit':
      return 'Today’s new items are done. More come with the next day.'
    case 'brake':
      return brake === null ? undefined : describeBrake(brake)
    case 'nothing-due':
      return 'Nothing is due now.'
    case 'vacation':
      return 'You are on vacation: nothing comes due until you end it in the preferences.'
    case 'subscription':
      return 'You have done all lessons that are free here. The next ones belong to a subscription; reviews go on as before.'
  }
}
