import { z } from 'zod'
import { curriculumLevel, facet, learnerDay, revision } from '../study-identifiers'
import { subjectTile } from '../subject-tile'
import { recallRate } from './progress-numbers'

const bars = z.array(z.object({ from: z.number(), to: z.number().nullable(), cards: z.int() }))

/** kanji.progress.getStats: how well it is remembered, and where it is not. */
export const input = z.object({}).optional()

export const output = z.object({
  today: learnerDay,
  revision,
  firstDay: learnerDay.nullable(),
  wished: z.number(),
  /** Stretches of days up to today; null for all there are. Only those with answers have rates. */
  retention: z.array(
    z.object({
      days: z.int().nullable(),
      all: recallRate.nullable(),
      young: recallRate.nullable(),
      mature: recallRate.nullable(),
      facets: z.array(z.object({ facet, rate: recallRate })),
    }),
  ),
  /** Predicted against real recall by twentieths of the chance, over a year. */
  calibration: z.array(recallRate),
  /** How far they are from what came, 0 to 1, as `getCalibration` says it; null without any. */
  calibrationError: z.number().nullable(),
  /** Cards by days of stability, by difficulty (1 to 10), and by the chance of recall today. */
  stability: bars,
  difficulty: bars,
  recall: bars,
  /** Levels passed by study: days from opening to passing. */
  levels: z.array(z.object({ level: curriculumLevel, days: z.number(), passedOn: learnerDay })),
  /** The middle one of those; null before the first. */
  middleLevelDays: z.number().nullable(),
  /**
   * When the level that is learnt now is likely passed, as long as three in five of the latest took;
   * null after few levels, and where it has taken longer than that already.
   */
  nextLevel: z
    .object({
      level: curriculumLevel,
      early: learnerDay,
      likely: learnerDay,
      late: learnerDay,
    })
    .nullable(),
  secondsPerAnswer: z.number().nullable(),
  leeches: z.array(
    z.object({ tile: subjectTile, facet, lapses: z.int(), stability: z.number().nullable() }),
  ),
  /** Items that were taken for others: what was typed is right for `with`. */
  confused: z.array(z.object({ tile: subjectTile, with: subjectTile, times: z.int() })),
  /** Hours of the learner's day over the last 90 days, best remembered first; few answers left out. */
  hours: z.array(z.object({ startsAt: z.int().min(0).max(1439), rate: recallRate })),
})
