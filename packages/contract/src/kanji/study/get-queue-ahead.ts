import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { card } from '../card'
import { revision, subjectId } from '../study-identifiers'
import { studyItem } from '../study-item'
import { studyProfile } from '../study-profile'
import { studyToday } from '../study-today'

/** kanji.study.getQueueAhead: what a device keeps so as to study without a network. */
export const input = z.object({ hours: z.int().min(1).max(48).default(48) }).prefault({})

export const output = z.object({
  now: moment,
  revision,
  profile: studyProfile,
  today: studyToday,
  /**
   * Due within those hours, the earliest first. After them those of the lessons' items that were
   * learnt before, or are in part: a lesson counts on from them.
   */
  cards: z.array(card),
  /** One batch, in the order of teaching. */
  lessons: z.array(subjectId),
  items: z.array(studyItem),
})
