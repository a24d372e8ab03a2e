import { z } from 'zod'
import { jlptLevel } from '../../dict/jlpt'
import { curriculumLevel } from '../study-identifiers'

/** kanji.landing.getCourse: the whole course on one page, for whoever wonders whether to begin. */
export const input = z.undefined().or(z.object({})).optional()

export const output = z.object({
  levels: z.array(
    z.object({
      level: curriculumLevel,
      /** In the order of teaching, written one after the other. */
      kanji: z.string(),
      components: z.int(),
      /** Core words. */
      words: z.int(),
      /**
       * Of all kanji in running text, the share (0 to 1) that is known after this level; 0 where
       * the dictionary's sources count none.
       */
      readShare: z.number(),
    }),
  ),
  /** The level after which every kanji of a JLPT level was taught, from N5 on. */
  jlpt: z.array(z.object({ jlpt: jlptLevel, level: curriculumLevel })),
})
