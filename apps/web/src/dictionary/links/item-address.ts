import { linkOptions } from '@tanstack/react-router'

interface WordInSpelling {
  wordId: number
  /** Null where it does not matter in which. */
  spellingId: string | null
}

/** The page of a kanji, for a link. */
export function toKanjiLink(kanjiId: string) {
  return linkOptions({ to: '/app/dict/kanji/$id/words', params: { id: kanjiId } })
}

/** The page of a word, in a spelling of it, for a link. */
export function toWordLink({ wordId, spellingId }: WordInSpelling) {
  return linkOptions({
    to: '/app/dict/words/$id/kanji',
    params: { id: String(wordId) },
    search: spellingId === null ? {} : { spelling: spellingId },
  })
}

/** The same pages as text. */
export function toKanjiPath(kanjiId: string): string {
  return `/app/dict/kanji/${encodeURIComponent(kanjiId)}/words`
}

export function toWordPath({ wordId, spellingId }: WordInSpelling): string {
  const search = spellingId === null ? '' : `?spelling=${spellingId}`
  return `/app/dict/words/${wordId}/kanji${search}`
}
