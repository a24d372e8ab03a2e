import type { ApiOutputs } from '../../api/api'

export type ListSummary = ApiOutputs['dict']['lists']['listLists']['lists'][number]
export type SavedList = ApiOutputs['dict']['lists']['getList']
export type SavedItem = SavedList['items'][number]
/** A word in one of its spellings, or a kanji. */
export type SavedThing = SavedItem['thing']

/** Names the item within every list: the spelling's id, or the kanji itself. */
export function toItemId(thing: SavedThing): string {
  return thing.kind === 'kanji' ? thing.kanjiId : thing.spellingId
}

/** A thing with what is said of it before any call: the save dialog names what it saves. */
export interface ThingToSave {
  thing: SavedThing
  text: string
  reading: string
  gloss: string
}
