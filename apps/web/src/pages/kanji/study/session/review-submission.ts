import type { input } from '@kotonoha/contract/kanji/study/submit-reviews'
import type { z } from 'zod'

/** An answer as the server is told of it. */
export type ReviewSubmission = z.infer<typeof input>['reviews'][number]
