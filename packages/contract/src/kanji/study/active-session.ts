import { z } from 'zod'
import { moment } from '../../account-identifiers'
import { curriculumLevel, studySessionId } from '../study-identifiers'

/** `practice` asks leeches, recent mistakes or a level and never changes the schedule. */
export const sessionMode = z.enum(['lessons', 'reviews', 'practice'])

/** Long enough for a queue of some hundred questions; bounded, as it is saved over and over. */
export const maxSessionDocumentLength = 8192

/** A session that was neither ended nor left alone for a day. */
export const activeSession = z.object({
  sessionId: studySessionId,
  mode: sessionMode,
  level: curriculumLevel.nullable(),
  /** Raised by every save; a save that names an older one is refused. */
  version: z.int(),
  /** What the browser wrote: the queue, the cursor, the tallies. */
  document: z.string().max(maxSessionDocumentLength),
  /** Such as `Firefox on Windows`. */
  device: z.string(),
  startedAt: moment,
  touchedAt: moment,
  /** Answers given, and those of them right. */
  answered: z.int(),
  correct: z.int(),
  /** Questions left, as the browser last said. */
  left: z.int(),
})
