import { ImportFailure } from '../import-failure'
import type { ImportItem, ReadSource } from '../import-item'
import { mostItems } from './table-items'

/** Items as they are sent: as many as are taken, and their hash. */
export async function toReadSource(all: ImportItem[], rowCount: number): Promise<ReadSource> {
  if (all.length === 0) throw new ImportFailure('empty')
  const items = all.slice(0, mostItems)
  const bytes = new TextEncoder().encode(JSON.stringify(items))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { items, hash, leftOut: Math.max(0, rowCount - items.length) }
}
