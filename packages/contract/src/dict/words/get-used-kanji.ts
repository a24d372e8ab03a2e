import { z } from 'zod'
import { readingId, spellingId, wordId } from '../identifiers'
import { kanjiSummary } from '../kanji-summary'

/** dict.words.getUsedKanji */
export const input = z.object({ wordId, wordSpellingId: spellingId })

/** In writing order; 々 stands as the kanji it repeats. */
export const output = z.array(
  kanjiSummary.extend({
    /** As read here, sound changes included (ぱ of 出発); null where the word is read as a whole. */
    readingInWord: z.string().nullable(),
    readingId: readingId.nullable(),
  }),
)
