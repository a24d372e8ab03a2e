import { z } from 'zod'
import { wordId } from './identifiers'
import { rubySegment } from './ruby'

/** A sentence that shows how a word is used. */
export const example = z.object({
  /** The sentence in pieces, the word asked for marked. */
  japanese: z.array(
    z.object({
      text: z.string(),
      isHeadword: z.boolean(),
      /** The word that stands here; missing where it is no word, or several could be meant. */
      wordId: wordId.optional(),
      /** Missing where nothing needs a reading, or none is certain. */
      furigana: z.array(rubySegment).optional(),
    }),
  ),
  english: z.string(),
  /** Tatoeba sentence ids. */
  sourceIds: z.array(z.string()),
})
