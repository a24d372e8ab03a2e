import { linkOptions } from '@tanstack/react-router'
import type { KanjiItem, WordItem } from './search-answer'

/** Where a result leads. Names have no page of their own. */
export function toResultLink(item: WordItem | KanjiItem) {
  return item.kind === 'word'
    ? toWordLink(item)
    : linkOptions({ to: '/app/dict/kanji/$id/words', params: { id: item.kanjiId } })
}

export function toWordLink({ wordId, spellingId }: { wordId: number; spellingId: string | null }) {
  return linkOptions({
    to: '/app/dict/words/$id/kanji',
    params: { id: String(wordId) },
    search: spellingId === null ? {} : { spelling: spellingId },
  })
}
