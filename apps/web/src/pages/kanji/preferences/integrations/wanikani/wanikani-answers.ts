import * as v from 'valibot'

// What of the answers of the WaniKani API (revision 20170710) is read; see
// https://docs.api.wanikani.com/20170710/. Its mnemonics are its own and are never read.

const maybeMoment = v.nullable(v.string())

export const user = v.object({
  data: v.object({
    username: v.string(),
    level: v.number(),
    current_vacation_started_at: maybeMoment,
  }),
})

/** A page of a collection. */
export const page = v.object({
  pages: v.object({ next_url: v.nullable(v.string()) }),
  data: v.array(v.object({ id: v.number(), data: v.unknown() })),
})

export const assignment = v.object({
  subject_id: v.number(),
  subject_type: v.picklist(['radical', 'kanji', 'vocabulary', 'kana_vocabulary']),
  srs_stage: v.number(),
  available_at: maybeMoment,
  started_at: maybeMoment,
  burned_at: maybeMoment,
})

export const statistic = v.object({
  subject_id: v.number(),
  meaning_correct: v.number(),
  meaning_incorrect: v.number(),
  reading_correct: v.number(),
  reading_incorrect: v.number(),
})

export const material = v.object({
  subject_id: v.number(),
  meaning_synonyms: v.array(v.string()),
})

export const subject = v.object({
  /** Null for radicals that are a picture. */
  characters: v.nullable(v.string()),
  readings: v.optional(v.array(v.object({ reading: v.string(), accepted_answer: v.boolean() }))),
  spaced_repetition_system_id: v.number(),
})

export const system = v.object({
  stages: v.array(v.object({ position: v.number(), interval: v.nullable(v.number()) })),
})
