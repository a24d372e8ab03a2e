import { z } from 'zod'
import { rubySegment } from '../dict/ruby'
import { componentDrawing } from './component-drawing'
import { subjectId } from './study-identifiers'

/** A word of the curriculum as a lesson shows it. */
const taughtWord = z.object({
  subjectId,
  literal: z.string(),
  furigana: z.array(rubySegment),
  reading: z.string(),
  meaning: z.string(),
  /** Whether the kanji has the reading in it that is taught. */
  hasTaughtReading: z.boolean(),
})

/** What a lesson draws of an item beside the texts that were written for it. */
export const itemTeaching = z.object({
  /** Of a word; empty for the others. */
  furigana: z.array(rubySegment),
  /** Of a word: the mora after which its pitch falls, for each way to say it. */
  downsteps: z.array(z.int()),
  /** The parts in the order of writing. */
  parts: z.array(
    z.object({
      subjectId,
      drawing: componentDrawing.nullable(),
      /** Of a kanji's part: which of its strokes are this part, from 0. */
      strokeIndices: z.array(z.int()),
      /** Of a word's kanji: the reading it was learnt with, and the one it has here. */
      knownAs: z.string().nullable(),
      readingHere: z.string().nullable(),
    }),
  ),
  /** Words of a kanji whose other kanji are taught before it; the one that carries its reading first. */
  words: z.array(taughtWord),
  /**
   * What is easily taken for the item and is taught by its level: nobody mixes up what they have not
   * met. Left out of what devices kept from before it came along.
   */
  alike: z.array(z.string()).optional(),
  /** Of a kanji: a sentence with one of these words. */
  sentence: z.object({ literal: z.string(), japanese: z.string(), english: z.string() }).nullable(),
})
