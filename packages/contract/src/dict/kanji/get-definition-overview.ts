import { z } from 'zod'
import { kanjiId, readingId } from '../identifiers'
import { kanjiSummary } from '../kanji-summary'
import { lessonText } from '../lesson-text'

const reading = z.object({
  readingId,
  kind: z.enum(['on', 'kun']),
  /** Katakana for on, hiragana for kun; okurigana included. */
  reading: z.string(),
  /** The part the kanji itself carries: た of 食べる. Equals `reading` without okurigana. */
  stem: z.string(),
  /** べる of 食べる; empty when there is none. */
  okurigana: z.string(),
  /** Whether the source marks it as used only at the end or the start of words. */
  affix: z.enum(['none', 'prefix', 'suffix']),
  /** Words of the dictionary in which the kanji is read so. */
  wordCount: z.int(),
  /** No word of a JLPT level is read so, though other words of the kanji have a level. */
  isRare: z.boolean(),
})

/** dict.kanji.getDefinitionOverview */
export const input = kanjiId

export const output = kanjiSummary.extend({
  /** The most usual first. */
  readings: z.array(reading),
  /** Readings used in names only. */
  nanori: z.array(z.string()),
  /** Counts given by other dictionaries, where the source names some. */
  otherStrokeCounts: z.array(z.int()),
  /** The Kangxi radical the kanji is filed under. */
  radical: z.object({
    number: z.int(),
    literal: z.string(),
    names: z.array(z.string()),
    meaning: z.string().nullable(),
  }),
  /** Words of the dictionary written with this kanji. */
  wordCount: z.int(),
  isKokuji: z.boolean(),
  /** The same character before or after the reform of 1946: 国 for 國, and the other way round. */
  forms: z.array(z.object({ literal: kanjiId, age: z.enum(['modern', 'old']) })),
  /** What it is put together from, as one sees it first; empty where it is one piece. */
  parts: z.array(
    z.object({
      literal: z.string(),
      /** Null where the part is no kanji of the dictionary. */
      kanjiId: kanjiId.nullable(),
      meaning: z.string().nullable(),
    }),
  ),
  /** Outlines of the strokes in writing order (KanjiVG, 109 × 109 units); null where unknown. */
  strokes: z
    .array(
      z.object({
        path: z.string(),
        /** KanjiVG stroke type, such as `㇐`. */
        type: z.string().nullable(),
        /** Where the stroke's number is drawn. */
        numberAt: z.object({ x: z.number(), y: z.number() }).nullable(),
      }),
    )
    .nullable(),
  /** How the course teaches it; null where nothing is written of it. */
  lesson: z
    .object({
      level: z.int(),
      meaning: z.string(),
      story: lessonText,
      sound: lessonText,
    })
    .nullable(),
})
