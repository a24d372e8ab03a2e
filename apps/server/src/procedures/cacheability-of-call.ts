import { appRouter } from '@kotonoha/api/app-router'
import type { Cacheability } from '@kotonoha/api/cacheability'

/** A new dictionary or a new release is seen at most so much later by caches on the way. */
const maxAgeSeconds = 300

/** For so long a cache may give what it has while it asks for the newer answer. */
const staleSeconds = 86_400

export const cacheControlOf = {
  'by-dictionary': `public, max-age=${maxAgeSeconds}, stale-while-revalidate=${staleSeconds}`,
  revalidated: 'public, no-cache',
} as const satisfies Record<Cacheability, string>

interface Procedure {
  _def: { type: string; meta?: { cacheability?: Cacheability } }
}

const procedures = new Map<string, Procedure>(Object.entries(appRouter._def.procedures as object))

/** What may be done with the answers of a batch together; undefined where one may not be kept. */
export function cacheabilityOfCall(procedureNames: string[]): Cacheability | undefined {
  const all = procedureNames.map((name) => {
    const definition = procedures.get(name)?._def
    return definition?.type === 'query' ? definition.meta?.cacheability : undefined
  })
  if (all.includes(undefined)) return undefined
  return all.includes('revalidated') ? 'revalidated' : 'by-dictionary'
}
