import type { ApiOutputs } from '../../api/api'

type Availability = ApiOutputs['kanji']['study']['getStudyAvailability']

/** What of one level can be learnt now, or why nothing. */
export function describeLessonsOfLevel({ lessons }: Pick<Availability, 'lessons'>): string {
  const { available, leftToday, reason } = lessons
  const ready =
    available === 1 ? '1 lesson is ready' : `${available.toLocaleString('en')} lessons are ready`
  switch (reason) {
    case 'ok':
      return `${ready}, ${leftToday.toLocaleString('en')} of them today.`
    case 'vacation':
      return 'You are on vacation: new items wait until you are back.'
    case 'level-locked':
      return 'This level is not open yet. Change your level to open it.'
    case 'daily-limit':
      return `${ready}, but today’s limit is reached.`
    case 'done':
      return 'Every lesson of this level is done.'
    case 'subscription':
      return 'Lessons of this level belong to a subscription.'
    case 'waiting':
    case 'brake':
      return 'No lesson of this level is ready: words wait until their kanji are remembered.'
  }
}
