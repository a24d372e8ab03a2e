import { parseCursor, toCursor } from '../page-cursor'

/**
 * A place in the results of one query. The query is part of the cursor's list name, so that a
 * cursor does not silently continue another search.
 */
export function toSearchCursor(kind: string, normalized: string, place: number): string {
  return toCursor(listName(kind, normalized), place)
}

/** Throws `InvalidCursorError` for a cursor of another search. */
export function parseSearchCursor(kind: string, normalized: string, cursor: string): number {
  return parseCursor(listName(kind, normalized), cursor)
}

function listName(kind: string, normalized: string): string {
  // FNV-1a: short, and enough to notice a mistake.
  let hash = 0x811c9dc5
  for (let index = 0; index < normalized.length; index += 1) {
    hash = Math.imul(hash ^ normalized.charCodeAt(index), 0x01000193) >>> 0
  }
  return `search-${kind}-${hash.toString(36)}`
}
