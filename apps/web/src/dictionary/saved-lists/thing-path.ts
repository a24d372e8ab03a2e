import { toKanjiPath, toWordPath } from '../links/item-address'
import type { SavedThing } from './saved-list'

/** The page of a kanji or of a word in that spelling. */
export function toThingPath(thing: SavedThing): string {
  return thing.kind === 'kanji' ? toKanjiPath(thing.kanjiId) : toWordPath(thing)
}
