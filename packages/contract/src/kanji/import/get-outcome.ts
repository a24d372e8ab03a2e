import { z } from 'zod'
import { curriculumLevel, subjectKind } from '../study-identifiers'
import { importId } from './preview'

/** kanji.import.getOutcome: what applying an import would lead to, before it is done. */
export const input = z.object({ importId })

export const output = z.object({
  cards: z.int(),
  /** Items with new cards, by level and kind. */
  levels: z.array(z.object({ level: curriculumLevel, kind: subjectKind, items: z.int() })),
  /** The learner's own level, now and then. */
  levelNow: curriculumLevel,
  levelThen: curriculumLevel,
  /** Cards that come due on each of the next 28 days, today's first; now and then. */
  loadNow: z.array(z.int()),
  loadThen: z.array(z.int()),
})
