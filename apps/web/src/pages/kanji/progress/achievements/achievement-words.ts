import type { ApiOutputs } from '../../../../api/api'
import { toCount } from '../../../../study/plots/percent'

export type Achievement =
  ApiOutputs['kanji']['progress']['listAchievements']['achievements'][number]

export const groupNames: Record<Achievement['group'], string> = {
  first: 'First steps',
  kanji: 'Kanji passed',
  words: 'Words passed',
  components: 'Components passed',
  jlpt: 'JLPT kanji known well',
  levels: 'Levels passed',
  streak: 'Days in a row',
  reviews: 'Reviews',
  quiet: 'Quiet ones',
}

const ownWords: Record<string, string> = {
  'first-lesson': 'First lesson',
  'first-review': 'First review',
  'first-level': 'First level passed',
  'components-first-level': 'Components of level 1',
  'components-all': 'Every component',
  comeback: 'Comeback: away for a week or more, and all caught up',
  'well-calibrated': 'Well calibrated: what was foretold for you came true',
  exorcist: 'Exorcist: ten stubborn cards made safe',
  calligrapher: 'Calligrapher: a hundred clean drawings',
  'year-of-kanji': 'Year of kanji: 300 days of one year',
}

/** What an achievement is called. */
export function describeAchievement({
  key,
  group,
  need,
}: Pick<Achievement, 'key' | 'group' | 'need'>): string {
  const own = ownWords[key]
  if (own !== undefined) return own
  const count = toCount(need)
  switch (group) {
    case 'jlpt':
      return `All of ${key.replace('jlpt-', '')}`
    case 'kanji':
      return `${count} kanji`
    case 'words':
      return `${count} words`
    case 'levels':
      return `${count} levels`
    case 'streak':
      return `${count} days`
    case 'reviews':
      return `${count} reviews`
    default:
      return key
  }
}

/** The same where it does not stand among its like: `10 kanji passed`. */
export function tellAchievement(achievement: Parameters<typeof describeAchievement>[0]): string {
  const named = describeAchievement(achievement)
  const after = groupEnds[achievement.group]
  return after === undefined ? named : `${named} ${after}`
}

const groupEnds: Partial<Record<Achievement['group'], string>> = {
  kanji: 'passed',
  words: 'passed',
  components: 'passed',
  jlpt: 'known well',
  levels: 'passed',
  streak: 'in a row',
}
