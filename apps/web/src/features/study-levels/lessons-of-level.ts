import type { ApiOutputs } from '../../api/api'

type Availability = ApiOutputs['kanji']['study']['getStudyAvailability']

/** What of one level can be learnt now, or why nothing. */
export function describeLessonsOfLevel({ lessons, reason }: Availability): string {
  const { available, leftToday } = lessons
  if (reason === 'vacation') return 'You are on vacation: new items wait until you are back.'
  if (reason === 'level-locked') return 'This level is not open yet. Change your level to open it.'
  if (available === 0) return 'No lesson of this level is ready: they are done, or wait for others.'
  const ready =
    available === 1 ? '1 lesson is ready' : `${available.toLocaleString('en')} lessons are ready`
  if (leftToday > 0) return `${ready}, ${leftToday.toLocaleString('en')} of them today.`
  return reason === 'forecast-full'
    ? `${ready}, but new items pause: the coming week already fills your minutes a day.`
    : `${ready}, but today’s limit is reached.`
}
