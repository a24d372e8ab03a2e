import { z } from 'zod'
import { moment } from '../account-identifiers'
import { facet, learnerDay, revision, subjectId } from './study-identifiers'

/**
 * One facet of one item as the learner remembers it. It holds all that scheduling needs, so that
 * the browser can answer without a network and comes to the same card as the server.
 */
export const card = z.object({
  subjectId,
  facet,
  phase: z.enum(['new', 'learning', 'review', 'relearning']),
  /** Null together: nothing is known of the memory yet. */
  stability: z.number().nullable(),
  difficulty: z.number().nullable(),
  dueAt: moment.nullable(),
  lastReviewedAt: moment.nullable(),
  lastDay: learnerDay.nullable(),
  /** Answers counted; an answer sends it back as `basedOnReps`. */
  reps: z.int(),
  lapses: z.int(),
  streak: z.int(),
  firstPassedAt: moment.nullable(),
  isSuspended: z.boolean(),
  /** Taken for known without lessons; a first failure turns the item into a normal lesson. */
  isAssumed: z.boolean(),
  /** Failed so often that another way of learning it is offered. */
  isLeech: z.boolean(),
  /** True for a card that is no more: the item was reset and waits for its lesson again. */
  isRemoved: z.boolean(),
  revision,
})
