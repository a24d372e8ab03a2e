import { z } from 'zod'
import { wordId } from '../../dict/identifiers'
import { savedThing } from '../../dict/lists/saved-thing'
import { plainName } from '../../plain-text'
import { curriculumLevel, facet, rating, subjectId, subjectKind } from '../study-identifiers'
import { maxSynonymLength, maxSynonyms } from '../study-limits'

/** Where a learner comes from; `table` is CSV, TSV or a pasted list. */
export const importSource = z.enum(['wanikani', 'anki', 'jpdb', 'table'])

/** Of one card of the source: more answers than anybody gives in twenty years. */
const maxAnswers = 5000

/** What the source knows of one or several facets of an item. */
export const importCard = z.object({
  facets: z.array(facet).min(1).max(3),
  /** Null where the learner only says that they know it. */
  memory: z
    .object({
      /** Days, as FSRS means them. */
      stability: z.number().min(0.01).max(36_500),
      difficulty: z.number().min(1).max(10),
      /** Of the last review, minutes since 1970. */
      reviewedMinute: z.int().min(0).max(100_000_000),
    })
    .nullable(),
  /** The answers given there, in order; null where the source does not tell. */
  history: z
    .object({
      /** The first learner day, and the days that each answer came after the one before. */
      days: z.array(z.int().min(0).max(100_000)).max(maxAnswers),
      ratings: z.array(rating).max(maxAnswers),
    })
    .refine(({ days, ratings }) => days.length === ratings.length, 'as many days as ratings')
    .nullable(),
})

/** An item of the source. */
export const importItem = z.object({
  /** As it is written there. */
  text: plainName(64),
  /** Null where it may be a kanji as well as a word. */
  kind: subjectKind.nullable(),
  /** In kana; none where the source does not tell. */
  readings: z.array(plainName(64)).max(8),
  /** JMdict's number, where the source has it. */
  wordId: wordId.nullable(),
  /** The item that the learner chose of several. */
  chosen: subjectId.nullable(),
  cards: z.array(importCard).min(1).max(3),
  /** Meanings of the learner's own. */
  synonyms: z.array(plainName(maxSynonymLength)).max(maxSynonyms),
})

/** An item of the curriculum that an imported one may be. */
export const importChoice = z.object({
  subjectId,
  kind: subjectKind,
  literal: z.string(),
  reading: z.string().nullable(),
  meaning: z.string(),
  level: curriculumLevel,
})

/**
 * What becomes of an item. `new`: its cards are made; `here`: all of them are, of an earlier import
 * or a placement, and were never answered: they follow the source; `kept`: it was answered here, and
 * stays as it is; `outside`: no lesson teaches it; `ambiguous`: it may be one of several.
 */
export const importFinding = z.object({
  outcome: z.enum(['new', 'here', 'kept', 'outside', 'ambiguous']),
  choices: z.array(importChoice),
  /** What the dictionary has of an item that no lesson teaches; null where it has nothing. */
  thing: savedThing.nullable(),
})
