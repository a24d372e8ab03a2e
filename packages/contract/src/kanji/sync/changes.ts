import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { card } from '../card'
import { activeSession } from '../study/active-session'
import { revision } from '../study-identifiers'
import { studyProfile } from '../study-profile'
import { studyToday } from '../study-today'

/** kanji.sync.changes: what changed since a device last asked. */
export const input = z.object({
  /** 0 for everything. */
  sinceRevision: revision,
  /** Cards; those of one revision are never torn apart. More would keep others waiting. */
  limit: z.int().min(1).max(500).default(500),
})

export const output = z.object({
  now: moment,
  /** In the order of their revisions; ask again from `revision` while `hasMore`. */
  cards: z.array(card),
  session: activeSession.nullable(),
  profile: studyProfile,
  today: studyToday,
  revision,
  /** Cards were taken away since then: what a device keeps is to be asked for anew. */
  hasRemoved: z.boolean(),
  hasMore: z.boolean(),
})
