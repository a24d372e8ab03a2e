import type { ApiOutputs } from '../../../../api/api'
import { countOf } from '../../../../study/plots/percent'
import { tellAchievement } from '../achievements/achievement-words'

type Event = ApiOutputs['kanji']['progress']['listEvents']['events'][number]

/** What happened, in plain words. */
export function describeEvent({
  type,
  level,
  count,
  achievement,
}: Pick<Event, 'type' | 'level' | 'count' | 'achievement'>): string {
  const some = count ?? 0
  switch (type) {
    case 'lesson-batch':
      return `Lessons: ${countOf(some, 'item')}`
    case 'session-ended':
      return `Session: ${countOf(some, 'answer')}`
    case 'level-opened':
      return `Level ${level} opened`
    case 'level-passed':
      return `Level ${level} passed`
    case 'items-passed':
      return some === 1 ? 'Passed:' : `${countOf(some, 'item')} passed:`
    case 'leech':
      return `Forgotten ${countOf(some, 'time')}:`
    case 'settings':
      return 'Study preferences changed'
    case 'streak-freeze':
      return 'A missed day was forgiven'
    case 'level-reset':
      return `Started over from level ${level}, with ${countOf(some, 'card')}`
    case 'onboarding':
      return `Kanji study begun at level ${level}`
    case 'import':
      return `Brought ${countOf(some, 'card')} from elsewhere`
    case 'import-reverted':
      return `Took an import back: ${countOf(some, 'card')}`
    case 'memory-trained':
      return `The algorithm learnt from ${countOf(some, 'answer')} of yours`
    case 'rescheduled':
      return `${countOf(some, 'card')} given new dates`
    case 'achievement':
      return achievement === null ? 'Earned' : `Earned: ${tellAchievement(achievement)}`
    case 'reschedule-reverted':
      return `${countOf(some, 'card')} given their old dates back`
  }
}
