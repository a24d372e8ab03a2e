import { z } from 'zod'
import { kanjiSummary } from '../kanji-summary'
import { wordSummary } from '../word-summary'

/** dict.daily.getToday; the learner's calendar date, so that the day turns at their midnight. */
export const input = z.object({ date: z.iso.date() })

/** The same for everybody on a date and a dictionary version. */
export const output = z.object({ date: z.iso.date(), kanji: kanjiSummary, word: wordSummary })
