import { toHiragana } from '@kotonoha/japanese/kana/hiragana-katakana'
import type { ApiOutputs } from '../../../../../api/api'

type KanjiWordPage = ApiOutputs['dict']['kanji']['listWords']
export type KanjiWord = KanjiWordPage['items'][number]
export type ReadingFacet = KanjiWordPage['facets']['readings'][number]

export interface ReadingGroup {
  /** Null for words read as a whole or by a reading that the kanji's entry does not list. */
  readingId: string | null
  words: KanjiWord[]
}

/** The words under the reading that the kanji has in them, the most useful reading first. */
export function groupByReading(words: readonly KanjiWord[]): ReadingGroup[] {
  const groups = new Map<string | null, KanjiWord[]>()
  for (const word of words) {
    const group = groups.get(word.readingId)
    if (group === undefined) groups.set(word.readingId, [word])
    else group.push(word)
  }
  const named = [...groups].filter(([readingId]) => readingId !== null)
  const others = [...groups].filter(([readingId]) => readingId === null)
  return [...named, ...others].map(([readingId, grouped]) => ({ readingId, words: grouped }))
}

/**
 * How the reading sounds here where that is not how it is listed: the しょっ of 食器 is ショク.
 * Undefined where it is as listed, and for words read as a whole.
 */
export function describeSoundChange(
  word: KanjiWord,
  listed: string | undefined,
): string | undefined {
  if (word.readingInWord === null || listed === undefined) return undefined
  const heard = toHiragana(word.readingInWord)
  return toHiragana(listed).startsWith(heard) ? undefined : `read ${word.readingInWord}`
}
