import { z } from 'zod'
import { facet, learnerDay, rating } from '../study-identifiers'
import { subjectTile } from '../subject-tile'

/**
 * kanji.algorithm.getMemory: how one item was remembered, card by card. Asked for by what it is
 * written as; without, the item that was answered most often.
 */
export const input = z.object({ literal: z.string().min(1).max(40).optional() })

export const output = z.object({
  today: learnerDay,
  /** Null where the learner has begun nothing that is written so. */
  item: z
    .object({
      tile: subjectTile,
      cards: z.array(
        z.object({
          facet,
          /** Null for a card that waits for its lesson. */
          memory: z
            .object({ stability: z.number(), difficulty: z.number(), lastDay: learnerDay })
            .nullable(),
          /** What counted, in the order of time; of several on one day all. */
          answers: z.array(
            z.object({
              day: learnerDay,
              rating,
              /** The stability that it was answered from; null for a first answer. */
              stability: z.number().nullable(),
              /** What was foretold; null for a first answer and repeats of one day. */
              foretold: z.number().nullable(),
            }),
          ),
        }),
      ),
    })
    .nullable(),
})
