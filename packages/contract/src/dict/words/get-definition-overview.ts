import { z } from 'zod'
import { example } from '../example'
import { kanjiId, meaningId, spellingId, wordId } from '../identifiers'
import { jlptLevel } from '../jlpt'
import { rubySegment } from '../ruby'
import { wordSummary } from '../word-summary'

/** A code of the source with the English label that a learner reads. */
const tag = z.object({ code: z.string(), label: z.string() })

const spelling = z.object({
  spellingId,
  text: z.string(),
  reading: z.string(),
  furigana: z.array(rubySegment),
  isCommon: z.boolean(),
  /** Notes such as `rK` rarely used kanji form, `iK` irregular, `oK` outdated, `ateji`, `gikun`. */
  notes: z.array(tag),
})

const crossReference = z.object({
  /** As the source words it, without its separators. */
  text: z.string(),
  reading: z.string().nullable(),
  /** Null where no entry or several entries match. */
  wordId: wordId.nullable(),
  spellingId: spellingId.nullable(),
  meaningId: meaningId.nullable(),
})

/** dict.words.getDefinitionOverview */
export const input = z.object({
  wordId,
  spellingId: spellingId.nullish(),
  meaningId: meaningId.nullish(),
})

export const output = z.object({
  wordId,
  /** The spelling chosen by the input, else the first. */
  spelling,
  /** The sense chosen by the input; null when none was asked for. */
  meaningId: meaningId.nullable(),
  /** All headwords: valid pairs of written form and reading, the most usual first. */
  spellings: z.array(spelling),
  senses: z.array(
    z.object({
      meaningId,
      partsOfSpeech: z.array(tag),
      fields: z.array(tag),
      /** Register and usage: `uk` usually kana, `col` colloquial, `hon` honorific … */
      usage: z.array(tag),
      dialects: z.array(tag),
      notes: z.array(z.string()),
      glosses: z.array(
        z.object({
          text: z.string(),
          kind: z.enum(['literal', 'figurative', 'explanation', 'trademark']).nullable(),
        }),
      ),
      crossReferences: z.array(crossReference),
      antonyms: z.array(crossReference),
      loanSources: z.array(
        z.object({
          language: z.string(),
          text: z.string().nullable(),
          /** Made in Japan from foreign parts (和製). */
          isWasei: z.boolean(),
          isPartial: z.boolean(),
        }),
      ),
      /** The written forms and readings the sense is limited to; empty means all. */
      appliesTo: z.array(z.string()),
      examples: z.array(example),
    }),
  ),
  /** Sentences with the word of which nobody has said what sense they show, the plainest first. */
  furtherExamples: z.array(example),
  /** Kanji of the chosen spelling, in order, each once. */
  kanjiIds: z.array(kanjiId),
  jlpt: jlptLevel.nullable(),
  isCommon: z.boolean(),
  isUsuallyKana: z.boolean(),
  isLoanword: z.boolean(),
  /** 1 is the most frequent word; null where that was not counted. */
  frequencyRank: z.int().nullable(),
  hasPronunciation: z.boolean(),
  /** Where the pitch falls in the chosen spelling, the most usual way first; empty: not known. */
  downsteps: z.array(z.int().min(0)),
  hasConjugation: z.boolean(),
  /** The forms asked for most often, of the chosen spelling; empty where it does not conjugate. */
  keyForms: z.array(
    z.object({ label: z.string(), text: z.string(), furigana: z.array(rubySegment) }),
  ),
  /** The verb that says the same with, or without, an object: 開ける of 開く, and the other way round. */
  partner: z.object({ word: wordSummary, isTransitive: z.boolean() }).nullable(),
})
