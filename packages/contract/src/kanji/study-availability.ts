import { z } from 'zod'
import { moment } from '../account-identifiers'
import { curriculumLevel } from './study-identifiers'

/** Why the next level waits although its turn has come. */
const brake = z.object({
  /**
   * `minutes`: the coming week already fills the learner's; `retention`: too much is forgotten;
   * `levels`: five levels opened by study are not passed.
   */
  reasons: z.array(z.enum(['minutes', 'retention', 'levels'])).min(1),
  /** The level that waits; kanji.study.releaseBrake opens it. */
  level: curriculumLevel,
  /**
   * Where there are no lessons any more: when the level opens all the same, and the limit of new
   * cards from then on, which is half of the present one unless the learner keeps it. Null while
   * there are some.
   */
  end: z.object({ at: moment, newPerDay: z.int(), isLimitKept: z.boolean() }).nullable(),
})

/** What there is to study now. */
export const studyAvailability = z.object({
  lessons: z.object({
    /** Items whose lesson may be done, and those that these unlock. */
    available: z.int(),
    /** Items that today's limit of new cards still lets in. */
    leftToday: z.int(),
    /**
     * Why none is left today; `ok` where some are. `waiting`: what is left waits for its kanji to
     * be remembered on a later day; `done`: every lesson there is.
     */
    reason: z.enum([
      'ok',
      'level-locked',
      'daily-limit',
      'brake',
      'waiting',
      'done',
      'vacation',
      'subscription',
    ]),
    /** When there are some again, as far as that is known. */
    nextAt: moment.nullable(),
  }),
  reviews: z.object({
    /** Cards due now, beyond today's cap too. */
    due: z.int(),
    /** Cards that today's cap still lets in; at most `due`. */
    leftToday: z.int(),
    /** When the next card comes due; null where none is scheduled. */
    nextAt: moment.nullable(),
    /** By the learner's own pace of the last weeks. */
    minutes: z.number(),
  }),
  /** Told also while there are lessons of the levels that are open; null where nothing waits. */
  brake: brake.nullable(),
  /** Why there is nothing to do; `ok` where there is. */
  reason: z.enum([
    'ok',
    'level-locked',
    'daily-limit',
    'nothing-due',
    'vacation',
    'brake',
    'subscription',
  ]),
})
