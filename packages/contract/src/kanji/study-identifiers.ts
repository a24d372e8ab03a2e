import { z } from 'zod'

/** A component, kanji or word of the curriculum; stable over rebuilds and curriculum versions. */
export const subjectId = z.int().positive().max(99_999_999)

export const subjectKind = z.enum(['component', 'kanji', 'word'])

/** What a card asks of its item. Components have a meaning only; `writing` is opt-in for kanji. */
export const facet = z.enum(['meaning', 'reading', 'writing'])

export const curriculumLevel = z.int().min(1).max(60)

export const lockState = z.enum(['locked', 'unlocked'])

/** By the stability of the item's weakest core facet; null where it was never introduced. */
export const progressBucket = z.enum(['low', 'medium', 'high', 'passed'])

/** 1 Again, 2 Hard, 3 Good, 4 Easy. */
export const rating = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])

/** Days since 1 January 1970, counted as the learner lives them. */
export const learnerDay = z.int().min(0).max(100_000)

/** Counts the changes of one learner's study data; what is newer has a higher number. */
export const revision = z.int().min(0)

/** Made by the browser for each answer; the answer is stored once, however often it is sent. */
export const reviewId = z.uuid()

/** Made by the browser that starts the session. */
export const studySessionId = z.uuid()
