import type { ListSummary, SavedItem, SavedList } from '../saved-list'

const at = '2026-04-01T12:00:00.000Z'

export function buildSummary(changes: Partial<ListSummary> = {}): ListSummary {
  const listId = '00000000-0000-4000-8000-000000000001'
  const facts = { itemCount: 0, createdAt: at, updatedAt: at, shareToken: null }
  return { listId, name: 'Chapter 3', ...facts, ...changes }
}

export function buildItem(kanjiId: string, changes: Partial<SavedItem> = {}): SavedItem {
  return {
    itemId: kanjiId,
    thing: { kind: 'kanji', kanjiId },
    note: '',
    addedAt: at,
    text: kanjiId,
    reading: '',
    gloss: '',
    word: null,
    kanji: null,
    ...changes,
  }
}

/** A list of kanji, one for each character. */
export function buildList(kanji: string, changes: Partial<ListSummary> = {}): SavedList {
  const items = Array.from(kanji, (each) => buildItem(each))
  return { list: buildSummary({ itemCount: items.length, ...changes }), items }
}
