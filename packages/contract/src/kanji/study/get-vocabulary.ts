import { z } from 'zod'

/**
 * kanji.study.getVocabulary: the English words that the curriculum's meanings are made of. Typed in
 * place of another they are no slip, so devices judge by them, also without a network.
 */
export const output = z.object({
  /** With a blank between two words. */
  words: z.string(),
})
