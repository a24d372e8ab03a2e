import type { Cacheability } from '@kotonoha/api/cacheability'
import { findQuestion } from './questions-of-dictionary'

/** A new dictionary or a new release is seen at most so much later by caches on the way. */
const maxAgeSeconds = 300

/** For so long a cache may give what it has while it asks for the newer answer. */
const staleSeconds = 86_400

export const cacheControlOf = {
  'by-dictionary': `public, max-age=${maxAgeSeconds}, stale-while-revalidate=${staleSeconds}`,
  revalidated: 'public, no-cache',
} as const satisfies Record<Cacheability, string>

/** What may be done with the answers of a batch together; undefined where one may not be kept. */
export function cacheabilityOfCall(procedureNames: readonly string[]): Cacheability | undefined {
  let together: Cacheability | undefined
  for (const name of procedureNames) {
    const cacheability = findQuestion(name)?.cacheability
    if (cacheability === undefined) return undefined
    if (together !== 'revalidated') together = cacheability
  }
  return together
}
