import { z } from 'zod'
import { moment } from '../../core/account-identifiers'
import { card } from '../card'
import { revision, subjectId } from '../study-identifiers'
import { studyItem } from '../study-item'
import { studyProfile } from '../study-profile'

/** kanji.study.getQueueAhead: what a device keeps so as to study without a network. */
export const input = z.object({ hours: z.int().min(1).max(48).default(48) }).prefault({})

export const output = z.object({
  now: moment,
  revision,
  profile: studyProfile,
  /** Due within those hours, the earliest first. */
  cards: z.array(card),
  /** One batch, in the order of teaching. */
  lessons: z.array(subjectId),
  items: z.array(studyItem),
})
