import { z } from 'zod'
import { kanjiId, spellingId, wordId } from '../dict/identifiers'
import { jlptLevel } from '../dict/jlpt'
import { componentDrawing } from './component-drawing'
import { itemTeaching } from './item-teaching'
import { curriculumLevel, subjectId, subjectKind } from './study-identifiers'
import { subjectLesson } from './subject-lesson'

/** Another item by its id and what it looks like. */
const neighbour = z.object({ subjectId, literal: z.string(), meaning: z.string() })

/** An item with all that asking it, checking answers and teaching it needs, also offline. */
export const studyItem = z.object({
  subjectId,
  kind: subjectKind,
  literal: z.string(),
  /** Set for a component that fonts lack or draw differently; SVG paths. */
  drawing: componentDrawing.nullable(),
  level: curriculumLevel,
  jlpt: jlptLevel.nullable(),
  strokeCount: z.int().nullable(),
  kanjiId: kanjiId.nullable(),
  wordId: wordId.nullable(),
  spellingId: spellingId.nullable(),
  /** The meaning shown. */
  meaning: z.string(),
  /** Every accepted meaning, the one shown among them; the learner's own are in `synonyms`. */
  meanings: z.array(z.string()),
  /**
   * What the sources say besides; whoever answers so is asked again. Left out of what devices kept
   * from before it came along.
   */
  otherMeanings: z.array(z.string()).optional(),
  /**
   * Wrong whatever tolerance says; `subjectId` names the item that the answer belongs to. A slip is
   * compared with what has one or was refused by hand; the others are English words.
   */
  blockedMeanings: z.array(
    z.object({
      text: z.string(),
      subjectId: subjectId.nullable(),
      isByHand: z.boolean().optional(),
      /** Told to whoever answers so. */
      reason: z.string().optional(),
    }),
  ),
  /**
   * Of a verb that is used one way only: whether it is done to something, and the other verb of its
   * pair with what is accepted for that. Left out of what devices kept from before it came along.
   */
  verb: z
    .object({
      isTransitive: z.boolean(),
      partner: z.object({ literal: z.string(), meanings: z.array(z.string()) }).nullable(),
    })
    .nullable()
    .optional(),
  /** The taught readings in hiragana; none for components. */
  readings: z.array(z.string()),
  /** The taught reading as it is written: `ショク`, `た.べる`; null for components. */
  readingShown: z.string().nullable(),
  /** Which of a kanji's readings is taught; null for words and components. */
  readingKind: z.enum(['on', 'kun']).nullable(),
  /** True readings that are not the one asked for. */
  otherReadings: z.array(z.string()),
  /** The components of a kanji, or the kanji of a word. */
  parts: z.array(neighbour),
  /** Items that are taken for this one: look-alikes and siblings, with the reading taught of them. */
  lookAlikes: z.array(neighbour.extend({ reading: z.string().nullable() })),
  /** Words of the curriculum written with this kanji, or kanji with this component. */
  usedIn: z.array(neighbour.extend({ reading: z.string().nullable() })),
  /** What people wrote for lessons; null where nothing is written yet. */
  lesson: subjectLesson.nullable(),
  /** Left out of what devices kept from before it came along. */
  teaching: itemTeaching.optional(),
  synonyms: z.array(z.string()),
  note: z.string(),
})
