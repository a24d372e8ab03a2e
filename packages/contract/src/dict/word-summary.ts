import { z } from 'zod'
import { spellingId, wordId } from './identifiers'
import { jlptLevel } from './jlpt'
import { rubySegment } from './ruby'

/** A word as a row of a list. */
export const wordSummary = z.object({
  wordId,
  spellingId,
  /** The written form shown; the reading itself for a word written in kana. */
  text: z.string(),
  reading: z.string(),
  furigana: z.array(rubySegment),
  /** Glosses of the sense that the row is about (the first one unless something matched better). */
  glosses: z.array(z.string()),
  /** JMdict part-of-speech codes of that sense, such as `v1`. */
  partsOfSpeech: z.array(z.string()),
  jlpt: jlptLevel.nullable(),
  isCommon: z.boolean(),
  isUsuallyKana: z.boolean(),
  isLoanword: z.boolean(),
  /** 1 is the most frequent word; null where no list has it. Estimated in the reduced dictionary. */
  frequencyRank: z.int().nullable(),
})
