import { readAsReasons } from '@kotonoha/japanese/query-grammar/match-kinds'
import { z } from 'zod'
import { spellingId, wordId } from '../identifiers'
import { rubySegment } from '../ruby'

/** How the query was read, so that the page can say so. */
export const queryUnderstanding = z.object({
  /** The query after width, case and space were normalised. */
  normalized: z.string(),
  /** All readings tried: `to` is English "to" and kana と. */
  interpretations: z.array(
    z.object({
      language: z.enum(['japanese', 'romaji', 'english']),
      /** What was looked for: kana of a romaji query, terms of an English one. */
      text: z.string(),
      resultCount: z.int(),
    }),
  ),
  /** Dictionary forms reached by undoing inflection, with the chain in learner's words. */
  inflections: z.array(
    z.object({ surface: z.string(), dictionaryForm: z.string(), steps: z.array(z.string()) }),
  ),
  /** Tags and field filters understood, such as `#n5`, `strokes:8`. */
  tags: z.array(z.object({ tag: z.string(), label: z.string(), isKnown: z.boolean() })),
  /** A sentence cut into words; null when the query is not one. */
  sentence: z
    .array(
      z.object({
        text: z.string(),
        /** Of the dictionary form. */
        reading: z.string().nullable(),
        /** Of the text itself, which may be an inflected form, where it has kanji and that is known. */
        furigana: z.array(rubySegment).exactOptional(),
        wordId: wordId.nullable(),
        spellingId: spellingId.nullable(),
        gloss: z.string().nullable(),
        inflections: z.array(z.string()),
      }),
    )
    .nullable(),
  /** Near matches offered when nothing was found. */
  nearMatches: z.array(z.string()),
  /**
   * The text that the results are for where it is not the typed one: a slip mended, old characters
   * or old kana written as today, the meaning of which kanji are asked for in words. Null otherwise. In quotation marks a query is taken as typed.
   */
  readAs: z.object({ text: z.string(), because: z.enum(readAsReasons) }).nullable(),
})
