import * as z from 'zod/mini'

// What of the answers of the WaniKani API (revision 20170710) is read; see
// https://docs.api.wanikani.com/20170710/. Its mnemonics are its own and are never read.

const maybeMoment = z.nullable(z.string())

export const user = z.object({
  data: z.object({
    username: z.string(),
    level: z.number(),
    current_vacation_started_at: maybeMoment,
  }),
})

/** A page of a collection. */
export const page = z.object({
  pages: z.object({ next_url: z.nullable(z.string()) }),
  data: z.array(z.object({ id: z.number(), data: z.unknown() })),
})

export const assignment = z.object({
  subject_id: z.number(),
  subject_type: z.enum(['radical', 'kanji', 'vocabulary', 'kana_vocabulary']),
  srs_stage: z.number(),
  available_at: maybeMoment,
  started_at: maybeMoment,
  burned_at: maybeMoment,
})

export const statistic = z.object({
  subject_id: z.number(),
  meaning_correct: z.number(),
  meaning_incorrect: z.number(),
  reading_correct: z.number(),
  reading_incorrect: z.number(),
})

export const material = z.object({
  subject_id: z.number(),
  meaning_synonyms: z.array(z.string()),
})

export const subject = z.object({
  /** Null for radicals that are a picture. */
  characters: z.nullable(z.string()),
  readings: z.optional(z.array(z.object({ reading: z.string(), accepted_answer: z.boolean() }))),
  spaced_repetition_system_id: z.number(),
})

export const system = z.object({
  stages: z.array(z.object({ position: z.number(), interval: z.nullable(z.number()) })),
})
