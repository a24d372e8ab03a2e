import { splitIntoMorae } from '@kotonoha/japanese/mora'
import type { Dictionary } from '../../open-dictionary'
import type { StoredPitchPattern } from '../../tables/stored-word'
import type { SpellingKey } from './find-spelling'
import { findSpelling } from './find-spelling'

export interface Pronunciation {
  spellingId: string
  reading: string
  morae: string[]
  patterns: StoredPitchPattern[]
}

/** Null where no pitch accent is known; undefined where there is no such spelling. */
export function findPronunciation(
  dictionary: Dictionary,
  key: SpellingKey,
): Pronunciation | null | undefined {
  const spelling = findSpelling(dictionary, key)
  if (spelling === undefined) return undefined
  if (spelling.pitch === null) return null
  return {
    spellingId: spelling.spellingId,
    reading: spelling.reading,
    morae: splitIntoMorae(spelling.reading),
    patterns: spelling.pitch,
  }
}
