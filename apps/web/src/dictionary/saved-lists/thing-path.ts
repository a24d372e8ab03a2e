import type { SavedThing } from './saved-list'

/** The page of a kanji or of a word in that spelling. */
export function toThingPath(thing: SavedThing): string {
  return thing.kind === 'kanji'
    ? `/app/dict/kanji/${encodeURIComponent(thing.kanjiId)}/words`
    : `/app/dict/words/${thing.wordId}/kanji?spelling=${thing.spellingId}`
}
