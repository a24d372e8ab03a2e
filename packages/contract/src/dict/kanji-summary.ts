import { z } from 'zod'
import { kanjiId } from './identifiers'
import { jlptLevel } from './jlpt'

/** A kanji as a tile of a grid with what its hovercard says. */
export const kanjiSummary = z.object({
  kanjiId,
  literal: z.string(),
  strokeCount: z.int(),
  /** English meanings, the most usual first. */
  meanings: z.array(z.string()),
  /** In katakana, no source separators. */
  onReadings: z.array(z.string()),
  /** In hiragana, okurigana included, no source separators. */
  kunReadings: z.array(z.string()),
  jlpt: jlptLevel.nullable(),
  /** 1–6 the grade of primary school, 8 the rest of jōyō, 9–10 jinmeiyō. */
  grade: z.int().nullable(),
  /** 1 is the most frequent kanji. */
  frequencyRank: z.int().nullable(),
})
