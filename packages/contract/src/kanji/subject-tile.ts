import { z } from 'zod'
import { moment } from '../account-identifiers'
import { kanjiId, spellingId, wordId } from '../dict/identifiers'
import { jlptLevel } from '../dict/jlpt'
import { componentDrawing } from './component-drawing'
import {
  curriculumLevel,
  lockState,
  progressBucket,
  subjectId,
  subjectKind,
} from './study-identifiers'

/** An item of the curriculum as a tile or row, with the learner's own state of it. */
export const subjectTile = z.object({
  subjectId,
  kind: subjectKind,
  literal: z.string(),
  /** Set for a component that fonts lack or draw differently. */
  drawing: componentDrawing.nullable(),
  meaning: z.string(),
  /** The taught reading in kana; null for components. */
  reading: z.string().nullable(),
  level: curriculumLevel,
  position: z.int(),
  jlpt: jlptLevel.nullable(),
  strokeCount: z.int().nullable(),
  /** The page of the dictionary: set for kanji. */
  kanjiId: kanjiId.nullable(),
  /** The page of the dictionary: both set for words. */
  wordId: wordId.nullable(),
  spellingId: spellingId.nullable(),
  /** Belongs to the levels' core, else chosen by the learner. */
  isCore: z.boolean(),
  lock: lockState,
  progress: progressBucket.nullable(),
  /** The earliest due of its cards; null where none is scheduled. */
  dueAt: moment.nullable(),
  /** The learner asked for it with "study this". */
  isWanted: z.boolean(),
})
