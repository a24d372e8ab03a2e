import type { savedThing } from '@kotonoha/contract/dict/lists/saved-thing'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { findKanjiSummary } from '@kotonoha/dictionary-db/queries/kanji/list-kanji-summaries'
import { findWordSummary } from '@kotonoha/dictionary-db/queries/words/list-word-summaries'
import type { ItemSnapshot } from '@kotonoha/user-db/queries/lists/list-item'
import type { z } from 'zod'

/** So many meanings say what was saved; the page has all. */
const meaningCount = 3

/**
 * What a thing looks like today, kept with it in case a later dictionary has lost it; undefined
 * where this one does not know it.
 */
export function findSnapshot(
  dictionary: Dictionary,
  thing: z.output<typeof savedThing>,
): ItemSnapshot | undefined {
  if (thing.kind === 'kanji') {
    const kanji = findKanjiSummary(dictionary, thing.kanjiId)
    return (
      kanji && {
        kind: 'kanji',
        targetId: kanji.kanjiId,
        wordId: undefined,
        text: kanji.literal,
        reading: [...kanji.onReadings, ...kanji.kunReadings].slice(0, meaningCount).join('、'),
        meaning: kanji.meanings.slice(0, meaningCount).join(', '),
      }
    )
  }
  const word = findWordSummary(dictionary, thing.spellingId)
  if (word === undefined || word.wordId !== thing.wordId) return undefined
  return {
    kind: 'word',
    targetId: word.spellingId,
    wordId: word.wordId,
    text: word.text,
    reading: word.reading,
    meaning: word.glosses.slice(0, meaningCount).join(', '),
  }
}
