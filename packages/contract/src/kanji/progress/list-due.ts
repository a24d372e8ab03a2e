import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { cursor } from '../../dict/identifiers'
import { facet } from '../study-identifiers'
import { subjectTile } from '../subject-tile'

/** kanji.progress.listDue: the cards behind a number of the forecast, the earliest first. */
export const input = z.object({
  /** Missing: whatever is due before `until`. */
  from: moment.optional(),
  /** Not included. */
  until: moment,
  limit: z.int().min(1).max(200).default(100),
  cursor: cursor.nullish(),
})

export const output = z.object({
  items: z.array(z.object({ tile: subjectTile, facet, dueAt: moment })),
  nextCursor: cursor.nullable(),
  total: z.int(),
})
