import { z } from 'zod'

/**
 * dict.kanji.listBriefs: what every kanji is called, in one answer. The look-up by handwriting
 * names its candidates from it, so that no server learns what somebody draws.
 */
export const input = z.undefined().or(z.object({})).optional()

export const output = z.object({
  /** Character, readings (on in katakana, kun in hiragana, ・ between) and meaning; '' for none. */
  briefs: z.array(z.tuple([z.string(), z.string(), z.string()])),
})
