import type { listItem } from '@kotonoha/contract/dict/lists/list-item'
import type { listSummary } from '@kotonoha/contract/dict/lists/list-summary'
import type { savedThing } from '@kotonoha/contract/dict/lists/saved-thing'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { findKanjiSummary } from '@kotonoha/dictionary-db/queries/kanji/list-kanji-summaries'
import { findWordSummary } from '@kotonoha/dictionary-db/queries/words/list-word-summaries'
import type { ListItem } from '@kotonoha/user-db/queries/lists/list-item'
import type { SavedList } from '@kotonoha/user-db/queries/lists/saved-list'
import type { z } from 'zod'

export function toListSummary(list: SavedList): z.output<typeof listSummary> {
  return {
    listId: list.listId,
    name: list.name,
    itemCount: list.itemCount,
    createdAt: list.createdAt.toISOString(),
    updatedAt: list.updatedAt.toISOString(),
    shareToken: list.shareToken ?? null,
  }
}

/** What an item of a list or a view is, as the wire says it. */
export function toThing(
  item: Pick<ListItem, 'kind' | 'targetId' | 'wordId'>,
): z.output<typeof savedThing> {
  const { kind, targetId, wordId } = item
  if (kind === 'kanji') return { kind, kanjiId: targetId }
  if (wordId === undefined) throw new Error(`The saved word ${targetId} has no id of its word`)
  return { kind, wordId, spellingId: targetId }
}

/** An item with what the dictionary says today; a list can be read without any dictionary too. */
export function toListItem(
  dictionary: Dictionary | undefined,
  item: ListItem,
): z.output<typeof listItem> {
  const { targetId } = item
  const isWord = item.kind === 'word'
  return {
    itemId: targetId,
    thing: toThing(item),
    note: item.note,
    addedAt: item.addedAt.toISOString(),
    text: item.text,
    reading: item.reading,
    gloss: item.meaning,
    word: (isWord && dictionary && findWordSummary(dictionary, targetId)) || null,
    kanji: (!isWord && dictionary && findKanjiSummary(dictionary, targetId)) || null,
  }
}
