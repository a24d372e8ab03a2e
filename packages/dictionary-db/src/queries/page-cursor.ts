import { InvalidCursorError } from '../invalid-cursor-error'

/**
 * A cursor says after which place of which list a page begins: `w:41`.
 *
 * The letter keeps a cursor of one list from being taken for a position in another.
 */
export function toCursor(list: string, place: number): string {
  return `${list}:${place.toString(36)}`
}

/** The place that the cursor names; throws `InvalidCursorError` for any other text. */
export function parseCursor(list: string, cursor: string): number {
  const [name, place, ...rest] = cursor.split(':')
  if (name !== list || place === undefined || rest.length > 0 || !/^[0-9a-z]{1,8}$/.test(place)) {
    throw new InvalidCursorError(cursor)
  }
  return Number.parseInt(place, 36)
}
