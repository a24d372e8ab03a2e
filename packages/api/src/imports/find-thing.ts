import type { savedThing } from '@kotonoha/contract/dict/lists/saved-thing'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { hasKanjiPage } from '@kotonoha/dictionary-db/queries/kanji/has-kanji-page'
import { findHeadwords } from '@kotonoha/dictionary-db/queries/words/find-headwords'
import { normalizeKana } from '@kotonoha/japanese/kana/normalize-kana'
import type { z } from 'zod'
import type { ImportItem } from './find-subjects'

/** What the dictionary has of an item that no lesson teaches: something to keep in a list. */
export function findThing(
  dictionary: Dictionary,
  { kind, text, readings, wordId }: ImportItem,
): z.infer<typeof savedThing> | null {
  if (kind === 'component') return null
  const written = text.normalize('NFKC')
  if (kind !== 'word' && hasKanjiPage(dictionary, written)) {
    return { kind: 'kanji', kanjiId: written }
  }
  if (kind === 'kanji') return null
  const words = findHeadwords(dictionary, written)
  const said = new Set(readings.map((each) => normalizeKana(each.normalize('NFKC'))))
  const found =
    words.find((each) => each.wordId === wordId) ??
    words.find(({ reading }) => said.has(normalizeKana(reading))) ??
    (said.size === 0 ? words[0] : undefined)
  if (found === undefined) return null
  return { kind: 'word', wordId: found.wordId, spellingId: found.spellingId }
}
