import { z } from 'zod'
import { spellingId, wordId } from '../identifiers'
import { rubySegment } from '../ruby'

/** dict.words.getConjugation; `spellingId` null means the first spelling. */
export const input = z.object({ wordId, spellingId: spellingId.nullish() })

const conjugatedForm = z.object({
  text: z.string(),
  reading: z.string(),
  furigana: z.array(rubySegment),
  /** `ra-less` 食べれる, `short` causative 食べさす: said, but marked. */
  register: z.enum(['standard', 'ra-less', 'short', 'literary', 'colloquial']),
})

/** One form of the table: up to four cells, each with one or more ways to say it. */
const conjugationRow = z.object({
  /** `past`, `te`, `causative-passive` …, the names of `japanese`. */
  form: z.string(),
  label: z.string(),
  /** What it is for, in one line. */
  use: z.string(),
  plainAffirmative: z.array(conjugatedForm),
  plainNegative: z.array(conjugatedForm),
  politeAffirmative: z.array(conjugatedForm),
  politeNegative: z.array(conjugatedForm),
})

/** Null for a word of a class that does not conjugate. */
export const output = z
  .object({
    spellingId,
    /** One table for each class the word belongs to (a noun that takes する has that one). */
    tables: z.array(
      z.object({
        partOfSpeech: z.object({ code: z.string(), label: z.string() }),
        rows: z.array(conjugationRow),
      }),
    ),
  })
  .nullable()
