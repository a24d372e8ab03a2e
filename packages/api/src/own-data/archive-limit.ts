import { createCallLimit } from '../accounts/call-limit'
import { toProductError } from '../product-error'

/** Whoever wants their data takes them once, and again when a download broke off. */
const isOneArchiveTooMany = createCallLimit({ calls: 6, windowMs: 60 * 60_000 })

const packing = new Set<string>()

/**
 * Begins an archive of a learner's, of which there is one at a time; gives the function that ends
 * it. Throws `too-many-calls`.
 */
export function beginArchive(userId: string, at: Date): () => void {
  if (packing.has(userId) || isOneArchiveTooMany(userId, at)) throw toProductError('too-many-calls')
  packing.add(userId)
  return () => packing.delete(userId)
}
