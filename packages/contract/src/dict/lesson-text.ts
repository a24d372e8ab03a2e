import { z } from 'zod'

/** A piece of a text: `part` is the name of a part of the kanji, `meaning` what the kanji means. */
const lessonPiece = z.object({
  text: z.string(),
  kind: z.enum(['plain', 'part', 'meaning', 'stress']),
  /** Of a part: the shape that is meant. */
  literal: z.string().optional(),
})

/** A text in pieces, as it is to be set. */
export const lessonText = z.array(lessonPiece)
