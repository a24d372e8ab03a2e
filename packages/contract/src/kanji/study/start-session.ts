import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { card } from '../card'
import { curriculumLevel, facet, revision, studySessionId, subjectId } from '../study-identifiers'
import { studyItem } from '../study-item'
import { activeSession, sessionMode } from './active-session'

/**
 * kanji.study.startSession: ends the session that was live before; answers are safe already. The
 * same `sessionId` sent again gives the same session.
 */
export const input = z.object({
  sessionId: studySessionId,
  mode: sessionMode,
  /** Lessons of this level, or practice of it; else by the learner's level. */
  level: curriculumLevel.optional(),
  /** What practice asks. */
  practice: z.enum(['leeches', 'mistakes', 'level']).optional(),
  /** Lessons: items; else cards. */
  size: z.int().min(1).max(500).optional(),
  facets: z.array(facet).min(1).max(3).optional(),
})

export const output = z.object({
  session: activeSession,
  now: moment,
  revision,
  /** For lessons in the order of teaching: components, then kanji, then words. */
  lessons: z.array(subjectId),
  /** For reviews and practice, the most urgent first. */
  cards: z.array(card),
  /** Everything asked, and the siblings that an answer may be taken for. */
  items: z.array(studyItem),
})
