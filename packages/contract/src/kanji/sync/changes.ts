import { z } from 'zod'
import { moment } from '../../core/account-identifiers'
import { card } from '../card'
import { activeSession } from '../study/active-session'
import { revision } from '../study-identifiers'
import { studyProfile } from '../study-profile'

/** kanji.sync.changes: what changed since a device last asked. */
export const input = z.object({
  /** 0 for everything. */
  sinceRevision: revision,
  /** Cards; those of one revision are never torn apart. */
  limit: z.int().min(1).max(5000).default(2000),
})

export const output = z.object({
  now: moment,
  /** In the order of their revisions; ask again from `revision` while `hasMore`. */
  cards: z.array(card),
  session: activeSession.nullable(),
  profile: studyProfile,
  revision,
  hasMore: z.boolean(),
})
